"""`/tables`: a member's open tables in all servers; those that wait for the member come first."""

import re
from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot
from cogs.post.answers import show
from cogs.press.boundary import Interaction, boundary
from cogs.press.presses import on_press, presses_of
from cogs.render.own_tables import own_tables_message
from cogs.render.words import Words
from cogs.tree import anywhere

TEMPLATE = re.compile(r"tables:show")


@app_commands.command(description=locale_str("Your open tables, and which ones wait for you"))
@anywhere
async def tables(interaction: Interaction) -> None:
    """Show the caller's own tables, privately."""
    async with boundary(interaction) as words:
        await _show(interaction, words)


@on_press(TEMPLATE)
async def own_tables_button(
    interaction: Interaction, _found: re.Match[str], _chosen: Sequence[Any], words: Words
) -> None:
    """Show the tables of the member who pressed, privately."""
    await _show(interaction, words)


async def _show(interaction: Interaction, words: Words) -> None:
    own = await interaction.client.own_tables.of(interaction.user.id)
    here = None if interaction.guild_id is None else interaction.channel_id
    await show(interaction, own_tables_message(own, here, words))


async def setup(bot: NewmarketBot) -> None:
    """Add the command and its button."""
    presses_of(bot).add(own_tables_button)
    bot.tree.add_command(tables)
