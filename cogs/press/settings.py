"""The menus below a server's settings, for its admins. They work after a restart, too."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord

from bot.chips.wallets import GuildSettings
from bot.tables.transitions.permissions import Request, check, server_of
from cogs.post.answers import redraw, say
from cogs.press.boundary import Interaction, actor
from cogs.press.channel_permissions import may_write
from cogs.press.presses import on_press
from cogs.render.parts import Layout
from cogs.render.settings import Spoken, settings_menus, settings_message
from cogs.render.words import Words, words_for

TEMPLATE = re.compile(r"bank:(?P<what>channels|season|day|language):(?P<showing>\d{1,9})")
"""The ids of these menus: the setting, and a number that differs from the last time the menu was shown."""


@on_press(TEMPLATE)
async def settings_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Apply an admin's choice from now on, and show it."""
    who = actor(interaction)
    check(Request.CHOOSE_CHANNELS, who)
    now = await CHOOSE[found["what"]](interaction, server_of(who), chosen, words)
    if now is not None:
        await redraw(interaction, settings_view(interaction, now, words))


async def _channels(interaction: Interaction, guild: int, chosen: Sequence[Any], _words: Words) -> GuildSettings | None:
    """Allow tables in the chosen channels."""
    return await interaction.client.wallets.change_settings(guild, channels=tuple(sorted(each.id for each in chosen)))


def _one_channel(setting: str) -> Callable[..., Awaitable[GuildSettings | None]]:
    """Return the action that stores the chosen channel, or none, as a setting. `setting`: its name."""

    async def choose(interaction: Interaction, guild: int, chosen: Sequence[Any], words: Words) -> GuildSettings | None:
        channel = chosen[0] if chosen else None
        if channel is not None and (hindered := hindrance_in(channel.resolve(), words)):
            await say(interaction, hindered)
            return None
        changes = {setting: None if channel is None else channel.id}
        return await interaction.client.wallets.change_settings(guild, **changes)

    return choose


async def _language(interaction: Interaction, guild: int, chosen: Sequence[Any], _words: Words) -> GuildSettings | None:
    """Choose the language of public messages in the channel of the interaction."""
    await interaction.client.server_choices.choose_language(guild, chosen[0], interaction.channel_id or 0)
    return await interaction.client.wallets.settings(guild)


CHOOSE: Mapping[str, Callable[..., Awaitable[GuildSettings | None]]] = MappingProxyType(
    {
        "channels": _channels,
        "season": _one_channel("season_channel"),
        "day": _one_channel("day_channel"),
        "language": _language,
    }
)
"""The action for each choice. It returns the new settings; None, after saying why, if it changed nothing."""


def hindrance_in(channel: object, words: Words) -> str:
    """Return a sentence if the bot cannot write in a channel, empty if it can."""
    if not isinstance(channel, discord.TextChannel):
        return words.say("I can't see that channel. Give me access to it, or choose another one.")
    if may_write(channel):
        return ""
    # Translators: the bold words are permissions, as Discord itself calls them in your language.
    return words.say(
        "I can't announce winners in {channel}: I need **View Channel** and **Send Messages** there.",
        channel=channel.mention,
    )


def settings_view(interaction: Interaction, settings: GuildSettings, words: Words) -> Layout:
    """Return the settings of an interaction's server, with menus for members who may use them."""
    spoken = _spoken(interaction, settings)
    if not actor(interaction).administers:
        return settings_message(settings, spoken, words)
    there = set() if interaction.guild is None else {each.id for each in interaction.guild.channels}
    showing, here = interaction.id % 99_991, interaction.channel_id or 0
    own = interaction.client.server_choices.languages_of_channels(interaction.guild_id or 0).get(here)
    thread = isinstance(interaction.channel, discord.Thread)
    menus = settings_menus(settings, there, here, own, words, thread=thread, showing=showing)
    return settings_message(settings, spoken, words, menus)


def _spoken(interaction: Interaction, settings: GuildSettings) -> Spoken:
    """Return the languages of a server's public messages, without channels that are gone or hidden from the bot."""
    bot = interaction.client
    guild = interaction.guild
    preferred = "" if guild is None else str(guild.preferred_locale)
    channels: dict[str, list[int]] = {}
    for channel, language in sorted(bot.server_choices.languages_of_channels(interaction.guild_id or 0).items()):
        if guild is not None and guild.get_channel_or_thread(channel) is not None:
            channels.setdefault(words_for(language).language, []).append(channel)  # the language may not exist any more
    return Spoken(words_for(settings.locale or preferred).language, channels)
