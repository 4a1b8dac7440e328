"""The cards of New York, New York as people read them: each colour has a shape too, in the same order everywhere.

If the reader's deck has pictures, a card is a tile, and the row is twelve of them in large type. In text a card is its
shape and its number. The piles are aligned in columns there too, because each takes the room of its column.
"""

from collections.abc import Iterable, Sequence

from art import names
from cogs.render.deck import SHAPES
from cogs.render.words import Words
from engine.newyork.cards import COLOURS, NUMBERS, Card
from engine.newyork.scoring import Score

EMPTY = "▫️"
"""An empty pile."""
IN_A_LINE = 6
"""How many piles a line has: that fits a phone."""
DIGIT = "\u2007"
"""A space as wide as a digit."""
TWO_DIGITS = (4, 5, 6)
"""The numbers in the first line that are above one of two digits."""
BETWEEN = "\u2002"
"""The space between two cards in text."""


def shape(seat: int, words: Words) -> str:
    """Return the sign of a seat's colour."""
    colour = COLOURS[seat]
    return words.deck.picture(names.shape_name(colour)) or SHAPES[colour]


def text_of(card: Card) -> str:
    """Return a card as text: `❤️12`, without a line break inside."""
    return f"{SHAPES[card.colour]}\u2060{card.number}"


def card_text(card: Card, words: Words) -> str:
    """Return a card within a sentence: its tile, or text."""
    return words.deck.tile(card.colour, card.number) or text_of(card)


def cards_text(cards: Iterable[Card], words: Words) -> str:
    """Return cards in a row, in the order of a hand."""
    between = " " if words.deck else BETWEEN
    return between.join(card_text(each, words) for each in in_order(cards))


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards in the order of a hand: colour by colour, each from low to high."""
    return sorted(cards, key=lambda card: (card.owner, card.number))


def row_lines(tops: Sequence[Card | None], words: Words, level: int = 1) -> list[str]:
    """Return the row in two lines of six piles: the card on top of each, or its number alone. `level` as in `large`."""
    piles = [_pile(number, top, words) for number, top in zip(NUMBERS, tops, strict=True)]
    lines = [" ".join(piles[at : at + IN_A_LINE]) for at in range(0, len(piles), IN_A_LINE)]
    return [large(line, words, level) for line in lines]


def large(cards: str, words: Words, level: int = 1) -> str:
    """Return a line of cards, as a heading if they are tiles. `level`: that of the heading, 1 for the largest."""
    return f"{'#' * level} {cards}" if words.deck and cards else cards


def blocks_text(each: Score, words: Words) -> str:
    """Return the points for a seat's blocks, and the blocks as ranges; empty without blocks."""
    if not each.blocks:
        return ""
    ranges = words.row(f"{block[0]}–{block[-1]}" for block in each.blocks)
    # Translators: points for neighbouring piles: "3 for block 7–8", "6 for blocks 3–4, 12–1"
    return words.count(
        "{points} for block {ranges}",
        "{points} for blocks {ranges}",
        len(each.blocks),
        points=each.bonus,
        ranges=ranges,
    )


def _pile(number: int, top: Card | None, words: Words) -> str:
    if words.deck:
        return words.deck.picture(names.pile_name(number)) if top is None else words.deck.tile(top.colour, number)
    pile = f"{EMPTY if top is None else SHAPES[top.colour]}\u2060**{number}**"
    return pile + DIGIT if number in TWO_DIGITS else pile
