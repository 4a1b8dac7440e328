"""A database in an SQLite file: opening it for reading alone, and copying it."""

import filecmp
import glob
import os
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as AllTaken

from bot.settings import address_of

PRIVATE = 0o600
"""The mode of a database's files: only the owner may read them."""
SIDE_FILES = ("-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite writes next to a database."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NO_PORT = "its port is no number: `@`, `/`, `:` and the like are written as %40, %2F and %3A in a password"
"""The usual fault of an address that cannot be read."""
STEPS = 10_000
"""After this many of its instructions SQLite lets a copy tell how much is done."""

Told = Callable[[int, int], None]
"""Called with the bytes that are written of a copy, and about how many it will have."""


class DatabaseUnusable(Exception):
    """The database cannot be opened, read, written or migrated; the message says why."""


class NotUpToDate(DatabaseUnusable):
    """It can be used as soon as the bot has started on it, or `migrate` has brought it up to date."""


class DatabaseAway(DatabaseUnusable):
    """The database's server does not answer, or ends connections: a little later it may work."""


class InUse(DatabaseUnusable):
    """Somebody has it open, as the bot has while it runs."""

    def __str__(self) -> str:
        return "it is in use: stop the bot first"


class NotCopied(Exception):
    """The database can be read, but its copy cannot be written; the message says why."""


def only_reading(address: sa.URL) -> sa.URL:
    """Return an address under which a database can be read and not changed.

    Only an SQLite file has one. It must exist already.
    """
    if address.get_backend_name() != "sqlite":
        return address
    if "uri" not in address.query:
        file = Path(address.database or "").expanduser().absolute()
        address = address.set(database=file.as_uri())
    return address.update_query_dict({"mode": "ro", "uri": "true"})


def is_at_rest(address: sa.URL) -> bool:
    """Return whether all of a database is in its one file: nobody has it open, or ended without closing it."""
    file = file_of(address)
    return file is not None and not any(Path(f"{file}{suffix}").exists() for suffix in SIDE_FILES)


def put_to_rest(address: sa.URL) -> None:
    """Remove the files that SQLite has written next to a database while it was only read.

    Processes that only read create these files, too, but may not remove them. SQLite itself removes them when the last
    connection that may write closes, so nobody else loses anything.
    """
    file = file_of(address)
    if file is None or not Path(f"{file}-shm").exists():
        return
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection,
    ):
        connection.execute("SELECT count(*) FROM sqlite_master")


@contextmanager
def failing_as(kind: type[Exception]) -> Iterator[None]:
    """Turn errors of files, disks and servers into another one with the same message."""
    try:
        yield
    except DBAPIError as error:
        raise kind(str(error.orig)) from error
    except (sqlite3.Error, AllTaken, OSError) as error:
        raise kind(str(error) or type(error).__name__) from error


def file_of(address: sa.URL) -> Path | None:
    """Return a database's file; None if it is no file, or its address is a URI."""
    if address.get_backend_name() != "sqlite" or "uri" in address.query or address.database in (None, "", ":memory:"):
        return None
    return Path(address.database or "").expanduser()


def connect(address: sa.URL) -> sqlite3.Connection:
    """Open an SQLite file.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    (file,), options = address.get_dialect()().create_connect_args(address)
    return sqlite3.connect(file, **options)


def keep_private(address: sa.URL) -> None:
    """Let nobody but the owner read a database's file, and those that SQLite writes next to it.

    A missing file is created, so that there is no moment at which others may read it. Errors are ignored: whether the
    file can be used shows when it is opened.
    """
    (name,), options = address.get_dialect()().create_connect_args(address)
    if options.get("uri") or name == ":memory:":
        return
    with suppress(OSError):
        # Never opened if it exists: closing it would give up the locks that this process has on it.
        os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for each in (Path(f"{name}{suffix}") for suffix in ("", *SIDE_FILES)):
        with suppress(OSError):
            mode = each.stat().st_mode
            if stat.S_ISREG(mode) and mode & 0o077:
                each.chmod(stat.S_IMODE(mode) & ~0o077)


def damage(connection: sqlite3.Connection) -> str:
    """Return the first damage that SQLite finds in a file, '' if there is none. It reads the complete file.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return "" if found == "ok" else " ".join(found.split())


