"""What a computer player is, and the levels at which one can play."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import TypeVar

from engine.game import Action

EASY = "easy"
NORMAL = "normal"
HARD = "hard"

LOOKS = 30
"""After this many checks a decision has been thought about enough."""

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice and, if it was found by playing on from every action, how the others compare with it."""

    action: Action
    ahead: tuple[tuple[Action, float], ...] = ()
    """The others, the best first, each with how much less it brings on average: chips or points, as the game counts.
    Empty if the action was chosen without playing on."""


ComputerPlayer = Callable[[V, Random], Action]
"""Chooses a legal action for the seat of a view, which has a decision to make, from what that seat may know. Chance in
the choice comes from the stream: the same stream and view give the same choice."""
Weigher = Callable[[V, Random, Callable[[], bool]], Weighed]
"""Compares the actions that a seat can choose from, by looking at as many possibilities as it has time for, with
imagined cards from the stream.

It calls the last argument now and then to ask whether it is enough; once it is, the weigher chooses what looks best by
then. With the same answers it makes the same choice.
"""


def looked(most: int = LOOKS) -> Callable[[], bool]:
    """Return a function that says, from its `most`th call on, that a decision has been thought about enough.

    It counts and does not measure time, so that *hard* always decides the same, on any machine.
    """
    looks = count(1)
    return lambda: next(looks) >= most
