"""The health of the shuffle: whether packs that are dealt as matches are dealt look like chance."""

import math
import os
import secrets
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from operator import mul

from benchmarks.figures import Figure
from engine.cards import CARDS
from engine.shuffle import Stream, chained

PACK = len(CARDS)
LIMIT = 4.5
"""Standard deviations from what chance gives: beyond it in one of 150,000 runs for each figure, if all is well."""
ROUNDS = 10
"""Rounds of a match."""
_RED = tuple(card.suit in "DH" for card in CARDS)
_CENTRED = tuple(at - (PACK - 1) / 2 for at in range(PACK))
_SQUARES = sum(each * each for each in _CENTRED)


@dataclass(slots=True)
class Sum:
    """Numbers, of which only their mean and its deviation are wanted."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: "Sum") -> None:
        """Add all of another sum."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def away_from(self, expected: float) -> float:
        """Return how far the mean is from what is expected, in its standard deviations."""
        mean = self.total / self.count
        variance = self.squares / self.count - mean * mean
        return (mean - expected) / math.sqrt(variance / self.count)


@dataclass(slots=True)
class Tally:
    """What is counted of packs."""

    places: list[list[int]] = field(default_factory=lambda: [[0] * PACK for _ in range(PACK)])
    """How often each card lay at each place."""
    runs: Sum = field(default_factory=Sum)
    """The runs of one colour in each pack."""
    neighbours: Sum = field(default_factory=Sum)
    """The products of each card's number with the next one's, around each pack; numbers have the mean 0."""
    rounds: Sum = field(default_factory=Sum)
    """The products of the numbers at each place in a pack and in the next round's."""

    def add(self, pack: tuple[int, ...], before: tuple[int, ...] | None) -> None:
        """Count a pack; `before` is that of the round before it."""
        for place, card in zip(self.places, pack, strict=True):
            place[card] += 1
        self.runs.add(1 + sum(_RED[one] is not _RED[other] for one, other in pairwise(pack)))
        numbers = [_CENTRED[card] for card in pack]
        self.neighbours.add(sum(map(mul, numbers, (*numbers[1:], numbers[0]))))
        if before is not None:
            self.rounds.add(sum(map(mul, numbers, (_CENTRED[card] for card in before))))

    def join(self, other: "Tally") -> None:
        """Add all of another tally."""
        for mine, theirs in zip(self.places, other.places, strict=True):
            mine[:] = map(sum, zip(mine, theirs, strict=True))
        self.runs.join(other.runs)
        self.neighbours.join(other.neighbours)
        self.rounds.join(other.rounds)

    def chi_square(self) -> tuple[float, int]:
        """Return the chi-square of cards over places, and its degrees of freedom.

        Each pack has each card and each place once, so that the usual sum is too large by 52/51.
        """
        deals = sum(self.places[0])
        expected = deals / PACK
        squares = sum((count - expected) ** 2 for place in self.places for count in place)
        return squares * (PACK - 1) / deals, (PACK - 1) ** 2


def tally(deals: int) -> Tally:
    """Deal so many packs, a match after the other, and count them."""
    counted, packs = Tally(), iter(_packs())
    before: tuple[int, ...] | None = None
    for at in range(deals):
        pack = next(packs)
        counted.add(pack, before if at % ROUNDS else None)
        before = pack
    return counted


def _packs() -> Iterable[tuple[int, ...]]:
    """Yield the packs of matches without end, as numbers of cards: from a secret a round, and some clicks."""
    while True:
        entropy = str(secrets.randbits(60))
        for number in range(1, ROUNDS + 1):
            entropy = chained(entropy, (secrets.randbits(60), secrets.randbits(60)))
            yield Stream(secrets.token_bytes(32), entropy, number).shuffled(range(PACK))


def measure(deals: int) -> list[Figure]:
    """Return how far what is counted of so many deals is from what chance gives."""
    processes = os.cpu_count() or 1
    counted = Tally()
    with ProcessPoolExecutor(processes) as pool:
        for each in pool.map(tally, [-(-deals // processes)] * processes):
            counted.join(each)
    return figures(counted)


def figures(counted: Tally) -> list[Figure]:
    """Return the figures of what was counted."""
    chi_square, freedom = counted.chi_square()
    red = sum(_RED)
    away = {
        "chi-square of cards over places": (chi_square - freedom) / math.sqrt(2 * freedom),
        "runs of one colour": counted.runs.away_from(1 + 2 * red * (PACK - red) / PACK),
        "serial correlation of neighbours": counted.neighbours.away_from(-_SQUARES / (PACK - 1)),
        "serial correlation of a round and the next": counted.rounds.away_from(0.0),
    }
    deals = sum(counted.places[0])
    return [
        Figure(f"shuffled packs: {name}", abs(value), "standard deviations", against=f"{deals:,} deals", limit=LIMIT)
        for name, value in away.items()
    ]
