"""The messages of a day's deal in channels: where somebody has shared a result, or an admin wants one every day."""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from bot.daily.days import midnight
from bot.refusals import StoreFails
from cogs.post.backoff import TryLater
from cogs.post.conflation import Conflator
from cogs.post.fallback import in_some_form
from cogs.post.publisher import publisher_of
from cogs.post.refusals import FAILURES, why
from cogs.render.daily import channel_message
from cogs.render.parts import Layout

log = logging.getLogger(__name__)

APART = 60.0
"""Seconds between two edits of a message: it is shown together what came meanwhile."""
LOOK = 15 * 60.0
"""Seconds after which the clock is looked at again at the latest: it may have been set, or the machine have slept."""


class DayMessages(commands.Cog):
    """Posts and edits one message a day and channel."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._jobs = Conflator()
        self._task: asyncio.Task[None] | None = None
        bot.attempts.finished = self.finished

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        if self._task is None:
            self._task = asyncio.create_task(self._go_on())

    async def cog_unload(self) -> None:
        """Show nothing more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._jobs.stop()

    def finished(self, guild: int) -> None:
        """Show soon that somebody has finished today's deal, where their server wants that."""
        self._jobs.mark(("finished", guild), lambda: self._standing(guild), APART)

    async def show(self, guild: int, channel: int, *, standing: bool = False) -> None:
        """Show today's results in a channel: in its message of the day, or in a new one.

        `standing`: whether the message stands there every day, with the results of all.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        bot = self._bot
        shown = await bot.day_boards.in_channel(guild, channel, standing=standing)
        publisher = publisher_of(bot)
        view = channel_message(shown, publisher.readers.of_channel(guild, channel))
        if shown.message is not None:
            try:
                await publisher.messenger.edit(channel, shown.message, view)
            except discord.NotFound:
                log.info("the day's message in channel %d is gone, and posted anew", channel)
            else:
                return

        async def send(form: Layout) -> discord.Message:
            nonce = f"day-{shown.deal.day.isoformat()}"
            return await publisher.messenger.send(channel, form, nonce=nonce, guild=guild, silent=True)

        sent = await in_some_form(bot, view, send)
        await bot.day_boards.posted(guild, channel, sent.id)

    async def _standing(self, guild: int) -> None:
        for server, channel in await self._bot.day_boards.standing():
            if server == guild:
                await self._try(guild, channel)

    async def _go_on(self) -> None:
        """Post each day's message where it is to stand, when the day begins."""
        while True:
            try:
                for guild, channel in await self._bot.day_boards.standing():
                    if self._bot.get_guild(guild) is not None and self._bot.holds(guild):
                        await self._begin(guild, channel)
            except StoreFails:
                log.warning("no day's message can be posted, because the database fails; trying again")
            except Exception:
                log.exception("a day's message was not posted; trying again")
            tomorrow = midnight(self._bot.days.today() + timedelta(days=1))
            await asyncio.sleep(min(max(tomorrow - discord.utils.utcnow().timestamp(), 0.0) + 1.0, LOOK))

    async def _begin(self, guild: int, channel: int) -> None:
        """Post today's message, where it is not there yet."""
        if (await self._bot.day_boards.in_channel(guild, channel, standing=True)).message is None:
            await self._try(guild, channel)

    async def _try(self, guild: int, channel: int) -> None:
        try:
            await self.show(guild, channel, standing=True)
        except (*FAILURES, TryLater) as error:
            told = why(error) if isinstance(error, discord.HTTPException) else type(error).__name__
            log.warning("server %d: the day's message cannot be shown (%s)", guild, told)


def day_messages(bot: NewmarketBot) -> DayMessages:
    """Return what shows the days' messages of a bot."""
    cog = bot.get_cog("DayMessages")
    assert isinstance(cog, DayMessages)
    return cog
