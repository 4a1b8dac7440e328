"""What the tops of the row score: RULES.md, *New York: score*."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.newyork.cards import NUMBERS, Card

BLOCKS = (0, 0, 3, 6, 10, 15, 25)
"""The bonus of a block by its number of piles; longer ones score as much as the last."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat scores in a round."""

    numbers: tuple[int, ...]
    """Where its colour is on top, ascending."""
    blocks: tuple[tuple[int, ...], ...] = ()
    """Neighbouring ones among them, two at least: (11, 12, 1). Empty if blocks do not score."""

    @property
    def bonus(self) -> int:
        """What the blocks score in addition."""
        return sum(block_score(len(block)) for block in self.blocks)

    @property
    def points(self) -> int:
        """The sum of the numbers, and the bonus."""
        return sum(self.numbers) + self.bonus


def block_score(piles: int) -> int:
    """Return the bonus of a block by its number of piles."""
    return BLOCKS[min(piles, len(BLOCKS) - 1)]


def blocks(numbers: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """Return the maximal blocks of two or more neighbouring numbers; 12 and 1 are neighbours.

    Blocks begin after a gap; all twelve are one block, from 1 on.
    """
    if len(numbers) == len(NUMBERS):
        return (tuple(NUMBERS),)
    found = []
    for first in NUMBERS:
        if first in numbers and _before(first) not in numbers:
            block = [first]
            while _after(block[-1]) in numbers:
                block.append(_after(block[-1]))
            if len(block) > 1:
                found.append(tuple(block))
    return tuple(found)


def score(tops: Sequence[Card | None], seat: int, *, profi: bool) -> Score:
    """Return what a seat scores with these tops, by number from 1 (None for a missing pile)."""
    numbers = tuple(top.number for top in tops if top is not None and top.owner == seat)
    return Score(numbers, blocks(numbers) if profi else ())


def _before(number: int) -> int:
    return (number - 2) % len(NUMBERS) + 1


def _after(number: int) -> int:
    return number % len(NUMBERS) + 1
