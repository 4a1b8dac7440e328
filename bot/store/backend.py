"""What differs between the databases that the store can be in: the seam behind which each of them is one class.

Everything above speaks SQL that all of them understand. `sqlite.py` and `postgresql.py` are the databases. What a
database does not override here is so where it belongs to one process.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.allowances import Allowances

ALL_TAKEN = "no connection was free in time"
"""The fault of a pool from which everybody has a connection already."""


def _written(value: object) -> str:
    return orjson.dumps(value).decode()


ENGINE: Mapping[str, Any] = MappingProxyType(
    {"hide_parameters": True, "json_serializer": _written, "json_deserializer": orjson.loads}
)
"""What all engines are made with. Parameters are hands and secrets: no error may carry them into the log."""


class Patience(NamedTuple):
    """How long a unit of work may take before the database counts as failing."""

    answer: float
    """Seconds for the answer to one statement."""
    whole: float
    """Seconds for all of it."""


LONG = Patience(40.0, 600.0)
"""A deletion of much at once."""
MOMENT = Patience(600.0, 6 * 3600.0)
"""An audit, a copy or a move, which nobody waits for, or a migration."""


class InUse(Exception):
    """Somebody has the database open, as the bot has while it runs."""


class NotHeld(Exception):
    """Chips of a server were about to move in a unit of work that has not locked it: an error of this program's."""


