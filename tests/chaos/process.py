"""The bot as a process whose machine is at the harness's mercy: it dies where it is told to, and its clock is set.

Orders come in the environment, as JSON, in `CHAOS`: `spot` and `at` say where it kills itself, by the signal that
nobody can catch; `clock` by how many seconds its clock is wrong between two SIGUSR1, and `deviates` whether it is wrong
from the beginning.
"""

import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

import discord
import sqlalchemy as sa

from bot.cli.command_line import main
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.commands.tables import Tables
from bot.tables.service.cache import TableCache
from tests.wire.bot import point_at

SPOTS = {"opening": 25, "resuming": 12, "statement": 800, "commit": 30, "committed": 30, "told": 3}
"""How often each spot is passed at most before the process dies there. Before a statement while the database is opened
and migrated, while the tables are resumed, and later; before a commit; between a commit and its publication; between a
post and the note that it was posted."""


class Spots:
    """Kills the process when a spot is passed for the `at`th time."""

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


def let_it_die(spots: Spots) -> None:
    """Have everything that the bot does with its database pass the spots."""
    init, writing = Database.__init__, Database.writing

    def listening(self: Database, *arguments: Any, **options: Any) -> None:
        init(self, *arguments, **options)
        for each in (self._backend.writers, self._backend.readers):
            sa.event.listen(each.sync_engine, "before_cursor_execute", lambda *_: spots.passed(spots.statements))
        sa.event.listen(self._backend.writers.sync_engine, "commit", lambda _: spots.passed("commit"))

    @asynccontextmanager
    async def committing(self: Database, guild: int | None = None) -> AsyncIterator[Work]:
        async with writing(self, guild) as work:
            yield work
        spots.passed("committed")

    def around(owner: type, name: str, *, before: str = "", after: str = "", then: str = "") -> None:
        whole = getattr(owner, name)

        async def passing(*arguments: Any, **options: Any) -> Any:
            spots.passed(before)
            result = await whole(*arguments, **options)
            spots.statements = then or spots.statements
            spots.passed(after)
            return result

        setattr(owner, name, passing)

    Database.__init__, Database.writing = listening, committing
    around(Database, "open", then="resuming")
    around(TableCache, "resume", then="statement")
    around(Tables, "announced", before="told")


def let_its_clock_be_set(seconds: float, *, deviates: bool) -> None:
    """Set the process's idea of the time wrong at the first SIGUSR1, right at the second, and so on."""
    right, wrong = discord.utils.utcnow, timedelta(seconds=seconds * deviates)

    def set_it(*_: object) -> None:
        nonlocal wrong
        wrong = timedelta() if wrong else timedelta(seconds=seconds)

    def utcnow() -> datetime:
        return right() + wrong

    signal.signal(signal.SIGUSR1, set_it)
    discord.utils.utcnow = utcnow


def run(port: int) -> int:
    """Run the bot against the small Discord at a port, and return its exit code."""
    orders = json.loads(os.environ["CHAOS"])
    point_at(port)
    let_its_clock_be_set(orders["clock"], deviates=orders["deviates"])
    if orders["spot"]:
        let_it_die(Spots(orders["spot"], orders["at"]))
    return main(["run"])
