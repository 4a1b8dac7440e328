"""Work besides play: the daily audit and chores, the deck's upload, notes of servers that invite or remove the bot."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import time
from functools import partial

import discord
from discord.ext import commands, tasks

from bot.app import NewmarketBot
from bot.clusters.shares import DIRECT
from bot.refusals import StoreFails
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.membership import Membership
from cogs.render.audit import audit_message

log = logging.getLogger(__name__)


class Chores(commands.Cog):
    """Starts the daily work with the first connection, and listens for servers that invite or remove the bot.

    A server with an outage has not removed it. The daily review finds missed events, and deletes old data that is due.
    """

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._at_chores = asyncio.Lock()

    async def cog_unload(self) -> None:
        """Stop the daily work."""
        self._daily.cancel()
        self._audit.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Review after every new connection, and once a day.

        From the first one on, all messages are shown again whenever the look of cards changes.
        """
        if self._bot.settings.audit_at and not self._audit.is_running():
            self._audit.change_interval(time=time.fromisoformat(self._bot.settings.audit_at))
            self._audit.start()
        if self._bot.settings.pictures:
            self._bot.deck.start(publisher_of(self._bot).turn, self._bot.tables.cache.show_anew)
        if self._daily.is_running():
            await self._review()
        else:
            self._daily.start()

    @tasks.loop(time=time())  # the settings say when
    async def _audit(self) -> None:
        if self._bot.does_chores:
            await _tried("the daily audit failed", self._bot.daily_audit.audit(self._tell))

    async def _tell(self, wrong: Sequence[str]) -> None:
        """Send the audit's findings to the bot's owner by direct message, if the settings say so."""
        if not self._bot.settings.audit_tells_owner:
            return
        application = await self._bot.application_info()
        team = application.team
        owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
        user = await self._bot.fetch_user(owner)
        await user.send(view=audit_message(wrong, publisher_of(self._bot).readers.of_owner(owner)))

    @commands.Cog.listener()
    async def on_shard_owned(self, shard: int) -> None:
        """Take over the chores from the process that did them before, unless the first review is still to come."""
        if shard == DIRECT and self._daily.is_running():
            await self._do_chores()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note a server that removed the bot."""
        if self._bot.holds(guild.id):
            await self._bot.departures.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note a server that invited the bot."""
        if self._bot.holds(guild.id):
            await self._bot.departures.joined(guild.id)

    @tasks.loop(hours=24)
    async def _daily(self) -> None:
        await self._review()

    async def _review(self) -> None:
        # While a shard reconnects, not all servers are known.
        if not self._bot.is_ready() or not all(map(self._bot.gateway.hears, self._bot.gateway.shards)):
            return
        known = [guild.id for guild in self._bot.guilds]
        review = self._bot.departures.review(known, cog_of(self._bot, Membership).has_left, self._bot.holds)
        await _tried("the servers that removed the bot could not be looked through", review)
        await self._do_chores()

    async def _do_chores(self) -> None:
        """Do the chores for all servers. Only one process does them."""
        bot = self._bot
        chores: dict[str, Callable[[], Awaitable[object]]] = {
            "the journals of old matches stay": bot.pruning.prune,
            "the boards of old weeks stay": bot.seasons.drop_old_weeks,
            "what strangers have played stays": partial(bot.attempts.tidy, bot.settings.keep_days),
        }
        async with self._at_chores:
            for failed, chore in chores.items():
                if bot.does_chores:
                    await _tried(failed, chore())


async def _tried(failed: str, work: Awaitable[object]) -> None:
    """Do one daily job. An exception would end the loop, so log it instead, after the words `failed`."""
    try:
        await work
    except StoreFails:
        log.warning("%s, because the database fails; trying again tomorrow", failed)
    except Exception:
        log.exception("%s; trying again tomorrow", failed)
