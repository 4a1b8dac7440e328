"""Piles of the row as whole numbers: what lies on top of each, and where the other cards of its number are.

Any change of a card is an addition to its pile. Cards are whole numbers here, those of `cards.CARDS`, because playouts
look them up in lists thousands of times.
"""

from engine.game import Seat
from engine.newyork.cards import CARDS, COLOURS

Pile = int
"""A pile: `TOPS` times the places of its cards, plus its top: 0 if there is none, else the top's colour plus 1."""

TOPS = len(COLOURS) + 1
GONE = 0
"""The place of a card that is laid, or held by a seat that has passed. A seat's hand is the place `seat + 1`."""
DRAWN = len(COLOURS) + 1
"""The place of a card that is still to be drawn."""
MARKET = len(COLOURS) + 2
"""The place of a card in the market."""
PLACES = len(COLOURS) + 3

STEPS: tuple[int, ...] = tuple(TOPS * PLACES**colour for colour in range(len(COLOURS)))
"""By how much a pile grows when its card of a colour goes one place further, by colour."""
STEP: tuple[int, ...] = tuple(STEPS[each.owner] for each in CARDS)
"""The same by card."""
AT: tuple[int, ...] = tuple(each.number - 1 for each in CARDS)
"""The pile of each card, from 0."""
COLOUR: tuple[int, ...] = tuple(each.owner for each in CARDS)
"""The colour of each card."""


def place(pile: Pile, colour: int) -> int:
    """Return the place of a pile's card of a colour."""
    return pile // STEPS[colour] % PLACES


def laid(pile: Pile, seat: Seat, colour: int) -> Pile:
    """Return a pile after a seat has laid its card of a colour."""
    return pile - pile % TOPS + colour + 1 - (seat + 1) * STEPS[colour]


def taken(pile: Pile, seat: Seat, colour: int) -> Pile:
    """Return a pile after a seat has taken its card of a colour from the market."""
    return pile + (seat + 1 - MARKET) * STEPS[colour]


def without(pile: Pile, seat: Seat) -> Pile:
    """Return a pile after a seat has passed: its cards are never laid."""
    return pile - sum((seat + 1) * step for colour, step in enumerate(STEPS) if place(pile, colour) == seat + 1)
