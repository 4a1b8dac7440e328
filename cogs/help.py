"""`/help`, its buttons, and the greeting to a server that the bot joins."""

import logging
import re

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.refusals import NotInThisChannel, StoreFails
from bot.tables.transitions.permissions import Request
from cogs.game_commands import commands_of
from cogs.post.failures import FAILURES
from cogs.post.publisher import publisher_of
from cogs.press.boundary import boundary
from cogs.press.channel_permissions import hindrance_here, invitation, may_write, parent_here
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.help import Here, help_message, help_outside_message, welcome_message
from cogs.render.refusals import sentence
from cogs.tree import anywhere
from engine.catalogue import FIRST

log = logging.getLogger(__name__)

TEMPLATE = re.compile(r"help:(?P<verb>rules|here)")


class Help(commands.Cog):
    """Tells people what they can do."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Add the command to a bot, and listen for servers that it joins."""
        self._bot = bot

    @app_commands.command(description=locale_str("What you can do here"))
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Say what the caller can do in this channel."""
        async with boundary(interaction) as asked:
            await _tell(asked)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that invites the bot. The end of an outage is another event."""
        if not self._bot.holds(guild.id):
            return
        try:
            channels = (await self._bot.wallets.settings(guild.id)).channels
        except StoreFails as error:
            log.info("server %d is not greeted, because the database fails: %s", guild.id, error)
            return
        channel = where_to_greet(guild, channels)
        if channel is None:
            log.info("the bot may not write in any channel of server %d, so it does not greet it", guild.id)
            return
        words = publisher_of(self._bot).readers.of_channel(guild.id, channel.id)
        try:
            await channel.send(view=welcome_message(words), silent=True)
        except FAILURES as error:
            log.info("server %d could not be greeted: %s", guild.id, error)


@on_press(TEMPLATE)
async def help_button(asked: Asked, found: re.Match[str]) -> None:
    """Explain the rules of this channel, or say what the member can do here."""
    if found["verb"] == "rules":
        await commands_of(asked.bot, FIRST).explain(asked, None)
    else:
        await _tell(asked)


def where_to_greet(guild: discord.Guild, allowed: tuple[int, ...]) -> discord.TextChannel | None:
    """Return where to greet a server: in its system channel, else in the first channel where the bot may write.

    `allowed`: the channels where its admins allow tables; empty if they allow all.
    """
    system = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*system, *guild.text_channels):
        if may_write(channel) and (not allowed or channel.id in allowed):
            return channel
    return None


async def _tell(asked: Asked) -> None:
    bot, who, words, channel = asked.bot, asked.actor, asked.words, asked.channel
    waiting = sum(each.hand.waited for each in await bot.own_tables.of(who.member))
    if who.guild is None:
        invite = invitation(asked.interaction.application_id)
        await asked.show(help_outside_message(invite, bot.settings.privacy_url, bot.settings.terms_url, words, waiting))
        return
    table = await bot.tables.queries.in_channel(channel)
    board = None if table is None else await bot.tables.queries.allow(Request.LOOK, table, who)
    settings = await bot.wallets.settings(who.guild)
    obstacles = [await hindrance_here(asked)]
    if board is None and settings.channels and not {channel, parent_here(asked.interaction)} & set(settings.channels):
        obstacles.append(sentence(NotInThisChannel(settings.channels), words))
    here = Here(
        board=board,
        board_message=None if table is None else await asked.publisher.board_message(table),
        member=who.member,
        administers=who.administers,
        obstacles=tuple(each for each in obstacles if each),
        privacy=bot.settings.privacy_url,
        terms=bot.settings.terms_url,
        waiting=waiting,
    )
    await asked.show(help_message(here, words))
