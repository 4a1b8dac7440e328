"""A hand of New York, New York: its cards, what its player may do, and a button for each move."""

from bot.tables.views import Hand
from cogs.render.deck import SHAPES
from cogs.render.ids import CustomId
from cogs.render.newyork.board import market_lines, player_line
from cogs.render.newyork.cards import cards_text, in_order, large, row_lines, shape
from cogs.render.newyork.hints import hint as hint
from cogs.render.newyork.results import own_result
from cogs.render.parts import LINE, Button, Row, Style, absence, button, clock, own_deal, rows_of, shown, within
from cogs.render.words import Words
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import Card
from engine.newyork.players.hints import passing_is_free
from engine.newyork.state import Phase
from engine.newyork.view import View

SHORT = 12
"""How many characters of a name fit a line without wrapping; the board has complete names."""


def texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what the player may do, the row, the market and all players, and below a line their own cards."""
    if hand.board.dealing:
        dealt = own_deal(hand.board, words)
        return [own_result(hand, view, words), dealt, _game(hand, view, words)] if view.scores else [dealt]
    # Translators: above the cards of a hand; {shape}: the sign of the player's colour
    mine = words.say("You are {shape}", shape=shape(hand.seat, words))
    said = [_prompt(hand, view, words), _game(hand, view, words)]
    if view.hand:
        said += [LINE, f"-# {mine}\n{large(cards_text(view.hand, words), words)}"]
    if hand.novice and (hand.acting or (view.hand and hand.seat not in view.passed)):
        line = _coaching(view, words, taught=hand.taught)
        said += ["-# 💡 " + line] if line else []
    return said


def rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each card to take, otherwise for each card of the hand, and one for passing.

    They are there on every turn, so that nothing moves between turns; only the allowed ones are enabled. The row shows
    what a card would cover.
    """
    if hand.acting and view.phase is Phase.TAKE:
        buttons = [_card_button(hand, view, Take(each), "", words) for each in in_order(view.market)]
    else:
        buttons = [
            _card_button(hand, view, Lay(each), _covers(view, each, words), words) for each in in_order(view.hand)
        ]
    if buttons:
        verb, value = ("do", "pass") if passing_is_free(view) else ("pass", "")
        pressed = CustomId(hand.board.id, verb, hand.board.decision, value)
        # Translators: a button; in New York: play no more cards in this round
        buttons.append(button(pressed, words.say("Pass"), disabled=Pass() not in view.choices))
    return rows_of(buttons, 5 if words.deck else 3)  # tiles are narrow


def has_won(hand: Hand, view: View) -> bool:
    """Return whether nobody scored more than the seat in the round that has just ended."""
    return hand.board.dealing and bool(view.scores) and view.scores[-1][hand.seat] == max(view.scores[-1])


def _coaching(view: View, words: Words, *, taught: bool) -> str:
    """Return a line of help for a member's first hand; empty if the lesson has taught it."""
    taking = view.phase is Phase.TAKE and view.turn == view.seat
    if taught:
        return (
            ""
            if taking
            else words.say("First game? Play your own high cards late, so that they're less likely to be covered.")
        )
    if taking:
        return words.say("First game? Take your own colour, or what the others need.")
    return words.say("First game? Cover the others' high piles, and play your own colour on them late.")


def _prompt(hand: Hand, view: View, words: Words) -> str:
    if away := absence(hand, words.say("A computer finishes for you. You keep the winnings."), words):
        return away
    if hand.acting and view.phase is Phase.TAKE:
        return "### " + words.say("▶ Take a card") + clock(hand.board.due_at)
    if hand.acting:
        return "### " + words.say("▶ Play a card") + clock(hand.board.due_at)
    why = ""
    if hand.seat in view.passed:
        why = words.say("You've passed for this round.")
    elif not view.hand:
        why = words.say("You've played all your cards.")
    if view.turn is None:
        return why
    name = shown(hand.board.seats[view.turn].name)
    # Translators: a heading in somebody's hand: it is the turn of another player.
    waits = "### " + words.say("Waiting for {name}…", name=name)
    return f"{waits}\n-# {why}" if why else waits


def _game(hand: Hand, view: View, words: Words) -> str:
    """Return the row, the market, and all players' points and cards."""
    lines = row_lines(view.tops, words, 2)
    if not hand.board.dealing:
        lines.append(market_lines(view, words))
    for at, seat in enumerate(hand.board.seats):
        said = player_line(hand.board, view, at, shown(within(seat.name, SHORT)), words)
        lines.append(said.partition("\n")[0])
    return "\n".join(lines)


def _card_button(hand: Hand, view: View, choice: Lay | Take, more: str, words: Words) -> Button:
    """Return a button with a card's tile, or its shape and number, and `more` about it."""
    card, lays = choice.card, isinstance(choice, Lay)
    pressed = CustomId(hand.board.id, "do", hand.board.decision, f"{'lay' if lays else 'take'}{card}")
    tile, allowed = words.deck.tile(card.colour, card.number), choice in view.choices
    style = Style.primary if lays else Style.success
    return button(
        pressed,
        more if tile else more or f"{card.number}",
        emoji=tile or SHAPES[card.colour],
        style=style if allowed else Style.secondary,
        disabled=not allowed,
    )


def _covers(view: View, card: Card, words: Words) -> str:
    """Return what a card covers, as text; empty with pictures, so that every button is as wide as its tile."""
    over = view.tops[card.number - 1]
    if words.deck or over is None:
        return ""
    # Translators: a button, short: the card {n} covers a card of this colour
    return words.say("{n} over {shape}", n=card.number, shape=shape(over.owner, words))
