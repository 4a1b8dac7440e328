"""What happens to channels and servers around the tables: messages, deletions, departures."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.refusals import StoreFails
from cogs.conflation import Growing, TryLater
from cogs.permissions import INVITED_WITH, may_write
from cogs.publisher import publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot


log = logging.getLogger(__name__)


class Channels(commands.Cog):
    """Listens for what concerns tables from outside."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Listen for a bot."""
        self._bot = bot
        self._begun = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Go on with every table, at first; close those of servers that removed the bot meanwhile.

        Discord says so again whenever a lost connection could not be resumed.
        """
        if not self._begun:
            invitation = discord.utils.oauth_url(self._bot.application_id or 0, permissions=INVITED_WITH)
            log.info("ready in %d servers; invite the bot with %s", len(self._bot.guilds), invitation)
            self._begun = True
            await self._resume()
        self._bot.tables.release()
        for guild in self._bot.tables.guilds():
            if self._bot.get_guild(guild) is None:
                await self._close_all(guild)

    async def _resume(self) -> None:
        """Go on with every table, as soon as the database tells of them."""
        growing = Growing()
        while True:
            try:
                await self._bot.tables.resume(publisher_of(self._bot))
            except StoreFails:
                pause = growing.after(TryLater())
                log.warning("the tables cannot go on, because the database fails; trying again in %d s", pause)
                await asyncio.sleep(pause)
            else:
                return

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Let the tables wait for members: their clicks do not arrive. Discord says so again at each failed try."""
        self._bot.tables.hold()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Go on: clicks arrive again."""
        self._bot.tables.release()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count what buries a board."""
        publisher_of(self._bot).message_seen(message.channel.id, message.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Post a deleted board anew."""
        await publisher_of(self._bot).message_gone(gone.channel_id, gone.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Post a deleted board anew."""
        for message in gone.message_ids:
            await publisher_of(self._bot).message_gone(gone.channel_id, message)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that is gone."""
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is gone."""
        await self._close(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Show what was refused, where permissions came back."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _before: object, after: discord.Thread) -> None:
        """Show what was refused, where a thread was unlocked."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        """Show what was refused, where permissions came back."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: object, after: discord.Member) -> None:
        """Show what was refused, where the bot itself was given a role; of others Discord tells nothing."""
        self._look_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close every table of a server that removed the bot."""
        await self._close_all(guild.id)

    def _look_again(self, guild: discord.Guild) -> None:
        publisher = publisher_of(self._bot)
        for number in publisher.silent_channels(guild.id):
            channel = guild.get_channel_or_thread(number)
            if channel is not None and may_write(channel):
                publisher.may_write(number)

    async def _close(self, channel: int) -> None:
        table = await self._bot.tables.in_channel(channel)
        if table is not None:
            await self._bot.tables.channel_gone(table)

    async def _close_all(self, guild: int) -> None:
        for table in self._bot.tables.open_tables(guild):
            await self._bot.tables.channel_gone(table)


async def setup(bot: NewmarketBot) -> None:
    """Add the listeners."""
    await bot.add_cog(Channels(bot))
