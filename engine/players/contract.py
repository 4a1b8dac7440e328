"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from engine.game import Action


class ComputerPlayer(Protocol):
    """Chooses an action from what one seat may know."""

    def __call__(self, view: Any, random: Random) -> Action:
        """Return a legal action for the seat that `view` belongs to.

        Args:
            view: the seat's view; it has a decision to make.
            random: where chance in the choice comes from; the same stream and view give the same choice.
        """
