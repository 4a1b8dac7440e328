"""The connection to the database: opening it, migrating it, transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

MIGRATIONS = Path(__file__).with_name("migrations")


class DatabaseUnusable(Exception):
    """The database cannot be opened, written or migrated; the message says why."""


class Database:
    """One database. On SQLite all writing goes one after the other; reading goes beside it."""

    def __init__(self, url: str) -> None:
        """Prepare a database.

        Args:
            url: SQLAlchemy's address of it, with an asynchronous driver.

        Raises:
            DatabaseUnusable: there is no driver for such an address.
        """
        try:
            # Parameters are hands and secrets: no error may carry them into the log.
            self._engine = create_async_engine(url, hide_parameters=True)
        except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
            raise DatabaseUnusable(str(error)) from error
        self._sqlite = self._engine.dialect.name == "sqlite"
        self._writer = asyncio.Lock()
        if self._sqlite:
            sa.event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            sa.event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    async def open(self) -> None:
        """Connect, and migrate to the newest schema.

        Raises:
            DatabaseUnusable: it cannot be opened or written, or is newer than this program.
        """
        try:
            if self._sqlite:
                await asyncio.to_thread(self._try_file)
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (sqlite3.Error, OSError) as error:
            raise DatabaseUnusable(str(error)) from error
        except DBAPIError as error:
            raise DatabaseUnusable(str(error.orig)) from error

    def _try_file(self) -> None:
        """Open the file once: a connection that cannot be made would leave its thread behind, which then complains."""
        (file,), options = self._engine.dialect.create_connect_args(self._engine.url)
        sqlite3.connect(file, **options).close()

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction for writing; it is committed at the end, or rolled back where an error leaves it."""
        async with AsyncExitStack() as stack:
            if self._sqlite:
                await stack.enter_async_context(self._writer)
            yield await stack.enter_async_context(self._engine.begin())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading only."""
        async with self._engine.connect() as connection:
            if self._sqlite:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """Take the lock for writing at once: a transaction that reads first could not get it later."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise DatabaseUnusable(f"it was written by a newer version (schema {present})")
    command.upgrade(config, "head")
    # Writing what is there shows whether it can be written at all, though there was nothing to migrate.
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
