"""`/settings`: what members choose for themselves, for every server. The menus work after a restart: ids say which."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.tables.transitions.permissions import Request, check, server_of
from cogs.post.answers import redraw, show
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor, boundary, on_press
from cogs.render.preferences import preferences_message
from cogs.render.words import Words

TEMPLATE = re.compile(r"mine:(?P<setting>[a-z_]{1,20}):(?P<showing>\d{1,5})")


class PersonalSettingsCommand(commands.Cog):
    """The command for one's own settings."""

    @app_commands.command(description=locale_str("Your settings: cards, language, reminders and more"))
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction) -> None:
        """Show a member's own settings, each with its menu."""
        async with boundary(interaction) as words:
            check(Request.CHOOSE_FOR_ONESELF, actor(interaction))
            prefers = await interaction.client.preferences.get(interaction.user.id)
            view = preferences_message(prefers, _showing(interaction), words)
            await show(interaction, view)


@on_press(TEMPLATE)
async def preference_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], _words: Words) -> None:
    """Apply a member's choice from now on, and show it."""
    who, bot = actor(interaction), interaction.client
    check(Request.CHOOSE_FOR_ONESELF, who)
    # The member has to be known in a server: their choices are deleted with the last server that knows them.
    await bot.wallets.ensure(server_of(who), who)
    prefers = await bot.preferences.choose(who.member, found["setting"], chosen[0])
    now = publisher_of(bot).readers.of_click(interaction)  # they may have chosen another language
    await redraw(interaction, preferences_message(prefers, _showing(interaction), now))


def _showing(interaction: Interaction) -> int:
    return interaction.id % 99_991


async def setup(bot: NewmarketBot) -> None:
    """Add the command and its menus."""
    bot.add_dynamic_items(preference_menu)
    await bot.add_cog(PersonalSettingsCommand())
