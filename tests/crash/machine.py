"""The machine under a club: its clock is set now and then, and its disk is full for a while."""

from __future__ import annotations

import asyncio
import time
from random import Random

from bot.store.database import Database
from tests.bot.store.broken import full

WRONG = 2 * 3600.0
"""Seconds by which the clock is wrong at most."""
UNTIL_SET = 0.5
"""Seconds at most until the clock is set for the first time; later it is set more and more rarely."""
UNTIL_FULL = 0.2
FULL = 0.15
"""Seconds at most until the disk is full, and for which it is."""


class Machine:
    """A clock that is wrong in each life by something else, and a disk."""

    def __init__(self, database: Database, random: Random) -> None:
        self._random = random
        self._wrong = self._any()
        self._disk = full(database)
        self._disk.over()

    def time(self) -> float:
        """Return the time in seconds since 1970, as the machine has it."""
        return time.time() + self._wrong

    async def fail(self) -> None:
        """Set the clock and fill the disk, again and again, until the process ends."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._set_the_clock())
            group.create_task(self._fill_the_disk())

    async def _set_the_clock(self) -> None:
        pause = UNTIL_SET
        while True:
            await asyncio.sleep(self._random.uniform(0.0, pause))
            self._wrong = self._any()
            pause *= 4  # members who are waited for have a moment anew each time

    async def _fill_the_disk(self) -> None:
        while True:
            await asyncio.sleep(self._random.uniform(0.0, UNTIL_FULL))
            self._disk.again()
            await asyncio.sleep(self._random.uniform(0.0, FULL))
            self._disk.over()
            await asyncio.sleep(10 * UNTIL_FULL)

    def _any(self) -> float:
        return self._random.uniform(-WRONG, WRONG)
