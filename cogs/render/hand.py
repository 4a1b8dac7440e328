"""A seat's private messages: the hand, and the menu."""

from dataclasses import replace

from bot.tables.model.seat import Shortened
from bot.tables.model.table import Ending, Status
from bot.tables.views import Board, Hand
from cogs.render.buttons import hand_button, menu_button, next_round_button, table_link, wake_button
from cogs.render.endings import winding_up_texts
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.lessons import learn_button
from cogs.render.parts import (
    GOLD,
    GREY,
    TABLE_GREEN,
    YOURS,
    Button,
    Layout,
    Row,
    Style,
    button,
    duration,
    layout,
    rows_of,
)
from cogs.render.proofs import proofs_button
from cogs.render.terms import agreeing_button
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.pack import never
from engine.players import Weighed


def hand_message(
    hand: Hand,
    words: Words,
    board_message: int | None = None,
    note: str = "",
    hint: Weighed | None = None,
    *,
    silent: bool = False,
) -> Layout:
    """Return a hand with its buttons.

    `board_message`: the id of the table's public message, for a link to it. `note`: a sentence about the button just
    pressed. `silent`: whether the bot may not write in the table's channel.
    """
    board = hand.board
    # Translators: the small first line above a player's cards; {channel}: the table's channel
    head = words.say("Your hand · {channel}", channel=f"<#{board.channel}>")
    texts = [f"-# {note}"] if note else []
    texts.append(f"-# {head}")
    if silent and board.status is not Status.CLOSED:
        silence = words.say(
            "🔇 I can't write in {channel} any more. The game goes on in your hand; an admin can give "
            "me **View Channel** and **Send Messages** there.",
            channel=f"<#{board.channel}>",
        )
        texts.append(f"-# {silence}")
    there = table_link(board, words, board_message)
    if board.status is Status.LOBBY:
        texts.append(words.say("You have a seat. You'll get your cards when the match starts."))
        return layout(texts, [[*learn_button(board.game, words), there]])
    if board.status is Status.CLOSED:
        over = board.ending is Ending.FINISHED
        texts = [
            words.say("### {channel}: the match is over", channel=f"<#{board.channel}>")
            if over
            else words.say("### {channel}: the table is closed", channel=f"<#{board.channel}>")
        ]
        return layout(texts, [[there]], colour=GREY)
    if board.status is Status.PAUSED:
        texts.append(words.say("The table is paused because nobody was here."))
        return layout(texts, [[wake_button(board.id, words), there]], colour=GREY)
    if board.winding_up is not None:
        texts += [*winding_up_texts(board, words), words.say("What your hand wins is yours.")]
        return layout(texts, [[there]], colour=GREY)
    if hand.out:
        texts.append(
            words.say("You have no chips left, so you're out. Keep watching, or leave under **Menu** on the board.")
        )
        return layout(texts, [[there]])
    game = RENDERERS[board.game]
    texts += game.hand.texts(hand if hint is None else replace(hand, novice=False), hand.view, words)
    if hint is not None:
        texts.append(game.hand.hint(hand, hand.view, hint, words))
    if hand.shortened is not None and not hand.own.leaving:
        texts.append("-# " + _shortened_text(hand.shortened, words))
    next_round = next_round_button(board, words)
    rows = [] if hand.own.leaving else [*filter(None, [next_round]), *game.hand.rows(hand, hand.view, words)]
    if not rows:  # a disabled button takes the place of the cards
        rows = [[button(CustomId(board.id, "card", value="none"), words.scene("a card", "Play"), disabled=True)]]
    return layout(texts, [*rows, _foot(hand, words, hint)], colour=_colour(hand))


def _colour(hand: Hand) -> int:
    """Return the colour of a hand: for a decision, for a won round, or for nothing special."""
    if _decides(hand):
        return YOURS
    return GOLD if RENDERERS[hand.board.game].hand.has_won(hand, hand.view) else TABLE_GREEN


def _decides(hand: Hand) -> bool:
    """Return whether the table waits for this member or lets them decide ahead."""
    if hand.own.leaving or hand.own.away:
        return False
    if hand.acting:
        return not (hand.forced and hand.follow)
    return hand.preparing and not hand.own.ready


def _shortened_text(less: Shortened, words: Words) -> str:
    """Return how much time is left to a member who let deadlines pass, and how they get all of it back."""
    # Translators: {time} and {again}: "30 seconds"
    return words.count(
        "⏳ You missed {n} deadline, so you have {time} a turn now. Be in time twice to get {again} again.",
        "⏳ You missed {n} deadlines, so you have {time} a turn now. Be in time twice to get {again} again.",
        less.missed,
        time=duration(words, less.seconds),
        again=duration(words, less.again),
    )


def pointer_message(board: Board, member: int, board_message: int | None, words: Words) -> Layout:
    """Return the link to the table that a channel already has, with the next step for members who sit there."""
    there = table_link(board, words, board_message)
    if all(seat.member != member for seat in board.seats):
        text = words.say("This channel has a table already. Join in there, or use another channel.")
        return layout([text], [[there]])
    if board.status is Status.LOBBY:
        text = words.say("You have a seat at the table here. The host can start it, or you can press **Play now**.")
        return layout([text], [[agreeing_button("now", board, words), there]])
    return layout([words.say("You're playing at the table here.")], [[hand_button(board.id, words), there]])


