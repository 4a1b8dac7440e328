"""`/daily`: the deal of the day, which is the same for everybody.

Also its messages in channels: a channel has one if somebody shares a result there, or an admin wants one every day.
"""

import logging
from datetime import timedelta
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.daily.days import midnight
from cogs.post.conflation import Conflator
from cogs.post.failures import FAILURES, TryLater, is_fault, why
from cogs.post.messenger import in_some_form
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, boundary
from cogs.press.daily import day_button, show_today
from cogs.press.presses import presses_of
from cogs.render.daily import channel_message
from cogs.tree import anywhere

log = logging.getLogger(__name__)

APART = 60.0
"""Seconds by which results wait that nobody asked to see, so that one edit shows several; also the seconds before a
failed edit is tried again."""
LOOK = 15 * 60.0
"""The longest wait for midnight before reading the clock again, in seconds: somebody may set it, or the machine
sleep."""


class Daily(commands.Cog):
    """The command. Also posts and edits one message for each day and channel."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._jobs = Conflator()
        bot.attempts.finished, bot.day_boards.shared = self.finished, self.shared

    @app_commands.command(description=locale_str("Play the deal of the day: the same cards for everybody"))
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        """Show today's deal, as far as the caller has played it."""
        async with boundary(interaction) as words:
            await show_today(interaction, words)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        self._jobs.mark("today's messages", self._look)

    async def cog_unload(self) -> None:
        """Show nothing more."""
        await self._jobs.stop()

    def finished(self, guild: int) -> None:
        """Show soon that somebody has finished today's deal, if their server wants that."""
        self._jobs.mark(("finished", guild), partial(self._standing, guild), APART)

    def shared(self, guild: int, channel: int) -> None:
        """Show somebody's result in a channel."""
        self._jobs.mark(channel, partial(self._show, guild, channel))

    async def _standing(self, guild: int) -> None:
        for server, channel in await self._bot.day_boards.standing():
            if server == guild:
                self.shared(guild, channel)

    async def _look(self) -> float:
        """Have today's missing messages posted.

        Returns:
            The seconds until the next day begins, at most `LOOK`.
        """
        for guild, channel in await self._bot.day_boards.standing():
            here = self._bot.get_guild(guild) is not None and self._bot.holds(guild)
            if here and (await self._bot.day_boards.in_channel(guild, channel)).message is None:
                self.shared(guild, channel)
        tomorrow = midnight(self._bot.days.today() + timedelta(days=1))
        return min(max(tomorrow - discord.utils.utcnow().timestamp(), 0.0) + 1.0, LOOK)

    async def _show(self, guild: int, channel: int) -> float | None:
        """Show today's results in a channel; return the seconds until the next try, if one is needed."""
        try:
            await self._put(guild, channel)
        except (*FAILURES, TryLater) as error:
            told = why(error) if isinstance(error, discord.HTTPException) else type(error).__name__
            log.warning("server %d: the day's message could not be posted (%s)", guild, told)
            return APART if isinstance(error, TryLater) or is_fault(error) else None
        return None

    async def _put(self, guild: int, channel: int) -> None:
        """Put today's results into the channel's message of the day, or into a new one."""
        bot = self._bot
        shown, publisher = await bot.day_boards.in_channel(guild, channel), publisher_of(bot)
        view = channel_message(shown, publisher.readers.of_channel(guild, channel))
        if shown.message is not None:
            try:
                await publisher.messenger.edit(channel, shown.message, view)
            except discord.NotFound:
                log.info("the day's message in channel %d is gone and is posted again", channel)
            else:
                return
        nonce = f"{channel}-{(shown.message or shown.deal.day.day) % 10**4}"  # Discord compares nonces across channels
        send = partial(publisher.messenger.send, channel, nonce=nonce, guild=guild, silent=True)
        sent = await in_some_form(bot, view, send)
        await bot.day_boards.posted(guild, channel, sent.id)


async def setup(bot: NewmarketBot) -> None:
    """Add the command, its buttons, and the messages of days."""
    presses_of(bot).add(day_button)
    await bot.add_cog(Daily(bot))
