"""What a lesson is: a round of which all is fixed but what its pupil does, cut into short steps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Action, Seat

PUPIL: Seat = 0
"""The seat of whoever takes the lesson."""

Goal = str | None
"""What the pupil is to do, as a word of `Step.before`. None stands for asking for a hint."""


@dataclass(frozen=True, slots=True)
class Step:
    """A short step of a lesson: what the others play before it, and what its pupil is to do."""

    key: str
    """Its name, by which it has its words."""
    goals: tuple[Goal, ...]
    """What is to be done, one after the other."""
    before: str = ""
    """What is played before, a word an action, each by the seat whose turn it is."""
    start: Any = None
    """The state with which another round begins here; None where the round goes on."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game."""

    game: str
    """The game's key."""
    steps: tuple[Step, ...]
    """Its steps. The first one has a state to start with."""
    names: tuple[str, ...]
    """The others at the table, by seat from 1."""
    read: Callable[[str], Action]
    """Reads an action as a word of `Step.before`."""
    after: str = ""
    """What is played after the last goal, until the round is over; as `Step.before`."""
