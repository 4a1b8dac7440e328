"""The cards of New York, New York as people read them: each colour has a shape too, in the same order everywhere."""

from __future__ import annotations

from collections.abc import Iterable

from engine.newyork.cards import COLOURS, NUMBERS, Card
from engine.newyork.phases.scoring import Score
from engine.newyork.view import View

SHAPES = {"R": "❤️", "B": "🔷", "G": "🟩", "Y": "⭐"}
"""Heart, diamond, square, star: nobody needs to see colours to tell them apart."""


def shape(seat: int) -> str:
    """Return the sign of a seat's colour."""
    return SHAPES[COLOURS[seat]]


def card_text(card: Card) -> str:
    """Return a card: `❤️12`, which is not broken over two lines."""
    return f"{SHAPES[card.colour]}\u2060{card.number}"


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards as a hand is held: colour by colour, each from low to high."""
    return sorted(cards, key=lambda card: (card.owner, card.number))


def row_lines(tops: tuple[Card | None, ...]) -> list[str]:
    """Return the row in two lines of six piles: the card on top of each, or a blank with the number."""
    piles = [
        f"{'▫️' if top is None else SHAPES[top.colour]}\u2060**{number}**"
        for number, top in zip(NUMBERS, tops, strict=True)
    ]
    return ["\u2002".join(piles[:6]), "\u2002".join(piles[6:])]


def market_text(view: View) -> str:
    """Return the cards that can be taken."""
    return "\u2002".join(map(card_text, in_order(view.market)))


def blocks_text(each: Score) -> str:
    """Return blocks as ranges: `3–5, 11–1`."""
    return ", ".join(f"{block[0]}–{block[-1]}" for block in each.blocks)
