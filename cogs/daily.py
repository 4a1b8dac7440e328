"""`/daily`: the deal of the day, which is the same for everybody."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from cogs.post.days import DayMessages
from cogs.press.boundary import Interaction, boundary
from cogs.press.daily import day_button, day_menu, show_today
from cogs.press.presses import presses_of
from cogs.tree import anywhere


class Daily(commands.Cog):
    """The command."""

    @app_commands.command(description=locale_str("Play the deal of the day: the same cards for everybody"))
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        """Show today's deal, or where its player is in it."""
        async with boundary(interaction) as words:
            await show_today(interaction, words)


async def setup(bot: NewmarketBot) -> None:
    """Add the command, its buttons, and the messages of days."""
    presses_of(bot).add(day_button, day_menu)
    await bot.add_cog(DayMessages(bot))
    await bot.add_cog(Daily())
