"""Which of several processes on one database does what only one may do."""

import secrets

from bot.ops.deadlines import Clock
from bot.store.database import Database


class Lease:
    """A right that one process has at a time, for a while. A process that ends without giving it back loses it then."""

    def __init__(self, database: Database, clock: Clock, name: str, seconds: float) -> None:
        """Make a lease that this process does not have yet.

        `name`: what it is for, in at most 16 letters. `seconds`: for how long it is taken each time.
        """
        self._database = database
        self._clock = clock
        self._name = name
        self._seconds = seconds
        self._holder = secrets.token_hex(8)
        self._until = 0.0

    async def take(self) -> bool:
        """Take it, or keep it for longer; return whether this process has it."""
        now = self._clock()
        if self._seconds / 2 < self._until - now <= self._seconds:
            return True  # the first half of the time needs no writing
        async with self._database.writing() as work:
            holder, _, until = (await work.application.hold(self._name)).partition(" ")
            if holder not in ("", self._holder) and now < float(until) <= now + self._seconds:
                return False
            await work.application.put(self._name, f"{self._holder} {now + self._seconds}")
        self._until = now + self._seconds
        return True

    async def give_back(self) -> None:
        """Let the next process have it."""
        self._until = 0.0
        async with self._database.writing() as work:
            if (await work.application.get(self._name) or "").startswith(self._holder):
                await work.application.put(self._name, "")