def gone_message(words: Words) -> Layout:
    """Return what replaces the hand of a member who has left the table, or whose seat the host has taken back."""
    text = words.say("You're not at this table any more, and your chips are in your wallet.")
    return layout([text], colour=GREY)


def moved_message(hand: Hand, words: Words) -> Layout:
    """Return what replaces a hand in direct messages once its member prefers *My hand*."""
    text = words.say("Your cards are under **My hand** on the board now. `/settings` brings them back here.")
    return layout([text], [[table_link(hand.board, words)]], colour=GREY)


def last_message(board: Board, words: Words) -> Layout:
    """Return what replaces a hand that the bot soon cannot edit any more: the button for a new one."""
    text = words.say("This hand is out of date. Press **My hand** for a new one.")
    return layout([text], [[hand_button(board.id, words)]], colour=GREY)


def _foot(hand: Hand, words: Words, hint: Weighed | None) -> list[Button]:
    """Return the last row of a hand in play: the same on every turn."""
    table, buttons = hand.board.id, []
    if hand.board.terms.hints and CATALOGUE[hand.board.game].is_choice is not never:
        pressed = CustomId(table, "hint", hand.board.decision)
        off = not hand.hinted or hint is not None
        # Translators: a button: asks which card to play
        buttons.append(button(pressed, words.say("Hint"), emoji="💡", disabled=off))
    if hand.own.away or hand.own.leaving:
        buttons.append(_back_button(table, "back", words))
    elif CATALOGUE[hand.board.game].game.forces:
        # Translators: a button, short, that is switched on or off: "Follow for me" plays a card that is forced
        label = words.say("Follow: on") if hand.follow else words.say("Follow: off")
        buttons.append(_follow_button(hand, "follow", label))
    return [*buttons, menu_button(hand.board.id, words)]


def _follow_button(hand: Hand, verb: str, label: str) -> Button:
    style = Style.success if hand.follow else Style.secondary
    return button(CustomId(hand.board.id, verb, value="no" if hand.follow else "yes"), label, style=style)


def _back_button(table: int, verb: str, words: Words) -> Button:
    # Translators: a button: you play again, and stay at the table
    return button(CustomId(table, verb), words.say("I'm back"), style=Style.success)


def _switches(hand: Hand, words: Words) -> list[Button]:
    """Return a seat's switches for the menu, with ids of its own: the answer to a click redraws that message."""
    if hand.own.away or hand.own.leaving:
        return [_back_button(hand.board.id, "menu_back", words)]
    # Translators: a button: a computer plays for you until you press "I'm back"
    away = button(CustomId(hand.board.id, "menu_away"), words.say("I'm away"))
    if not CATALOGUE[hand.board.game].game.forces:
        return [away]
    # Translators: a button that is switched on, or off: "Follow for me" plays a card that is forced
    label = words.say("Follow for me: on") if hand.follow else words.say("Follow for me: off")
    return [_follow_button(hand, "menu_follow", label), away]


def menu_message(board: Board, hand: Hand | None, words: Words, *, may_stop: bool) -> Layout:
    """Return the menu, as one reader sees it. `hand`: the reader's seat, None for a spectator."""
    # Translators: the heading of the menu
    texts = [words.say("### Your options")]
    buttons: list[Button] = []
    if hand is not None:
        texts.append(RENDERERS[board.game].hand.worth(hand, hand.view, words))
        if hand.own.leaving:
            texts += [RENDERERS[board.game].hand.leaving(board, words), words.say("Press **I'm back** to stay.")]
        else:
            texts.append(_help(board, words))
        buttons += _switches(hand, words)
        if not hand.own.leaving:
            buttons.append(button(CustomId(board.id, "menu_leave"), words.say("Leave")))
    else:
        if board.open_to_late:
            text = words.say(
                "You're not at this table. Between two rounds, **Join in** on the board gives you a computer's seat, "
                "if one is for sale."
            )
        else:
            text = words.say("You're not at this table. Join in when the next match starts.")
        texts.append(text)
    buttons.append(button(CustomId(board.id, "rules"), words.say("How to play"), emoji="❔"))
    buttons.append(proofs_button(board.id, words))
    return layout(texts, rows_of([*buttons, *_stop_buttons(board, words, may_stop=may_stop)]))


