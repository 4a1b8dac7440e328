"""What the computer player `hard` would have done in the decisions of a match, from what each seat knew then."""

from collections.abc import Callable, Mapping
from itertools import count
from random import Random

from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.record.film import Film

LOOKS = 30
"""After this many checks a decision has been thought about enough. They are counted, and time is not measured, so that
the same match has the same advice anywhere."""


class TooLong(Exception):
    """There was not enough time for all of it."""


def advice(film: Film, over: Callable[[], bool] = lambda: False) -> Mapping[tuple[int, int], Action]:
    """Return what `hard` would have done if that differs from what was done, by round and step.

    Raises:
        TooLong: the time was over before the last decision.
    """
    pack = CATALOGUE[film.key]
    found: dict[tuple[int, int], Action] = {}
    if pack.weigher is None:
        return found
    for number in range(1, film.rounds + 1):
        for at, done in enumerate(film.played(number), 1):
            if done.seat is None:
                continue
            view = film.game.view(done.before, done.seat)
            if not pack.is_choice(view):
                continue
            if over():
                raise TooLong
            better = pack.weigher(view, Random(f"{number}.{at}"), looked(LOOKS)).action
            if better != done.action:
                found[number, at] = better
    return found


def looked(most: int) -> Callable[[], bool]:
    """Return a function that says, from its `most`th call on, that a decision has been thought about enough."""
    looks = count(1)
    return lambda: next(looks) >= most
