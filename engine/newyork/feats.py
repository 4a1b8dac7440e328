"""The feats of New York, New York, which people will talk about: found in the state after a round.

`docs/decisions/results-and-ratings.md` says how often each happens among players of level `normal`.
"""

from collections.abc import Iterator

from engine.figures import feats_of_champion
from engine.game import Seat
from engine.newyork.scoring import score
from engine.newyork.state import State

EVERY_ROUND = "every-round"
"""Scored most, alone, in each round of the match."""
NO_ROUND = "no-round"
"""Won the match without scoring most in any of its rounds."""
TOP_FOUR = "top-four"
"""Had its colour on 9, 10, 11 and 12."""
ALL_PILES = "all-piles"
"""Had its colour on all twelve piles."""
EIGHT_PILES = "eight-piles"
"""Had its colour on eight of the twelve piles, or more, but not on all."""
FIRST_TO_PASS = "first-to-pass"
"""Passed before everybody else, and scored most of all, alone."""
LOW_PILES = "low-piles"
"""Scored most, alone, without its colour on any pile above 8."""

MANY, PILES = 8, 12
BEHIND = 10
"""The fewest points that a comeback makes up for."""
HIGH = frozenset({9, 10, 11, 12})


def feats(before: State, state: State, seat: Seat) -> Iterator[str]:
    """Yield a seat's feats in the round that is just over, and in the match if that is over too."""
    points, numbers = state.scores[-1], set(score(state.deal.tops, seat, profi=False).numbers)
    if numbers >= HIGH:
        yield TOP_FOUR
    if len(numbers) >= MANY:
        yield ALL_PILES if len(numbers) == PILES else EIGHT_PILES
    if _is_first(points, seat):
        passed = [turn.seat for turn in state.deal.turns if turn.laid is None]
        if len(passed) > 1 and passed[0] == seat:
            yield FIRST_TO_PASS
        if not numbers & HIGH:
            yield LOW_PILES
    if state.outcome is not None and state.outcome.winners == (seat,):
        if all(_is_first(each, seat) for each in state.scores):
            yield EVERY_ROUND
        if all(each[seat] < max(each) for each in state.scores):
            yield NO_ROUND
        yield from feats_of_champion(before.totals, state.totals, seat, BEHIND)


def _is_first(points: tuple[int, ...], seat: Seat) -> bool:
    """Return whether a seat has more points than every other."""
    return points[seat] > max(each for at, each in enumerate(points) if at != seat)
