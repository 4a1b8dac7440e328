"""Whose turn it is to identify: Discord takes one shard of a bucket in five seconds, of the whole bot."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

APART = 5.25
"""Seconds between two shards of a bucket that identify: Discord's five, and some for a line that is slow just once."""


class Turns(Protocol):
    """Lets shards identify one after the other."""

    async def turn(self, shard: int) -> None:
        """Wait until a shard may identify. It does so at once then."""


class OwnTurns:
    """The turns of a process that has all of the bot's shards."""

    def __init__(self, buckets: Callable[[], int]) -> None:
        """Begin with nobody waiting. `buckets`: tells how many shards may identify at once."""
        self._buckets = buckets
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._next: dict[int, float] = {}

    async def turn(self, shard: int) -> None:
        """Wait until a shard may identify. It does so at once then."""
        loop, bucket = asyncio.get_running_loop(), shard % self._buckets()
        async with self._locks[bucket]:
            await asyncio.sleep(max(self._next.get(bucket, 0.0) - loop.time(), 0.0))
            self._next[bucket] = loop.time() + APART
