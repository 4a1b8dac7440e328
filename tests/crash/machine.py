"""The machine under a club: its clock is set now and then, and its disk is full for a while.

A PostgreSQL is not on that machine. The way to it is cut instead: each connection, wherever it is, and sometimes no new
one can be made for a while.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

from bot.store.database import Database
from tests.bot.store.broken import Told, full
from tests.places import cut_off, is_file, shut

WRONG = 2 * 3600.0
"""Seconds by which the clock is wrong at most."""
UNTIL_SET = 0.5
"""Seconds at most until the clock is set for the first time; later it is set more and more rarely."""
UNTIL_FULL = 0.2
FULL = 0.15
"""Seconds at most until the disk is full, and for which it is."""
UNTIL_CUT = 0.4
"""Seconds at most until connections are cut."""
SHUT = 0.3
"""How often none can be made for a while then, of one."""


class Machine:
    """A clock that is wrong in each life by something else, and a disk or the way to a server."""

    def __init__(self, place: str, database: Database, random: Random) -> None:
        self._place = place
        self._random = random
        self._wrong = self._any()
        self._disk = full(database) if is_file(place) else None
        if self._disk is not None:
            self._disk.over()

    def time(self) -> float:
        """Return the time in seconds since 1970, as the machine has it."""
        return time.time() + self._wrong

    async def fail(self) -> None:
        """Set the clock, and fill the disk or cut connections, again and again, until the process ends."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._set_the_clock())
            group.create_task(self._cut_connections() if self._disk is None else self._fill(self._disk))

    async def _set_the_clock(self) -> None:
        pause = UNTIL_SET
        while True:
            await asyncio.sleep(self._random.uniform(0.0, pause))
            self._wrong = self._any()
            pause *= 4  # members who are waited for have a moment anew each time

    async def _fill(self, disk: Told) -> None:
        while True:
            await asyncio.sleep(self._random.uniform(0.0, UNTIL_FULL))
            disk.again()
            await asyncio.sleep(self._random.uniform(0.0, FULL))
            disk.over()
            await asyncio.sleep(10 * UNTIL_FULL)

    async def _cut_connections(self) -> None:
        while True:
            await asyncio.sleep(self._random.uniform(0.0, UNTIL_CUT))
            if self._random.random() < SHUT:
                await asyncio.to_thread(self._shut_for, self._random.uniform(0.0, FULL))
            else:
                await asyncio.to_thread(cut_off, self._place)
            await asyncio.sleep(2 * UNTIL_CUT)

    def _shut_for(self, seconds: float) -> None:
        with shut(self._place):
            time.sleep(seconds)

    def _any(self) -> float:
        return self._random.uniform(-WRONG, WRONG)
