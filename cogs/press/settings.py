"""The menus below a server's settings, for its admins. They work after a restart too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord

from bot.chips.wallets import GuildSettings
from bot.tables.permissions import Request, check, server_of
from cogs.press.boundary import Guarded, actor, boundary
from cogs.press.channel_permissions import may_write
from cogs.render.parts import Layout
from cogs.render.settings import Menus, Spoken, channels_menu, language_menu, season_menu, settings_message
from cogs.render.words import Words, words_for
from cogs.show.answers import redraw, say

if TYPE_CHECKING:
    from bot.app import NewmarketBot

CHANNELS = re.compile(r"bank:channels:(?P<showing>\d{1,9})")
"""What the menu of the channels carries: a number that its showing before this one did not have."""
SEASON = re.compile(r"bank:season:(?P<showing>\d{1,9})")
"""What the menu of the season's channel carries, in the same way."""
LANGUAGE = re.compile(r"bank:language:(?P<showing>\d{1,9})")
"""What the menu of a channel's language carries, in the same way. The channel is the one where the settings are."""


class ChannelsSelect(Guarded, discord.ui.DynamicItem[discord.ui.ChannelSelect[Any]], template=CHANNELS):
    """The menu of the channels where tables may stand."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> ChannelsSelect:
        """Return the menu that an id describes."""
        assert isinstance(item, discord.ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Allow tables in the chosen channels from now on."""
        async with boundary(interaction) as words:
            who = actor(interaction)
            check(Request.CHOOSE_CHANNELS, who)
            guild, wallets = server_of(who), interaction.client.wallets
            now = await wallets.change_settings(guild, channels=tuple(sorted(each.id for each in self.item.values)))
            await redraw(interaction, settings_view(interaction, now, words))


class SeasonSelect(Guarded, discord.ui.DynamicItem[discord.ui.ChannelSelect[Any]], template=SEASON):
    """The menu of the channel where ends of seasons are told."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> SeasonSelect:
        """Return the menu that an id describes."""
        assert isinstance(item, discord.ui.ChannelSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Tell ends of seasons in the chosen channel from now on, or nowhere."""
        async with boundary(interaction) as words:
            who = actor(interaction)
            check(Request.CHOOSE_CHANNELS, who)
            guild, wallets = server_of(who), interaction.client.wallets
            chosen = self.item.values[0] if self.item.values else None
            if chosen is not None and (hindered := hindrance_in(chosen.resolve(), words)):
                await say(interaction, hindered)
                return
            now = await wallets.change_settings(guild, season_channel=None if chosen is None else chosen.id)
            await redraw(interaction, settings_view(interaction, now, words))


class LanguageSelect(Guarded, discord.ui.DynamicItem[discord.ui.Select[Any]], template=LANGUAGE):
    """The menu of the language of the channel where the settings are."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> LanguageSelect:
        """Return the menu that an id describes."""
        assert isinstance(item, discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Write public messages here in the chosen language from now on."""
        async with boundary(interaction) as words:
            who, bot = actor(interaction), interaction.client
            check(Request.CHOOSE_CHANNELS, who)
            guild, channel = server_of(who), interaction.channel_id or 0
            await bot.languages.choose_for_channel(guild, channel, self.item.values[0])
            await redraw(interaction, settings_view(interaction, await bot.wallets.settings(guild), words))


MENUS = (ChannelsSelect, SeasonSelect, LanguageSelect)


def hindrance_in(channel: object, words: Words) -> str:
    """Return a sentence that says that the bot cannot write in a channel, nothing where it can."""
    if not isinstance(channel, discord.TextChannel):
        return words.say("I can't see that channel. Give me access to it, or choose another one.")
    if may_write(channel):
        return ""
    # Translators: the bold words are permissions, as Discord itself calls them in your language.
    return words.say(
        "I can't announce winners in {channel}: I need **View Channel** and **Send Messages** there.",
        channel=channel.mention,
    )


def settings_view(interaction: discord.Interaction[Any], settings: GuildSettings, words: Words) -> Layout:
    """Return the settings of the server that an interaction comes from, with menus for members who may use them."""
    spoken = _spoken(interaction, settings)
    if not actor(interaction).administers:
        return settings_message(settings, spoken, words, None)
    there = set() if interaction.guild is None else {each.id for each in interaction.guild.channels}
    showing, here = interaction.id % 99_991, interaction.channel_id or 0
    own = interaction.client.languages.of_channels(interaction.guild_id or 0).get(here)
    thread = isinstance(interaction.channel, discord.Thread)
    menus = Menus(
        channels_menu(f"bank:channels:{showing}", settings, there, words),
        season_menu(f"bank:season:{showing}", settings, there, words),
        language_menu(f"bank:language:{showing}", own, words, thread=thread),
        here,
    )
    return settings_message(settings, spoken, words, menus)


def _spoken(interaction: discord.Interaction[Any], settings: GuildSettings) -> Spoken:
    """Return the languages of a server's public messages. Channels that are gone, or hidden from the bot, are not."""
    bot: NewmarketBot = interaction.client
    guild = interaction.guild
    preferred = "" if guild is None else str(guild.preferred_locale)
    channels: dict[str, list[int]] = {}
    for channel, language in sorted(bot.languages.of_channels(interaction.guild_id or 0).items()):
        if guild is not None and guild.get_channel_or_thread(channel) is not None:
            channels.setdefault(words_for(language).language, []).append(channel)  # that one's folder may be gone
    return Spoken(words_for(settings.locale or preferred).language, channels)
