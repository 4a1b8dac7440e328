"""Announces the ends of seasons in the channels that servers have chosen for it."""

import logging
from contextlib import suppress
from datetime import UTC, datetime

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from bot.history.seasons import AGAIN, Due, Season
from bot.members.preferences import CardsBy
from bot.ops.permissions import may_attach
from bot.refusals import NothingDrawn
from cogs.post.conflation import Conflator
from cogs.post.failures import FAILURES, TryLater, why
from cogs.post.messenger import in_some_form
from cogs.post.publisher import publisher_of
from cogs.render.leaderboards import podium, season_button, season_message
from cogs.render.parts import Layout
from cogs.render.pictures.wallets import season_picture

log = logging.getLogger(__name__)

LOOKED_AT = 500
"""How many messages since the month's end to search for one that an earlier attempt may have left."""
APART = 5 * 60.0
"""Seconds by which Discord's clock and the machine's may differ."""


class SeasonEnds(commands.Cog):
    """Announces each season's end."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._jobs = Conflator()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        self._jobs.mark("ends of seasons", self._look)

    async def cog_unload(self) -> None:
        """Announce nothing more. The next start looks for what an interrupted attempt has left."""
        await self._jobs.stop()

    async def _look(self) -> float:
        """Announce what is due; return the seconds until something may be due again."""
        for due in await self._bot.seasons.due():
            guild = self._bot.get_guild(due.guild)
            if guild is not None and self._bot.holds(due.guild):
                await self._tell(guild, due)
        return self._bot.seasons.until_next_look()

    async def _tell(self, guild: discord.Guild, due: Due) -> None:
        season = await self._bot.seasons.begin(due)
        if season is None:
            return
        try:
            message = await self._told_before(season)
            if message is None:
                message = await self._post(guild, season)
        except (*FAILURES, TryLater) as error:
            told = why(error) if isinstance(error, discord.HTTPException) else type(error).__name__
            log.warning(
                "server %d: the season's end cannot be announced (%s); trying again in %d s", guild.id, told, AGAIN
            )
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
        since = datetime.fromtimestamp(season.over - APART, UTC)
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

    async def _post(self, guild: discord.Guild, season: Season) -> int:
        """Post the end of a season, with a picture of the podium if it can be drawn; return the message's id."""
        publisher = publisher_of(self._bot)
        words = publisher.readers.of_channel(guild.id, season.channel)
        view, upload = season_message(season, words), None
        if self._bot.server_choices.cards(guild.id) is not CardsBy.TEXT and may_attach(guild, season.channel):
            with suppress(NothingDrawn):
                avatars = await publisher.pictures.avatars([each.member for each in podium(season)])
                view, upload = await publisher.pictures.beside(view, season_picture(season, words, avatars))

        async def send(shown: Layout) -> discord.Message:
            return await publisher.messenger.send(
                season.channel,
                shown,
                nonce=f"end-{season.channel}",
                guild=guild.id,
                upload=upload if shown is view else None,
            )

        return (await in_some_form(self._bot, view, send)).id


async def setup(bot: NewmarketBot) -> None:
    """Add the listener."""
    await bot.add_cog(SeasonEnds(bot))
