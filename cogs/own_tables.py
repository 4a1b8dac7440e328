"""`/tables`: a member's open tables in all servers; those that wait for the member come first."""

import re

from discord import app_commands
from discord.app_commands import locale_str

from cogs.press.boundary import boundary
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.own_tables import own_tables_message
from cogs.tree import anywhere

TEMPLATE = re.compile(r"tables:show")


@app_commands.command(description=locale_str("Your open tables, and which ones wait for you"))
@anywhere
async def tables(interaction: Interaction) -> None:
    """Show the caller's own tables, privately."""
    async with boundary(interaction) as asked:
        await _show(asked)


@on_press(TEMPLATE)
async def own_tables_button(asked: Asked, _found: re.Match[str]) -> None:
    """Show the tables of the member who pressed, privately."""
    await _show(asked)


async def _show(asked: Asked) -> None:
    own = await asked.bot.own_tables.of(asked.member)
    here = None if asked.interaction.guild_id is None else asked.interaction.channel_id
    await asked.show(own_tables_message(own, here, asked.words))
