"""The shards of this process: which of them are connected, and whether they are ready.

A process that is alone connects all shards at its start. One that shares them with others connects and disconnects
those that the cluster assigns; without any it waits.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress

import discord
from discord.ext import commands

from bot.gateway import inside
from bot.gateway.line import TOO_MANY_SERVERS, Line
from bot.ops.endings import OUTGROWN
from bot.ops.exits import Exit, Failed

log = logging.getLogger(__name__)

APART = 5.25
"""Seconds between two shards of a bucket that identify: Discord's five, and some for a line that is slow just once."""
FRESH = 600.0
"""Seconds for which Discord's number of remaining session starts is trusted."""
FEW = 0.1
"""The log warns when only this part of the day's session starts is left."""
MANY = 2
"""If Discord recommends this many times as many shards as the bot has, it will soon refuse these."""

Take = Callable[[int], Awaitable[float]]
"""Takes a bucket's turn to identify if it is free, and returns 0; otherwise the seconds after which to ask again."""


class Gateway:
    """The connections of a bot, one per shard."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Begin with none. A given `bot.shard_count` takes precedence over Discord's recommendation."""
        self.take: Take = self._take
        """Decides when a bucket may identify. Several processes take their turns in the database.

        A bucket is the shards with the same remainder by the bot's `max_concurrency`. A turn is taken when it comes and
        never reserved: a process that dies while waiting keeps nobody waiting.
        """
        self._next: dict[int, float] = {}
        """When each bucket's next turn comes, if all turns are this process's alone."""
        self._bot = bot
        self._chosen = bot.shard_count is not None
        self._lines: dict[int, Line] = {}
        self._in_line: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._buckets = 1
        self._starts_left = 0
        self._warned_of = 0
        self._asked_at: float | None = None
        self._begun = False
        self._answered = False
        self._told_ready = False
        self._failure: BaseException | None = None
        self._over = asyncio.Event()
        self._news = asyncio.Event()
        bot.add_listener(self._shard_is_known, "on_shard_ready")
        bot.add_listener(self._shard_is_heard, "on_shard_resumed")

    @property
    def ready(self) -> bool:
        """Whether every shard that this process is to have is heard; true if it is to have none."""
        return self._begun and not self._over.is_set() and all(line.ready for line in self._lines.values())

    @property
    def shards(self) -> frozenset[int]:
        """The shards that this process is to have, connected or not."""
        return frozenset(self._lines)

    def hears(self, shard: int) -> bool:
        """Return whether a shard's servers are known and their events arrive."""
        return shard in self._lines and self._lines[shard].ready

    async def ask(self) -> int:
        """Ask Discord how many shards it recommends, and how many sessions may begin; return the number of shards.

        Raises:
            GatewayNotFound: Discord does not say.
        """
        recommended, limits = await inside.asked(self._bot)
        self._asked_at = asyncio.get_running_loop().time()
        self._buckets, self._starts_left = max(limits.max_concurrency, 1), limits.remaining
        count = self._bot.shard_count or recommended
        if limits.remaining <= max(limits.total * FEW, count):
            said = "Discord lets the bot connect only %d more times in the next %d min; each shard's start takes one"
            log.warning(said, limits.remaining, limits.reset_after // 60_000)
        if recommended > MANY * count and recommended > self._warned_of:
            self._warned_of = recommended
            said = "Discord recommends %d shards now, and will soon refuse only %d; the next start makes more"
            log.warning(said, recommended, count)
        return count

    async def serve(self, shards: Iterable[int] | None = None) -> None:
        """Connect the first shards, by default all, and receive their events until the bot closes.

        Raises:
            GatewayNotFound: Discord does not say how many there are.
            ConnectionClosed: Discord closes a connection for good.
            PrivilegedIntentsRequired: the same, because of an intent.
            Failed: the same, because there are fewer shards than Discord recommends by now.
            Exception: the cause for which the very first connection failed.
        """
        count = await self.ask()
        self.divide(count)
        self._begun = True
        for shard in range(count) if shards is None else shards:
            self._begin(shard, patient=False)
        await self._over.wait()
        if self._failure is not None:
            raise self._failure

    def divide(self, count: int) -> None:
        """Set how many shards the bot has in all processes. No shard may be connected under another count."""
        inside.set_count(self._bot, count)

    async def connect(self, shards: Iterable[int]) -> None:
        """Connect shards, and return when they are ready, or are not wanted any more.

        One that cannot be connected tries again and again.
        """
        wanted = set(shards)
        for shard in wanted - self._lines.keys():
            self._begin(shard, patient=True)
        while not self._over.is_set() and not all(self._lines[each].ready for each in wanted & self._lines.keys()):
            await self._news.wait()

    async def disconnect(self, shards: Iterable[int]) -> None:
        """Disconnect shards and forget their servers, without events about servers that are gone."""
        gone = [self._lines.pop(shard) for shard in shards if shard in self._lines]
        for line in gone:
            line.stop()
        self._changed()
        await asyncio.gather(*(line.close() for line in gone))
        for line in gone:
            if line.id not in self._lines:
                inside.forget(self._bot, line.id)

    async def identify(self, shard: int) -> None:
        """Wait until it is a shard's turn to identify, which it has to do at once."""
        with self._lines[shard].unhurried():
            while (wait := await self.take(shard % self._buckets)) > 0:  # noqa: ASYNC110 - others may take it meanwhile
                await asyncio.sleep(wait)
        self._starts_left -= 1

    async def _take(self, bucket: int) -> float:
        now = asyncio.get_running_loop().time()
        wait = self._next.get(bucket, 0.0) - now
        if wait <= 0:
            self._next[bucket] = now + APART
        return wait

    async def close(self) -> None:
        """Disconnect every shard. Their servers stay known to work that is still to be finished."""
        self._over.set()
        self._changed()
        await asyncio.gather(*(line.close() for line in self._lines.values()))

    # --- lines --------------------------------------------------------------------------------------------------

    def _begin(self, shard: int, *, patient: bool) -> None:
        line = self._lines[shard] = Line(
            self._bot, shard, self._opening, self._opened, self._named, lambda: not (patient or self._answered)
        )
        line.task = asyncio.create_task(line.keep())
        line.task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, discord.ConnectionClosed) and error.code == TOO_MANY_SERVERS and not self._chosen:
            error = Failed(Exit.UNAVAILABLE, OUTGROWN)
        self._failure = self._failure or error
        self._over.set()
        self._changed()

    @asynccontextmanager
    async def _opening(self, shard: int) -> AsyncIterator[None]:
        """Let one shard of a bucket at a time come to a new session: a connection cannot wait long for its turn."""
        async with self._in_line[shard % self._buckets]:
            await self._look_at_the_starts()
            while self._starts_left <= 0:  # one more, and Discord resets the token
                await asyncio.sleep(FRESH)
                await self._look_at_the_starts()
            yield

    async def _look_at_the_starts(self) -> None:
        """Ask how many sessions may still begin, unless Discord has said so within `FRESH` seconds."""
        now = asyncio.get_running_loop().time()
        if self._asked_at is None or now - self._asked_at >= FRESH:
            with suppress(discord.GatewayNotFound):  # the next shard that identifies learns why
                await self.ask()

    def _opened(self, line: Line) -> None:
        self._answered = True
        inside.enter(self._bot, line.id, line)

    def _named(self, shard: int, servers: frozenset[int]) -> None:
        self._told_ready = False
        inside.keep_only(self._bot, shard, servers)

    # --- events about them --------------------------------------------------------------------------------------

    async def _shard_is_known(self, shard: int) -> None:
        if shard in self._lines:
            self._lines[shard].knows = True
            self._changed()

    async def _shard_is_heard(self, shard: int) -> None:
        self._changed()

    def _changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
        if self._lines and self.ready and not self._told_ready:
            self._told_ready = True
            inside.tell_ready(self._bot)