def copy(database: str, target: Path, told: Told = lambda *_: None) -> None:
    """Write a copy of a database as it is at one moment. Others may write to the database meanwhile.

    The copy is one complete file that only its owner may read, or there is none.

    Args:
        database: its file's path or its address.
        target: the copy's path.
        told: shows how much is done.

    Raises:
        DatabaseUnusable: the database cannot be read.
        NotCopied: there is a file where the copy should be, or the copy cannot be written, or this is no SQLite file.
    """
    if target.exists():
        raise NotCopied("there is a file of that name already")
    put_new(whole_copy(parsed(database), target, told), target)


def put_new(whole: Path, target: Path) -> None:
    """Give a complete file its name, unless another file has it.

    Raises:
        NotCopied: another file has it; this one is deleted.
    """
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))  # nobody else's from here on
        whole.replace(target)
    except OSError as error:
        whole.unlink(missing_ok=True)
        raise NotCopied(error.strerror or str(error)) from error


def part_beside(target: Path) -> Path:
    """Create an empty file with a unique name next to what it is to become, for its owner alone.

    Raises:
        NotCopied: it cannot be made.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise NotCopied(error.strerror or str(error)) from error
    os.close(handle)
    return Path(name)


def keep_before(address: sa.URL, revision: str) -> Path:
    """Write a copy of a database next to it, before it is migrated to a revision, and return the copy's path.

    No older copy is overwritten. One with the same content is enough.

    Raises:
        DatabaseUnusable: the database cannot be read.
        NotCopied: the copy cannot be written.
    """
    with closing(connect(only_reading(address))) as connection:
        file = Path(connection.execute("PRAGMA database_list").fetchone()[2])
    # Nobody else copies this file now: these parts were left by processes that ended.
    for broken_off in file.parent.glob(f".{glob.escape(file.name)}.????????.part"):
        broken_off.unlink(missing_ok=True)
    whole = whole_copy(address, file)
    for kept in numbered(file, f"before-{revision}"):
        if not kept.exists():
            whole.replace(kept)
            return kept
        if filecmp.cmp(whole, kept, shallow=False):
            whole.unlink()
            return kept
    raise AssertionError("numbers do not end")


def parsed(database: str) -> sa.URL:
    """Return the address of a database that is given as in the settings, by a file's path or an address.

    Raises:
        DatabaseUnusable: it cannot be read.
    """
    try:
        return sa.make_url(address_of(database))
    except sa.exc.ArgumentError as error:
        raise DatabaseUnusable(str(error)) from error
    except ValueError:  # it quotes the text in the port's place, which may be half of a password
        raise DatabaseUnusable(NO_PORT) from None


def numbered(file: Path, what: str) -> Iterator[Path]:
    """Yield names for copies of a file in its folder: its name, `what` they are, and from the second on a number."""
    yield file.with_name(f"{file.name}.{what}")
    for number in count(2):
        yield file.with_name(f"{file.name}.{what}-{number}")


def whole_copy(address: sa.URL, beside: Path, told: Told = lambda *_: None) -> Path:
    """Write a copy under a unique name into the folder of a file, down to the disk, and return its path.

    Raises:
        DatabaseUnusable: the database cannot be read.
        NotCopied: the copy cannot be written, or this is no SQLite file.
    """
    if address.get_backend_name() != "sqlite":
        raise NotCopied("only a file of SQLite's is copied like this")
    with failing_as(DatabaseUnusable):
        connection = connect(only_reading(address))
    with closing(connection):
        with failing_as(DatabaseUnusable):
            connection.execute("SELECT count(*) FROM sqlite_master")
            asked = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            (size,) = connection.execute(asked).fetchone()
        part = part_beside(beside)
        try:
            with part.open("r+b") as written:
                connection.set_progress_handler(lambda: told(os.fstat(written.fileno()).st_size, size), STEPS)
                connection.execute("VACUUM INTO ?", (str(part),))
                os.fsync(written.fileno())
        except BaseException as error:
            part.unlink(missing_ok=True)
            if isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in DAMAGED:
                raise DatabaseUnusable(str(error)) from error
            if isinstance(error, sqlite3.Error | OSError):
                raise NotCopied(str(error)) from error
            raise
    return part
