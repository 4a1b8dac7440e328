"""What is to be shown next: of every table one job a kind, which then shows the latest state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable
from functools import partial

from bot.ops.logs import about
from cogs.show.conflation import Conflator, Job

TableJob = Callable[[int], Awaitable[float | None]]
"""What is done for a table; see `Job`."""

BOARD, BOARD_AGAIN, HANDS, DIRECT = "board", "board again", "hands", "direct"
ANNOUNCEMENTS, REMINDER, SETTLEMENT = "told", "nudge", "call"
"""The kinds of jobs, as the log names them."""


class Schedule:
    """The jobs of all tables."""

    def __init__(self, interval: float) -> None:
        """Begin with nothing to do. `interval`: seconds between two jobs of the same kind for the same table."""
        self._jobs = Conflator(interval, self._done)
        self._kinds: dict[str, TableJob] = {}
        self._finished: dict[str, Callable[[int], None]] = {}

    def add(self, kind: str, job: TableJob, finished: Callable[[int], None] | None = None) -> None:
        """Say what a kind of job does.

        Args:
            kind: the kind.
            job: called with the table.
            finished: called with a table for which nothing of this kind is left to be done.
        """
        self._kinds[kind] = job
        if finished is not None:
            self._finished[kind] = finished

    def mark(self, kind: str, table: int, delay: float = 0.0) -> None:
        """Have a job for a table done soon; see `Conflator.mark`."""
        with about(table):
            self._jobs.mark((kind, table), partial(self._kinds[kind], table), delay)

    def once(self, key: Hashable, job: Job) -> None:
        """Have something done that belongs to no table."""
        self._jobs.mark(key, job)

    def hasten(self, kinds: Iterable[str], table: int) -> None:
        """Have those jobs of a table that wait done at once: what they waited for has come."""
        with about(table):
            for kind in kinds:
                self._jobs.hasten((kind, table))

    @property
    def saved(self) -> int:
        """How many jobs were done together with a later one."""
        return self._jobs.saved

    def is_idle(self, kind: str, table: int) -> bool:
        """Return whether nothing of a kind is under way or waits for a table."""
        return self._jobs.is_idle((kind, table))

    async def let_go(self, tables: Collection[int], longest: float) -> bool:
        """Do nothing more for some tables; see `Conflator.let_go`."""
        those = {(kind, table) for kind in self._kinds for table in tables}
        return await self._jobs.let_go(those.__contains__, longest)

    async def stop(self) -> None:
        """Start nothing more, and wait for what is under way."""
        await self._jobs.stop()

    def _done(self, key: Hashable) -> None:
        match key:
            case (str(kind), int(table)) if kind in self._finished:
                self._finished[kind](table)
