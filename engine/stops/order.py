"""Which rank is above which, which cards are the lowest, and which suits may follow which (RULES.md, *Parameters*)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.cards import CARDS, FULL_PACK, RANKS, SUIT_CARDS, SUITS, Card, CardSet

_SUITS = tuple(map(int, SUIT_CARDS.values()))


@dataclass(frozen=True, slots=True)
class Order:
    """The ranks from low to high, as tables by card number."""

    height: tuple[int, ...]
    """How high a card stands in its suit, 0 for the lowest rank to 12."""
    above: tuple[Card | None, ...]
    """The next higher card of the suit, None above the top rank."""
    below: tuple[Card | None, ...]
    """The next lower card of the suit, None below the lowest rank."""
    ranks: tuple[CardSet, ...]
    """The four cards of each rank, from the lowest rank up."""

    def lowest(self, cards: CardSet) -> CardSet:
        """Return the cards of the lowest rank among `cards`, of every suit that has it."""
        return next((cards & rank for rank in self.ranks if int(cards) & rank), cards)

    def lowest_of_suits(self, cards: CardSet) -> CardSet:
        """Return the lowest card of each suit among `cards`."""
        lowest, bits, bottom = 0, int(cards), int(self.ranks[0])
        for suit in _SUITS:
            held = bits & suit
            lowest |= held & bottom or held & -held  # except for the bottom rank, cards' numbers rise with their ranks
        return CardSet(lowest)


def _order(ranks: str) -> Order:
    height = tuple(ranks.index(each.rank) for each in CARDS)
    at = {(each.suit, height[each]): each for each in CARDS}
    return Order(
        height=height,
        above=tuple(at.get((each.suit, height[each] + 1)) for each in CARDS),
        below=tuple(at.get((each.suit, height[each] - 1)) for each in CARDS),
        ranks=tuple(CardSet.of(each for each in CARDS if each.rank == rank) for rank in ranks),
    )


ORDERS = {"high": _order(RANKS), "low": _order("A" + RANKS[:-1])}
"""The order for each value of the parameter `ace`."""

NARROWED: Mapping[str, Callable[[Order, CardSet], CardSet]] = {
    "any": lambda _, cards: cards,
    "suit_low": Order.lowest_of_suits,
    "group_low": Order.lowest,
}
"""How each value of `lead.card` narrows the cards of permitted suits."""
_RED = SUIT_CARDS["D"] | SUIT_CARDS["H"]
PERMITTED: Mapping[str, Mapping[str, CardSet]] = {
    "none": dict.fromkeys(SUITS, FULL_PACK),
    "suit": {suit: FULL_PACK - cards for suit, cards in SUIT_CARDS.items()},
    "colour": {suit: _RED if suit in "CS" else FULL_PACK - _RED for suit in SUITS},
}
"""The cards of the suits that each value of `lead.change` permits, by the suit of the last run."""
