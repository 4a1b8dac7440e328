"""A transaction on PostgreSQL in few messages: each of them takes longer than most statements.

A card takes two. The first one begins, locks, and checks that the table is as this process knows it; the second one
writes and commits. What waits for a message are `EXECUTE`s of prepared statements with literals, because asyncpg takes
several statements at once only without parameters.

These private names of SQLAlchemy are used, all of them here: `_transaction` and `_handle_exception` of its connection
to asyncpg, and `_handle_dbapi_exception` of its own connection. So its statements belong to the transaction too, it
returns the connection in order, and it makes all errors. asyncpg without it would need a pool and errors of our own.
"""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.direct import direct
from bot.store.backends.limits import Driver

_WAITING = "(what waited)"
"""In an error, in place of statements that waited: they would quote what was to be written."""
_PREPARED = "prepared"
"""The key under which a connection's record has the names of its prepared statements, by their SQL."""


class Transaction:
    """A transaction that begins with its first statement."""

    def __init__(self, connection: AsyncConnection, begin: str) -> None:
        """Begin one on a connection that has none; SQLAlchemy uses it too. `begin`: SQL without parameters."""
        self._connection = connection
        self.driver = driver_of(connection)
        self.waiting = [begin]
        """SQL that goes to the server with the next statement, or with the commit."""
        _adapted(connection)._transaction = self

    @staticmethod
    def on(connection: AsyncConnection | sa.Connection) -> "Transaction | None":
        """Return the transaction of a connection; None if it has none, or one of SQLAlchemy's."""
        found = _adapted(connection)._transaction
        return found if isinstance(found, Transaction) else None

    async def ask(self, asked: sa.Executable, values: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows of a statement, after what waits."""
        if self.waiting:
            await self._directly(_WAITING, self.write())
        sql, (row,) = direct(self._connection, asked, [values])
        found: Sequence[Any] = await self._directly(sql, self.driver.fetch(sql, *row))
        return found

    async def holds(self, asked: sa.Executable, values: Mapping[str, Any]) -> bool:
        """Return whether a statement finds anything, after what waits: the answer to a message has the last count."""
        await self.with_next(asked, values)
        said: str = await self._directly(_WAITING, self.write())
        return not said.endswith(" 0")

    async def with_next(self, statement: sa.Executable, values: Any) -> None:
        """Let a statement wait."""
        several = values if isinstance(values, list) else [values]
        sql, rows = direct(self._connection, statement, several, waits=True)
        names = self._connection.info.setdefault(_PREPARED, {})
        if sql not in names:
            name = f"often_{len(names)}"
            await self._directly(sql, self.driver.execute(f"PREPARE {name} AS {sql}"))
            names[sql] = name
        self.waiting += [f"EXECUTE {names[sql]}({', '.join(map(_literal, row))})" for row in rows]

    async def write(self) -> str:
        """Send what waits, and return what the server says of its last statement."""
        waiting, self.waiting = self.waiting, []
        said: str = await self.driver.execute("; ".join(waiting))
        return said

    async def end(self) -> None:
        """Commit: by SQLAlchemy if it knows of the transaction, because it has executed something."""
        own = self._connection.sync_connection
        assert own is not None
        if own.in_transaction():
            await self._connection.commit()
            return
        for listener in own.dispatch.commit:
            listener(own)
        await self._directly(_WAITING, self.commit())
        _adapted(own)._transaction = None

    async def commit(self) -> None:
        """Send what waits, and commit. If that fails, nothing is left of it."""
        try:
            said = await self.driver.execute("; ".join([*self.waiting, "COMMIT"]))
        except asyncpg.PostgresError:
            await self.rollback()
            raise
        except BaseException:
            self.driver.terminate()
            raise
        if said != "COMMIT":
            raise asyncpg.InFailedSQLTransactionError("it was rolled back")

    async def rollback(self) -> None:
        """Roll it back. What waits is never executed."""
        if not self.driver.is_closed() and self.driver.is_in_transaction():
            await self.driver.execute("ROLLBACK")

    async def _directly(self, sql: str, request: Awaitable[Any]) -> Any:
        """Wait for the driver's answer to a request; an error is raised as if SQLAlchemy had made the request."""
        try:
            return await request
        except BaseException as error:
            await self._connection.run_sync(_fail, sql, error)
            raise


def write_first(connection: sa.Connection, *_: object) -> None:
    """Send what waits, before a statement of SQLAlchemy's."""
    ours = Transaction.on(connection)
    if ours is not None and ours.waiting:
        try:
            _adapted(connection).run_async(lambda _: ours.write())
        except BaseException as error:
            _fail(connection, _WAITING, error)
            raise


def driver_of(connection: AsyncConnection) -> Driver:
    """Return the driver's connection."""
    driver: Driver = _adapted(connection).driver_connection
    return driver


def _adapted(connection: AsyncConnection | sa.Connection) -> Any:
    """Return what SQLAlchemy's dialect has made of the driver's connection."""
    there = connection.sync_connection if isinstance(connection, AsyncConnection) else connection
    assert there is not None
    return there.connection.dbapi_connection


def _literal(value: object) -> str:
    """Write a parameter as SQL: `EXECUTE` gives it the type that the statement has for it."""
    return "NULL" if value is None else "'{}'".format(str(value).replace("'", "''"))


def _fail(connection: sa.Connection, sql: str, error: BaseException) -> None:
    try:
        if isinstance(error, Exception):
            _adapted(connection)._handle_exception(error)
        raise error  # noqa: TRY301 - SQLAlchemy looks at the error that is being handled
    except BaseException as failed:
        of_driver = isinstance(failed, connection.dialect.loaded_dbapi.Error)  # SQLAlchemy would wrap others in its own
        connection._handle_dbapi_exception(failed, sql if of_driver else None, None, None, None)
        raise
    finally:
        connection.close()  # SQLAlchemy has rolled back: the next statement would begin again, without the lock
