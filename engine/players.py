"""What a computer player is, and the levels at which one can play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from engine.game import Action

EASY = "easy"
NORMAL = "normal"
HARD = "hard"

V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was found by playing on from it and from all others, and how it compares with these."""

    action: Action
    ahead: tuple[tuple[Action, float], ...]
    """The others, the best first, each with how much less it brings on average: chips or points, as the game counts."""


class ComputerPlayer(Protocol[V_contra]):
    """Chooses an action from what one seat may know."""

    def __call__(self, view: V_contra, random: Random) -> Action:
        """Return a legal action for the seat that `view` belongs to.

        Args:
            view: the seat's view; it has a decision to make.
            random: where chance in the choice comes from; the same stream and view give the same choice.
        """


class Thinker(Protocol[V_contra]):
    """Chooses an action by looking at as many possibilities as it has time for."""

    def __call__(self, view: V_contra, random: Random, enough: Callable[[], bool]) -> Action:
        """Return a legal action for the seat that `view` belongs to.

        Args:
            view: the seat's view; it has a decision to make.
            random: where imagined cards come from; the same stream and view give the same choice, as long as `enough`
                gives the same answers.
            enough: asked now and then; once it says so, what looks best by then is chosen.
        """


class Weigher(Protocol[V_contra]):
    """Compares the actions that a seat can choose from, in the way of the `Thinker`, and with its choice."""

    def __call__(self, view: V_contra, random: Random, enough: Callable[[], bool]) -> Weighed:
        """Return the choice and what the others lack; the arguments are the thinker's."""
