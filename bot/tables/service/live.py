"""A table in memory, its audience, and the thinking of its computer players."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from bot.store.tables.messages import Post
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.time.clock import TableClock
from engine.game import Action

TablePosts = Mapping[tuple[str, int], Post]
"""Where all messages of a table are, by kind and member; 0 means public messages."""
RETRY = 5.0
"""Seconds until the next try after a failure at a deadline; doubled with each further failure."""


class Audience(Protocol):
    """Learns that there is something new to show."""

    def changed(self, table: int) -> None:
        """A table has changed: its board, its hands, or its announcements; or half of a decision's time is over."""

    def is_behind(self, table: int) -> bool:
        """Return whether somebody who watches a table has not seen its present state; `seen` reports when they have."""

    def played(self, table: int, member: int) -> None:
        """A member has made a request by direct message, which another process has answered there."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """This process stops keeping tables: finish what is under way, write what is not written, forget the rest.

        `servers`: says whether a server is one of theirs, for closed tables.
        """


Think = Callable[[str, Any, Random], Awaitable[Action | None]]
"""Decides for computer players that take their time, from a game's key and the view of the seat; None if nobody can
think about it now."""


async def nobody_thinks(_game: str, _view: Any, _random: Random) -> None:
    """Let computer players that take their time decide at once."""


@dataclass(slots=True)
class Live:
    """A table in memory. Its lock is held for every change."""

    table: Table
    seq: int
    """The number of its last journal row."""
    people: People = field(default_factory=People)
    """The people whom its journal names."""
    clock: TableClock = field(default_factory=TableClock)
    retry: float = RETRY
    """Seconds until the next try, should something fail at the deadline."""
    unseen: bool = False
    """Whether a computer player waits until the present state was seen."""
    blind: bool = False
    """Whether that has taken too long once, and nothing was seen since."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lost: bool = False
    """Whether the database has lost what this process saw committed here: first of all, the table is dealt again."""
    look: Any = None
    """The views that `Queries` made last, for as long as they are current."""
    posts: TablePosts | None = None
    """Where the table's messages are, once somebody has asked; `Posts` changes it."""
    told: bool = False
    """Whether it is known that nothing waits to be announced."""

    @property
    def half_at(self) -> float | None:
        """When half of a member's time is over; None if the table waits for no member."""
        return self.clock.half(self.table)
