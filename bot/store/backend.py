"""What differs between the databases that can hold the store; each of them is one class.

Everything above uses SQL that all of them understand. `sqlite.py` and `postgresql.py` are the databases. The defaults
here are those of a database that belongs to one process.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ALL_TAKEN = "no connection was free in time"
"""The fault if all connections of a pool are in use."""


def _written(value: object) -> str:
    return orjson.dumps(value).decode()


ENGINE: Mapping[str, Any] = {"hide_parameters": True, "json_serializer": _written, "json_deserializer": orjson.loads}
"""Options of all engines. Parameters are hands and secrets: no error may carry them into the log."""


class Patience(NamedTuple):
    """How long a unit of work may take before the database counts as failing."""

    answer: float
    """Seconds for the answer to one statement."""
    whole: float
    """Seconds for the complete unit of work."""


LONG = Patience(40.0, 600.0)
"""For a large deletion."""
MOMENT = Patience(600.0, 6 * 3600.0)
"""For audits, copies and moves, which nobody waits for, and for migrations."""


class NotHeld(Exception):
    """A unit of work was about to move chips of a server that it has not locked: a bug in this program."""


class Backend(ABC):
    """One database, of one kind."""

    writers: AsyncEngine
    """The connections that write."""
    readers: AsyncEngine
    """The connections that only read, each statement by itself."""
    merges: bool
    """Whether a statement may contain others that write."""
    insert: Callable[[sa.Table], sqlite.Insert | postgresql.Insert]
    """Makes an INSERT in its dialect: no standard says how to write a row that may exist already."""
    figures: sa.TextClause
    """Selects the database's software, its version, and the size of the database in bytes."""
    damage: sa.TextClause | None = None
    """Selects the damage that the database finds in its file; None for a server, which looks after its own files."""
    allowances: sa.TextClause | None = None
    """Selects what the server allows, as `Allowances` has it; None without a server."""
    guards: Mapping[str, tuple[str, ...]]
    """The definitions, by name, of the triggers that refuse what would break a chain."""
    guard: Callable[[sa.Connection], None]
    """Creates or replaces these triggers, in the transaction of a migration."""
    guards_there: sa.TextClause
    """Selects the names and the definitions of the present triggers."""
    fleet_lock: sa.Executable | None = None
    """The statement that keeps others from changing shares until the transaction ends; None if there are no others."""

    # --- opening ------------------------------------------------------------------------------------------

    def first_look(self) -> None:  # noqa: B027 - whether a server answers is seen as soon as it is asked anything
        """Check in a thread that the database can be used.

        Raises:
            DatabaseUnusable: it cannot.
        """

    @abstractmethod
    async def check_unused(self) -> None:
        """Check that no other process has it open, before this one opens it.

        Raises:
            InUse: one has.
        """

    @abstractmethod
    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction in which nobody else migrates the database."""

    def keep_before(self, connection: sa.Connection, revision: str) -> Path | None:
        """Copy a database file before its migration, and return the copy's path; None if no copy is made.

        A server rolls a failed migration back completely, and has tools of its own for copies.

        Raises:
            NotCopied: it cannot be copied.
        """
        return None

    @abstractmethod
    async def close(self) -> None:
        """Close every connection, when nobody writes any more."""

    # --- units of work ------------------------------------------------------------------------------------

    @abstractmethod
    def transaction(self, guild: int | None) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that writes, when it is the caller's turn.

        Its first statement locks a server if one is given: until the transaction ends, no other one has that lock.
        """

    async def allow(self, connection: AsyncConnection, patience: Patience) -> None:  # noqa: B027 - a file is nobody else's
        """Change the time limits of a running unit of work."""

    async def timeline(self, connection: AsyncConnection) -> str | None:
        """Return the timeline, which changes with a fail-over to a standby; None if it is unknown, or there is none."""
        return None

    @abstractmethod
    def at_one_moment(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that sees everything as it was at one moment, however long it takes."""

    # --- faults -------------------------------------------------------------------------------------------

    @abstractmethod
    def fault(self, error: BaseException) -> str | None:
        """Describe a fault of the file, the disk or the server; return None if this program is to blame."""

    def is_away(self, error: BaseException) -> bool:
        """Return whether a database cannot be opened now, but may recover by itself."""
        return False

    def is_busy(self, error: BaseException) -> bool:
        """Return whether another process keeps the database from being opened, so that waiting helps."""
        return self.gave_way(error)

    def gave_way(self, error: BaseException) -> bool:
        """Return whether a transaction gave way to another one, so that it may succeed if repeated."""
        return False

    # --- statements ---------------------------------------------------------------------------------------

    async def ask(self, connection: AsyncConnection, asked: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows of a statement that every card needs. Their columns are numbers and texts."""
        return list(await connection.execute(asked, values))

    async def holds(self, connection: AsyncConnection, asked: sa.Executable, values: Mapping[str, Any]) -> bool:
        """Return whether such a statement finds anything."""
        return bool(await self.ask(connection, asked, values))

    async def with_next(self, connection: AsyncConnection, change: sa.Executable, values: Any) -> None:
        """Execute a change whose outcome nobody needs, at the latest with the commit, which raises its errors."""
        await connection.execute(change, values)

    @abstractmethod
    async def numbers(self, connection: AsyncConnection) -> dict[str, int]:
        """Return the last key that each of the `NUMBERED` tables has given."""

    @abstractmethod
    async def count_from(self, connection: AsyncConnection, last: Mapping[str, int]) -> None:
        """Make the keys of new rows continue after these, by the tables' names, and after those of all present rows."""

    async def settle(self, connection: AsyncConnection) -> None:  # noqa: B027 - a file is read without statistics
        """Update the planner's statistics after rows were imported."""

    async def tidy(self, connection: AsyncConnection, table: sa.Table) -> None:  # noqa: B027 - a server's vacuum does
        """Remove from a table's indexes what was just overwritten in its rows."""


@dataclass(frozen=True, slots=True)
class Unit:
    """The connection of a unit of work, and its lock."""

    connection: AsyncConnection
    backend: Backend
    guild: int | None = None
    """The server that it has locked."""

    def check_held(self, guild: int) -> None:
        """Refuse to continue without a server's lock.

        This applies even if only one transaction writes at a time, so that every test finds a missing lock.

        Raises:
            NotHeld: the unit of work has not locked this server.
        """
        if guild != self.guild:
            raise NotHeld(f"server {guild} is not locked, but {self.guild}")
