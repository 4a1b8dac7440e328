"""A database that fails while the bot runs: a refusal for each request, and one line in the log."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as AllTaken

from bot.refusals import NotRead, NotWritten, StoreFails

log = logging.getLogger(__name__)

PRIMARY = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""
PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
"""The file or the disk is to blame, and no statement of this program's."""
ALL_TAKEN = "no connection was free in time"
_WHAT = {NotRead: "reading", NotWritten: "writing"}


class Faults:
    """Turns the faults of a database into refusals; logs when they begin, and when they are over, and tells of it."""

    def __init__(self) -> None:
        """Begin with none."""
        self._reasons: dict[type[StoreFails], str] = {}
        self._count = 0
        self.tell: Callable[[bool], None] | None = None
        """Is told whether the database works, whenever that changes."""

    @property
    def writing_failed(self) -> int:
        """How often writing has failed."""
        return self._count

    @contextmanager
    def to(self, refusal: type[StoreFails]) -> Iterator[None]:
        """Run what reads or writes, and refuse it like this if it fails.

        Raises:
            StoreFails: the refusal, if the file, the disk or the server is to blame.
        """
        try:
            yield
        except (DBAPIError, AllTaken) as error:
            if isinstance(error, DBAPIError) and not _is_fault(error):
                raise
            self._count += refusal is NotWritten
            reason = str(error.orig) if isinstance(error, DBAPIError) else ALL_TAKEN
            if self._reasons.get(refusal) != reason:
                log.warning("the database fails (%s, %s); people are told to try again later", _WHAT[refusal], reason)
            worked = not self._reasons
            self._reasons[refusal] = reason
            if worked and self.tell is not None:
                self.tell(False)
            raise refusal from error
        if self._reasons.pop(refusal, None) is not None:
            log.warning("the database works again (%s)", _WHAT[refusal])
            if not self._reasons and self.tell is not None:
                self.tell(True)


def is_busy(error: DBAPIError) -> bool:
    """Return whether a database refused something because another process wrote to it meanwhile."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code is not None and code & PRIMARY == sqlite3.SQLITE_BUSY


def _is_fault(error: DBAPIError) -> bool:
    """Return whether the file, the disk or the server is to blame, and not what was asked of it."""
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", None)
        return code is not None and code & PRIMARY in PASSING
    return error.connection_invalidated or type(error) in (OperationalError, DatabaseError)
