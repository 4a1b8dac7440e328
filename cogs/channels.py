"""Events in the channels of tables: new messages, deletions, restored permissions."""

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from cogs.post.publisher import publisher_of
from cogs.press.channel_permissions import may_write


class Channels(commands.Cog):
    """Listens for these events."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count a message that buries a board."""
        publisher_of(self._bot).message_seen(message.channel.id, message.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Post a deleted board again."""
        await publisher_of(self._bot).message_gone(gone.channel_id, gone.message_id)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Post a deleted board again."""
        for message in gone.message_ids:
            await publisher_of(self._bot).message_gone(gone.channel_id, message)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a deleted channel."""
        await self._close(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await self._close(thread.thread_id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_member_update")
    async def may_differ(
        self, _before: object, after: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """Show refused messages again, if the bot may write now. Discord reports no other members' roles."""
        publisher = publisher_of(self._bot)
        for number in publisher.refused_channels(after.guild.id):
            channel = after.guild.get_channel_or_thread(number)
            if isinstance(channel, discord.Thread):
                self._look_into(after.guild, number, channel.parent_id, locked=channel.locked)
            elif channel is not None and may_write(channel):
                publisher.may_write(number)

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Show a server's boards in its new language, if that has changed."""
        if before.preferred_locale != after.preferred_locale:
            self._bot.tables.cache.show_anew(after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """Show refused messages again, if a thread was unlocked. discord.py may not know an archived thread."""
        guild = self._bot.get_guild(update.guild_id)
        if guild is not None:
            locked = bool(update.data["thread_metadata"].get("locked"))
            self._look_into(guild, update.thread_id, update.parent_id, locked=locked)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Show refused messages again, if the bot was added to a thread or may see it again."""
        self._look_into(thread.guild, thread.id, thread.parent_id, locked=thread.locked)

    def _look_into(self, guild: discord.Guild, thread: int, parent: int, *, locked: bool) -> None:
        publisher = publisher_of(self._bot)
        channel = guild.get_channel(parent)
        if thread in publisher.refused_channels(guild.id) and channel is not None and may_write(channel, locked=locked):
            publisher.may_write(thread)

    async def _close(self, channel: int) -> None:
        table = await self._bot.tables.queries.in_channel(channel)
        if table is not None:
            await self._bot.tables.channel_gone(table)