def lobby_menu(board: Board, reader: int, words: Words, *, may_stop: bool) -> Layout:
    """Return the menu of a lobby, as a member with this id sees it; `may_stop` as in `menu_message`."""
    host = next((seat.member for seat in board.seats if seat.host), None)
    seated = [*(seat.member for seat in board.seats), *(each.member for each in board.asked)]
    texts = [words.say("### Your options"), RENDERERS[board.game].rules.teaser(board.rules, words)]
    # Translators: a button: to choose the rules of this table
    buttons = [button(CustomId(board.id, "house"), words.say("Rules"), emoji="⚙️")]
    if reader == host:
        full = len(board.seats) >= board.most
        # Translators: a button: a computer player takes a seat
        buttons.append(button(CustomId(board.id, "add"), words.say("Add computer"), disabled=full))
        if any(seat.member is None for seat in board.seats):
            # Translators: a button: a computer player leaves the table
            buttons.append(button(CustomId(board.id, "drop"), words.say("Remove computer")))
    elif any(seat.member == reader for seat in board.seats) and len(board.seats) >= board.least:
        buttons.append(agreeing_button("now", board, words))  # nobody has to wait for a host who is gone
    if reader in (*seated, *board.expected, *board.invited):
        # Translators: a button: gets you up from the table
        buttons.append(button(CustomId(board.id, "menu_leave"), words.say("Leave")))
    # Translators: a button: the rules, for somebody who has never played
    buttons += [button(CustomId(board.id, "rules"), words.say("How to play")), *learn_button(board.game, words)]
    return layout(texts, rows_of([*buttons, *_stop_buttons(board, words, may_stop=may_stop)], 2))


def _stop_buttons(board: Board, words: Words, *, may_stop: bool) -> list[Button]:
    if not may_stop:
        return []
    # Translators: a button for moderators
    return [button(CustomId(board.id, "stop"), words.say("Stop the table"), style=Style.danger)]


def pass_question(hand: Hand, words: Words) -> Layout:
    """Return the question before a hand passes for good."""
    table, decision = hand.board.id, hand.board.decision
    text = RENDERERS[hand.board.game].decisions.question(hand.view, words)
    yes, no = CustomId(table, "pass_yes", decision, "pass"), CustomId(table, "pass_no", decision)
    return layout([text], [pass_answers(yes, no, words)], colour=GREY)


def pass_answers(yes: object, no: object, words: Words) -> Row:
    """Return the answers to that question, by the ids of their buttons."""
    return [
        button(yes, words.say("Yes, pass"), style=Style.danger),
        # Translators: a button: the answer to "Pass?"
        button(no, words.say("No")),
    ]


def _help(board: Board, words: Words) -> str:
    """Return the explanation of the menu's buttons."""
    if CATALOGUE[board.game].game.forces:
        return words.say(
            "**Follow for me** plays your card when you have no choice; you still choose what to lead. **I'm away** "
            "lets a computer play for you until you're back. With **Leave**, you leave after this round and can't come "
            "back into this match."
        )
    return words.say(
        "**I'm away** lets a computer play for you until you're back. With **Leave**, it plays on to the end of the "
        "match; what it wins is yours."
    )


def left_text(board: Board, hand: Hand | None, words: Words) -> str:
    """Return the text for a member who has just left."""
    if hand is None or board.status is Status.CLOSED:
        return words.say("You have left the table, and your chips are in your wallet.")
    return RENDERERS[board.game].hand.leaving(board, words)


def left_message(board: Board, hand: Hand | None, words: Words) -> Layout:
    """Return what replaces the question, or the menu, when a member has left; see `left_text`."""
    return layout([left_text(board, hand, words)], colour=GREY)


def stopped_message(board: Board, words: Words) -> Layout:
    """Return what replaces the question when a moderator has stopped the table."""
    if board.winding_up is not None:
        return layout(winding_up_texts(board, words), colour=GREY)
    return layout([words.say("The table is stopped.")], colour=GREY)


STOP, LEAVE = "stop", "leave"
"""The question that the buttons *Stop it* and *Leave* answer."""


def stop_question(board: Board, hand: Hand | None, words: Words) -> Layout:
    """Return the question before a table is stopped; a member who sits there is asked whether to leave instead.

    `hand`: the seat of the member who asks, None for a moderator who does not sit there.
    """
    game = RENDERERS[board.game]
    if hand is not None:
        others = any(seat.member not in (None, hand.member) and not seat.leaving for seat in board.seats)
        texts = [
            words.say("Leave this table? The others will go on without you.")
            if others
            else words.say("Leave? The table will close."),
            game.hand.leaving(board, words)
            if board.underway
            else words.say("Nothing is being played, so you get your chips back at once."),
        ]
        if others and board.status is not Status.LOBBY and not board.underway:
            texts.append(words.say("You can't come back into this match."))
        yes = button(CustomId(board.id, "stop_now", value=LEAVE), words.say("Leave"), style=Style.danger)
        return layout(texts, [[yes]], colour=GREY)
    texts = [
        words.say("Stop this table for everybody? They'll be told that it was you."),
        game.board.played_out(words)
        if board.underway
        else words.say("Nothing is being played, so everybody gets their chips back."),
        *([words.say("The result counts, and then the table closes.")] if board.underway else []),
    ]
    # Translators: a button: stops the table
    yes = button(CustomId(board.id, "stop_now", value=STOP), words.say("Stop it"), style=Style.danger)
    return layout(texts, [[yes]], colour=GREY)
