"""A seat at a table, who sits there, and how much time they have.

Members who let deadlines pass have less and less time within a match, until they decide in time again.
"""

from dataclasses import dataclass, replace
from typing import Any

from bot.chips.accounts import HOUSE, Account, wallet
from bot.tables.model.people import Called, Member

MISSED = 3
"""After this many missed deadlines a member's time halves, and once more after as many again."""
STEPS = 2
"""The most times that it halves."""
IN_TIME = 2
"""This many decisions in time, one after the other, give one step back."""
LEAST = 10
"""The fewest seconds for a decision, unless the table gives less to everybody."""


@dataclass(frozen=True, slots=True)
class Shortened:
    """How the time of a member for decisions is shortened."""

    seconds: int
    """What they have now."""
    missed: int
    """The missed deadlines that led to it."""
    again: int
    """How many seconds they have after `IN_TIME` decisions in time."""


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
    """Deadlines that the member let pass in this match, less those that were made good."""
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

    @property
    def halved(self) -> int:
        """How often the seat's time has halved."""
        return self.late // MISSED

    def seconds(self, usual: int) -> int:
        """Return how many seconds the seat has for a decision that usually may take `usual`."""
        return min(usual, max(usual >> self.halved, LEAST))

    def shortened(self, usual: int) -> Shortened | None:
        """Return how the seat's `usual` time, in seconds, is shortened; None if it has all of it."""
        seconds = self.seconds(usual)
        if seconds == usual:
            return None
        return Shortened(seconds, self.halved * MISSED, max(usual >> (self.halved - 1), LEAST))

    def after_missing(self) -> "Seat":
        """Return the seat when its member has let a deadline pass."""
        return replace(self, late=min(self.late + 1, STEPS * MISSED), in_time=0)

    def after_deciding(self) -> "Seat":
        """Return the seat when its member has decided in time."""
        if not self.halved:
            return self
        if self.in_time + 1 < IN_TIME:
            return replace(self, in_time=self.in_time + 1)
        return replace(self, late=(self.halved - 1) * MISSED, in_time=0)
