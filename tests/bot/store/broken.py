"""Databases that fail for a while, with SQLite's own errors."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.store.database import Database


class Told:
    """A database whose connections are all told something until it is over, and the opposite from then on."""

    def __init__(self, database: Database, broken: str, whole: str) -> None:
        self._now = self._broken = broken
        self._whole = whole
        sa.event.listen(database._engine.sync_engine, "checkout", self._tell)

    def _tell(self, connection: Any, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {self._now}")
        cursor.close()

    def over(self) -> None:
        """Let the database be whole again."""
        self._now = self._whole


def read_only(database: Database) -> Told:
    """Let a database take nothing: *attempt to write a readonly database*."""
    return Told(database, "query_only=ON", "query_only=OFF")


def full(database: Database) -> Told:
    """Let a database have no more pages than it has: *database or disk is full* as soon as one more is needed."""
    return Told(database, "max_page_count=1", "max_page_count=4294967294")


@contextmanager
def held(file: Path) -> Iterator[None]:
    """A database that another process is writing to: *database is locked*."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
