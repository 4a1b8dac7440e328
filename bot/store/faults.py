"""A database that fails while the bot runs: a refusal for each request, and one line in the log."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as AllTaken

from bot.refusals import NotRead, NotWritten, StoreFails
from bot.store.backend import Backend

log = logging.getLogger(__name__)

T = TypeVar("T")
_WHAT = {NotRead: "reading", NotWritten: "writing"}


class GaveWay(NotWritten):
    """Another transaction was in the way: nothing was written. The unit of work may be repeated."""


class Unknown(NotRead, NotWritten):
    """The commit got no answer: nobody knows whether anything was written. Look before repeating it."""


class Fenced(NotWritten):
    """This process was lost, and others hold its shares: nothing was written, and nothing will be under its number."""


async def surely(write: Callable[[], Awaitable[T]], again: int = 2) -> T:
    """Do what first looks whether it was done, and then writes; `again` if it gives way, or its commit gets no answer.

    Raises:
        Unknown: nobody knows whether it was written.
    """
    try:
        return await write()
    except (GaveWay, Unknown) as error:
        with suppress(*((NotWritten,) if isinstance(error, Unknown) else ())):
            if again:
                return await surely(write, again - 1)
        raise


@dataclass(slots=True)
class Commit:
    """The progress of a unit of work."""

    begun: bool = False
    """Whether its commit may be on its way."""


class Faults:
    """Turns the faults of a database into refusals; logs and reports when they begin, and when they are over."""

    def __init__(self, backend: Backend) -> None:
        """Begin without a fault. `backend`: says whose fault an error is."""
        self._backend = backend
        self._reasons: dict[type[StoreFails], str] = {}
        self.writing_failed = 0
        """How often writing has failed."""
        self.tell: Callable[[bool], None] | None = None
        """Called with whether the database works, whenever that changes."""

    @contextmanager
    def to(self, refusal: type[StoreFails]) -> Iterator[Commit]:
        """Run a body that reads or writes, and raise `refusal` if it fails.

        Raises:
            StoreFails: the refusal, if the file, the disk or the server is to blame.
            GaveWay: instead of `NotWritten`, if another transaction was in the way. That is no fault.
            Unknown: instead of `NotWritten`, if the answer to a commit was lost.
        """
        commit = Commit()
        try:
            yield commit
        except (DBAPIError, AllTaken, OSError) as error:
            reason = self._backend.fault(error)
            if reason is None:
                raise
            if refusal is NotWritten and self._backend.gave_way(error):
                log.info("another transaction was in the way (%s)", reason)
                raise GaveWay from error
            self.writing_failed += refusal is NotWritten
            if self._reasons.get(refusal) != reason:
                log.warning("the database fails (%s, %s); people are told to try again later", _WHAT[refusal], reason)
            worked = not self._reasons
            self._reasons[refusal] = reason
            if worked and self.tell is not None:
                self.tell(False)
            lost = isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
            raise (Unknown if lost and commit.begun else refusal) from error
        if self._reasons.pop(refusal, None) is not None:
            log.warning("the database works again (%s)", _WHAT[refusal])
            if not self._reasons and self.tell is not None:
                self.tell(True)
