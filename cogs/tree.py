"""Translates the slash commands, and answers when one fails before its callback."""

from typing import TypeVar

import discord
from discord import app_commands

from bot.app import NewmarketBot
from bot.members.languages import ENGLISH
from cogs.press.boundary import boundary, is_taken
from cogs.render.words import words_for

T = TypeVar("T")


def anywhere(command: T) -> T:
    """Offer a command everywhere: in servers, in direct messages, and to users who install the bot for themselves."""
    anyones = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(anyones)


class CommandWords(app_commands.Translator):
    """Translates options' names, and all descriptions and choices, through the same catalogues as everything else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in a language; None if there is only the English one.

        Commands keep their English names. An option's name is translated if it has a scene.
        """
        places = app_commands.TranslationContextLocation
        named = context.location in (places.command_name, places.group_name)
        if named and not isinstance(context.data, app_commands.ContextMenu):
            return None
        found: str | None = string.extras.get("scene")
        if found is None and context.location is places.parameter_name:
            return None
        words = words_for(str(locale))
        if words.language == ENGLISH:  # fast path: discord.py asks for every text in every language
            return None
        translated = words.plain(string.message, found)
        return None if translated == string.message else translated


async def prepare(bot: NewmarketBot) -> None:
    """Give the command tree its translator, its check before each command, and its error handler."""
    await bot.tree.set_translator(CommandWords())
    # Most commands need the bot in the server; `anywhere` offers the others elsewhere, too.
    bot.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    bot.tree.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    bot.tree.interaction_check = is_taken  # type: ignore[method-assign]

    @bot.tree.error
    async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        if not isinstance(error, app_commands.CheckFailure):  # a check says by itself why
            async with boundary(interaction):
                raise error
