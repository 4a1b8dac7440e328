"""What the slash commands are called in every language, and what happens when one fails before its callback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.press.boundary import apologise, is_taken
from cogs.render.words import words_for

if TYPE_CHECKING:
    from bot.app import NewmarketBot


class CommandWords(app_commands.Translator):
    """Translates descriptions of commands and options through the same catalogues as everything else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a description in a language, None if there is only the English one."""
        named = (
            app_commands.TranslationContextLocation.command_name,
            app_commands.TranslationContextLocation.group_name,
            app_commands.TranslationContextLocation.parameter_name,
        )
        typed = not isinstance(context.data, app_commands.ContextMenu)
        if context.location in named and typed:
            return None  # names are what people type, and the same for everybody
        translated = words_for(str(locale)).plain(string.message)
        return None if translated == string.message else translated


async def setup(bot: NewmarketBot) -> None:
    """Give the commands their words, their door, and their last resort."""
    await bot.tree.set_translator(CommandWords())
    # A table needs the bot in its server: members who install it for themselves alone would open tables that die.
    bot.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    bot.tree.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    bot.tree.interaction_check = is_taken  # type: ignore[method-assign]

    @bot.tree.error
    async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        if not isinstance(error, app_commands.CheckFailure):  # a check says by itself why
            await apologise(interaction, error)
