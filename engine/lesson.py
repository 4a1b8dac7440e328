"""What a lesson is: a round in which all but the pupil's actions is fixed, cut into short steps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Action, Seat

PUPIL: Seat = 0
"""The seat of the member who takes the lesson."""

Goal = str | None
"""What the pupil has to do, as a word of `Step.before`. None stands for asking for a hint."""


@dataclass(frozen=True, slots=True)
class Step:
    """A short step of a lesson: what the others play before it, and what the pupil has to do."""

    key: str
    """Its name, under which its sentences are found."""
    goals: tuple[Goal, ...]
    """What the pupil has to do, in order."""
    before: str = ""
    """What is played before it: a word for each action, by the seat whose turn it is."""
    start: Any = None
    """The state with which another round begins here; None if the round continues."""


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
    """Reads a word of `Step.before` as an action."""
    after: str = ""
    """What is played after the last goal, until the round is over; written like `Step.before`."""
