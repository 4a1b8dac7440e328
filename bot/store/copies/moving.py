"""Bringing a whole database into an empty one, of the same kind or another, and into a file.

What is read is as it was at one moment. What is written is committed some rows at a time, by their keys: so whoever
was broken off begins where the rows end that are there. Until all is there and was compared, the other database has a
mark in the place of its schema's number, which no version of this program takes for its own.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from bot.store.backend import Backend, Unit
from bot.store.database import Database
from bot.store.file import DatabaseUnusable, failing_as
from bot.store.operation.rows import MOVED, Sum
from bot.store.operation.upgrading import MOVING, newest, schema_of, upgrade, usable_schema
from bot.store.schema import application, keys
from bot.store.work import Work

Told = Callable[[str, int, int], None]
"""Hears what is being done, the number of rows that are done, and of all."""
MADE = (application, keys)
"""Where migrations, and a bot that was started once, write by themselves."""
_PUT_SCHEMA = sa.text("UPDATE alembic_version SET version_num = :schema")


class Different(Exception):
    """What has come is not what was sent: the names of the tables, as a sentence without its full stop."""


class NotTaken(DatabaseUnusable):
    """The database that another one is brought into takes nothing; the message says why."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What was brought over."""

    rows: int
    tables: int
    """How many of them had rows."""


class Arriving(Database):
    """A database that another one is brought into. It is empty before, or was broken off in the same move."""

    def __init__(self, url: str, state: str) -> None:
        """Prepare it; nothing is opened.

        `state`: what is brought, in a few letters and digits, so that nothing else is taken for the rest of it.

        Raises:
            DatabaseUnusable: there is no driver for such an address.
        """
        super().__init__(url)
        self._state = state

    def _preparation(self) -> Callable[[sa.Connection], str | None]:
        return partial(_begin, self._backend, f"{MOVING}{newest()}-{self._state}")

    async def check_vacant(self) -> None:
        """See that there is nothing, without opening it.

        Raises:
            DatabaseUnusable: there is something, or it cannot be seen.
        """
        try:
            with failing_as(DatabaseUnusable):
                async with self._backend.alone() as connection:
                    await connection.run_sync(_check_vacant)
        finally:
            await self.close()

    @asynccontextmanager
    async def adding(self) -> AsyncIterator[Work]:
        """Begin a transaction.

        Raises:
            NotTaken: nothing can be written.
        """
        with failing_as(NotTaken):
            async with self._backend.turn(), self._backend.transaction(None) as connection:
                yield Work(Unit(connection, self._backend))

    async def finish(self, source: Work) -> None:
        """Let the bot use it from now on."""
        numbers = await source.rows.numbers()
        async with self.adding() as work:
            await work.rows.settle(numbers)
            await work.connection.execute(_PUT_SCHEMA, {"schema": newest()})


@asynccontextmanager
async def brought(source: Work, to: str, told: Told = lambda *_: None) -> AsyncIterator[tuple[Arriving, Brought]]:
    """Bring a database into another one. When this context ends well, the other one may be used.

    `source`: sees its database as it was at one moment. `to`: SQLAlchemy's address of the other one.

    Raises:
        Different: not the same rows are there as were sent.
        InUse: somebody has the other one open.
        DatabaseUnusable: one of the two fails, or is not what it should be.
    """
    target = Arriving(to, await source.rows.state())
    await target.check_unused()
    await target.open()
    try:
        yield target, await _bring(source, target, told)
        await target.finish(source)
    finally:
        await target.close()


async def _bring(source: Work, target: Arriving, told: Told) -> Brought:
    """Bring all missing rows over, then compare all rows with those that were sent."""
    schema = (await source.vitals.engine()).schema
    if schema != newest():
        raise DatabaseUnusable(f"it was written by a newer version (schema {schema})")
    whole = sum((await source.rows.counts()).values())
    sent: dict[str, Sum] = {}
    done = 0
    for table in MOVED:
        sent[table.name] = sums = Sum()
        async with target.adding() as work:
            there = await work.rows.count(table)
        async for rows in source.rows.all_of(table):
            missing = rows[max(there - sums.rows, 0) :]
            if missing:
                async with target.adding() as work:
                    await work.rows.add(table, missing)
            sums.add(rows)
            done += len(rows)
            told("copy", done, whole)
    await _compare(sent, target, told)
    return Brought(whole, sum(each.rows > 0 for each in sent.values()))


async def _compare(sent: dict[str, Sum], target: Arriving, told: Told) -> None:
    whole = sum(each.rows for each in sent.values())
    differ = []
    done = 0
    async with target.at_one_moment() as work:
        for table in MOVED:
            sums = Sum()
            async for rows in work.rows.all_of(table):
                sums.add(rows)
                done += len(rows)
                told("compare", done, whole)
            if sums != sent[table.name]:
                differ.append(table.name)
    if differ:
        raise Different(f"not the same rows are there in {', '.join(differ)}")


def _begin(backend: Backend, mark: str, connection: sa.Connection) -> str | None:
    """Make the tables of a database that is brought over, or recognise what was broken off. Return what it had.

    Raises:
        DatabaseUnusable: there is something else.
    """
    present = schema_of(connection)
    if present == mark:
        return present
    if present is not None and present.startswith(MOVING):
        raise DatabaseUnusable(
            "what is there was broken off, and is not of what is brought now: begin with an empty one"
        )
    _check_vacant(connection)
    if present is None:
        upgrade(connection)
        backend.migrated(connection)
    for table in reversed(MOVED):  # what migrations have written by themselves
        connection.execute(sa.delete(table))
    connection.execute(_PUT_SCHEMA, {"schema": mark})
    return present


def _check_vacant(connection: sa.Connection) -> None:
    """Refuse a database with anything in it. One whose tables were made, and nothing more, is as good as empty."""
    usable_schema(connection)
    if schema_of(connection) == newest():
        others = (table for table in MOVED if table not in MADE)
        used = any(connection.scalar(sa.select(sa.exists().select_from(table))) for table in others)
    else:
        used = bool(sa.inspect(connection).get_table_names())
    if used:
        raise DatabaseUnusable("it is not empty, and nothing there is written over")
