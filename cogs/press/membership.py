"""Asks Discord whether the bot is in a server: what the gateway has reported so far may be incomplete.

The bot treats a click from a server without it like one from direct messages: there are no wallets and no tables. Users
who have installed the bot for themselves can learn there, watch their matches, and see their own settings and tables.
"""

from typing import Any

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from cogs.post.answers import in_time
from cogs.post.failures import FAILURES
from cogs.press.channel_permissions import invitation
from cogs.press.press import Asked

GONE = frozenset({10004, 50001})
"""Discord's codes for a server that does not exist, or that the bot is not in."""
LEFT_OUT = "server without the bot"
"""The key in an interaction's `extras` for the server that it came from."""


class Membership(commands.Cog):
    """Asks about servers, and remembers those that the bot is not in: some of them offer its commands."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._not_in: set[int] = set()

    async def has_left(self, guild: int) -> bool | None:
        """Return whether the bot is not in a server, None if Discord does not answer that now."""
        if self._bot.refused_requests.wait():
            return None
        try:
            await self._bot.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as error:
            return True if error.code in GONE else None
        except FAILURES:
            return None
        return False

    async def leave_server_out(self, interaction: discord.Interaction[Any]) -> None:
        """Let an interaction from a server that the bot is not in count as one from direct messages.

        Users who have installed the application for themselves can type its commands anywhere, and a server may have
        installed its commands without the bot.
        """
        guild = interaction.guild_id
        if guild is None or self._bot.get_guild(guild) is not None:
            return
        if interaction.is_guild_integration() and guild not in self._not_in:
            async with in_time(interaction):
                if not await self.has_left(guild):
                    return
            self._not_in.add(guild)
        interaction.extras[LEFT_OUT] = guild
        interaction.guild_id = None

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Forget that the bot was not there."""
        self._not_in.discard(guild.id)


def not_here(asked: Asked) -> str:
    """Return a sentence for somebody in a server without the bot, empty elsewhere."""
    there = asked.interaction
    if LEFT_OUT not in there.extras:
        return ""
    return asked.words.say(
        "I'm not a member of this server, so that doesn't work here. [Invite me](<{link}>), or ask an admin to.",
        link=invitation(there.application_id, there.extras[LEFT_OUT]),
    )
