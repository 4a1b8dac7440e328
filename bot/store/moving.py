"""Moving a complete database into an empty one, of the same kind or another, or into a file.

The source is read as it was at one moment. The target is committed some rows at a time, by their keys, so that an
interrupted move continues after the last row. Until all rows were moved and compared, the target has a mark in place of
its schema's number, which no version of this program accepts.

A server's database is copied by moving it into one SQLite file, so there is only one kind of copy to keep, to check, to
try out, to restore and to move.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from bot.store.backend import Backend, Unit
from bot.store.backends.replacing import drop
from bot.store.database import Database
from bot.store.file import DatabaseUnusable, NotCopied, connect, failing_as, parsed, part_beside, put_new
from bot.store.operation.rows import MOVED, Sum
from bot.store.operation.upgrading import MOVING, newest, schema_of, upgrade, usable_schema
from bot.store.schema import application
from bot.store.work import Work

Told = Callable[[str, int, int], None]
"""Called with the present step, the number of rows done, and the number of all rows."""
_PUT_SCHEMA = sa.text("UPDATE alembic_version SET version_num = :schema")


class Different(Exception):
    """The rows that arrived are not those sent: the names of the tables, as a sentence without its full stop."""


class NotTaken(DatabaseUnusable):
    """The target cannot be written; the message says why."""


@dataclass(frozen=True, slots=True)
class Brought:
    """How much was moved."""

    rows: int
    tables: int
    """How many tables had rows."""


class Arriving(Database):
    """The target of a move: an empty database, or one in which the same move was interrupted."""

    def __init__(self, database: str, state: str) -> None:
        """Prepare it; nothing is opened.

        `state`: a few letters and digits for the source's content, so that only the same move can be continued.

        Raises:
            DatabaseUnusable: there is no driver for such an address.
        """
        super().__init__(database)
        self._state = state

    def _preparation(self) -> Callable[[sa.Connection], str | None]:
        return partial(_begin, self._backend, f"{MOVING}{newest()}-{self._state}")

    async def check_vacant(self) -> None:
        """Check that it is empty, without opening it.

        Raises:
            DatabaseUnusable: it is not, or that cannot be checked.
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
            async with self._backend.transaction(None) as connection:
                yield Work(Unit(connection, self._backend))

    async def finish(self, source: Work) -> None:
        """Let the bot use it from now on."""
        numbers = await source.rows.numbers()
        async with self.adding() as work:
            await work.rows.settle(numbers)
            await work.connection.execute(_PUT_SCHEMA, {"schema": newest()})


@asynccontextmanager
async def brought(source: Work, to: str, told: Told = lambda *_: None) -> AsyncIterator[tuple[Arriving, Brought]]:
    """Move a database into another one, the target. If this context ends without an error, the target may be used.

    `source`: sees its database as it was at one moment. `to`: the target's file or address.

    Raises:
        Different: the rows that arrived are not those sent.
        InUse: somebody has the target open.
        DatabaseUnusable: one of the two fails, or is not suitable.
    """
    target = Arriving(to, await source.rows.state())
    await target.check_unused()
    async with target:
        yield target, await _bring(source, target, told)
        await target.finish(source)


async def _bring(source: Work, target: Arriving, told: Told) -> Brought:
    """Move all missing rows, then compare all rows with those that were sent."""
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
    """Create the tables of a target, or recognise an interrupted move. Return the schema or mark that it had.

    Raises:
        DatabaseUnusable: it has any other content.
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
        backend.guard(connection)
    for table in reversed(MOVED):  # rows that migrations have written by themselves
        connection.execute(sa.delete(table))
    connection.execute(_PUT_SCHEMA, {"schema": mark})
    return present


def _check_vacant(connection: sa.Connection) -> None:
    """Refuse a database with anything in it. One with new tables and nothing more counts as empty."""
    usable_schema(connection)
    if schema_of(connection) == newest():
        others = (table for table in MOVED if table is not application)  # that is written by the migration
        used = any(connection.scalar(sa.select(sa.exists().select_from(table))) for table in others)
    else:
        used = bool(sa.inspect(connection).get_table_names())
    if used:
        raise DatabaseUnusable("it is not empty, and nothing there is written over")


async def copy_of_server(database: str, target: Path, told: Told = lambda *_: None) -> None:
    """Write a copy of a database as it is at one moment. It is one complete file for its owner alone, or there is none.

    `database`: its address.

    Raises:
        DatabaseUnusable: the database cannot be read, or its schema is not this program's.
        NotCopied: there is a file where the copy should be, or the copy cannot be written.
    """
    part = _part(target)
    try:
        async with (
            Database(database, read_only=True) as source,
            source.at_one_moment() as work,
            brought(work, str(part), told),
        ):
            pass
        with failing_as(NotCopied), closing(connect(parsed(str(part)))) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # all is in the one file, as it is in other copies
        put_new(part, target)
    except (NotTaken, Different) as error:
        raise NotCopied(str(error)) from error
    finally:
        drop(part)


def _part(target: Path) -> Path:
    if target.exists():
        raise NotCopied("there is a file of that name already")
    return part_beside(target)
