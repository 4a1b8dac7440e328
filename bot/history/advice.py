"""What *hard* would have done in the decisions of a match, from what each seat knew then, and which mattered most."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from typing import Any, NamedTuple

from bot.tables.after.replays import Again
from bot.tables.model.people import People
from engine.catalogue import CATALOGUE
from engine.game import Action, Event, Seat
from engine.players import Weighed
from engine.record.film import Film, seen_by

LOOKS = 30
"""After this many checks a decision has been thought about enough. They are counted, and time is not measured, so that
the same match has the same advice anywhere."""
MOST = 3
"""How many turning points are shown."""
ENOUGH = 0.5
"""The fewest chips or points that a choice must be about to be shown."""
ALTOGETHER = 1_500
"""Checks for all decisions of a seat together: if there are many, *hard* thinks about each for a shorter time."""
PATIENCE = 0.6
"""Seconds to wait for an answer. A later one is shown when somebody looks at the moment again."""
MOST_WAITING = 8
"""How many moments may be thought about, or wait for that. Any other gets its answer at a later look."""
MOST_KEPT = 4_096
"""For how many moments the answer is remembered, so that the same moment always has the same."""


class TooLong(Exception):
    """There was not enough time for all of it."""


class _Choice(NamedTuple):
    """A choice of a match, by round and step."""

    round: int
    step: int
    seat: Seat
    view: Any
    """What the seat knew before."""
    action: Action
    events: tuple[Event, ...]
    """What followed."""


def _choices(film: Film) -> Iterator[_Choice]:
    """Yield all choices of a match, in the order of play."""
    for number in range(1, film.rounds + 1):
        for at, done in enumerate(film.played(number), 1):
            if done.seat is not None and CATALOGUE[film.key].is_choice(view := film.game.view(done.before, done.seat)):
                yield _Choice(number, at, done.seat, view, done.action, done.step.events)


def advice(film: Film, over: Callable[[], bool] = lambda: False) -> Mapping[tuple[int, int], Action]:
    """Return what `hard` would have done if that differs from what was done, by round and step.

    Raises:
        TooLong: the time was over before the last decision.
    """
    found: dict[tuple[int, int], Action] = {}
    weigher = CATALOGUE[film.key].weigher
    if weigher is None:
        return found
    for each in _choices(film):
        if over():
            raise TooLong
        better = weigher(each.view, Random(f"{each.round}.{each.step}"), looked(LOOKS)).action
        if better != each.action:
            found[each.round, each.step] = better
    return found


def looked(most: int) -> Callable[[], bool]:
    """Return a function that says, from its `most`th call on, that a decision has been thought about enough."""
    looks = count(1)
    return lambda: next(looks) >= most


# --- turning points -------------------------------------------------------------------------------------------


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
    chosen = [each for each in _choices(film) if each.seat == seat]
    looks = min(max(ALTOGETHER // max(len(chosen), 1), 1), LOOKS)
    found = sorted((_weighed(film, each, looks) for each in chosen), key=lambda each: -each.about)
    return tuple(
        sorted((each for each in found[:MOST] if each.about >= ENOUGH), key=lambda each: (each.round, each.step))
    )


def _weighed(film: Film, choice: _Choice, looks: int) -> TurningPoint:
    weigher = CATALOGUE[film.key].weigher
    assert weigher is not None, film.key
    weighed = weigher(choice.view, Random(f"{choice.round}.{choice.step}"), looked(looks))
    instead = None if weighed.action == choice.action else weighed.action
    compared = next(each for each in weighed.ahead if instead is None or each[0] == choice.action)
    events = seen_by(choice.events, choice.seat)
    return TurningPoint(choice.round, choice.step, choice.view, events, instead, replace(weighed, ahead=(compared,)))


# --- while somebody watches -----------------------------------------------------------------------------------

Choose = Callable[[str, Any, Random], Awaitable[Action | None]]
"""Thinks about what to do, from a game's key and the view of the seat; None if nobody has time for it now."""


@dataclass(eq=False)
class Critic:
    """Remembers what the level *hard* would have done.

    It asks about one moment at a time: however many people watch, those who play against *hard* have its time.
    """

    _choose: Choose
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0
    _asked: dict[tuple[int, int, int], asyncio.Task[Action | None]] = field(default_factory=dict)

    async def instead(self, table: int, film: Film, number: int, step: int, eyes: int | None) -> Action | None:
        """Return what *hard* would have done in a step, if that differs from what was done.

        None also if there was no choice, if these eyes do not see the hand, or if the answer takes too long.
        """
        decided = film.decided(number, step, eyes)
        if decided is None:
            return None
        key = (table, number, step)
        task = self._asked.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() or task.result() is None)):
            chance = Random(f"{table}:{number}:{step}")
            task = self._asked[key] = asyncio.create_task(self._think(film.key, decided.view, chance))
            while len(self._asked) > MOST_KEPT:
                del self._asked[next(iter(self._asked))]
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done() or task.cancelled() or task.exception() is not None:
            return None
        chosen = task.result()
        return None if chosen == decided.action else chosen

    async def _think(self, game: str, view: Any, chance: Random) -> Action | None:
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._turn:
                return await self._choose(game, view, chance)
        finally:
            self._waiting -= 1
