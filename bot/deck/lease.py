"""Which of several processes on one database uploads the deck, which only one may do."""

import secrets
from dataclasses import dataclass, field

from bot.ops.deadlines import Clock
from bot.store.database import Database

NAME = "deck"
"""The name under which the database stores the holder, among what it knows about the application."""
LEASED = 300.0
"""Seconds after which another process takes over from one that has ended in the middle."""


@dataclass(eq=False)
class Lease:
    """A right that one process has at a time, for a while. A process that ends without giving it back loses it then."""

    _database: Database
    _clock: Clock
    _holder: str = field(default_factory=lambda: secrets.token_hex(8))
    _until: float = 0.0

    async def take(self) -> bool:
        """Take it, or keep it for longer; return whether this process has it."""
        now = self._clock()
        if LEASED / 2 < self._until - now <= LEASED:
            return True  # the first half of the time needs no writing
        async with self._database.writing() as work:
            holder, _, until = (await work.application.hold(NAME)).partition(" ")
            if holder not in ("", self._holder) and now < float(until) <= now + LEASED:
                return False
            await work.application.put(NAME, f"{self._holder} {now + LEASED}")
        self._until = now + LEASED
        return True

    async def give_back(self) -> None:
        """Let the next process have it, if this one has it."""
        if not self._until:
            return
        self._until = 0.0
        async with self._database.writing() as work:
            if (await work.application.get(NAME) or "").startswith(self._holder):
                await work.application.put(NAME, "")
