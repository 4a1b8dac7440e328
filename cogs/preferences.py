"""`/settings`: a member's settings for every server. Each menu's id names its setting, so it works after a restart."""

import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot, now
from bot.tables.transitions.permissions import Request, check
from cogs.post.answers import redraw, show
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor, boundary
from cogs.press.presses import on_press, presses_of
from cogs.render.preferences import preferences_message
from cogs.render.words import Words
from cogs.tree import anywhere

TEMPLATE = re.compile(r"mine:(?P<setting>[a-z_]{1,20}):(?P<showing>\d{1,5})")


@app_commands.command(description=locale_str("Your settings: cards, language, reminders and more"))
@anywhere
async def settings(interaction: Interaction) -> None:
    """Show a member's own settings, each with its menu."""
    async with boundary(interaction) as words:
        await _check(interaction)
        prefers = await interaction.client.preferences.get(interaction.user.id)
        view = preferences_message(prefers, _showing(interaction), words, now())
        await show(interaction, view)


@on_press(TEMPLATE)
async def preference_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], _words: Words) -> None:
    """Apply a member's choice from now on, and show it."""
    who, bot = actor(interaction), interaction.client
    await _check(interaction)
    if who.guild is not None:  # so that a server knows them: choices are deleted when none does
        await bot.wallets.ensure(who.guild, who)
    prefers = await bot.preferences.choose(who.member, found["setting"], chosen[0])
    words = publisher_of(bot).readers.of_click(interaction)  # they may have chosen another language
    await redraw(interaction, preferences_message(prefers, _showing(interaction), words, now()))


async def _check(interaction: Interaction) -> None:
    """Let every member choose in a server; elsewhere only those whom some server knows.

    Raises:
        KnownNowhere: no server knows the member.
    """
    who = actor(interaction)
    if who.guild is None:
        await interaction.client.preferences.check_kept(who.member)
    else:
        check(Request.CHOOSE_FOR_ONESELF, who)


def _showing(interaction: Interaction) -> int:
    return interaction.id % 99_991


async def setup(bot: NewmarketBot) -> None:
    """Add the command and its menus."""
    presses_of(bot).add(preference_menu)
    bot.tree.add_command(settings)
