"""Whose turn it is to identify: Discord takes one shard per bucket in five seconds, in all processes together.

Shards with the same remainder by the bot's `max_concurrency` are a bucket. A turn is taken when it comes and never
reserved: a process that dies while waiting keeps nobody waiting.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

APART = 5.25
"""Seconds between two shards of a bucket that identify: Discord's five, and some for a line that is slow just once."""

Take = Callable[[int], Awaitable[float]]
"""Takes a bucket's turn if it is free, and returns 0; otherwise the seconds after which to ask again."""


class Turns:
    """Lets a process's shards identify one after the other, in the order in which they have asked."""

    def __init__(self, buckets: Callable[[], int]) -> None:
        """Begin with nobody waiting, and with turns that are this process's alone.

        `buckets`: tells how many shards may identify at once.
        """
        self.take: Take = self._own
        self._buckets = buckets
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._next: dict[int, float] = {}

    async def turn(self, shard: int) -> None:
        """Wait until a shard may identify. It has to do so at once."""
        bucket = shard % self._buckets()
        async with self._locks[bucket]:
            while (wait := await self.take(bucket)) > 0:  # noqa: ASYNC110 - others may take it meanwhile
                await asyncio.sleep(wait)

    async def _own(self, bucket: int) -> float:
        now = asyncio.get_running_loop().time()
        wait = self._next.get(bucket, 0.0) - now
        if wait <= 0:
            self._next[bucket] = now + APART
        return wait
