"""A table's public message: its lobby, board, pause, and the text that stays once it is closed."""

from collections.abc import Collection, Iterator

import discord

from art.names import FREE_SEAT
from bot.tables.model.announcements import Notice
from bot.tables.model.table import Ending, Status
from bot.tables.model.terms import HOUR
from bot.tables.views import Board, SeatView
from cogs.render.buttons import hand_button, menu_button, next_round_button, wake_button
from cogs.render.discs import discs, marked
from cogs.render.endings import winding_up_texts
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.invite import kept_texts
from cogs.render.parts import GREY, NAMELESS, Button, Layout, button, computer, duration, layout, shown, until
from cogs.render.terms import agreeing_button, board_foot, option_lines, price_line, sit_button, terms_line
from cogs.render.words import Words, count

PHONE = 30
"""How many letters of names fit a line on a phone."""
DISC = 5
"""The width of a disc and the space around it, in letters."""
ROUNDS_BEFORE = 10
"""How many rounds before the last one the board begins to say when its table closes."""
# Translators: members who have no direct message; a small line on the board
_UNREACHED = count("{names}: your cards are under **My hand**", "{names}: your cards are under **My hand**", "n")
# Translators: members to whom the bot writes for the first time; a small line on the board
_WRITTEN_TO = count(
    "{names}: if you see no direct message with your cards, **My hand** always shows them",
    "{names}: if you see no direct messages with your cards, **My hand** always shows them",
    "n",
)


def board_message(
    board: Board, words: Words, closed: Collection[int] = (), first: Collection[int] = (), *, silent: bool = False
) -> Layout:
    """Return a table's public message.

    Args:
        board: the table as everybody may see it.
        words: the server's language.
        closed: members whom the bot could not send their cards in a direct message.
        first: members to whom the bot had never written before, so that Discord may hide its message.
        silent: whether the bot may not write in the channel, so that only clicks update this message.
    """
    if board.status is Status.LOBBY:
        return _lobby(board, words, silent=silent)
    if board.status is Status.CLOSED:
        return _closed(board, words)
    if board.status is Status.PAUSED:
        return _paused(board, words)
    return _match(board, words, closed, first, silent=silent)


def _lobby(board: Board, words: Words, *, silent: bool) -> Layout:
    foot = _how_it_begins(board, words)
    if not (board.asked or board.invited):
        # Translators: the last words of a lobby; {when}: "in 10 minutes", a countdown of Discord's
        foot += " · " + words.say("closes {when}", when=until(board.due_at))
    texts = [*_lobby_texts(board, words, silent=silent)]
    return layout(texts, _lobby_buttons(board, words), colour=discord.Colour.blurple().value, foot=foot)


def _lobby_texts(board: Board, words: Words, *, silent: bool) -> Iterator[str]:
    """Yield the game, its stakes, length and number of players, who sits there, and whose seats are reserved."""
    rules = RENDERERS[board.game].rules
    size = words.say("{least} to {most} players", least=board.least, most=board.most)
    lasts = rules.lasts(board.rules, max(len(board.seats), board.comfortable), words)
    small = "-# " + " · ".join(filter(None, (size, lasts)))
    head = [f"### {terms_line(board.terms, words)}", small, rules.banner(board.rules, words)]
    yield "\n".join(filter(None, head))
    yield _alone(board, words)
    if board.jackpot:
        yield words.count(
            "💰 Jackpot: {n} chip left over from the last table will be spread over the boodle.",
            "💰 Jackpot: {n} chips left over from the last table will be spread over the boodle.",
            board.jackpot,
        )
    if board.reserve:
        yield f"-# {price_line(board.terms.buy_in, board.reserve, words)}"
    yield _seated(board, words)
    if silent:
        yield _silence(words)
    if board.last_round is not None:
        yield "-# " + words.count(
            "The table closes after {n} round at the latest; everybody keeps their chips then.",
            "The table closes after {n} rounds at the latest; everybody keeps their chips then.",
            board.last_round,
        )
    yield from option_lines(board.terms, words)
    if board.expected:
        names = words.listing([f"<@{each}>" for each in board.expected])
        yield words.count(
            "A seat is kept for {members}.", "Seats are kept for {members}.", len(board.expected), members=names
        )
    yield from kept_texts(board, words)
    if board.asked:
        yield _asked(board, words)


