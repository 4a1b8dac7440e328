"""A hand of a stops match: its cards by suit, what its player may do, and buttons for it."""

from collections.abc import Iterator

from art.names import BACK
from bot.tables.views import Board, Hand
from cogs.render.discs import discs
from cogs.render.ids import CustomId
from cogs.render.parts import LINE, Button, Row, Style, absence, button, clock, own_deal, rows_of, shown, until
from cogs.render.stops.board import next_button, run_shown, waits_for, why
from cogs.render.stops.cards import card_text, hand_text, in_suits, shown_card, shown_cards, side_by_side, space_text
from cogs.render.stops.decisions import choice_rows, choice_texts
from cogs.render.stops.hints import hint as hint
from cogs.render.stops.spaces import NBSP, spaces_shown
from cogs.render.words import Words
from engine.cards import Card, CardSet
from engine.stops.rules import Rules
from engine.stops.state import Phase
from engine.stops.view import View

LATEST = 6
"""How many last cards of stopped runs a leader sees, the latest ones."""
COLUMNS = 2
"""How many seats a line has."""
DIGIT = "\u2007"
"""A space as wide as a digit."""


def texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what the player may do, then the table, and below a line their own cards."""
    said = _asked(hand, view, words)
    below = [hand_text(view.hand, view.rules.order, words)] if view.hand else []
    below += [*_stopped(view, words), *_missing(view, words), *_collects(view, words)]
    if hand.novice and (line := coaching(hand, view, words)):
        below.append("-# 💡 " + line)
    run = run_shown(hand.board, view, words) if view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.ROUND) else ""
    lies = [run, why(hand.board, view, words), spaces_shown(view, words, ""), _seats(hand, view, words)]
    return [*said, "\n".join(filter(None, lies)), *([LINE, *below] if below else [])]


def rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the buttons of an open decision, or one for each card that the player may play now."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        return choice_rows(hand, view, words)
    return rows_of([_card_button(hand, view, each, words) for each in in_suits(view.legal, view.rules.order)])


def worth(hand: Hand, view: View | None, words: Words) -> str:
    """Return as a sentence a seat's stack, and where it goes if the member leaves."""
    return words.count(
        "You have {n} chip here. If you leave, it goes to your wallet after the round.",
        "You have {n} chips here. If you leave, they go to your wallet after the round.",
        hand.own.stack,
    )


def leaving(board: Board, words: Words) -> str:
    """Return that a computer finishes the round, what happens to the stack then, and that leaving is final."""
    return words.say(
        "A computer plays your hand to the end of the round; then your chips go to your wallet, "
        "and you can't come back into this match."
    )


def has_won(hand: Hand, view: View) -> bool:
    """Return whether the seat was out first in the round that has just ended."""
    return hand.change is not None and view.went_out == hand.seat


def _card_button(hand: Hand, view: View, each: Card, words: Words) -> Button:
    """Return the button that plays a card. A lead has several, so a picture needs no label."""
    pressed = CustomId(hand.board.id, "card", hand.board.decision, str(each))
    if view.wanted is not None:
        return next_button(pressed, each, words)
    text = "" if words.deck else card_text(each, words)
    return button(pressed, text, style=Style.primary, emoji=words.deck.card(each))


