"""This process as one of several that run the bot: which servers are its own, and what happens when they come and go.

`bot/clusters` says who holds what; `Cluster` connects shards, keeps tables and answers clicks accordingly. A bot of one
process uses none of this.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.clusters.membership import Membership
from bot.clusters.shares import CHORES, DIRECT, shard_of
from bot.clusters.taken import Taken
from bot.clusters.wakeups import Wakeups
from bot.gateway.gateway import Gateway
from bot.ops.command_sync import CommandSync
from bot.refusals import NotWritten, StoreFails
from bot.store.database import Database
from bot.store.operation.fleet import Standing
from bot.tables.service.cache import TableCache
from bot.tables.service.ownership import Ownership, everywhere

log = logging.getLogger(__name__)

ON_ITS_WAY = 2.0
"""Seconds that a click waits for its server to become this process's. Discord waits three for an answer."""
DRAIN = 20.0
"""The most seconds for handing everything over when the process is asked to end. What is left is free for others."""

APART = 5.2
"""Seconds between two turns to identify. Discord wants five between their arrivals."""
DATABASE_FAILS = 1.0
"""Seconds after which a database that failed is asked again: while it fails nobody's turn comes."""


async def take_turn(database: Database, bucket: int) -> float:
    """Take a bucket's turn to identify in the database, where all processes see it; see `Gateway.take`."""
    try:
        async with database.conferring() as work:
            return await work.fleet.take_turn(bucket, APART)
    except StoreFails:
        return DATABASE_FAILS


