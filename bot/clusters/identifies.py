"""Whose turn it is to identify at Discord, over all processes.

Discord lets so many shards identify at the same time as the bot's `max_concurrency` says: shards with the same
remainder take turns, some seconds apart. A turn is taken when it comes and never reserved: a process that dies while it
waits keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

from bot.refusals import StoreFails
from bot.store.database import Database

APART = 5.2
"""Seconds between two turns. Discord wants five where they arrive."""
DATABASE_FAILS = 1.0
"""Seconds after which a database that failed is asked again."""


class IdentifyTurns:
    """Gives turns to this process's shards."""

    def __init__(
        self,
        database: Database,
        max_concurrency: int,
        *,
        apart: float = APART,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Make the service.

        Args:
            database: where all processes see whose turn it is.
            max_concurrency: how many shards may identify at the same time, as Discord says.
            apart: seconds between two turns.
            sleep: waits for so many seconds.
        """
        self._database, self._buckets, self._apart, self._sleep = database, max(max_concurrency, 1), apart, sleep
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def turn(self, shard: int) -> None:
        """Return when a shard may identify. Those of one process come in the order in which they have asked.

        While the database fails nobody's turn comes.
        """
        bucket = shard % self._buckets
        async with self._lines[bucket]:
            while (wait := await self._take(bucket)) > 0:
                await self._sleep(wait)

    async def _take(self, bucket: int) -> float:
        """Take a turn if it is free, and return 0; otherwise the seconds after which to ask again."""
        try:
            async with self._database.conferring() as work:
                return await work.fleet.take_turn(bucket, self._apart)
        except StoreFails:
            return DATABASE_FAILS