def _alone(board: Board, words: Words) -> str:
    """Return how long a decision may take while only one member plays; empty if the terms allow no longer."""
    if not board.terms.long_turns or sum(seat.member is not None for seat in board.seats) > 1:
        return ""
    # Translators: {time} is "1 hour".
    return "-# " + words.say(
        "⏳ With one member at the table, a turn takes {time} at most.", time=duration(words, HOUR)
    )


def _seated(board: Board, words: Words) -> str:
    """Return who sits at a lobby's table, and the seats that *Play now* would fill, or one more free seat."""
    marks = discs([seat.name for seat in board.seats], words)
    seats = [
        (marked(marks[at : at + 1], _who(seat, words)), len(seat.name) + DISC) for at, seat in enumerate(board.seats)
    ]
    free = min(board.free_seats, max(board.comfortable - len(board.seats), 1))
    if words.deck:
        seats.append(("\u2003".join([words.deck.picture(FREE_SEAT)] * free), free * DISC))
    elif free:
        said = words.count("{n} free seat", "{n} free seats", free)
        seats.append((said, len(said)))
    lines: list[list[str]] = []
    room = 0
    for said, width in seats:
        if width > room:
            lines.append([])
            room = PHONE
        lines[-1].append(said)
        room -= width
    return "\n".join(map("\u2003".join, lines))


def _how_it_begins(board: Board, words: Words) -> str:
    """Return who can begin the match, or what *Play now* does."""
    if len(board.seats) < board.least:
        return words.count(
            "**Play now** adds {n} computer",
            "**Play now** adds {n} computers",
            max(board.comfortable, board.least) - len(board.seats),
        )
    # Translators: a small line in a lobby: the one who may begin the match
    return words.say("{name} starts", name=_host(board))


def _host(board: Board) -> str:
    return next((shown(seat.name) for seat in board.seats if seat.host), NAMELESS)


def _asked(board: Board, words: Words) -> str:
    """Return whose seats are reserved because the terms have changed."""
    return words.count(
        "⏳ {host} changed the rules. A seat is kept for {names}: press **Join** to agree. It becomes free {when}.",
        "⏳ {host} changed the rules. Seats are kept for {names}: press **Join** to agree. They become free {when}.",
        len(board.asked),
        host=_host(board),
        names=words.listing([f"**{shown(each.name)}**" for each in board.asked]),
        when=until(board.due_at),
    )


def _lobby_buttons(board: Board, words: Words) -> list[list[Button]]:
    """Return the buttons to join, invite and begin, in two rows. Only one button begins; the menu has the others."""
    full, begins = len(board.seats) >= board.most, "now" if len(board.seats) < board.least else "start"
    # Translators: a button: to choose friends who are asked to join
    invite = button(CustomId(board.id, "invite"), words.say("Invite"))
    return [
        [agreeing_button("join", board, words, disabled=full), agreeing_button(begins, board, words)],
        [invite, menu_button(board.id, words)],
    ]


def _match(board: Board, words: Words, closed: Collection[int], first: Collection[int], *, silent: bool) -> Layout:
    game = RENDERERS[board.game]
    texts = [_progress(board, words), *game.board.texts(board, board.view, words)]
    texts.insert(-1, _players(board, words))
    texts += [_late(board, words), _alone(board, words)]
    if board.last_round is not None and board.round > board.last_round - ROUNDS_BEFORE:
        texts.append(
            "-# " + words.say("⏳ The table closes after round {n}; everybody keeps their chips.", n=board.last_round)
        )
    texts += _notices(board, words)
    if board.winding_up is not None:
        texts[1:1] = winding_up_texts(board, words)
    if silent:
        texts.append(_silence(words))
    for members, said in ((closed, _UNREACHED), (first, _WRITTEN_TO)):
        names = [shown(seat.name) for seat in board.seats if seat.member in members]
        if names:
            texts.append("-# " + said(words, n=len(names), names=words.listing(names)))
    mine = hand_button(board.id, words)
    if board.winding_up is not None:
        return layout(texts, [[mine]], colour=GREY, foot=board_foot(board, words))
    # Before the first deal it would come and go: the member who begins a match has just asked who plays.
    sit = [sit_button(board, words)] if board.seat_price is not None and board.round else []
    buttons = [*next_round_button(board, words), *game.board.buttons(board, board.view, words), mine, *sit]
    rows = [[*buttons, menu_button(board.id, words)]]
    return layout(texts, rows, colour=game.board.colour(board, board.view), foot=board_foot(board, words))


