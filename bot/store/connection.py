"""A connection to SQLite that goes to its thread once for a statement: executing it, fetching its rows, closing it.

aiosqlite goes there once for each of these. Going to another thread and back takes longer than most statements, and a
click needs a dozen of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

import aiosqlite


class _Outcome(NamedTuple):
    """All that is asked of a statement that was executed."""

    rows: list[Any]
    description: Any
    rowcount: int
    lastrowid: int | None


class Connection(aiosqlite.Connection):
    """A connection whose cursors are `Cursor`s."""

    _stopped = False

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy asks for no more than these have
        """Return a new cursor."""
        return Cursor(self)

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread, once.

        If closing a connection is cancelled twice, SQLAlchemy stops the thread while the connection is still being
        closed. Nobody would ever answer the second request, so the process could not end.
        """
        if self._stopped:
            return None
        self._stopped = True
        return super().stop()

    async def rollback(self) -> None:
        """Roll back the present transaction, if there is one."""
        if self.in_transaction:
            await super().rollback()

    async def run(self, sql: str, parameters: Iterable[Any], *, many: bool = False) -> _Outcome:
        """Execute a statement in the connection's thread, and return what came of it."""
        outcome: _Outcome = await self._execute(_run, self._conn, sql, parameters, many)  # type: ignore[no-untyped-call]
        return outcome


class Cursor:
    """What SQLAlchemy's dialect needs of a cursor. All rows are there when a statement has been executed."""

    def __init__(self, connection: Connection) -> None:
        """Make one; nothing is asked of the database."""
        self._connection = connection
        self._outcome = _Outcome([], None, -1, None)
        self.arraysize = 1

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> Cursor:
        """Execute a statement."""
        self._outcome = await self._connection.run(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Cursor:
        """Execute a statement with each of these parameters."""
        self._outcome = await self._connection.run(sql, parameters, many=True)
        return self

    async def fetchall(self) -> list[Any]:
        """Return the rows."""
        return self._outcome.rows

    async def close(self) -> None:
        """Do nothing: it was closed when its rows were fetched."""

    @property
    def description(self) -> Any:
        """The columns of the rows, None if there are none."""
        return self._outcome.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._outcome.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row that was inserted last."""
        return self._outcome.lastrowid


def _run(connection: sqlite3.Connection, sql: str, parameters: Iterable[Any], many: bool) -> _Outcome:
    cursor = connection.cursor()
    try:
        if many:
            cursor.executemany(sql, parameters)
        else:
            cursor.execute(sql, tuple(parameters))
        rows = cursor.fetchall() if cursor.description else []
        return _Outcome(rows, cursor.description, cursor.rowcount, cursor.lastrowid)
    finally:
        cursor.close()


def connect(database: str, **options: Any) -> Connection:
    """Return a connection that is opened when it is awaited. The options are those of `sqlite3.connect`."""
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy has it
    return connection
