"""Whether the running bot is healthy: connected, posting its announcements, and able to write."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.ops.deadlines import Clock
from bot.refusals import StoreFails
from bot.store.database import Database

STUCK = 300.0
"""Seconds after which an announcement should be posted. Some wait up to three minutes to be posted with others."""
PATIENCE = 5.0
"""Seconds that the database has for reading and writing. A large deletion may keep others waiting for two."""
KEPT = 2.0
"""Seconds for which an answer is reused, so that nobody can keep the database busy by asking."""


@dataclass(frozen=True, slots=True)
class Health:
    """The health of the bot."""

    connected: bool
    """Whether the gateway is ready."""
    works: bool
    """Whether the database can be read and written."""
    outbox_age: float
    """For how many seconds the oldest announcement that could be posted has waited; 0.0 if none waits."""

    @property
    def problems(self) -> list[str]:
        """What keeps the bot from being ready."""
        return [
            *([] if self.connected else ["the gateway is not connected"]),
            *([] if self.works else ["the database cannot be written"]),
            *([] if self.outbox_age < STUCK else [f"an announcement waits for {self.outbox_age:.0f} s"]),
        ]

    def __str__(self) -> str:
        """Return one line: `ready`, or why not."""
        return f"not ready: {'; '.join(self.problems)}" if self.problems else "ready"


@dataclass(eq=False)
class HealthCheck:
    """Checks the bot's health when somebody asks."""

    _database: Database
    _clock: Clock
    _connected: Callable[[], bool]
    """Says whether the gateway is ready."""
    is_silent: Callable[[int, int], bool] = lambda *_: False
    """Says whether nothing can be posted for a table now, because of its channel or its server. Set by who posts."""
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _last: tuple[float, bool, float] | None = None

    async def look(self) -> Health:
        """Return the bot's present health."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if self._last is None or now - self._last[0] > KEPT:
                self._last = (asyncio.get_running_loop().time(), *await self._of_database())
            _, works, age = self._last
        return Health(self._connected(), works, age)

    async def _of_database(self) -> tuple[bool, float]:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.try_out()
                async with self._database.reading() as work:
                    waiting = await work.outbox.tables()
        except (StoreFails, TimeoutError):
            return False, 0.0
        since = [each.since for each in waiting if not self.is_silent(each.table, each.guild)]
        return True, max(self._clock() - min(since), 0.0) if since else 0.0