def _paused(board: Board, words: Words) -> Layout:
    texts = [
        _progress(board, words),
        words.say(
            "💤 **Nobody was here for a whole round, so the table is paused.** It closes {when}.",
            when=until(board.due_at),
        ),
        _players(board, words),
        _late(board, words),
    ]
    wake = wake_button(board.id, words)
    sit = [sit_button(board, words)] if board.seat_price is not None else []
    return layout(texts, [[wake, *sit, menu_button(board.id, words)]], colour=GREY)


def _progress(board: Board, words: Words) -> str:
    """Return the game and how far it is, as a small line."""
    return "-# " + RENDERERS[board.game].board.progress(board, board.view, words)


def _silence(words: Words) -> str:
    return "-# " + words.say(
        "🔇 I can't write here any more, so this message changes only when somebody presses a "
        "button. An admin can give me **View Channel** and **Send Messages** here."
    )


def _late(board: Board, words: Words) -> str:
    """Return the price of a computer player's seat; empty if no part of it may come back."""
    if board.seat_price is None or not board.reserve:
        return ""
    return f"-# {price_line(board.seat_price - board.reserve, board.reserve, words)}"


def _players(board: Board, words: Words) -> str:
    game = RENDERERS[board.game]
    marks = game.discs(board, words)
    return "\n".join(
        game.board.player_line(board, board.view, at, marked(marks[at : at + 1], _who(seat, words)), words)
        for at, seat in enumerate(board.seats)
    )


def _who(seat: SeatView, words: Words) -> str:
    """Return a player's name, with the face of a computer player, and whether a member is away or about to leave."""
    if seat.member is None:
        return computer(seat.name, words)
    if seat.leaving:
        # Translators: beside a player's name: they leave the table when the round is over.
        return words.say("{name} (leaving)", name=shown(seat.name))
    # Translators: beside a player's name: a computer plays for them until they are back.
    return words.say("{name} (away)", name=shown(seat.name)) if seat.away else shown(seat.name)


def _notices(board: Board, words: Words) -> list[str]:
    """Return the news about the people at the table as a small line, if there is any."""
    told = []  # without full stops: they are joined in one line
    left_out = [shown(each.name) for each in board.notices if each.kind == "left_out"]
    if left_out:
        names = words.listing(left_out)
        told.append(
            words.say("The match began without {names}, who hadn't agreed to the new rules or stakes", names=names)
        )
    lobby = ("left_out", "taken_back")
    others = [_notice(each, board, words) for each in board.notices if each.kind not in lobby]
    told += list(dict.fromkeys(others))[-2:]  # somebody may have gone away twice
    return ["-# " + " · ".join(told)] if told else []


def _notice(notice: Notice, board: Board, words: Words) -> str:
    name = shown(notice.name)
    return {
        "away": words.say("{name} is away", name=name),
        "back": words.say("{name} is back", name=name),
        "joined": words.say("{name} joined in", name=name),
        "left": RENDERERS[board.game].board.left(board, name, words),
    }.get(notice.kind) or words.say("Time was up: a computer decided for {name}", name=name)


def _closed(board: Board, words: Words) -> Layout:
    game = RENDERERS[board.game]
    assert board.ending is not None
    text = {
        Ending.FINISHED: words.say("Match over. The result is below."),
        Ending.STOPPED: words.say("This table was stopped."),
        Ending.EXPIRED: words.say("Nobody started this table, so it closed."),
        Ending.DESERTED: words.say("Nobody came back to this table, so it closed."),
        Ending.EMPTY: words.say("Everybody left this table, so it closed."),
        Ending.CHANNEL_GONE: words.say("The channel of this table is gone."),
        Ending.DAMAGED: words.say("This table's saved game was damaged, so it closed."),
        Ending.LAST_ROUND: words.say("This table has played its last round, and nobody has won."),
    }[board.ending]
    last = game.board.last_seen(board, board.view, words) if board.ending is Ending.FINISHED else ""
    return layout([f"### {game.rules.title(board.rules, words)}\n{text}", last], colour=GREY)
