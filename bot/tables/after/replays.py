"""Replays finished matches on request: outside the bot's own loop, one at a time, and each once.

A finished match does not change, but its players' names do. So a few of the latest results are cached, each for its
people as they were then.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar, cast

from bot.refusals import NothingToCheck, TooManyReplays
from bot.search.pool import Run
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.model.people import People
from bot.tables.model.table import Match
from bot.tables.service.stored import read_text

T = TypeVar("T")

MOST_KEPT = 32
"""The most results that are cached; a record may be half a megabyte."""
MOST_WAITING = 20
"""How many matches may wait to be replayed."""
AT_ONCE = 500
"""Rows of a journal that are read at once. Clicks are answered in between."""

Again = Callable[[Sequence[str], str, People], T]
"""Makes a result from a match: from its stored journal rows and snapshot, and the people whom they name."""
Meanwhile = Callable[[], Awaitable[object]]
"""Tells the person who asked that it takes a while."""


@dataclass(frozen=True, slots=True)
class Original:
    """What a match is replayed from."""

    table: int
    snapshot: str
    """The stored table, or another text that changes whenever the result would."""
    people: People
    """Whom the match names."""
    rows: Sequence[str] | None = None
    """What the result is made from; None for the table's journal."""


@dataclass(eq=False)
class Replays:
    """Replays finished matches."""

    _database: Database
    _run: Run
    """Calls a function in another process."""
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _made: dict[tuple[object, ...], asyncio.Task[Any]] = field(default_factory=dict)
    """The latest results, perhaps still to come, by all that they depend on. The last requested one is at the end."""

    async def of(self, again: Again[T], original: Original, meanwhile: Meanwhile | None = None) -> T:
        """Return the result of replaying a match.

        Args:
            again: makes the result; a function at the top of a module.
            original: the match.
            meanwhile: called if the result is not known yet.

        Raises:
            TooManyReplays: too many others wait.
        """
        key = (again, original.table, sha256(original.snapshot.encode()).digest(), original.people)
        task = self._made.pop(key, None)
        if task is None or _failed(task):
            if sum(not each.done() for each in self._made.values()) >= MOST_WAITING:
                raise TooManyReplays
            task = asyncio.get_running_loop().create_task(self._make(again, original))
            task.add_done_callback(_failed)  # so that nobody has to wait for it
        self._made[key] = task
        self._forget()
        if meanwhile is not None and not task.done():
            await meanwhile()
        return cast(T, await asyncio.shield(task))

    async def _make(self, again: Again[T], original: Original) -> T:
        async with self._turn:
            rows = original.rows
            if rows is None:
                async with self._database.reading() as work:
                    rows = await journal_of(work, original.table)
            return await self._run(again, rows, original.snapshot, original.people)

    def _forget(self) -> None:
        """Forget the result whose last request is the oldest."""
        done = [key for key, task in self._made.items() if task.done()]
        for key in done[: max(len(self._made) - MOST_KEPT, 0)]:
            del self._made[key]


def _failed(task: asyncio.Task[Any]) -> bool:
    """Return whether a task failed; its failure counts as handled then."""
    return task.done() and (task.cancelled() or task.exception() is not None)


async def closed_match(database: Database, table: int) -> tuple[Match, float, Original]:
    """Return the match of a closed table, when that closed, and what the match is replayed from.

    Raises:
        NothingToCheck: no match has begun there, or it is running, or nothing was dealt.
    """
    async with database.reading() as work:
        row = await work.tables.get(table)
        left = await work.records.get(table)
    rows = None if left is None else tuple(each for each in left if each is not None)
    if row is None or row.closed_at is None or rows == ():
        raise NothingToCheck
    original = Original(table, row.snapshot, People(row.people), rows)
    closed = read_text(original.snapshot, original.people)
    if not isinstance(closed, Match):
        raise NothingToCheck
    return closed, row.closed_at, original


async def journal_of(work: Work, table: int) -> list[str]:
    """Return the stored rows of a table's journal, read a few at a time."""
    rows: list[str] = []
    more = True
    while more:
        read = await work.journal.rows(table, len(rows), AT_ONCE)
        rows += [row.text for row in read]
        more = len(read) == AT_ONCE
    return rows