class Backend(ABC):
    """One database, of one kind."""

    writers: AsyncEngine
    """The connections that write."""
    readers: AsyncEngine
    """The connections that only read, each statement by itself."""
    moment: sa.ColumnElement[float]
    """The time by the database's own clock, in seconds since 1970, when a statement comes to it."""
    merges: bool
    """Whether a statement may have others in it that write."""
    insert: Callable[[sa.Table], sqlite.Insert | postgresql.Insert]
    """Makes a statement that writes a row, in its dialect: that it may be there is no standard's."""
    can_listen = False
    """Whether processes can tell each other something through the database."""
    figures: sa.TextClause
    """Selects what runs the database, its version, and the size of the database in bytes."""
    guards: Mapping[str, tuple[str, ...]]
    """By their names, how the triggers are defined that refuse what would break a chain."""
    guards_there: sa.TextClause
    """Selects the names and the definitions of the triggers that are there."""
    fleet_lock: sa.Executable | None = None
    """The statement that keeps others from changing shares until the transaction ends; None where all are alone."""

    # --- opening ------------------------------------------------------------------------------------------

    def first_look(self) -> None:  # noqa: B027 - whether a server answers is seen as soon as it is asked anything
        """See in a thread whether it can be used at all.

        Raises:
            DatabaseUnusable: it cannot.
        """

    @abstractmethod
    async def check_unused(self) -> None:
        """See that no other process has it open, before this one opens it.

        Raises:
            InUse: one has.
        """

    @abstractmethod
    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction in which nobody else migrates the database."""

    def keep_before(self, connection: sa.Connection, revision: str) -> Path | None:
        """Copy what is to be migrated, where that is done here, and return the copy's path.

        A server takes a failed migration back whole, and has tools of its own for copies.

        Raises:
            NotCopied: it cannot be copied.
        """
        return None

    @abstractmethod
    def migrated(self, connection: sa.Connection) -> None:
        """Do what is left to do after a migration, in its transaction."""

    @abstractmethod
    async def close(self) -> None:
        """Close every connection, when nobody writes any more."""

    # --- units of work ------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def is_written(self) -> bool:
        """Whether somebody writes now, or waits to, as far as this process knows."""

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Wait until it is one's turn to write; nobody waits where several may write."""
        return nullcontext()

    @abstractmethod
    def transaction(self, guild: int | None) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that writes, in one's turn, and first lock a server if one is given.

        Until the transaction ends, no other one has that server's lock.
        """

    async def allow(self, connection: AsyncConnection, patience: Patience) -> None:  # noqa: B027 - a file is nobody else's
        """Let a unit of work that has begun take longer than what somebody waits for."""

    async def timeline(self, connection: AsyncConnection) -> str | None:
        """Return what is another one after a fail-over to a standby; None where nobody can tell, or there is none."""
        return None

    @abstractmethod
    def at_one_moment(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that sees everything as it was at one moment, however long it takes."""

    # --- several processes --------------------------------------------------------------------------------

    def write_as(self, number: int | None) -> None:  # noqa: B027 - nobody else is there
        """Let every transaction that writes ask from now on whether a process is fenced.

        None: nothing is asked, and others see that this process runs the whole bot by itself.
        """

    async def alone_elsewhere(self, connection: AsyncConnection) -> list[int]:
        """Return the sessions, by the server's numbers, of other processes that run the whole bot by themselves."""
        return []

    @asynccontextmanager
    async def conferring(self) -> AsyncIterator[AsyncConnection]:
        """Begin a short transaction about processes and shares. On a server it waits for nobody who plays."""
        async with self.turn(), self.transaction(None) as connection:
            yield connection

    async def end_sessions(self, number: int) -> bool:
        """End what a fenced process has begun. Return whether nothing of it can be committed any more."""
        return True

    async def notify(self, texts: Collection[str]) -> None:  # noqa: B027
        """Tell every process that listens some short texts."""

    def listening(self, heard: Callable[[str], None]) -> AbstractAsyncContextManager[asyncio.Event]:
        """Hear such texts while the body runs; the event is set when nothing can be heard any more."""
        return nullcontext(asyncio.Event())

    # --- faults -------------------------------------------------------------------------------------------

    @abstractmethod
    def fault(self, error: BaseException) -> str | None:
        """Return what the file, the disk or the server is to blame for; None if this program is."""

    def is_away(self, error: BaseException) -> bool:
        """Return whether a database cannot be opened now, and perhaps a little later without anybody's help."""
        return False

    def is_busy(self, error: BaseException) -> bool:
        """Return whether another process is in the way while the database is opened, which is worth waiting for."""
        return self.gave_way(error)

    def gave_way(self, error: BaseException) -> bool:
        """Return whether a transaction was given up for another one's sake, so that it may succeed if done again."""
        return False

    # --- statements ---------------------------------------------------------------------------------------

    @abstractmethod
    async def next_number(self, connection: AsyncConnection, counter: str) -> int:
        """Return the next number of a counter. No number is given twice."""

    @abstractmethod
    async def numbers(self, connection: AsyncConnection) -> dict[str, int]:
        """Return the last number that was given by each counter."""

    @abstractmethod
    async def count_from(self, connection: AsyncConnection, last: Mapping[str, int]) -> None:
        """Let counters give the numbers after these."""

    async def settle(self, connection: AsyncConnection, tables: Sequence[sa.Table]) -> None:  # noqa: B027
        """Let the database count its keys from those of rows that came from elsewhere."""

    async def tidy(self, connection: AsyncConnection, table: sa.Table) -> None:  # noqa: B027 - a server's vacuum does
        """Leave nothing in a table's indexes of what was just overwritten in its rows."""

    def put(self, table: sa.Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> sa.Insert:
        """Make the statement that writes a row, or changes the one with the same primary key if there is one.

        Columns that are not named stay as they are. Without any values, a row that is there stays as it is.
        """
        insert = self.insert(table).values({**key, **values})
        if values:  # the key is a primary key then
            return insert.on_conflict_do_update(index_elements=list(key), set_=dict(values))
        return insert.on_conflict_do_nothing()

    async def allowances(self, connection: AsyncConnection) -> Allowances | None:
        """Return what the server allows; None without a server."""
        return None

    async def damage(self, connection: AsyncConnection) -> list[str]:
        """Return what the database itself finds wrong with its file; a server looks after its files itself."""
        return []


@dataclass(frozen=True, slots=True)
class Unit:
    """What a unit of work goes through."""

    connection: AsyncConnection
    backend: Backend
    guild: int | None = None
    """The server that it has locked."""

    def check_held(self, guild: int) -> None:
        """Refuse to continue without a server's lock.

        Also where all writing goes one after the other anyway: so every test finds a missing lock.

        Raises:
            NotHeld: the unit of work has not locked this server.
        """
        if guild != self.guild:
            raise NotHeld(f"server {guild} is not locked, but {self.guild}")
