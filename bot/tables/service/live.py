"""A table in memory, its audience, and who thinks for its computer players."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from bot.store.tables.posts import Post
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.time.clock import TableClock
from engine.game import Action

TablePosts = Mapping[tuple[str, int], Post]
"""Where all messages of a table are, by kind and member; 0 stands for public messages."""
RETRY = 5.0
"""Seconds after which something that failed at a deadline is tried again; doubled with each further failure."""


class Audience(Protocol):
    """Is told that there is something new to show."""

    def changed(self, table: int) -> None:
        """A table has changed: its board, its hands, or what is to be announced."""

    def half_over(self, table: int) -> None:
        """Half of the time of a member's decision is over."""

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table who has not seen the present yet; `seen` tells when they have."""

    def played(self, table: int, member: int) -> None:
        """A member has asked for something by direct message, which another process has answered there."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Tables are kept here no more: finish what is under way there, write what is not written, forget the rest.

        `servers`: says of a server whether it is one of theirs, for tables that are closed.
        """


Think = Callable[[str, Any, Random], Awaitable[Action | None]]
"""Finds out what computer players do that take their time, from a game's key and the view of the seat; None where there
is nobody to think about it now."""


async def nobody_thinks(_game: str, _view: Any, _random: Random) -> None:
    """Let computer players that take their time decide at once."""


@dataclass(slots=True)
class Live:
    """A table in memory. Its lock is held for every change."""

    table: Table
    seq: int
    """The number of its last journal row."""
    people: People = field(default_factory=People)
    """Whom its journal names."""
    clock: TableClock = field(default_factory=TableClock)
    retry: float = RETRY
    """Seconds until the next try, should something fail at the deadline."""
    unseen: bool = False
    """Whether a computer player waits until the present was seen."""
    blind: bool = False
    """Whether that has taken too long once, and nothing was seen since."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lost: bool = False
    """Whether the database has lost what this process saw committed here: the table is dealt again before all else."""
    look: Any = None
    """What `Queries` made of the table last, for as long as it is the present."""
    posts: TablePosts | None = None
    """Where the table's messages are, once somebody has asked; `Posts` changes it."""
    told: bool = False
    """Whether it is known that nothing waits to be announced."""

    @property
    def half_at(self) -> float | None:
        """When half of a member's time is over; None where no member is waited for."""
        return self.clock.half(self.table)
