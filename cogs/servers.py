"""Servers, and the shards through which their members are heard. While they are not heard, their tables wait.

Tables close only if Discord says that the bot is no longer in a server.
"""

import asyncio
import logging
from collections.abc import Collection

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from bot.clusters.shares import shard_of
from bot.refusals import StoreFails
from cogs.post.backoff import Backoff
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.channel_permissions import invitation
from cogs.press.membership import Membership

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Listens for shards and servers that are lost, found again, or gone."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._told = False
        self._begun: set[int] = set()
        """The shards with whose tables it has gone on."""
        self._asked_for: set[int] = set()
        """Servers that the gateway does not name, of which Discord has not said yet what became of them."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Tell the host that every shard is ready. What is done in its servers does not wait for the last one."""
        if not self._told:
            link = invitation(self._bot.application_id or 0)
            log.info("ready in %d servers; invite the bot with %s", len(self._bot.guilds), link)
            self._told = True

    # --- shards -------------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Let the tables of a shard's servers wait for members, whose clicks do not arrive."""
        known = {guild.id for guild in self._bot.guilds} | self._bot.tables.queries.guilds()
        self._bot.tables.time.hold(_shard(shard), [guild for guild in known if self._shard_of(guild) == shard])

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Go on in a shard's servers: clicks arrive again, and what happened meanwhile was told."""
        if shard in self._begun:
            self._bot.tables.time.release(_shard(shard))
        else:
            await self.on_shard_ready(shard)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Go on in those servers of a shard that are there; at first with every table, waiting for the others.

        Discord says so again whenever a lost connection could not be resumed.
        """
        connection = self._bot.get_shard(shard)
        if connection is None or connection.is_closed():  # it was lost again before its servers were known
            return
        if not self._bot.holds_shard(shard):  # another process acts for them; `on_shard_owned` tells when that is over
            return
        self._note_outages([guild for guild in self._bot.guilds if self._shard_of(guild.id) == shard])
        if shard not in self._begun:
            self._begun.add(shard)
            await self._resume(shard)
        missing = self._hold_missing(
            [guild for guild in self._bot.tables.queries.guilds() if self._shard_of(guild) == shard]
        )
        self._bot.tables.time.release(_shard(shard))
        await self._ask_for(missing)

    @commands.Cog.listener()
    async def on_shard_owned(self, shard: int) -> None:
        """Go on in a shard's servers, for which another process has acted, unless the shard is still to come."""
        if self._bot.gateway.hears(shard):
            await self.on_shard_ready(shard)

    @commands.Cog.listener()
    async def on_shard_given(self, shard: int) -> None:
        """Forget how far it was with a shard's servers: another process acts for them."""
        self._begun.discard(shard)
        self._bot.tables.time.release(_shard(shard))

    def _shard_of(self, guild: int) -> int:
        return shard_of(guild, self._bot.shard_count or 1)

    async def _resume(self, shard: int) -> None:
        """Go on with every table of a shard's servers as soon as the database can be read."""
        tries = Backoff()
        while True:
            try:
                await self._bot.tables.cache.resume(
                    publisher_of(self._bot), lambda guild: self._shard_of(guild) == shard
                )
            except StoreFails:
                pause = tries.failed()
                log.warning("the tables cannot go on, because the database fails; trying again in %d s", pause)
                await asyncio.sleep(pause)
            else:
                return

    # --- servers ------------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the tables of a server with an outage wait: nobody there can press anything."""
        log.info("server %d cannot be reached; its tables wait", guild.id)
        self._bot.tables.time.hold(_outage(guild.id), [guild.id])

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on in a server whose outage is over."""
        self._bot.tables.time.release(_outage(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on in a server that was thought gone, or that invites the bot again."""
        self._bot.tables.time.release(_outage(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close every table of a server that removed the bot. Discord tells of outages in another way."""
        if self._bot.holds(guild.id):
            await self._close_all(guild.id)
        self._bot.tables.time.release(_outage(guild.id))

    def _note_outages(self, guilds: Collection[discord.Guild]) -> None:
        for guild in guilds:
            if guild.unavailable:
                self._bot.tables.time.hold(_outage(guild.id), [guild.id])
            else:
                self._bot.tables.time.release(_outage(guild.id))

    def _hold_missing(self, guilds: Collection[int]) -> list[int]:
        """Let the tables of servers wait that the gateway does not name, and return these servers."""
        missing = [guild for guild in guilds if self._bot.get_guild(guild) is None]
        for guild in missing:
            self._bot.tables.time.hold(_outage(guild), [guild])
        return missing

    async def _ask_for(self, guilds: Collection[int]) -> None:
        """Find out what became of servers whose tables wait; ask less and less often if Discord does not say."""
        new = set(guilds) - self._asked_for
        self._asked_for |= new
        tries = Backoff()
        while new:
            new = {guild for guild in new if not await self._found_out(guild)}
            if new:
                pause = tries.failed()
                log.warning("the gateway does not name %d servers with tables; asking again in %d s", len(new), pause)
                await asyncio.sleep(pause)

    async def _found_out(self, guild: int) -> bool:
        """Return whether the fate of a server is known by now; if so, its tables go on or are closed."""
        if self._bot.get_guild(guild) is None:
            left = await cog_of(self._bot, Membership).has_left(guild)
            if left is None:
                return False
            if left:
                log.info("the bot is not in server %d any more", guild)
                try:
                    await self._close_all(guild)
                except StoreFails:
                    return False
            if self._bot.get_guild(guild) is None:  # a server that the gateway names meanwhile may have an outage
                self._bot.tables.time.release(_outage(guild))
        self._asked_for.discard(guild)
        return True

    async def _close_all(self, guild: int) -> None:
        for table in self._bot.tables.queries.open_tables(guild):
            await self._bot.tables.channel_gone(table)


def _outage(guild: int) -> tuple[str, int]:
    """Return the reason for holding a server that is out of reach."""
    return ("server", guild)


def _shard(number: int) -> tuple[str, int]:
    """Return the reason for holding the servers of a shard that has lost its connection."""
    return ("shard", number)


async def setup(bot: NewmarketBot) -> None:
    """Add the listeners."""
    await bot.add_cog(Servers(bot))
