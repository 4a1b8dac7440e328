"""A hand of New York, New York: its cards, what its player may do, and a button for each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.tables.views import Board, Hand
from cogs.render.deck import SHAPES
from cogs.render.ids import CustomId
from cogs.render.newyork.board import market_lines
from cogs.render.newyork.cards import cards_text, in_order, large, row_lines, shape
from cogs.render.newyork.hints import hint_text
from cogs.render.newyork.results import own_result
from cogs.render.parts import Button, Row, button, plain_name, rows_of, until
from cogs.render.words import Words
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import Card
from engine.newyork.state import Phase
from engine.newyork.view import View
from engine.players import Weighed


def texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what the player may do, and below it their cards, the row and the market: their turn is read first."""
    if hand.board.dealing:
        # Translators: {when}: "in 5 seconds", a countdown of Discord's
        dealt = words.say("Your cards are dealt {when}.", when=until(hand.board.due_at))
        return [own_result(hand, view, words), dealt] if view.scores else [dealt]
    # Translators: above the cards of a hand; {shape}: the sign of the player's colour
    mine = words.say("You are {shape}", shape=shape(hand.seat, words))
    said = [_prompt(hand, view, words), "\n".join(filter(None, [mine, large(cards_text(view.hand, words), words)]))]
    if hand.acting:  # what the choice depends on; it stays the same until the choice is made
        # Translators: stands above the twelve piles
        row = words.say("The row")
        said.append("\n".join([f"-# {row}", *row_lines(view.tops, words, 2)]))
        if view.phase is Phase.LAY:
            said.append(market_lines(view, words))
    if hand.novice and (hand.acting or (view.hand and hand.seat not in view.passed)):
        line = _coaching(view, words, taught=hand.taught)
        said += ["-# 💡 " + line] if line else []
    return said


def rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each card that may be laid or taken, and the one for passing."""
    buttons = [_move(hand, view, each, words) for each in _sorted(view.choices)]
    return rows_of(buttons, 4 if words.deck else 3)  # tiles are narrow


def hint(hand: Hand, view: View, suggestion: Weighed, words: Words) -> str:
    """Return a move, and what it changes on the row."""
    assert isinstance(suggestion.action, Lay | Take | Pass)
    names = [seat.name for seat in hand.board.seats]
    return hint_text(view, suggestion.action, names, words)


def worth(hand: Hand, view: View | None, words: Words) -> str:
    """Return what a seat plays for."""
    if view is None or not view.pot:
        return words.say("You're playing for points here.")
    return words.say("Your stake is in the pot. If you leave, a computer plays on for you, and what it wins is yours.")


def leaving(board: Board, words: Words) -> str:
    """Return that a computer plays on, and for whom it wins."""
    return words.say("A computer plays your hand to the end of the match; what it wins is yours.")


def has_won(hand: Hand, view: View) -> bool:
    """Return whether nobody scored more than the seat in the round that has just ended."""
    return hand.board.dealing and bool(view.scores) and view.scores[-1][hand.seat] == max(view.scores[-1])


def _coaching(view: View, words: Words, *, taught: bool) -> str:
    """Return a line of help for somebody's first hand; empty where the lesson has taught it."""
    taking = view.phase is Phase.TAKE and view.decides == view.seat
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
    if hand.leaving:
        return "🚪 " + leaving(hand.board, words)
    if hand.away:
        return words.say("💤 A computer plays your cards.")
    when = until(hand.board.due_at)
    if hand.acting and view.phase is Phase.TAKE:
        return words.say("**Take a card from the market.** ⏳ {when}", when=when)
    if hand.acting:
        return words.say("**Your turn: play a card** on the pile with its number. ⏳ {when}", when=when)
    if hand.seat in view.passed:
        return words.say("You've passed. The next round starts by itself.")
    if not view.hand:
        return words.say("You've played all your cards. The next round starts by itself.")
    return words.say("When it's your turn, your cards become buttons here.")


def _sorted(choices: Sequence[Any]) -> list[Any]:
    """Return cards as they are held, and passing last."""
    cards = {each.card: each for each in choices if isinstance(each, Lay | Take)}
    return [*(cards[each] for each in in_order(cards)), *(each for each in choices if isinstance(each, Pass))]


def _move(hand: Hand, view: View, choice: Lay | Take | Pass, words: Words) -> Button:
    table, decision = hand.board.id, hand.board.decision
    match choice:
        case Lay(card):
            over = view.tops[card.number - 1]
            covers = "" if over is None else _over(hand, view, card, over, words)
            pressed = CustomId(table, "do", decision, f"lay{card}")
            return _card_button(pressed, card, covers, discord.ButtonStyle.primary, words)
        case Take(card):
            pressed = CustomId(table, "do", decision, f"take{card}")
            return _card_button(pressed, card, "", discord.ButtonStyle.success, words)
    if view.passing_is_free:
        # Translators: a button; in New York: play no more cards in this round
        return button(CustomId(table, "do", decision, "pass"), words.say("Pass"))
    return button(CustomId(table, "pass", decision), words.say("Pass"))


def _card_button(pressed: CustomId, card: Card, more: str, style: discord.ButtonStyle, words: Words) -> Button:
    """Return a button with a card's tile, or its shape and number, and `more` about it."""
    tile = words.deck.tile(card.colour, card.number)
    label = more if tile else more or f"{card.number}"
    return button(pressed, label, emoji=tile or SHAPES[card.colour], style=style)


def _over(hand: Hand, view: View, card: Card, over: Card, words: Words) -> str:
    """Return what a card covers: its shape in text; whose it is in pictures, which labels cannot have."""
    if not words.deck:
        # Translators: a button, short: the card {n} covers a card of this colour
        return words.say("{n} over {shape}", n=card.number, shape=shape(over.owner, words))
    if over.owner == hand.seat:
        # Translators: a button, short, beside the picture of a card: it covers a card of your colour
        return words.say("over your own")
    if over.owner < len(view.chips):
        # Translators: a button, short, beside the picture of a card: it covers a card of this player
        return words.say("over {name}", name=plain_name(hand.board.seats[over.owner].name))
    # Translators: a button, short, beside the picture of a card: it covers a card in a colour that nobody plays
    return words.say("over nobody's")
