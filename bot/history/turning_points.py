"""A member's turning points: the choices of a match that mattered most for their seat, from what it knew then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.history.advice import LOOKS, looked
from bot.tables.after.replays import Again
from bot.tables.model.people import People
from engine.catalogue import CATALOGUE
from engine.game import Action, Event, Seat
from engine.players import Weighed
from engine.record.film import Film, seen_by

MOST = 3
"""How many are shown."""
ENOUGH = 0.5
"""The fewest chips or points that a choice must be about to be shown."""
ALTOGETHER = 1_500
"""Looks for all decisions together: if there are many, *hard* thinks about each for a shorter time."""


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


@dataclass(frozen=True, slots=True)
class TurningPoints:
    """Finds a seat's turning points in another process."""

    seat: Seat
    film: Again[Film | None]
    """Makes the match's film."""

    def __call__(self, rows: Sequence[str], snapshot: str, people: People) -> tuple[TurningPoint, ...]:
        """Return a seat's turning points, from what the film is made of."""
        film = self.film(rows, snapshot, people)
        return () if film is None else turning_points(film, self.seat)


def turning_points(film: Film, seat: Seat) -> tuple[TurningPoint, ...]:
    """Return the choices that mattered most for a seat, in the order of play: at most `MOST`, and maybe none.

    How much one mattered is how much less the choice brings than what *hard* would have done; if that is the same, how
    much less the next best brings. Looks are counted, and time is not, so that the same match always has the same ones.
    """
    chosen = list(_choices(film, seat))
    looks = min(max(ALTOGETHER // max(len(chosen), 1), 1), LOOKS)
    found = sorted((_weighed(film, each, looks) for each in chosen), key=lambda each: -each.about)
    return tuple(
        sorted((each for each in found[:MOST] if each.about >= ENOUGH), key=lambda each: (each.round, each.step))
    )


def _choices(film: Film, seat: Seat) -> Iterator[tuple[int, int, Any, Action, tuple[Event, ...]]]:
    """Yield the choices of a seat: round, step, what it knew, what it did, and the events that followed."""
    pack = CATALOGUE[film.key]
    for number in range(1, film.rounds + 1):
        for at, done in enumerate(film.played(number), 1):
            if done.seat == seat and pack.is_choice(view := film.game.view(done.before, seat)):
                yield number, at, view, done.action, seen_by(done.step.events, seat)


def _weighed(film: Film, choice: tuple[int, int, Any, Action, tuple[Event, ...]], looks: int) -> TurningPoint:
    number, at, view, action, events = choice
    weigher = CATALOGUE[film.key].weigher
    assert weigher is not None, film.key
    weighed = weigher(view, Random(f"{number}.{at}"), looked(looks))
    instead = None if weighed.action == action else weighed.action
    compared = next(each for each in weighed.ahead if instead is None or each[0] == action)
    return TurningPoint(number, at, view, events, instead, replace(weighed, ahead=(compared,)))
