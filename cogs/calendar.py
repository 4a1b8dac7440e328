"""What the bot posts by the calendar: each day's message in a channel, and the ends of seasons.

A channel has a day's message if an admin wants one every day, or if somebody shares a result there. Ends of seasons are
announced in the channels that admins have chosen for it.
"""

import logging
from collections.abc import Awaitable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from bot.history.seasons import AGAIN, Season
from bot.members.preferences import CardsBy
from bot.ops.permissions import may_attach
from bot.refusals import NothingDrawn
from cogs.post.conflation import Conflator
from cogs.post.failures import FAILURES, TryLater, is_fault, why
from cogs.post.messenger import Upload, in_some_form
from cogs.post.publisher import publisher_of
from cogs.render.daily import channel_message
from cogs.render.leaderboards import podium, season_button, season_message
from cogs.render.parts import Layout
from cogs.render.pictures.wallets import season_picture

log = logging.getLogger(__name__)

APART = 60.0
"""Seconds by which results wait that nobody asked to see, so that one edit shows several; also the seconds before a
failed edit is tried again."""
LOOKED_AT = 500
"""How many messages since the month's end to search for one that an earlier attempt may have left."""
CLOCKS_APART = 5 * 60.0
"""Seconds by which Discord's clock and the machine's may differ."""


class Calendar(commands.Cog):
    """Posts and edits one message for each day and channel, and announces each season's end."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._jobs = Conflator()
        bot.attempts.finished, bot.day_boards.shared = self.finished, self.shared

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        self._jobs.mark("days", self._look_at_days)
        self._jobs.mark("seasons", self._look_at_seasons)

    async def cog_unload(self) -> None:
        """Post nothing more. The next start looks for what an interrupted attempt has left."""
        await self._jobs.stop()

    def finished(self, guild: int) -> None:
        """Show soon that somebody has finished today's deal, if their server wants that."""
        self._jobs.mark(("finished", guild), partial(self._standing, guild), APART)

    def shared(self, guild: int, channel: int) -> None:
        """Show somebody's result in a channel."""
        self._jobs.mark(channel, partial(self._show, guild, channel))

    async def _look_at_days(self) -> float:
        """Post today's missing messages; return the seconds until the next look."""
        for guild, channel in await self._bot.day_boards.standing():
            if self._is_here(guild) and (await self._bot.day_boards.in_channel(guild, channel)).message is None:
                self.shared(guild, channel)
        return self._bot.days.until_next_look()

    async def _look_at_seasons(self) -> float:
        """Announce the ends of seasons that are due; return the seconds until the next look."""
        for guild, channel in await self._bot.seasons.due():
            if self._is_here(guild):
                await self._tell(guild, channel)
        return self._bot.days.until_next_look()

    def _is_here(self, guild: int) -> bool:
        return self._bot.get_guild(guild) is not None and self._bot.holds(guild)

    async def _send(
        self, guild: int, channel: int, view: Layout, nonce: str, upload: Upload | None = None, *, silent: bool = False
    ) -> int:
        """Post a message, with its file if Discord takes it as it is; return its id."""
        messenger = publisher_of(self._bot).messenger

        def send(shown: Layout) -> Awaitable[discord.Message]:
            file = upload if shown is view else None
            return messenger.send(channel, shown, nonce=nonce, silent=silent, guild=guild, upload=file)

        return (await in_some_form(self._bot, view, send)).id

    # --- days -------------------------------------------------------------------------------------------------

    async def _standing(self, guild: int) -> None:
        for server, channel in await self._bot.day_boards.standing():
            if server == guild:
                self.shared(guild, channel)

    async def _show(self, guild: int, channel: int) -> float | None:
        """Show today's results in a channel; return the seconds until the next try, if one is needed."""
        try:
            await self._put(guild, channel)
        except (*FAILURES, TryLater) as error:
            log.warning("server %d: the day's message could not be posted (%s)", guild, _named(error))
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
        await bot.day_boards.posted(guild, channel, shown, await self._send(guild, channel, view, nonce, silent=True))

    # --- seasons ----------------------------------------------------------------------------------------------

    async def _tell(self, guild: int, channel: int) -> None:
        season = await self._bot.seasons.begin(guild, channel)
        if season is None:
            return
        try:
            message = await self._told_before(season) or await self._announce(season)
        except (*FAILURES, TryLater) as error:
            told = "server %d: the season's end cannot be announced (%s); trying again in %d s"
            log.warning(told, season.guild, _named(error), AGAIN)
            await self._bot.seasons.failed(season)
            return
        await self._bot.seasons.told(season, message)

    async def _told_before(self, season: Season) -> int | None:
        """Return the message of an earlier attempt; None if there is none, or the bot may not look for it.

        Any attempt since the month's end may have posted it, not only the last one.
        """
        if not season.tried:
            return None
        mine = season_button(season.month)
        channel = self._bot.get_partial_messageable(season.channel, guild_id=season.guild)
        since = datetime.fromtimestamp(season.over - CLOCKS_APART, UTC)
        try:
            async for message in channel.history(limit=LOOKED_AT, after=since, oldest_first=True):
                view = discord.ui.LayoutView.from_message(message)
                if message.author == self._bot.user and any(
                    getattr(each, "custom_id", None) == mine for each in view.walk_children()
                ):
                    return message.id
        except discord.Forbidden:
            log.info("server %d: earlier messages in the season's channel cannot be read", season.guild)
        return None

    async def _announce(self, season: Season) -> int:
        """Post the end of a season, with a picture of the podium if it can be drawn; return the message's id."""
        guild, publisher = self._bot.get_guild(season.guild), publisher_of(self._bot)
        words = publisher.readers.of_channel(season.guild, season.channel)
        view, upload = season_message(season, words), None
        drawn = self._bot.server_choices.cards(season.guild) is not CardsBy.TEXT
        if drawn and guild is not None and may_attach(guild, season.channel):
            with suppress(NothingDrawn):
                avatars = await publisher.pictures.avatars([each.member for each in podium(season)])
                view, upload = await publisher.pictures.beside(view, season_picture(season, words, avatars))
        return await self._send(season.guild, season.channel, view, f"end-{season.channel}", upload)


def _named(error: BaseException) -> str:
    return why(error) if isinstance(error, discord.HTTPException) else type(error).__name__
