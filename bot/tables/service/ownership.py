"""Which servers' tables this process keeps, and which others it has read for the present request.

A process that serves the database alone keeps all of them. If there are several, each keeps those of its own servers:
only there they stay in memory, their deadlines act, and they are shown. A request that arrives elsewhere acts through
the database, and wakes the process that keeps the table.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from bot.tables.service.live import Live

Servers = Callable[[int], bool]
"""Says whether a server, by its id, is one of those that are meant."""


def everywhere(_guild: int) -> bool:
    """Mean every server."""
    return True


@dataclass(frozen=True, slots=True)
class Ownership:
    """What a process keeps, and how it wakes those that keep the rest."""

    owns: Servers = everywhere
    """Says whether this process keeps the tables of a server now."""
    wake: Callable[[int, int, int | None], None] = lambda *_: None
    """Called after a commit with a table that another process keeps, its server, and the member who asked for it
    by direct message; None if nobody did."""


ALONE = Ownership()
"""This process keeps everything."""


@dataclass(slots=True)
class _Visit:
    """One request."""

    member: int | None
    """The member who asks by direct message, if any."""
    tables: dict[tuple[int, int], Live] = field(default_factory=dict)
    """The tables that were read, by their reader and id. Empty when the request is over: its tasks may still run."""
    over: bool = False


_VISIT: ContextVar[_Visit | None] = ContextVar("visit", default=None)


@contextmanager
def one_request(member: int | None = None) -> Iterator[None]:
    """Make the body one request, which reads a table that this process does not keep only once.

    `member`: who asks, if they do so by direct message.
    """
    visit = _Visit(member)
    token = _VISIT.set(visit)
    try:
        yield
    finally:
        _VISIT.reset(token)
        visit.over = True
        visit.tables.clear()


def asking() -> int | None:
    """Return who makes the present request by direct message, None if nobody does."""
    visit = _VISIT.get()
    return None if visit is None else visit.member


def visited(reader: object, table: int) -> Live | None:
    """Return a table as the present request has read it, None if it has not."""
    visit = _VISIT.get()
    return None if visit is None else visit.tables.get((id(reader), table))


def visiting(reader: object, live: Live) -> None:
    """Note a table as the present request has read or changed it."""
    visit = _VISIT.get()
    if visit is not None and not visit.over:
        visit.tables[id(reader), live.table.id] = live
