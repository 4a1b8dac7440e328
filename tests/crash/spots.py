"""Places where a process kills itself, by the signal that nobody can catch."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from bot.settings import address_of
from bot.store.database import Database
from bot.store.work import Work

SPOTS = ("opening", "resuming", "statement", "commit", "committed", "told")
"""Before a statement while the database is opened, while the tables are resumed, and later; before a
commit; between a commit and its publication; between a post and the note that it was posted."""


class Spots:
    """Counts how often each spot is passed, and kills the process when the chosen one is passed for the `at`th time."""

    def __init__(self, chosen: str, at: int) -> None:
        self._chosen = chosen
        self._left = at
        self.statements = "opening"
        """Which spot a statement is now."""

    def passed(self, spot: str) -> None:
        if spot == self._chosen:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


class MortalDatabase(Database):
    """A real database that passes the spots."""

    def __init__(self, place: str, spots: Spots) -> None:
        """`place`: SQLite's file, or an address."""
        super().__init__(address_of(place))
        self._spots = spots

        def statement(*_: Any) -> None:
            spots.passed(spots.statements)

        def commit(_: sa.Connection) -> None:
            spots.passed("commit")

        for each in (self._backend.writers, self._backend.readers):
            sa.event.listen(each.sync_engine, "before_cursor_execute", statement)
        sa.event.listen(self._backend.writers.sync_engine, "commit", commit)

    @asynccontextmanager
    async def writing(self, guild: int | None = None) -> AsyncIterator[Work]:
        async with super().writing(guild) as work:
            yield work
        self._spots.passed("committed")
