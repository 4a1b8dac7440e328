"""Databases as tests see them that let whole processes play: looked into from outside, cut off.

A place is what `NEWMARKET_DATABASE` names: a file of SQLite's, or the address of a PostgreSQL database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa

MAINTENANCE = "postgres"
"""The database from which others are looked after."""
OURS = "harness"
"""What sessions are called that are spared."""
CUT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "  # and waits until each is gone
    f"WHERE datname = $1 AND pid <> pg_backend_pid() AND application_name <> '{OURS}' AND "
)
AWAY = (OSError, TimeoutError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""How it shows that a database cannot be asked now."""

T = TypeVar("T")
Rows = list[Sequence[Any]]


def is_file(place: str) -> bool:
    """Return whether a place is a file of SQLite's."""
    return "://" not in place


def ask(place: str, *statements: str) -> list[Rows]:
    """Execute statements in one transaction, and return the rows of each. JSON comes as text.

    Waits for the answer: within an event loop it is called in a thread.
    """
    if is_file(place):
        uri = f"{Path(place).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=30.0, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            return [connection.execute(each).fetchall() for each in statements]

    async def fetched(connection: asyncpg.Connection[Any]) -> list[Rows]:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return [[tuple(row) for row in await connection.fetch(each)] for each in statements]

    return asyncio.run(_on(place, fetched))


def cut_off(place: str, which: str = "true") -> None:
    """End connections to a PostgreSQL's database: those for whose session a condition holds. Waits, as `ask` does."""
    name = sa.make_url(place).database
    asyncio.run(_on(_beside(place), lambda connection: connection.execute(CUT + which, name)))


@contextmanager
def shut(place: str) -> Iterator[None]:
    """End all connections to a PostgreSQL's database, and let nobody in. Both ends wait, as `ask` does."""
    _let_in(place, False)
    try:
        cut_off(place)
        yield
    finally:
        _let_in(place, True)


def _let_in(place: str, them: bool) -> None:
    name = sa.make_url(place).database
    said = f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {them}'
    asyncio.run(_on(_beside(place), lambda connection: connection.execute(said)))


def _beside(place: str) -> str:
    """Return the address of the same server's database that is never cut off."""
    return sa.make_url(place).set(database=MAINTENANCE).render_as_string(hide_password=False)


async def _on(place: str, do: Callable[[asyncpg.Connection[Any]], Awaitable[T]]) -> T:
    address = sa.make_url(place).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, server_settings={"application_name": OURS})
    try:
        return await do(connection)
    finally:
        with suppress(OSError, asyncpg.PostgresError):
            await connection.close()
