"""A seat at a table, and who sits there."""

from dataclasses import dataclass
from typing import Any

from bot.chips.accounts import HOUSE, Account, wallet
from bot.tables.model.people import Called, Member


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at a table: a member's, or a computer player's (`member` is None)."""

    member: Member | None
    name: Called
    follow: bool = False
    """Whether forced cards are played for the member, at the table's pace."""
    away: bool = False
    """Whether a stand-in plays at once, until the member is back."""
    leaving: bool = False
    """Whether a stand-in plays to the end of what has begun; then the member is paid."""
    returned: bool = False
    """Whether the member has left and come back: leaving again hurries nobody."""
    missed: int = 0
    """Decisions in a row that a stand-in had to make."""
    late: int = 0
    """Deadlines that the member let pass in this match, less those that were made good: see `patience`."""
    in_time: int = 0
    """Decisions in time since then, not yet enough to make one good."""
    draft: dict[str, Any] | None = None
    """The decision that the member prepares, as the game dumps it; perhaps not complete yet."""
    ready: bool = False
    """Whether the draft is complete, and acts as soon as the seat is asked."""
    reserve: int = 0
    """Chips that are set aside for the seat's top-ups."""

    @property
    def owner(self) -> Account:
        """The owner of the seat's chips when they leave the table: the member, or the house."""
        return HOUSE if self.member is None else wallet(self.member)

    @property
    def automatic(self) -> bool:
        """Whether a computer player decides for this seat, now."""
        return self.member is None or self.away or self.leaving
