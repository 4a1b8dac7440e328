"""The connection to the database: opening it, migrating it, transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine.interfaces import ExecutionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.refusals import NotRead, NotWritten
from bot.store.conflicts import AlreadyAnswered, conflict
from bot.store.connection import Connection
from bot.store.connection import connect as connect_seldom_asked
from bot.store.faults import Faults, is_busy
from bot.store.file import DatabaseUnusable, NotCopied, connect, damage, keep_before, keep_private, only_reading
from bot.store.repository import WITH_NEXT
from bot.store.work import Work

__all__ = ["MIGRATIONS", "Database", "DatabaseUnusable"]

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY = 2000
"""How many milliseconds to wait while another process writes: a click has to be answered within three seconds."""
TRIES = 10
"""How often to try to open a database to which another process writes: each time waits as long as `BUSY`."""
READERS = 10
"""How many may read at the same time; others wait."""
READER_WAIT = 30.0
"""Seconds that they wait at most."""
_SCHEMA = sa.text("SELECT version_num FROM alembic_version")
_THE_SAME_SCHEMA = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Writes what is there, to see whether anything can be written."""


class Database:
    """One database. On SQLite all writing goes one after the other; reading goes beside it."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        """Prepare a database.

        Args:
            url: SQLAlchemy's address of it, with an asynchronous driver.
            read_only: whether it is only looked at, and neither made nor migrated nor written.

        Raises:
            DatabaseUnusable: there is no driver for such an address.
        """
        try:
            # Parameters are hands and secrets: no error may carry them into the log.
            address = only_reading(sa.make_url(url)) if read_only else sa.make_url(url)
            self._engine = create_async_engine(address, hide_parameters=True, connect_args=_options(address))
            shared = read_only or address.get_backend_name() != "sqlite"
            self._readers = self._engine if shared else _readers(address)
        except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
            raise DatabaseUnusable(str(error)) from error
        self._sqlite = self._engine.dialect.name == "sqlite"
        self._read_only = read_only
        self._writer = asyncio.Lock()
        self._writing: AsyncConnection | None = None
        self._faults = Faults()
        if self._sqlite:
            sa.event.listen(self._engine.sync_engine, "connect", _prepare_to_read if read_only else _prepare_sqlite)
            sa.event.listen(self._engine.sync_engine, "begin", _begin_to_read if read_only else _begin_sqlite)
            if not read_only:
                sa.event.listen(self._engine.sync_engine, "do_execute", _execute_sqlite)
                sa.event.listen(self._engine.sync_engine, "do_executemany", _execute_many_sqlite)
            if self._readers is not self._engine:
                sa.event.listen(self._readers.sync_engine, "connect", _prepare_to_read)

    async def open(self) -> None:
        """Connect, and migrate to the newest schema. A file that has to be migrated is copied beside itself before.

        Raises:
            DatabaseUnusable: it cannot be opened or written or copied, is damaged, or is newer than this program; or it
                is only to be read and has another schema.
        """
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.close)  # nobody else closes what cannot be used
            try:
                if self._sqlite:
                    await asyncio.to_thread(self._try_file)
                await self._prepare()
            except NotCopied as error:
                raise DatabaseUnusable(f"it cannot be copied before it is brought up to date ({error})") from error
            except (sqlite3.Error, OSError) as error:
                raise DatabaseUnusable(str(error)) from error
            except DBAPIError as error:
                raise DatabaseUnusable(str(error.orig)) from error
            stack.pop_all()

    async def _prepare(self) -> None:
        """Recognise or migrate the database. The bot may begin while another one still writes without a pause."""
        for left in reversed(range(TRIES)):
            try:
                async with self._engine.begin() as connection:
                    await connection.run_sync(_recognise if self._read_only else _migrate)
            except DBAPIError as error:
                if not left or not is_busy(error):
                    raise
            else:
                return

    def _try_file(self) -> None:
        """Open the file once: a connection that cannot be made would leave its thread behind, which then complains."""
        if not self._read_only:
            keep_private(self._engine.url)
        with closing(connect(self._engine.url)) as connection:
            connection.execute(f"PRAGMA busy_timeout={BUSY}")
            found = damage(connection)
        if found:
            raise DatabaseUnusable(f"the file is damaged ({found})")

    async def close(self) -> None:
        """Close every connection, when nobody writes any more."""
        async with self._writer:
            if self._writing is not None:
                await self._writing.close()
                self._writing = None
        await self._readers.dispose()
        await self._engine.dispose()

    @property
    def is_written(self) -> bool:
        """Whether somebody writes now, or waits to, as far as this process knows."""
        return self._writer.locked()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Work]:
        """Begin a unit of work that writes: one transaction, committed at the end or rolled back after an error.

        Raises:
            NotWritten: the database takes nothing now. Nothing has changed.
            AlreadyAnswered: it writes an interaction that is in a journal already. Nothing has changed.
        """
        async with AsyncExitStack() as stack:
            failures = self._faults.writing_failed
            if self._sqlite:
                await stack.enter_async_context(self._writer)
            if self._faults.writing_failed > failures:
                raise NotWritten  # one before this waited for nothing: that was long enough
            stack.enter_context(self._faults.to(NotWritten))
            stack.enter_context(conflict(AlreadyAnswered, "journal", "interaction"))
            yield Work(await stack.enter_async_context(self._transaction() if self._sqlite else self._engine.begin()))

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction on the one connection that writes; the lock for writing is held.

        It stays open for the next one, because taking it from the pool and giving it back takes longer than a
        statement. After an error it is given back, and the pool sees whether it is still good.
        """
        connection, self._writing = self._writing or await self._engine.connect(), None
        try:
            async with connection.begin():
                yield connection
        except BaseException:
            await asyncio.shield(connection.close())
            raise
        self._writing = connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Work]:
        """Begin a unit of work that only reads. Each statement sees what is committed by then.

        Raises:
            NotRead: the database gives nothing now.
        """
        with self._faults.to(NotRead):
            async with self._readers.connect() as connection:
                yield Work(connection)

    def tell(self, works: Callable[[bool], None]) -> None:
        """Have somebody told when the database begins to fail, and when it works again."""
        self._faults.tell = works

    async def try_out(self) -> None:
        """Read and write what is there already.

        Raises:
            StoreFails: the database still fails.
        """
        async with self.reading() as work:
            await work.connection.execute(_SCHEMA)
        async with self.writing() as work:
            await work.connection.execute(_THE_SAME_SCHEMA)

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[Work]:
        """Begin a unit of work that sees everything as it was at one moment. For a database that is only read.

        Raises:
            DatabaseUnusable: pages of it cannot be read.
        """
        try:
            async with self._engine.connect() as connection:
                if not self._sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield Work(connection)
        except DBAPIError as error:
            raise DatabaseUnusable(str(error.orig)) from error


