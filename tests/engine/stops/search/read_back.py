"""Cards in lanes, read back: what only tests ask for."""

from engine.cards import CARDS, CardSet
from engine.stops.search.lanes import BITS, Lanes


def cards_in(ace: str, held: Lanes) -> CardSet:
    """Return the cards that stand in these lanes."""
    return CardSet.of(each for each, bit in zip(CARDS, BITS[ace], strict=True) if held & bit)
