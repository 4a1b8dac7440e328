"""A connection to SQLite that switches to its thread as rarely as possible.

aiosqlite switches once to execute a statement, once to fetch its rows, once to close it. Switching to another thread
and back takes longer than most statements. Here a statement switches once; one whose outcome nobody needs goes along
with the next one, or with the commit.

These private names of aiosqlite are used, all of them here: `_execute`, `_conn`, `_connection`, `_thread`, `_tx` and
`_connection_worker_thread`. A public way to run a function in a connection's thread would replace the first two, and a
thread that is a daemon and outlives a closed event loop the others; without aiosqlite it would be a thread and a queue
of our own.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from threading import Thread
from typing import Any, NamedTuple

import aiosqlite
from aiosqlite.core import _connection_worker_thread

_Outcome = tuple[list[Any], Any, int, int | None]
"""The outcome of a statement: its rows, and the attributes of `Cursor`."""


class _Statement(NamedTuple):
    """A statement to execute."""

    sql: str
    parameters: Iterable[Any]
    many: bool


class Connection(aiosqlite.Connection):
    """A connection whose cursors are `Cursor`s."""

    _stopped = False
    _waiting: tuple[_Statement, ...] = ()
    """Statements to execute with the next one, or with the commit."""

    def cursor(self) -> "Cursor":  # type: ignore[override]  # SQLAlchemy asks for no more than these have
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

    def with_next(self, sql: str, parameters: Iterable[Any] = (), *, many: bool = False) -> None:
        """Execute a statement just before the next one, or before the commit, which raises its errors."""
        self._waiting = (*self._waiting, _Statement(sql, parameters, many))

    async def run(self, sql: str, parameters: Iterable[Any], *, many: bool = False) -> _Outcome:
        """Execute the waiting statements and this one in the connection's thread, and return its outcome."""
        statements = (*self._take_waiting(), _Statement(sql, parameters, many))
        outcome: _Outcome = await self._execute(_run, self._conn, statements)  # type: ignore[no-untyped-call]
        return outcome

    async def commit(self) -> None:
        """Execute the waiting statements, and commit."""
        await self._execute(_commit, self._conn, self._take_waiting())  # type: ignore[no-untyped-call]

    async def rollback(self) -> None:
        """Roll back the present transaction, if there is one. Waiting statements are never executed."""
        self._waiting = ()
        if self.in_transaction:
            await super().rollback()

    def _take_waiting(self) -> tuple[_Statement, ...]:
        waiting, self._waiting = self._waiting, ()
        return waiting


class Cursor:
    """What SQLAlchemy's dialect needs of a cursor. Executing a statement fetches all its rows."""

    arraysize = 1
    description: Any = None
    """The columns of the rows, None if there are none."""
    rowcount = -1
    """How many rows were changed."""
    lastrowid: int | None = None
    """The id of the row that was inserted last."""

    def __init__(self, connection: Connection) -> None:
        """Begin without rows."""
        self._connection = connection
        self._rows: list[Any] = []

    async def __aenter__(self) -> "Cursor":
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = (), *, many: bool = False) -> "Cursor":
        """Execute a statement, once or with `many` parameters."""
        outcome = await self._connection.run(sql, parameters, many=many)
        self._rows, self.description, self.rowcount, self.lastrowid = outcome
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "Cursor":
        """Execute a statement with each of these parameters."""
        return await self.execute(sql, parameters, many=True)

    async def fetchall(self) -> list[Any]:
        """Return the rows."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: it was closed when its rows were fetched."""


def _run(connection: sqlite3.Connection, statements: Sequence[_Statement]) -> _Outcome:
    """Execute statements until one fails, and return the outcome of the last."""
    cursor = connection.cursor()
    try:
        for sql, parameters, many in statements:
            if many:
                cursor.executemany(sql, parameters)
            else:
                cursor.execute(sql, tuple(parameters))
        rows = cursor.fetchall() if cursor.description else []
        return rows, cursor.description, cursor.rowcount, cursor.lastrowid
    finally:
        cursor.close()


def _commit(connection: sqlite3.Connection, statements: Sequence[_Statement]) -> None:
    if statements:
        _run(connection, statements)
    connection.commit()


def connect(database: str, **options: Any) -> Connection:
    """Return a connection that is opened when it is awaited. The options are those of `sqlite3.connect`."""
    connection = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=64)
    # A daemon, as SQLAlchemy has it.
    connection._thread = Thread(target=_work, args=(connection,), daemon=True)
    return connection


def _work(connection: Connection) -> None:
    """Do the connection's requests in its thread, even if nobody waits for the answer any more.

    If a request was cancelled and its event loop is closed, aiosqlite's function raises instead of continuing.
    """
    while True:
        try:
            _connection_worker_thread(connection._tx)
        except RuntimeError:
            if connection._stopped and connection._connection is None:
                return
        else:
            return
