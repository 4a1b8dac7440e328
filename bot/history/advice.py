"""What *hard* would have done in the choices of a match, from what each seat knew then, and which mattered most.

Other processes call these functions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.catalogue import CATALOGUE
from engine.game import Action, Done, Event, Seat
from engine.players import LOOKS, Weighed, looked
from engine.record.film import Film, seen_by

MOST = 3
"""How many turning points are shown."""
ENOUGH = 0.5
"""The fewest chips or points that a choice must be about to be shown."""
ALTOGETHER = 1_500
"""Checks for all decisions of a seat together: if there are many, *hard* thinks about each for a shorter time."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that mattered. Rounds and steps are counted from 1, as in a film."""

    round: int
    step: int
    """The one in which the seat acted."""
    view: Any
    """What the seat knew before."""
    events: tuple[Event, ...]
    """What it did, as far as the seat may know."""
    instead: Action | None
    """What *hard* would have done; None for the same."""
    weighed: Weighed
    """What *hard* would have done, and how what was done compares; if it is the same, how the next best does."""

    @property
    def about(self) -> float:
        """How much the choice was about, in chips or points."""
        return self.weighed.ahead[0][1]


def advice(film: Film, number: int) -> Mapping[int, Action]:
    """Return what *hard* would have done in a round if that differs from what was done, by step."""
    choices = (_weighed(film, number, step, done, LOOKS) for step, done in _choices(film, number))
    return {each.step: each.instead for each in choices if each.instead is not None}


def chosen(film: Film, number: int, step: int) -> bool:
    """Return whether a seat had a choice in a step that *hard* can think about."""
    return next((at for at, _ in _choices(film, number) if at >= step), None) == step


def turning_points(film: Film, seat: Seat) -> tuple[TurningPoint, ...]:
    """Return the choices that mattered most for a seat, in the order of play: at most `MOST`, and maybe none.

    How much one mattered is how much less the choice brings than what *hard* would have done; if that is the same, how
    much less the next best brings.
    """
    numbers = range(1, film.rounds + 1)
    own = [(number, *each) for number in numbers for each in _choices(film, number) if each[1].seat == seat]
    looks = min(max(ALTOGETHER // max(len(own), 1), 1), LOOKS)
    found = sorted((_weighed(film, *each, looks) for each in own), key=lambda each: -each.about)
    return tuple(
        sorted((each for each in found[:MOST] if each.about >= ENOUGH), key=lambda each: (each.round, each.step))
    )


def _choices(film: Film, number: int) -> Iterator[tuple[int, Done]]:
    """Yield the steps of a round in which a seat had a choice that *hard* can think about, and what it did."""
    pack = CATALOGUE[film.key]
    for step, done in enumerate(film.played(number) if pack.weigher is not None else (), 1):
        if done.seat is not None and pack.is_choice(film.game.view(done.before, done.seat)):
            yield step, done


def _weighed(film: Film, number: int, step: int, done: Done, looks: int) -> TurningPoint:
    weigher, seat = CATALOGUE[film.key].weigher, done.seat
    assert weigher is not None, film.key
    assert seat is not None
    view = film.game.view(done.before, seat)
    weighed = weigher(view, Random(f"{number}.{step}"), looked(looks))
    instead = None if weighed.action == done.action else weighed.action
    compared = next(each for each in weighed.ahead if instead is None or each[0] == done.action)
    events = seen_by(done.step.events, seat)
    return TurningPoint(number, step, view, events, instead, replace(weighed, ahead=(compared,)))
