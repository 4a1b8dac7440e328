"""Replacing a database that nobody uses by another file, and keeping the former one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from bot.store.file import DAMAGED, PRIVATE, SIDE_FILES, DatabaseUnusable, InUse, connect, file_of, numbered


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The members who were forgotten in a database."""

    database: str
    """The key of its digests, which only this database and its copies have."""
    people: frozenset[tuple[int, int]]
    """Their servers and keys."""
    everywhere: frozenset[int]
    """The keys of those with data for all servers."""


@dataclass(frozen=True, slots=True)
class Content:
    """How much there is in a database, and whose it is."""

    members: int
    movements: int
    application: str | None = None
    """The id of the application at Discord that has used it."""


@dataclass(frozen=True, slots=True)
class Former:
    """The file that is replaced."""

    file: Path
    content: Content | None = None
    """Its content; None if there is no file, or it cannot be read."""
    counters: dict[str, int] | None = None
    """The last key of each of the `NUMBERED` tables; None if there is no file, or it cannot be read."""
    forgotten: Forgotten | None = None
    """The members who were forgotten there; None if that is unknown."""


@contextmanager
def alone_with(address: sa.URL) -> Iterator[Former]:
    """Keep everybody else from a database, which need not exist, and yield what is known about it.

    All its data is in its one file then, unless it is damaged: nobody can tell whether a damaged one is in use.

    Raises:
        InUse: somebody has it open.
        DatabaseUnusable: it cannot be opened.
    """
    file = file_of(address)
    if file is None:
        raise DatabaseUnusable("only a file of SQLite's is replaced")
    if not file.exists():
        yield Former(file)
        return
    try:
        with closing(connect(address)) as connection:
            connection.isolation_level = None
            yield _locked(file, connection)
    except sqlite3.Error as error:
        raise DatabaseUnusable(str(error)) from error


def _locked(file: Path, connection: sqlite3.Connection) -> Former:
    try:
        connection.execute("PRAGMA busy_timeout=0")
        connection.execute("PRAGMA journal_mode=DELETE")  # this succeeds only if nobody else has it open
        connection.execute("BEGIN EXCLUSIVE")
        counters = dict(connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        return Former(file, content_of(connection), counters, _forgotten(connection))
    except sqlite3.Error as error:
        code = error.sqlite_errorcode & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse from error
        if code in DAMAGED or code == sqlite3.SQLITE_ERROR:  # damaged, or without such a table
            return Former(file)
        raise


def content_of(connection: sqlite3.Connection) -> Content:
    """Return how much there is in a file, and whose it is.

    Raises:
        sqlite3.Error: it cannot be read, or has no such tables.
    """
    (members,) = connection.execute("SELECT count(*) FROM members").fetchone()
    (movements,) = connection.execute("SELECT count(*) FROM transfers").fetchone()
    its = connection.execute("SELECT value FROM application WHERE name = 'id'").fetchone()
    return Content(members, movements, None if its is None else its[0])


def _forgotten(connection: sqlite3.Connection) -> Forgotten | None:
    """Return whom a database has forgotten, None if it has not got its own key yet: a move into it was broken off."""
    found = connection.execute("SELECT value FROM application WHERE name = 'forgotten'").fetchone()
    if found is None:
        return None
    people = connection.execute("SELECT guild_id, person FROM identities WHERE digest IS NULL").fetchall()
    everywhere = connection.execute("SELECT person FROM people WHERE guild_id = 0 AND member_id IS NOT NULL").fetchall()
    return Forgotten(found[0], frozenset(people), frozenset(person for (person,) in everywhere))


def check_unused(address: sa.URL) -> None:
    """Check that nobody has a database open; one in memory is nobody else's.

    Raises:
        InUse: somebody has.
        DatabaseUnusable: it cannot be opened.
    """
    if file_of(address) is not None:
        with alone_with(address):
            pass


def put_in_place(part: Path, former: Former) -> Path | None:
    """Replace a database by a complete file, and return the path under which the former one is kept, if any.

    At every moment one of the two is in place.
    """
    kept = None
    if former.file.exists():
        names = numbered(former.file, f"replaced-{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}")
        kept = next(each for each in names if not each.exists())
        for suffix in ("", "-wal", "-journal"):
            there = Path(f"{former.file}{suffix}")
            if there.exists():
                os.link(there, f"{kept}{suffix}")
                Path(f"{kept}{suffix}").chmod(PRIVATE)
        for suffix in SIDE_FILES:  # these belong to the former file, and would damage the new one
            Path(f"{former.file}{suffix}").unlink(missing_ok=True)
    part.replace(former.file)
    with suppress(OSError):
        folder = os.open(former.file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    return kept


def drop(part: Path) -> None:
    """Delete a file that was not put in place, and the files that SQLite wrote next to it."""
    for suffix in ("", *SIDE_FILES):
        Path(f"{part}{suffix}").unlink(missing_ok=True)
    for each in part.parent.glob(f"{part.name}.before-*"):
        each.unlink()
