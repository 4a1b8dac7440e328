"""Sets of cards as whole numbers in which a run is a sum.

Each suit has a lane of fourteen bits: thirteen for its cards, from the lowest rank up as the rules order them, and
one that stays empty. If a card is added to the set that holds it and those above it, the carry runs up to the
first card that is missing: `cards & cards + led` is what a run from `led` leaves of them.
"""

from collections.abc import Iterable

from engine.cards import CARDS, Card
from engine.stops.order import ORDERS

Lanes = int
"""A set of cards in lanes. One with a single bit stands for a single card."""

WIDTH = 14
_LOWEST = sum(1 << WIDTH * lane for lane in range(4))
_SPARE_BITS = _LOWEST << WIDTH - 1
_CLUBS = (1 << WIDTH - 1) - 1
BITS = {ace: tuple(1 << WIDTH * (each // 13) + order.height[each] for each in CARDS) for ace, order in ORDERS.items()}
"""The bit of each card, by number, for each value of the parameter `ace`."""


def lanes(ace: str, cards: Iterable[Card]) -> Lanes:
    """Return cards in lanes, ordered as `ace` says."""
    bits = BITS[ace]
    return sum(bits[each] for each in cards)


def suit_of(one: Lanes) -> int:
    """Return the lane of a single card."""
    return (one.bit_length() - 1) // WIDTH


def lowest_of_suits(held: Lanes) -> Lanes:
    """Return the lowest card of each suit."""
    return held & ~((held | _SPARE_BITS) - _LOWEST)


def lowest(held: Lanes) -> Lanes:
    """Return the cards of the lowest rank, of every suit that has it."""
    ranks = (held | held >> WIDTH | held >> 2 * WIDTH | held >> 3 * WIDTH) & _CLUBS
    return held & (ranks & -ranks) * _LOWEST