def _options(address: sa.URL) -> dict[str, Any]:
    """Return how connections are made: as their driver does it, or so that they go to their thread less often."""
    return {"async_creator_fn": connect_seldom_asked} if address.drivername == "sqlite+aiosqlite" else {}


def _readers(address: sa.URL) -> AsyncEngine:
    """Return connections that only read, and never have to be brought back to how they were.

    Boards and hands are read all the time. Changing a shared connection for each of these readings, and changing it
    back, takes longer than reading; so does opening one that is not kept.
    """
    return create_async_engine(
        address,
        hide_parameters=True,
        connect_args=_options(address),
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=READERS,
        pool_timeout=READER_WAIT,
        max_overflow=0,
    )


def _prepare_to_read(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("query_only=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_to_read(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """Take the lock for writing with the first statement: a transaction that reads first could not get it later."""
    _driver(connection).with_next("BEGIN IMMEDIATE")


def _execute_sqlite(_cursor: object, sql: str, parameters: Any, context: ExecutionContext) -> bool:
    """Let a statement whose outcome nobody needs wait; return whether it does."""
    return _waits(sql, parameters, context, many=False)


def _execute_many_sqlite(_cursor: object, sql: str, parameters: Any, context: ExecutionContext) -> bool:
    """Let a statement for many rows wait in the same way."""
    return _waits(sql, parameters, context, many=True)


def _waits(sql: str, parameters: Any, context: ExecutionContext, *, many: bool) -> bool:
    waits = context.execution_options.items() >= WITH_NEXT.items()
    if waits:
        _driver(context.root_connection).with_next(sql, parameters, many=many)
    return waits


def _driver(connection: sa.Connection) -> Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, Connection)
    return driver


def _migrate(connection: sa.Connection) -> None:
    config, present, newest = _revisions(connection)
    if present != newest:
        _upgrade(connection, config, present, newest)
    # Also where there was nothing to migrate, it is seen whether the database can be written at all.
    connection.execute(_THE_SAME_SCHEMA)


def _upgrade(connection: sa.Connection, config: Config, present: str | None, newest: str) -> None:
    if connection.dialect.name == "sqlite" and sa.inspect(connection).get_table_names():
        # The transaction holds the lock for writing, so that the copy is what is migrated.
        kept = keep_before(connection.engine.url, newest)
        log.info(
            "the database is brought up to date (schema %s to %s); before that it is kept as %s", present, newest, kept
        )
    command.upgrade(config, "head")


def _recognise(connection: sa.Connection) -> None:
    """Refuse a database whose schema is not this program's."""
    _, present, newest = _revisions(connection)
    if present is None:
        raise DatabaseUnusable("it is none of this program's")
    if present != newest:
        raise DatabaseUnusable(
            f"its schema is {present}, this program's {newest}: it is brought up to date when the bot starts"
        )


def _revisions(connection: sa.Connection) -> tuple[Config, str | None, str]:
    """Return Alembic's configuration, the schema that a database has, and the newest one."""
    config = _config(MIGRATIONS)
    config.attributes["connection"] = connection
    present = MigrationContext.configure(connection).get_current_revision()
    newest, *older = _schemas(MIGRATIONS)
    if present is not None and present not in (newest, *older):
        raise DatabaseUnusable(f"it was written by a newer version (schema {present})")
    return config, present, newest


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder))
    return config


@cache
def _schemas(folder: Path) -> tuple[str, ...]:
    """Return every schema that there ever was, the newest first. Alembic executes all migrations' files for that."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config(folder)).walk_revisions())
