"""Servers, and the shards that receive their members' clicks. While a shard receives nothing, its tables wait.

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
from cogs.post.failures import Backoff
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.channel_permissions import invitation
from cogs.press.membership import Membership

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Listens for shards that disconnect and reconnect, and for servers with an outage or without the bot."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._told = False
        self._begun: set[int] = set()
        """The shards whose tables it has resumed."""
        self._asked_for: set[int] = set()
        """Servers that the gateway does not name, and whose fate Discord has not told yet."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Log for the host that every shard is ready. Tables do not wait for this, only for their own shard."""
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
        """Let a shard's tables continue: clicks arrive again, and Discord has sent the missed events."""
        if shard in self._begun:
            self._bot.tables.time.release(_shard(shard))
        else:
            await self.on_shard_ready(shard)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Let the tables continue in those servers of a shard that the gateway names; the others' tables wait.

        The first call resumes all of them. Discord repeats the event if a lost connection could not be resumed.
        """
        connection = self._bot.get_shard(shard)
        if connection is None or connection.is_closed():  # it was lost again before its servers were known
            return
        if not self._bot.holds_shard(shard):  # another process acts for them until `on_shard_owned`
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
        """Take over a shard's servers from another process, if the shard is connected already."""
        if self._bot.gateway.hears(shard):
            await self.on_shard_ready(shard)

    @commands.Cog.listener()
    async def on_shard_given(self, shard: int) -> None:
        """Forget that a shard's tables were resumed: another process acts for them now."""
        self._begun.discard(shard)
        self._bot.tables.time.release(_shard(shard))

    def _shard_of(self, guild: int) -> int:
        return shard_of(guild, self._bot.shard_count or 1)

    async def _resume(self, shard: int) -> None:
        """Resume every table of a shard's servers as soon as the database can be read."""
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
        """Let the tables of a server with an outage wait: nobody there can press a button."""
        log.info("server %d cannot be reached; its tables wait", guild.id)
        self._bot.tables.time.hold(_outage(guild.id), [guild.id])

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def is_back(self, guild: discord.Guild) -> None:
        """Let the tables of a server continue whose outage is over, or that invites the bot again."""
        self._bot.tables.time.release(_outage(guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close every table of a server that removed the bot. An outage is another event."""
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
        """Let the tables wait in servers that the gateway does not name; return these servers."""
        missing = [guild for guild in guilds if self._bot.get_guild(guild) is None]
        for guild in missing:
            self._bot.tables.time.hold(_outage(guild), [guild])
        return missing

    async def _ask_for(self, guilds: Collection[int]) -> None:
        """Find out whether the bot is still in servers whose tables wait; ask less and less often."""
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
        """Return whether the fate of a server is known by now; if so, let its tables continue, or close them."""
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
            if self._bot.get_guild(guild) is None:  # else the gateway names it meanwhile, perhaps with an outage
                self._bot.tables.time.release(_outage(guild))
        self._asked_for.discard(guild)
        return True

    async def _close_all(self, guild: int) -> None:
        for table in self._bot.tables.queries.open_tables(guild):
            await self._bot.tables.channel_gone(table)


def _outage(guild: int) -> tuple[str, int]:
    """Return the reason for holding a server with an outage."""
    return ("server", guild)


def _shard(number: int) -> tuple[str, int]:
    """Return the reason for holding the servers of a shard that has lost its connection."""
    return ("shard", number)
