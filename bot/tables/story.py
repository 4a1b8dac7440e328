"""What is remembered of a match for its result: how everybody stood after each round, and their best moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game import AnyGame, Event, Moment, Seat


@dataclass(frozen=True, slots=True)
class Best:
    """A seat's best moment so far, and the round in which it was."""

    round: int
    moment: Moment


@dataclass(frozen=True, slots=True)
class Story:
    """How a match has gone."""

    standings: tuple[tuple[int, ...], ...] = ()
    """How everybody stood, by seat: before the first round, and after each one. Points where these decide, else chips
    less those from top-ups."""
    best: tuple[Best, ...] = ()
    """The best moment of each seat that had one, in order of time."""

    def after(self, game: AnyGame, before: Any, state: Any, events: Sequence[Event]) -> Story:
        """Return the story with what an action has brought.

        Args:
            game: the game.
            before: the match before the action.
            state: the match after it.
            events: what happened.
        """
        number = game.round_number(before)
        standings = self.standings or (game.standing(before),)
        over = game.outcome(state) is not None or game.round_number(state) > number
        best = self.best
        for moment in game.moments(events):
            best = _with(best, Best(number, moment))
        return Story((*standings, game.standing(state)) if over else standings, best)

    def back_to(self, number: int) -> Story:
        """Return the story as it is before a round that begins again, as far as it is still known."""
        return Story(self.standings[:number], tuple(each for each in self.best if each.round < number))

    def without_moments_of(self, seat: Seat) -> Story:
        """Return the story of a seat at which somebody else goes on: the moments were another one's."""
        return replace(self, best=tuple(each for each in self.best if each.moment.seat != seat))

    def last_change(self) -> tuple[int, ...]:
        """Return by how much everybody stands better than before the last round that is over; empty if none is."""
        if len(self.standings) < 2:
            return ()
        return tuple(now - before for before, now in zip(*self.standings[-2:], strict=True))

    @property
    def top(self) -> Best | None:
        """The best moment of all, the first of equals; None where nobody got anything."""
        return max(self.best, key=lambda each: each.moment.amount, default=None)


def _with(best: tuple[Best, ...], new: Best) -> tuple[Best, ...]:
    """Return the best moments with another one, if it is better than the one of its seat."""
    old = next((each for each in best if each.moment.seat == new.moment.seat), None)
    if new.moment.amount <= (0 if old is None else old.moment.amount):
        return best
    return (*(each for each in best if each is not old), new)
