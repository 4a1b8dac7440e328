"""`/settings`: what members choose for themselves, for every server. The menus work after a restart: ids say which."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.tables.transitions.permissions import Request, check, server_of
from cogs.press.boundary import Guarded, actor, boundary
from cogs.render.preferences import preferences_message
from cogs.show.answers import redraw, show
from cogs.show.publisher import publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot

    Interaction = discord.Interaction[NewmarketBot]
else:
    Interaction = discord.Interaction

TEMPLATE = re.compile(r"mine:(?P<setting>[a-z_]{1,20}):(?P<showing>\d{1,5})")


class PersonalSettingsCommand(commands.Cog):
    """The command for one's own settings."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Add the command to a bot."""
        self._bot = bot

    @app_commands.command(description=locale_str("Your settings: cards, language, reminders and more"))
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction) -> None:
        """Show a member's own settings, each with its menu."""
        async with boundary(interaction) as words:
            check(Request.CHOOSE_FOR_ONESELF, actor(interaction))
            prefers = await self._bot.preferences.get(interaction.user.id)
            view = preferences_message(prefers, _showing(interaction), words)
            await show(interaction, view)


class PreferenceSelect(Guarded, discord.ui.DynamicItem[discord.ui.Select[Any]], template=TEMPLATE):
    """The menu of one setting."""

    def __init__(self, item: discord.ui.Select[Any], setting: str) -> None:
        """Wrap a menu from which something was chosen."""
        super().__init__(item)
        self.setting = setting

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> PreferenceSelect:
        """Return the menu that an id describes."""
        assert isinstance(item, discord.ui.Select)
        return cls(item, match["setting"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Apply the choice from now on, and show it."""
        async with boundary(interaction):
            who, bot = actor(interaction), interaction.client
            check(Request.CHOOSE_FOR_ONESELF, who)
            # The member has to be known in a server: their choices are deleted with the last server that knows them.
            await bot.wallets.ensure(server_of(who), who)
            prefers = await bot.preferences.choose(who.member, self.setting, self.item.values[0])
            now = publisher_of(bot).readers.of_click(interaction)  # they may have chosen another language
            await redraw(interaction, preferences_message(prefers, _showing(interaction), now))


def _showing(interaction: discord.Interaction[Any]) -> int:
    return interaction.id % 99_991


async def setup(bot: NewmarketBot) -> None:
    """Add the command and its menus."""
    bot.add_dynamic_items(PreferenceSelect)
    await bot.add_cog(PersonalSettingsCommand(bot))
