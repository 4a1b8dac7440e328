"""What each game says for itself about its records (RECORDS.md); `engine.record.reader` knows the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from engine.document import Part, RecordRefused
from engine.game import Action, Seat, Step

R_contra = TypeVar("R_contra", contravariant=True)
S = TypeVar("S")


class RecordForm(Protocol[R_contra, S]):
    """How the matches of one game stand in a record. States, rules and actions are the game's own.

    Methods that read a part raise `RecordRefused` if it is not as it must be.
    """

    needed: tuple[str, ...]
    """Keys that the document needs beside those of every game, in their order."""
    optional: tuple[str, ...]
    """Keys that it may have."""
    opener: str
    """The key of who begins a round."""

    def rules_of(self, rules: R_contra) -> dict[str, Any]:
        """Return rules as a record has them: the preset's name, and what differs from it."""

    def begin(self, rules: R_contra, document: Part) -> S:
        """Return the state before round 1, for a number of players that the rules allow."""

    def chance(self, state: S, played: Part) -> Sequence[Action]:
        """Return what chance does in a round, in order, from who begins it and its `deal`."""

    def action(self, entry: Part) -> Action:
        """Return the action of an entry, `seat` and `legal` left aside."""

    def illegal(self, state: S, seat: Seat, entry: Part) -> RecordRefused:
        """Return why an action of the seat whose turn it is is refused in this state."""

    def legal(self, state: S, seat: Seat, action: Action) -> list[str] | None:
        """Return `legal` of an action; None if the record has none for it."""

    def round_result(self, steps: Sequence[Step[S]]) -> dict[str, Any]:
        """Return the result of a finished round, from all that happened in it."""

    def result(self, state: S) -> dict[str, Any]:
        """Return the result of a finished match."""

    def head_of(self, state: S) -> dict[str, Any]:
        """Return the game's own keys at the top for a match, from the state before round 1."""

    def deal_of(self, state: S, action: Action) -> dict[str, Any]:
        """Return who begins a round, and its `deal` as far as chance's action gives it."""
