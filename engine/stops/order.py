"""Which rank is above which: `ace` in rules.md §1.3."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import CARDS, RANKS, Card, CardSet


@dataclass(frozen=True, slots=True)
class Order:
    """The ranks from low to high, as tables by card number."""

    height: tuple[int, ...]
    """How high a card stands in its suit, 0 for the lowest rank to 12."""
    above: tuple[Card | None, ...]
    """The next higher card of the suit, None above the top rank."""
    below: tuple[Card | None, ...]
    """The next lower card of the suit, None below the lowest rank."""

    def lowest(self, cards: CardSet) -> CardSet:
        """Return the cards of the lowest rank among `cards`, of every suit that has it."""
        if not cards:
            return cards
        least = min(self.height[each] for each in cards)
        return CardSet.of(each for each in cards if self.height[each] == least)

    def lowest_of_suits(self, cards: CardSet) -> CardSet:
        """Return the lowest card of each suit among `cards`."""
        best: dict[str, Card] = {}
        for each in cards:
            held = best.get(each.suit)
            if held is None or self.height[each] < self.height[held]:
                best[each.suit] = each
        return CardSet.of(best.values())


def _order(ranks: str) -> Order:
    height = tuple(ranks.index(each.rank) for each in CARDS)
    at = {(each.suit, height[each]): each for each in CARDS}
    return Order(
        height=height,
        above=tuple(at.get((each.suit, height[each] + 1)) for each in CARDS),
        below=tuple(at.get((each.suit, height[each] - 1)) for each in CARDS),
    )


ORDERS = {"high": _order(RANKS), "low": _order("A" + RANKS[:-1])}
"""The order for each value of the parameter `ace`."""
