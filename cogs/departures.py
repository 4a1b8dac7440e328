"""Servers that come and go: noted when it happens, and checked at every start and once a day."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from cogs.press.membership import membership_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot


log = logging.getLogger(__name__)


class Departing(commands.Cog):
    """Listens for servers that invite or remove the bot. A server that is out of reach has not removed it.

    What is due to go by age goes with the daily look.
    """

    def __init__(self, bot: NewmarketBot) -> None:
        """Listen for a bot."""
        self._bot = bot

    async def cog_unload(self) -> None:
        """Stop looking."""
        self._daily.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look after every new connection, and from then on once a day."""
        if self._daily.is_running():
            await self._review()
        else:
            self._daily.start()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note a server that removed the bot."""
        await self._bot.departures.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note a server that invited the bot."""
        await self._bot.departures.joined(guild.id)

    @tasks.loop(hours=24)
    async def _daily(self) -> None:
        await self._review()

    async def _review(self) -> None:
        # While the connection is made anew, not all servers are known.
        if not self._bot.is_ready():
            return
        try:
            known = [guild.id for guild in self._bot.guilds]
            await self._bot.departures.review(known, membership_of(self._bot).has_left)
        except Exception:
            # An exception here would end the loop.
            log.exception("the servers that removed the bot could not be looked through; trying again tomorrow")
        try:
            await self._bot.erasure.resume()
        except Exception:
            log.exception("members who were being forgotten are not yet; trying again tomorrow")
        try:
            await self._bot.pruning.prune()
        except Exception:
            log.exception("the journals of old matches stay; trying again tomorrow")


async def setup(bot: NewmarketBot) -> None:
    """Add the listeners."""
    await bot.add_cog(Departing(bot))
