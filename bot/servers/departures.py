"""Servers that removed the bot: their data stays for a while, and then the bot deletes it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from bot.ops.deadlines import Clock
from bot.store.database import Database
from bot.store.work import Work

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60.0
QUIET = 60 * 60.0
"""Seconds from the closing of a server's last table until its data may be deleted: all is announced by then."""

HasLeft = Callable[[int], Awaitable[bool | None]]
"""Says whether the bot has left a server; None if that is unknown now."""


class Departures:
    """Notes which servers the bot has left, and deletes the data of those that stay away."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        keep_days: float,
        dropped: Collection[Callable[[], Awaitable[object]]] = (),
    ) -> None:
        """Make the service.

        `keep_days`: how many days the data of a server outlasts the bot's removal. `dropped`: called when the data of a
        server is deleted.
        """
        self._dropped = dropped
        self._database = database
        self._clock = clock
        self._keep = keep_days * DAY
        self._lock = asyncio.Lock()

    async def review(
        self, present: Collection[int], has_left: HasLeft, concerns: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Compare the stored servers with those that the bot is in, and delete data that is due.

        Args:
            present: every server that the bot is known to be in, those included that cannot be reached now.
            has_left: says of any other, before anything is noted or deleted, whether the bot has certainly left it.
            concerns: says whether this process looks after a server, if several run the bot.
        """
        async with self._lock:
            async with self._database.writing() as work:
                noted = await work.departures.noted()
                await work.departures.drop(noted.keys() & set(present))
                kept = await work.departures.servers()
            for guild in sorted(kept - noted.keys() - set(present)):
                if concerns(guild) and await has_left(guild):
                    async with self._database.writing() as work:
                        await work.departures.note(guild, self._clock())
                    log.info("the bot is not in server %d any more; its data stays for now", guild)
            for guild in sorted(noted.keys() - set(present)):
                if concerns(guild):
                    await self._delete_if_due(guild, has_left)

    async def left(self, guild: int) -> None:
        """Note that a server has removed the bot."""
        async with self._lock, self._database.writing() as work:
            if guild in await work.departures.servers() and guild not in await work.departures.noted():
                await work.departures.note(guild, self._clock())
                log.info("server %d has removed the bot; its data stays for now", guild)

    async def joined(self, guild: int) -> None:
        """Note that the bot is in a server, for the first time or again. If again, everything is as it was."""
        async with self._lock, self._database.writing() as work:
            await work.departures.drop([guild])

    async def _delete_if_due(self, guild: int, has_left: HasLeft) -> None:
        """Delete the data of a server, in one transaction, if the bot has been away for long enough."""
        async with self._database.reading() as work:
            if not await self._is_due(work, guild):
                return
        if not await has_left(guild):
            return
        async with self._database.writing(guild) as work:
            if not await self._is_due(work, guild):
                return
            await work.take_time()
            await work.departures.delete(guild)
        for tell in self._dropped:
            await tell()
        log.info("the data of server %d is deleted", guild)

    async def _is_due(self, work: Work, guild: int) -> bool:
        now = self._clock()
        since = (await work.departures.noted()).get(guild)
        closed = await work.departures.last_closed(guild)
        return since is not None and now >= since + self._keep and (closed is None or now >= closed + QUIET)
