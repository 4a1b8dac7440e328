"""Which servers' tables this process keeps, and what it has read of all others for the request it answers.

Where one process serves the database it keeps all of them. Where several do, each keeps those of its own servers: only
there they stay in memory, their deadlines act, and they are shown. A request that arrives elsewhere acts through the
database, and wakes who keeps the table.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from bot.tables.service.live import Live

Servers = Callable[[int], bool]
"""Says of a server, by its id, whether it is one of those that are meant."""


def everywhere(_guild: int) -> bool:
    """Mean every server."""
    return True


def nobody_else(_table: int, _guild: int, _member: int | None) -> None:
    """Wake nobody: all tables are kept here."""


@dataclass(frozen=True, slots=True)
class Ownership:
    """What a process keeps, and how it wakes who keeps the rest."""

    owns: Servers = everywhere
    """Says whether the tables of a server are kept here now."""
    wake: Callable[[int, int, int | None], None] = nobody_else
    """Called after a commit with a table that is kept elsewhere, its server, and the member who asked for it by direct
    message; None where nobody did."""


ALONE = Ownership()
"""Everything is kept here."""


@dataclass(slots=True)
class _Visit:
    """One request."""

    member: int | None
    """Who asks by direct message."""
    tables: dict[tuple[int, int], Live] = field(default_factory=dict)
    """What was read, by who reads it, and the table. Empty when the request is over: its tasks may still run."""
    over: bool = False


_VISIT: ContextVar[_Visit | None] = ContextVar("visit", default=None)


@contextmanager
def one_request(member: int | None = None) -> Iterator[None]:
    """Let what the body asks for be one request, which reads a table that is not kept here once.

    `member`: who asks, where they do so by direct message.
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
    """Return who makes the present request by direct message, None where nobody does."""
    visit = _VISIT.get()
    return None if visit is None else visit.member


def visited(reader: object, table: int) -> Live | None:
    """Return a table as the present request has read it, None if it has not."""
    visit = _VISIT.get()
    return None if visit is None else visit.tables.get((id(reader), table))


def visiting(reader: object, live: Live) -> None:
    """Note what the present request has read of a table, or has made of it."""
    visit = _VISIT.get()
    if visit is not None and not visit.over:
        visit.tables[id(reader), live.table.id] = live
