"""Databases that fail for a while, with SQLite's own errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from bot.store.backends.connection import Connection
from bot.store.database import Database


class Told:
    """A database that is told something before each transaction until it is over, and the opposite from then on."""

    def __init__(self, database: Database, broken: str, whole: str) -> None:
        self._now = self._broken = broken
        self._whole = whole
        sa.event.listen(database._backend.writers.sync_engine, "begin", self._tell)

    def _tell(self, connection: sa.Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, Connection)
        *told, begin = driver._take_waiting()
        for sql in (*(each.sql for each in told), f"PRAGMA {self._now}", begin.sql):
            driver.with_next(sql)

    def over(self) -> None:
        """Let the database be whole again."""
        self._now = self._whole

    def again(self) -> None:
        """Let the database fail anew."""
        self._now = self._broken


def read_only(database: Database) -> Told:
    """Let a database take nothing: *attempt to write a readonly database*."""
    return Told(database, "query_only=ON", "query_only=OFF")


def full(database: Database) -> Told:
    """Let a database have no more pages than it has: *database or disk is full* as soon as one more is needed."""
    return Told(database, "max_page_count=1", "max_page_count=4294967294")


@contextmanager
def held(file: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """A database that another process is writing to: *database is locked*."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute(f"BEGIN {how}")
        yield
        other.execute("ROLLBACK")
