"""`/settings`: a member's settings for every server. Each menu's id names its setting, so it works after a restart."""

import re

from discord import app_commands
from discord.app_commands import locale_str

from bot.app import now
from bot.tables.transitions.permissions import Request
from cogs.press.boundary import boundary
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.preferences import preferences_message
from cogs.tree import anywhere

TEMPLATE = re.compile(r"mine:(?P<setting>[a-z_]{1,20}):(?P<showing>\d{1,5})")


@app_commands.command(description=locale_str("Your settings: cards, language, reminders and more"))
@anywhere
async def settings(interaction: Interaction) -> None:
    """Show a member's own settings, each with its menu."""
    async with boundary(interaction) as asked:
        await _check(asked)
        prefers = await asked.bot.preferences.get(asked.member)
        await asked.show(preferences_message(prefers, asked.showing, asked.words, now()))


@on_press(TEMPLATE)
async def preference_menu(asked: Asked, found: re.Match[str]) -> None:
    """Apply a member's choice from now on, and show it."""
    who, bot = asked.actor, asked.bot
    await _check(asked)
    if who.guild is not None:  # so that a server knows them: choices are deleted when none does
        await bot.wallets.ensure(who.guild, who)
    prefers = await bot.preferences.choose(who.member, found["setting"], asked.chosen[0])
    words = asked.publisher.readers.of_click(who.member, asked.interaction.locale)  # perhaps in another language
    await asked.redraw(preferences_message(prefers, asked.showing, words, now()))


async def _check(asked: Asked) -> None:
    """Let every member choose in a server; elsewhere only those whom some server knows.

    Raises:
        KnownNowhere: no server knows the member.
    """
    if asked.interaction.guild_id is None:
        await asked.bot.preferences.check_kept(asked.member)
    else:
        asked.server(Request.CHOOSE_FOR_ONESELF)