def _asked(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what this seat may do, or whom it waits for: a heading and smaller texts."""
    if away := absence(hand, leaving(hand.board, words), words):
        return [away]
    if view.phase in (Phase.LEAD, Phase.FOLLOW) and view.hand:
        return _turn(hand, view, words)
    others = "" if hand.acting or hand.preparing else waits_for(hand.board, view, words)
    said = [*([f"#{others}"] if others else []), *choice_texts(hand, view, words)]
    return said or [_without_cards(hand, view, words)]


def _turn(hand: Hand, view: View, words: Words) -> list[str]:
    if view.wanted is None:
        if view.legal:
            return ["### " + words.say("▶ You lead") + clock(hand.board.due_at), f"-# {_lead(view, words)}"]
        name = shown(hand.board.seats[view.leader or 0].name)
        return ["### " + words.say("{name} leads…", name=name)]
    card = shown_card(view.wanted, words)
    if not view.legal:
        # Translators: a heading in somebody's hand: another player has to play the run's next card.
        return ["### " + words.say("Waiting for {card}…", card=card)]
    if hand.follow:
        return ["### " + words.say("Your {card} is played for you", card=card)]
    return ["### " + words.say("▶ Your turn: {card}", card=card) + clock(hand.board.due_at)]


def _seats(hand: Hand, view: View, words: Words) -> str:
    """Return all seats' chips and cards in little room: with discs in two columns, or in text with names."""
    seats = [(at, seat) for at, seat in enumerate(hand.board.seats) if at not in view.eliminated]
    if not words.deck:
        lines = []
        for at, seat in seats:
            n = view.counts[at]
            cards = ", " + words.count("{n} card", "{n} cards", n) if n else ""
            lines.append(f"{shown(seat.name)}: {words.chips(seat.stack)}{cards}")
        return "\n".join(lines)
    marks = discs([seat.name for seat in hand.board.seats], words)
    stacks = {at: words.number(seat.stack) for at, seat in seats}
    width = max(map(len, stacks.values()))
    cells = []
    for at, stack in stacks.items():
        number = words.number(view.counts[at]).ljust(2, DIGIT)
        held = f"{NBSP}{words.deck.picture(BACK)}{NBSP}{number}" if any(view.counts) else ""
        owned = DIGIT * (width - len(stack)) + (f"**{stack}**" if at == hand.seat else stack)
        cells.append(f"{marks[at]}{NBSP}{owned}{held}")
    return "\n".join("\u2003".join(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS))


def _without_cards(hand: Hand, view: View, words: Words) -> str:
    if hand.change is not None:
        return _round_over(hand, view, hand.change, words)
    if view.went_out == hand.seat:
        if hand.board.dealing:
            return words.say("🏁 **You won the round!** The next one begins {when}.", when=until(hand.board.due_at))
        return words.say("🏁 **You won the round!** The next one starts by itself.")
    if view.phase is Phase.ROUND:
        return words.say("The next round begins {when}.", when=until(hand.board.due_at))
    if hand.board.dealing and view.round == 1:
        return own_deal(hand.board, words)
    return words.say("You have no cards now. The next deal comes by itself.")


def _round_over(hand: Hand, view: View, change: int, words: Words) -> str:
    """Return who went out, what the round brought the reader, and when the next one begins, in lines for a phone."""
    if view.went_out is None:
        lines = [words.say("**Nobody could lead any more.** You: **{change}**", change=words.signed(change))]
    elif view.went_out == hand.seat:
        won = words.say("🏁 **You won the round: {change}.**", change=words.signed(change))
        lines = [won if change > 0 else words.say("🏁 **You won the round!**")]
    else:
        name = shown(hand.board.seats[view.went_out].name)
        # Translators: {change}: by how much the reader's chips have changed in the round
        lines = [words.say("**{name} went out first.** You: **{change}**", name=name, change=words.signed(change))]
        if view.left == 1:
            lines.append(words.say("So close: one card left."))
    if hand.board.dealing:
        # Translators: {when}: "in 5 seconds", a countdown of Discord's; behind "You lead."
        begins = words.say("Next round {when}.", when=until(hand.board.due_at))
    else:
        begins = words.say("The next round starts by itself.")
    if hand.own.stack > max(each.stack for at, each in enumerate(hand.board.seats) if at != hand.seat):
        # Translators: you have the most chips at the table
        begins = words.scene("most chips", "You lead.") + " " + begins
    return "\n".join([*lines, begins])


def _collects(view: View, words: Words) -> Iterator[str]:
    """Yield the spaces with chips that a card of the seat collects."""
    sets = zip(view.rules.layout, view.rules.collected_by[view.trump], strict=True)
    collected = {space for space, cards in sets if any(len(each) == 1 and not each - view.hand for each in cards)}
    held = [(space, count) for space, count in view.table if count and space in collected]
    pays = [f"{space_text(space, words)} ({words.chips(count)})" for space, count in held]
    if pays:
        yield "-# " + words.say("You hold {five}", five=side_by_side(pays, words))


def _stopped(view: View, words: Words) -> Iterator[str]:
    """Yield for a leader the last cards of stopped runs, the latest last: nothing higher can follow them."""
    ends = [run[-1].card for run in view.runs] if view.wanted is None and view.legal else []
    cards = side_by_side((shown_card(each, words) for each in ends[-LATEST:]), words)
    if len(ends) > 1:
        # Translators: to somebody who leads: the last cards of earlier runs.
        yield "-# " + words.say("Stopped: {cards}", cards=cards)


def _missing(view: View, words: Words) -> Iterator[str]:
    """Yield why the player cannot lead some suits now: RULES.md, *Which suits may be led*."""
    if view.wanted is not None or not view.legal or view.relaxed or not view.run:
        return  # the first lead of a round follows no card
    missing = {each.suit for each in view.hand} - {each.suit for each in view.legal}
    change = view.rules.lead_change
    if not missing or change == "none":
        return
    blocked = CardSet.of(each for each in view.hand if each.suit in missing)
    cards = shown_cards(in_suits(blocked, view.rules.order), words)
    last = view.run[-1].card
    why = {
        ("suit", "S"): words.say("Not now: {cards} · spades were played last", cards=cards),
        ("suit", "H"): words.say("Not now: {cards} · hearts were played last", cards=cards),
        ("suit", "D"): words.say("Not now: {cards} · diamonds were played last", cards=cards),
        ("suit", "C"): words.say("Not now: {cards} · clubs were played last", cards=cards),
        ("colour", True): words.say("Not now: {cards} · red was played last", cards=cards),
        ("colour", False): words.say("Not now: {cards} · black was played last", cards=cards),
    }
    yield f"-# {why[change, last.suit in 'DH' if change == 'colour' else last.suit]}"


def _lead(view: View, words: Words) -> str:
    """Return which cards the player may lead. Their buttons are below."""
    if len(view.legal) == 1:
        return words.say("Only this card is allowed.")
    if view.rules.lead_card == "suit_low":
        return words.say("Pick a suit – your lowest card goes.")
    if view.rules.lead_card == "group_low":
        return words.say("Pick one of your lowest cards.")
    return words.say("Pick any of these.")


def coaching(hand: Hand, view: View, words: Words) -> str:
    """Return a line of help for a member's first hand, about the present decision; empty if they know it already."""
    match view.phase:
        case Phase.STAKE:
            return _staking(view.rules, words, taught=hand.taught)
        case Phase.SPARE | Phase.OFFER | Phase.AUCTION | Phase.LATE_SWAP if hand.acting:
            return words.say("First time? A good hand has few cards, or many low ones in a row.")
        case Phase.RESALE if hand.acting:
            return words.say("First time? The buyer of your old hand knows only what you tell them.")
        case Phase.HOLD:
            return words.say("First time? The best five cards take the pot. All your cards stay yours to play.")
        case Phase.BET if hand.acting:
            return words.say("First time? If you fold, you give up the pot, but play on as before.")
    if hand.taught:
        if view.legal or hand.follow:
            return ""
        return words.say("First hand? **Follow for me** plays your forced cards.")
    if hand.hinted:
        # Translators: what is bold here is written as on the buttons, here and below. Two lines: some 80 letters.
        return words.say("First hand? **Hint** suggests a card. The next higher one of its suit follows.")
    if view.legal and view.wanted is None:
        return words.say("First hand? Tap a card to lead it. The next higher one of its suit follows.")
    # Translators: two lines on a phone: some 80 letters
    return words.say("First hand? Runs go up in a suit: **Play** when your card comes. First out wins!")


def _staking(rules: Rules, words: Words, *, taught: bool) -> str:
    """Return who will get the chips that the player places now."""
    combinations = len(rules.layout_cards) < len(rules.layout)
    if rules.pack == "single":
        return words.say(
            "First time? Play the card just below one of these, and you take all the chips on it; "
            "below an ace is the king."
        )
    if rules.paycards_when == "deal" and combinations:
        return words.say(
            "First time? Before play, you take the chips on any card here that you hold, and on a "
            "combination if you hold all of it."
        )
    if rules.paycards_when == "deal":
        return words.say("First time? Before play, you take all the chips on any of these cards that you hold.")
    if combinations:
        return words.say(
            "First time? Play a card that is named here, or all cards of a combination, and you take its chips."
        )
    if taught:
        return ""
    return words.say("First time? Play one of these cards later, and you take all the chips on it.")
