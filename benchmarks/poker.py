"""Whether all 2,598,960 poker hands stand in pokerkit's order, and how long ranking them takes beside pokerkit.

A hand's place is the number of classes of equal hands below its own. Both orders are the same, ties included, exactly
when every hand has the same place in both.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from time import perf_counter
from typing import TypeVar

from pokerkit import Card as PokerkitCard
from pokerkit import StandardHighHand

from benchmarks.figures import Figure
from engine.cards import CARDS, CardSet
from engine.poker_hands import rank

H = TypeVar("H")
R = TypeVar("R")


def measure() -> list[Figure]:
    """Return how many hands pokerkit places otherwise, how many classes there are, and the time as a ratio."""
    ranks: Counter[tuple[int, int]] = Counter()
    took = theirs_took = 0.0
    their_card = {each: next(PokerkitCard.parse(each.rank + each.suit.lower())) for each in CARDS}
    for lowest in CARDS:  # in parts, to go easy on memory
        hands = [(lowest, *higher) for higher in combinations(CARDS[lowest + 1 :], 4)]
        ours, seconds = _timed(rank, [CardSet.of(hand) for hand in hands])
        took += seconds
        their_hands = [tuple(their_card[each] for each in hand) for hand in hands]
        theirs, seconds = _timed(StandardHighHand.lookup.get_entry, their_hands)
        theirs_took += seconds
        ranks.update(zip(ours, (entry.index for entry in theirs), strict=True))
    place, their_place = _places(our for our, _ in ranks), _places(their for _, their in ranks)
    otherwise = sum(hands for (our, their), hands in ranks.items() if place[our] != their_place[their])
    return [
        Figure("poker: hands not in the same place as in pokerkit's order", otherwise, f"of {ranks.total():,} hands"),
        Figure("poker: classes of equal hands", len(place), f"where pokerkit has {len(their_place):,}"),
        Figure("poker: ranking every hand takes as much time as", took / theirs_took, "times pokerkit"),
    ]


def _timed(rate: Callable[[H], R], hands: Sequence[H]) -> tuple[list[R], float]:
    """Return the rating of each hand, and the seconds that it took."""
    start = perf_counter()
    rated = list(map(rate, hands))
    return rated, perf_counter() - start


def _places(ranks: Iterable[int]) -> dict[int, int]:
    return {each: place for place, each in enumerate(sorted(set(ranks)))}