class Cluster:
    """The servers of this process. It is the `Shareholder` of its `membership`."""

    def __init__(
        self,
        database: Database,
        gateway: Gateway,
        tables: Callable[[], TableCache],
        learn: Callable[[], Awaitable[None]],
        dispatch: Callable[[str, int], None],
        commands: CommandSync,
    ) -> None:
        """Begin without servers; `join` takes some.

        `tables` returns the open tables, which are made after this. `learn` reads again what members and admins have
        chosen. `dispatch` tells the cogs of an event with its shard: `shard_owned` or `shard_given`.
        """
        self.membership = Membership(database, self, told=lambda: self.wakeups.shares())
        self._taken = Taken()
        self.wakeups = Wakeups(database, self, learn, self.membership.wake, self._taken.taken_elsewhere)
        self.ownership = Ownership(self.owns, self.wakeups.table)
        """Says which servers' tables this process keeps, and wakes the keepers of the others."""
        self.paced: Callable[[float], None] = lambda _: None
        """Called with this process's part of all servers, from 0 to 1."""
        self._database = database
        self._gateway = gateway
        self._tables = tables
        self._dispatch = dispatch
        self._commands = commands
        self._heard: set[int] = set()
        """Those of its shards that it has heard since it owns them."""

    # --- what is its own --------------------------------------------------------------------------------------

    def owns(self, guild: int) -> bool:
        """Return whether a server is this process's now, so that it may act there."""
        return self.membership.owns(self.membership.division.share_of(guild))

    def holds(self, guild: int) -> bool:
        """Return whether a server is this process's as far as it knows: then it follows Discord's events about it.

        Discord sends each event once: one that is ignored while the database is silent would be lost.
        """
        return self.membership.holds(self.membership.division.share_of(guild))

    def holds_shard(self, shard: int) -> bool:
        """Return the same for a shard's servers."""
        return self.membership.holds(self.membership.division.share_with(shard))

    @property
    def does_chores(self) -> bool:
        """Whether this process does the work that is done once for the whole bot."""
        return self.membership.owns(CHORES)

    async def takes(self, guild: int | None, click: int) -> bool:
        """Return whether this process answers a click. A click waits a little while its server is handed over.

        During a handover two processes hear of a server, and only one may answer. `guild`: the click's server; None for
        a direct message.

        Raises:
            NotWritten: nobody may act there, because the database does not answer here. If another process does by now,
                it has answered before this one has waited.
        """
        division = self.membership.division
        share = DIRECT % division.shares if guild is None else division.share_of(guild)
        if await self.membership.owns_soon(share, ON_ITS_WAY):
            return self._taken.take(share, click)
        if self.membership.holds(share):
            raise NotWritten
        return False

    # --- its life ---------------------------------------------------------------------------------------------

    async def join(self, shares: int, shards: int) -> int:
        """Become one of the bot's processes; return how many shards the bot has.

        Args:
            shares: among how many processes the bot is divided.
            shards: how many shards it has, 0 for as many as the others have, or as Discord recommends.

        Raises:
            Failed: others divide the bot in another way, or another process runs all of it.
            DatabaseUnusable: a newer version has upgraded the database, and this one may not use it.
            StoreFails: the database fails.
        """
        await self.membership.register(shares, shards, await self._gateway.ask())
        self._gateway.take = partial(take_turn, self._database)
        return self.membership.division.shards

    async def serve(self) -> None:
        """Serve the servers that are or become its own, until the bot closes.

        Raises:
            Failed: it was lost, and when it came back others had divided the bot in another way, or ran it alone.
            Exception: what `Gateway.serve` raises.
        """
        self.wakeups.start()
        both = [asyncio.create_task(self.membership.run()), asyncio.create_task(self._gateway.serve(()))]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
            for each in done:
                each.result()
        finally:
            for each in both:
                each.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def leave(self) -> None:
        """Hand everything over, and leave the other processes. They answer clicks from then on."""
        if self.membership.number:
            await self.membership.drain(DRAIN)

    # --- what is done elsewhere -------------------------------------------------------------------------------

    async def woken(self, table: int, guild: int, member: int | None = None) -> None:
        """Pass on that a table may have been changed elsewhere, once its server is heard; see `TableCache.woken`.

        Before that, its members can press nothing, so its deadlines must not begin. The table is read when the shard
        continues.
        """
        if self._has_heard(guild):
            await self._tables().woken(table, guild, member)

    def behind(self, standing: Standing) -> Iterable[tuple[int, int]]:
        """Return the tables, with their servers, that are newer in the database, if their servers are heard."""
        return [each for each in self._tables().behind(standing) if self._has_heard(each[1])]

    def _has_heard(self, guild: int) -> bool:
        """Return whether a server was heard since it became this process's; a connection may be lost for a while."""
        if not self.owns(guild):
            return False
        shard = shard_of(guild, self.membership.division.shards)
        if self._gateway.hears(shard):
            self._heard.add(shard)
        return shard in self._heard

    # --- what the membership tells ----------------------------------------------------------------------------

    async def gain(self, shards: frozenset[int]) -> None:
        """Connect shards. Other processes may have decided on another number of them if this one was lost."""
        self._gateway.divide(self.membership.division.shards)
        await self._gateway.connect(shards)

    async def own(self, share: int) -> None:
        """Act in a share's servers: at once if their shards are ready, otherwise as soon as they are."""
        self._tell_pace()
        for shard in sorted(self.membership.division.shards_of(share)):
            self._dispatch("shard_owned", shard)
        if share == CHORES:
            self._commands.start()

    async def lose(self, share: int) -> None:
        """Stop in a share's servers."""
        self._tell_pace()
        division = self.membership.division
        self._heard -= division.shards_of(share)
        for shard in sorted(division.shards_of(share)):
            self._dispatch("shard_given", shard)
        if share == CHORES:
            await self._commands.stop()
        await self._tables().let_go(lambda guild: division.share_of(guild) == share)
        await self.wakeups.taken(self._taken.of(share))  # the heir has heard them, too

    async def part(self, shards: frozenset[int]) -> None:
        """Disconnect shards."""
        await self._gateway.disconnect(shards)

    async def fenced(self) -> None:
        """Forget all tables, and disconnect everything."""
        shards = self._gateway.shards
        self._heard.clear()
        for shard in sorted(shards):
            self._dispatch("shard_given", shard)
        await self._commands.stop()
        await asyncio.gather(self._tables().let_go(everywhere), self._gateway.disconnect(shards))

    def _tell_pace(self) -> None:
        shares = self.membership.division.shares
        self.paced(max(sum(self.membership.owns(each) for each in range(shares)), 1) / shares)
