"""Replays finished matches on request: outside the bot's own loop, one at a time, and each once.

A finished match does not change, but its players' names do. So a few of the latest
results are cached, each for as long as its people are the same.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar, cast

from bot.refusals import TooManyReplays
from bot.search.pool import Run
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.model.people import People

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
class _Made:
    """The result of a replay, perhaps still to come."""

    of: tuple[bytes, People]
    """The digest of the table's snapshot, and its people."""
    task: asyncio.Task[Any]


@dataclass(eq=False)
class Replays:
    """Replays finished matches."""

    _database: Database
    _run: Run
    """Calls a function in another process."""
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _made: dict[tuple[Again[Any], int, str], _Made] = field(default_factory=dict)
    """The latest results by function, table and variant. The last requested one is at the end."""

    async def of(
        self,
        again: Again[T],
        table: int,
        snapshot: str,
        people: People,
        meanwhile: Meanwhile | None = None,
        rows: Sequence[str] | None = None,
        variant: str = "",
    ) -> T:
        """Return the result of replaying a closed table's match.

        Args:
            again: makes the result; a function at the top of a module.
            table: the table.
            snapshot: the stored table, or another text that changes whenever the result would.
            people: whom the match names.
            meanwhile: called if the result is not known yet.
            rows: what the result is made from; None for the table's journal.
            variant: distinguishes results of the same function and match, such as a language.

        Raises:
            TooManyReplays: too many others wait.
        """
        key, of = (again, table, variant), (sha256(snapshot.encode()).digest(), people)
        made = self._made.pop(key, None)
        if made is None or made.of != of or _failed(made.task):
            if sum(not each.task.done() for each in self._made.values()) >= MOST_WAITING:
                raise TooManyReplays
            task = asyncio.get_running_loop().create_task(self._make(again, table, snapshot, people, rows))
            made = _Made(of, task)
            made.task.add_done_callback(_failed)  # so that nobody has to wait for it
        self._made[key] = made
        self._forget()
        if meanwhile is not None and not made.task.done():
            await meanwhile()
        return cast(T, await asyncio.shield(made.task))

    async def _make(self, again: Again[T], table: int, snapshot: str, people: People, rows: Sequence[str] | None) -> T:
        async with self._turn:
            if rows is None:
                async with self._database.reading() as work:
                    rows = await journal_of(work, table)
            return await self._run(again, rows, snapshot, people)

    def _forget(self) -> None:
        """Forget the result whose last request is the oldest."""
        done = [key for key, made in self._made.items() if made.task.done()]
        for key in done[: max(len(self._made) - MOST_KEPT, 0)]:
            del self._made[key]


def _failed(task: asyncio.Task[Any]) -> bool:
    """Return whether a task failed; its failure counts as handled then."""
    return task.done() and (task.cancelled() or task.exception() is not None)


async def journal_of(work: Work, table: int) -> list[str]:
    """Return the stored rows of a table's journal, read a few at a time."""
    rows: list[str] = []
    more = True
    while more:
        read = await work.journal.rows(table, len(rows), AT_ONCE)
        rows += [row.text for row in read]
        more = len(read) == AT_ONCE
    return rows
