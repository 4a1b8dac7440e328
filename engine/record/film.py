"""A match as a film: rounds that can be looked at after every action, by everybody or through the eyes of one seat.

A film has the actions and the state before each round, so that it is small when one process sends it to another. It
computes the other states again when somebody looks at them. It shows views, never states.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.catalogue import CATALOGUE
from engine.game import Action, AnyGame, Done, Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Scene:
    """A round of a film: the state before it, and what the seats and chance (None) did in order."""

    start: Any
    acts: tuple[tuple[Seat | None, Action], ...]
    finished: bool
    """Only the last one of a match may be unfinished."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A match after one of its actions, as it may be seen. Rounds and steps are counted from 1."""

    round: int
    step: int
    """The first of a round is the deal, or the opening of the round."""
    eyes: Seat | None
    """The seat that looks; None if every hand is open."""
    public: Any
    """The match as everybody sees it."""
    views: Mapping[Seat, Any]
    """What each seat knows whose hand is seen: every seat, or the one that looks."""
    seat: Seat | None
    """Who has just acted; None for chance."""
    events: tuple[Event, ...]
    """What has just happened, as far as it may be known."""
    over: bool
    """Whether the round has ended."""
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Film:
    """A match that is over, to be looked at step by step."""

    key: str
    """The key of the game."""
    rules: Any
    names: tuple[str, ...]
    """Who sat at each seat in the end."""
    scenes: tuple[Scene, ...]
    """The rounds in which something was dealt, in order."""

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return CATALOGUE[self.key].game

    @property
    def rounds(self) -> int:
        """How many rounds there are to see."""
        return len(self.scenes)

    def steps(self, number: int) -> int:
        """Return how many steps a round has."""
        return len(self.scenes[number - 1].acts)

    def within(self, number: int, step: int) -> tuple[int, int]:
        """Return the existing round and step that are nearest to these."""
        number = min(max(number, 1), self.rounds)
        return number, min(max(step, 1), self.steps(number))

    def moved(self, number: int, step: int, by: int) -> tuple[int, int]:
        """Return the round and the step that come some steps later, or earlier; at most the ends of the match."""
        moments = [(each, at) for each in range(1, self.rounds + 1) for at in range(1, self.steps(each) + 1)]
        return moments[min(max(moments.index((number, step)) + by, 0), len(moments) - 1)]

    def first(self, number: int, step: int) -> tuple[int, int]:
        """Return the beginning of a round, or of the one before if it is seen already."""
        return self.within(number, 1) if step > 1 else self.within(number - 1, 1)

    def last(self, number: int, step: int) -> tuple[int, int]:
        """Return the end of a round, or of the next one if it is seen already."""
        number = number if step < self.steps(number) else min(number + 1, self.rounds)
        return number, self.steps(number)

    def played(self, number: int) -> Iterator[Done]:
        """Yield a round's actions in order."""
        scene = self.scenes[number - 1]
        state, game = scene.start, self.game
        for seat, action in scene.acts:
            step = game.apply(state, seat, action)
            yield Done(state, seat, action, step)
            state = step.state

    def frame(self, number: int, step: int, eyes: Seat | None = None) -> Frame:
        """Return the match after a step of a round. `eyes`: the seat that looks; None for every hand open.

        Raises:
            LookupError: there is no such round, step or seat.
        """
        if not (1 <= number <= self.rounds and 1 <= step <= self.steps(number)):
            raise LookupError(f"round {number} has no step {step}")
        if eyes is not None and not 0 <= eyes < len(self.names):
            raise LookupError(f"there is no seat {eyes}")
        return self._seen(number, step, next(islice(self.played(number), step - 1, None)), eyes)

    def frames(self) -> Iterator[Frame]:
        """Yield the whole match, step by step, with every hand open."""
        for number in range(1, self.rounds + 1):
            for at, done in enumerate(self.played(number), 1):
                yield self._seen(number, at, done, None)

    def _seen(self, number: int, step: int, done: Done, eyes: Seat | None) -> Frame:
        """Return the frame after a step of a round."""
        looking, after = range(len(self.names)) if eyes is None else (eyes,), done.step
        return Frame(
            round=number,
            step=step,
            eyes=eyes,
            public=self.game.view(after.state, None),
            views={each: self.game.view(after.state, each) for each in looking},
            seat=done.seat,
            events=seen_by(after.events, eyes),
            over=self.scenes[number - 1].finished and step == self.steps(number),
            outcome=after.state.outcome,
        )


def seen_by(events: tuple[Event, ...], eyes: Seat | None) -> tuple[Event, ...]:
    """Return the events that a seat may know of; all of them for None."""
    return tuple(each for each in events if eyes is None or each.audience in (None, eyes))
