"""Cards as people read them: suit by symbol and by order, ranks as text."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.render.words import Words
from engine.cards import SUIT_CARDS, Card, CardSet, card
from engine.stops.order import Order

SYMBOLS = {"S": "♠\ufe0e", "H": "♥\ufe0f", "D": "♦\ufe0f", "C": "♣\ufe0e"}
"""The suits in the order in which they are shown.

Black suits are drawn as text, red ones as pictures: black pictures are hard to see on Discord's dark theme.
"""


def rank_text(each: Card) -> str:
    """Return a card's rank: `10`, `Q`."""
    return "10" if each.rank == "T" else each.rank


def card_text(each: Card) -> str:
    """Return a card: `10♥`."""
    return rank_text(each) + SYMBOLS[each.suit]


def space_text(space: str, words: Words) -> str:
    """Return the name of a space: a layout card as a card, other spaces in words of their own."""
    match space:
        case "KQ":
            return card_text(card("KH")) + card_text(card("QH"))
        case "8910":
            return "8-9-10"
        case "kitty":
            return words.say("kitty")
        case "pot":
            return words.say("pot")
    return card_text(card(space))


def spaces_text(table: Iterable[tuple[str, int]], words: Words) -> str:
    """Return chips on spaces: `A♥ 4 · K♣ 9`."""
    return " · ".join(f"{space_text(space, words)}\u00a0{count}" for space, count in table)


def in_suits(cards: CardSet, order: Order) -> list[Card]:
    """Return cards as a hand is held: suit by suit, each from low to high."""
    return [each for suit in SYMBOLS for each in sorted(cards & SUIT_CARDS[suit], key=lambda one: order.height[one])]


def hand_lines(cards: CardSet, order: Order) -> list[str]:
    """Return a hand, a line a suit, with a dash for an empty suit."""
    lines = []
    for suit, symbol in SYMBOLS.items():
        held = sorted(cards & SUIT_CARDS[suit], key=lambda one: order.height[one])
        lines.append(f"{symbol}\u2002" + ("\u2002".join(map(rank_text, held)) or "–"))
    return lines


def run_text(run: Iterable[Card]) -> str:
    """Return the cards of a run, the suit first: `♣ 2 3 4`."""
    cards = list(run)
    return f"{SYMBOLS[cards[0].suit]} {' '.join(map(rank_text, cards))}" if cards else ""
