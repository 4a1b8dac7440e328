"""The store in an SQLite file: one transaction writes at a time, and others read meanwhile."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as AllTaken
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.backend import ALL_TAKEN, ENGINE, Backend
from bot.store.backends.connection import Connection
from bot.store.backends.connection import connect as connect_seldom_asked
from bot.store.backends.direct import direct
from bot.store.backends.guards import ON_SQLITE, guard_file, on_sqlite
from bot.store.backends.replacing import check_unused
from bot.store.file import (
    DatabaseUnusable,
    connect,
    damage,
    is_at_rest,
    keep_before,
    keep_private,
    only_reading,
    put_to_rest,
)
from bot.store.schema import NUMBERED

BUSY = 2000
"""How many milliseconds to wait while another process writes: a click has to be answered within three seconds."""
TO_READ = ("query_only=ON", f"busy_timeout={BUSY}")
TO_WRITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={BUSY}")
"""The settings of connections that read or write."""
SMALL_CACHE = "cache_size=-256"
"""KiB of the file that a reader keeps. SQLite drops them after every commit of another connection."""
READERS = 10
"""How many may read at the same time; others wait."""
READER_WAIT = 30.0
"""The most seconds that they wait."""
PRIMARY = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""
PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
"""The file or the disk is to blame, and no statement of this program's."""


