"""What `normal` does in New York, New York, but quickly: for playouts, in which everybody sees all cards.

What a card gains depends on its pile alone, in proportion to its number, if blocks are ignored. So it is looked up;
`engine.newyork.worth` computes what is not known yet.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import fsum

from engine.game import Seat
from engine.newyork.cards import CARDS, COLOURS, NO_CARDS, NUMBERS, Card, CardSet
from engine.newyork.search.piles import AT, COLOUR, DRAWN, GONE, TOPS, Pile, laid, place, taken, without
from engine.newyork.worth import PILES, Outlook

NUMBER: tuple[int, ...] = tuple(each.number for each in CARDS)
"""The number of each card."""


class Gains(dict[Pile, float]):
    """What a change of a pile brings, in points for each unit of its number, found when it is first looked up."""

    def __init__(self, worth: Callable[[Pile], float], changed: Callable[[Pile], Pile]) -> None:
        """Begin without any; `worth` gives the worth of a pile, `changed` the pile after the change."""
        super().__init__()
        self._worth = worth
        self._changed = changed

    def __missing__(self, pile: Pile) -> float:
        gain = self[pile] = self._worth(self._changed(pile)) - self._worth(pile)
        return gain


class Quick:
    """Decides for every seat in playouts. It changes none of its arguments; cards are whole numbers."""

    def __init__(self, players: int) -> None:
        worths = [[_worth(players, seat, market=market) for seat in range(players)] for market in (False, True)]
        colours = range(len(COLOURS))
        self._lay = [
            [
                [Gains(worth, partial(laid, seat=seat, colour=colour)) for colour in colours]
                for seat, worth in enumerate(seats)
            ]
            for seats in worths
        ]
        """What laying a card gains: without a market and with one, by seat, by colour."""
        self._take = [
            [Gains(worth, partial(taken, seat=seat, colour=colour)) for colour in colours]
            for seat, worth in enumerate(worths[True])
        ]
        """What taking one gains, by seat, by colour."""
        self._pass = [Gains(worth, partial(without, seat=seat)) for seat, worth in enumerate(worths[False])]
        """What passing gains without a market, by seat."""

    def lay(self, seat: Seat, piles: Sequence[Pile], hand: Sequence[int], market: Sequence[int]) -> int | None:
        """Return the card that gains most, None if passing gains more; nobody passes while there is a market."""
        gains = self._lay[bool(market)][seat]
        best, most = hand[0], -1e9
        for card in hand:
            gain = gains[COLOUR[card]][piles[AT[card]]] * NUMBER[card]
            if gain > most:
                best, most = card, gain
        if market:
            return best
        passing = self._pass[seat]
        passed = fsum([(at + 1) * passing[piles[at]] for at in {AT[card] for card in hand}])
        return None if passed > most else best

    def take(self, seat: Seat, piles: Sequence[Pile], market: Sequence[int]) -> int:
        """Return the card that gains most."""
        gains = self._take[seat]
        best, most = market[0], -1e9
        for card in market:
            gain = gains[COLOUR[card]][piles[AT[card]]] * NUMBER[card]
            if gain > most:
                best, most = card, gain
        return best


quick = cache(Quick)
"""Returns the policy for a number of players. There is one of each, which remembers what it has computed."""


_ONES = PILES[0]
_SOME = CardSet.of(CARDS) - CardSet.of(_ONES)


def _worth(players: int, seat: Seat, *, market: bool) -> Callable[[Pile], float]:
    """Return the function that says what a pile is worth to a seat, in points for each unit of its number."""
    others = frozenset(range(players)) - {seat}

    def worth(pile: Pile) -> float:
        top = pile % TOPS
        places: dict[Card, Seat | None] = {}
        for each in _ONES:
            at = place(pile, each.owner)
            if at != GONE:
                places[each] = at - 1 if at < DRAWN else None
        tops = (_ONES[top - 1] if top else None, *[None] * (len(NUMBERS) - 1))
        market_left = _SOME if market else NO_CARDS
        return Outlook(seat, players, False, tops, places, others, market_left, 0.0).pile(1)

    return worth
