"""The effect of an action on a table."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.chips.accounts import Move
from bot.tables.model.announcements import Announcement
from bot.tables.model.table import Table

T = TypeVar("T", bound=Table, covariant=True)
U = TypeVar("U", bound=Table)


@dataclass(frozen=True, slots=True)
class Change(Generic[T]):
    """The table after an action, and the chips that move and the announcements, each in order."""

    table: T
    moves: tuple[Move, ...] = ()
    announcements: tuple[Announcement, ...] = ()

    def then(self, following: "Change[U]") -> "Change[U]":
        """Return this change and the one after it as one."""
        return Change(
            following.table,
            (*self.moves, *following.moves),
            (*self.announcements, *following.announcements),
        )