class Sqlite(Backend):
    """One file."""

    merges = False
    insert = staticmethod(sqlite.insert)
    # Without data that is not in the file yet.
    figures = sa.text(
        "SELECT 'SQLite', sqlite_version(), page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    )
    damage = sa.text("SELECT integrity_check FROM pragma_integrity_check(20) WHERE integrity_check <> 'ok'")
    guards = MappingProxyType(on_sqlite())
    guard = staticmethod(guard_file)
    guards_there = ON_SQLITE

    def __init__(self, url: sa.URL, *, read_only: bool) -> None:
        """Prepare it; nothing is opened.

        `read_only`: whether it is only read, and neither created nor migrated nor written.
        """
        address = only_reading(url) if read_only else url
        self._url = url
        self._read_only = read_only
        self._turn = asyncio.Lock()
        self._was_at_rest = False
        self._writing: AsyncConnection | None = None
        self.writers = create_async_engine(address, connect_args={"async_creator_fn": connect_seldom_asked}, **ENGINE)
        self.readers = self.writers if read_only else _readers(address)
        writers = self.writers.sync_engine
        sa.event.listen(writers, "connect", partial(_prepare, TO_READ if read_only else TO_WRITE))
        sa.event.listen(writers, "begin", _begin_to_read if read_only else _begin_to_write)
        if not read_only:
            sa.event.listen(self.readers.sync_engine, "connect", partial(_prepare, (*TO_READ, SMALL_CACHE)))

    # --- opening ------------------------------------------------------------------------------------------

    def first_look(self) -> None:
        """Open the file once: a connection that fails would leave its thread behind, which then complains."""
        self._was_at_rest = self._read_only and is_at_rest(self._url)
        if not self._read_only:
            keep_private(self.writers.url)
        with closing(connect(self.writers.url)) as connection:
            connection.execute(f"PRAGMA busy_timeout={BUSY}")
            found = damage(connection)
        if found:
            raise DatabaseUnusable(f"the file is damaged ({found})")

    async def check_unused(self) -> None:
        """Check that the complete file can be locked."""
        await asyncio.to_thread(check_unused, self._url)

    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction with the lock for writing, so that a copy made in it has the state that is migrated."""
        return self.writers.begin()

    def keep_before(self, connection: sa.Connection, revision: str) -> Path | None:
        """Copy the file unless it is empty."""
        return keep_before(self.writers.url, revision) if sa.inspect(connection).get_table_names() else None

    async def close(self) -> None:
        """Close every connection, when nobody writes any more."""
        async with self._turn:
            if self._writing is not None:
                await self._writing.close()
                self._writing = None
        await self.readers.dispose()
        await self.writers.dispose()
        if self._was_at_rest:
            self._was_at_rest = False
            await asyncio.to_thread(put_to_rest, self._url)

    # --- units of work ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def transaction(self, guild: int | None) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction on the one connection that writes, when nobody else does. It locks every server.

        The connection stays open for the next one, because taking it from the pool and returning it takes longer than a
        statement. After an error it is returned, and the pool checks it.
        """
        async with self._turn:
            connection, self._writing = self._writing or await self.writers.connect(), None
            try:
                async with connection.begin():
                    yield connection
            except BaseException:
                await asyncio.shield(connection.close())
                raise
            self._writing = connection

    def at_one_moment(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that reads."""
        return self.writers.connect()

    # --- faults -------------------------------------------------------------------------------------------

    def fault(self, error: BaseException) -> str | None:
        """Describe a fault of the file or the disk."""
        if isinstance(error, AllTaken):
            return ALL_TAKEN
        return str(error.orig) if isinstance(error, DBAPIError) and _code(error) in PASSING else None

    def is_busy(self, error: BaseException) -> bool:
        """Return whether another process writes."""
        return isinstance(error, DBAPIError) and _code(error) == sqlite3.SQLITE_BUSY

    # --- statements ---------------------------------------------------------------------------------------

    async def ask(self, connection: AsyncConnection, asked: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows as the driver has them."""
        sql, rows = direct(connection, asked, [values])
        try:
            return (await _driver(connection.sync_connection).run(sql, rows[0]))[0]
        except sqlite3.Error as error:
            raise DBAPIError.instance(sql, None, error, sqlite3.Error, hide_parameters=True) from error

    async def with_next(self, connection: AsyncConnection, change: sa.Executable, values: Any) -> None:
        """Let a change wait for the next statement, or for the commit."""
        sql, rows = direct(connection, change, values if isinstance(values, list) else [values])
        _driver(connection.sync_connection).with_next(sql, rows, many=True)

    async def numbers(self, connection: AsyncConnection) -> dict[str, int]:
        """Return the last key that each table has given, as SQLite notes them."""
        rows = await connection.execute(sa.text("SELECT name, seq FROM sqlite_sequence"))
        return {**dict.fromkeys((each.name for each in NUMBERED), 0), **{row.name: row.seq for row in rows}}

    async def count_from(self, connection: AsyncConnection, last: Mapping[str, int]) -> None:
        """Write SQLite's notes. Keys of imported rows are in them."""
        for name, number in last.items():
            if not number:
                continue
            here = {"name": name, "last": number}
            await connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = :name"), here)
            await connection.execute(sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), here)

    async def tidy(self, connection: AsyncConnection, table: sa.Table) -> None:
        """Rebuild the indexes: when SQLite splits a page of one, it leaves copies of what it moves."""
        await connection.execute(sa.text(f"REINDEX {table.name}"))


def _code(error: DBAPIError) -> int | None:
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else code & PRIMARY


def _readers(address: sa.URL) -> AsyncEngine:
    """Return connections that only read, and so never need a reset.

    Boards and hands are read all the time. Changing a shared connection before each reading, and changing it back,
    takes longer than reading; so does opening a new one.
    """
    return create_async_engine(
        address,
        connect_args={"async_creator_fn": connect_seldom_asked},
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=READERS,
        pool_use_lifo=True,
        pool_timeout=READER_WAIT,
        max_overflow=0,
        **ENGINE,
    )


def _prepare(pragmas: Sequence[str], connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_to_read(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_to_write(connection: sa.Connection) -> None:
    """Take the lock for writing with the first statement: a transaction that reads first could not get it later."""
    _driver(connection).with_next("BEGIN IMMEDIATE")


def _driver(connection: sa.Connection | None) -> Connection:
    assert connection is not None
    driver = connection.connection.driver_connection
    assert isinstance(driver, Connection)
    return driver
