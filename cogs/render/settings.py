"""The settings of a server's admins, and the menus below them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.chips.wallets import GuildSettings
from bot.members.languages import AS_IN_DISCORD, languages
from bot.members.preferences import CardsBy
from bot.tables.model.terms import MOST_CHIPS
from cogs.render.parts import ChannelSelect, Layout, Row, layout, menu
from cogs.render.words import Words, name_of, own_name

MOST_CHANNELS = 25
"""Discord's limit for a menu."""
STAND_IN = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""The kinds of channels that can have tables, or threads with tables."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The languages of a server's public messages."""

    language: str
    """The default language."""
    channels: Mapping[str, Sequence[int]]
    """The channels and threads with another language, by that language."""


def settings_message(
    settings: GuildSettings,
    spoken: Spoken,
    words: Words,
    menus: Sequence[Row | str] = (),
    there: Collection[int] | None = None,
) -> Layout:
    """Return a server's settings, with menus for a reader who may change them.

    `spoken`: the languages of public messages. `there`: the channels that these menus can show as chosen.
    """
    lines = [
        words.say("New wallet: {chips}", chips=words.chips(settings.welcome)),
        words.say("Daily chips: {chips}", chips=words.chips(settings.daily)),
        words.count("Time for a decision: {n} second", "Time for a decision: {n} seconds", settings.turn_seconds),
        words.count(
            "Time for the next card: {n} second", "Time for the next card: {n} seconds", settings.follow_seconds
        ),
        words.say(
            "Tables at a time: {n}, and {n} more with turns of over an hour", n=words.number(settings.most_tables)
        ),
        words.say("Highest buy-in: {chips}", chips=words.chips(settings.most_buy_in))
        if settings.most_buy_in < MOST_CHIPS
        else "",
        words.say("Rounds in a match: at most {n}", n=words.number(settings.most_rounds)),
        {
            CardsBy.PICTURES: words.say("Cards on boards: pictures"),
            CardsBy.FOUR_COLOUR: words.say("Cards on boards: pictures in four colours"),
            CardsBy.TEXT: words.say("Cards on boards: text"),
        }[settings.cards],
        *_language_lines(settings, spoken, words),
        *_channel_lines(settings, there, words),
    ]
    # Translators: in small letters below a server's settings.
    foot = words.say("Open tables keep their times, price and channel.")
    return layout([words.say("### This server's settings"), "\n".join(filter(None, lines))], menus, foot=foot)


def _channel_lines(settings: GuildSettings, there: Collection[int] | None, words: Words) -> Iterator[str]:
    """Yield which channels are chosen for what, except what menus say that can show the channels that are `there`."""
    season, day = settings.season_channel, settings.day_channel
    if there is None or not {*settings.channels} <= {*there}:
        allowed = words.listing([f"<#{each}>" for each in settings.channels])
        yield (
            words.say("Tables are allowed in {channels}.", channels=allowed)
            if settings.channels
            else words.say("Tables are allowed in every channel.")
        )
    if there is None or season not in (None, *there):
        yield (
            words.say("Monthly winners are not announced.")
            if season is None
            else words.say("Monthly winners are announced in {channel}.", channel=f"<#{season}>")
        )
    if there is None or day not in (None, *there):
        yield (
            words.say("The deal of the day is posted in no channel.")
            if day is None
            else words.say("The deal of the day is posted in {channel}.", channel=f"<#{day}>")
        )


def _language_lines(settings: GuildSettings, spoken: Spoken, words: Words) -> list[str]:
    name = name_of(spoken.language, words.language)
    whole = (
        # Translators: the language of a server's boards and announcements
        words.say("Language: {language}, as in Discord", language=name)
        if settings.locale is None
        # Translators: the language of a server's boards and announcements
        else words.say("Language: {language}", language=name)
    )
    return [whole] + [
        # Translators: the language of the boards and announcements in some channels
        words.say(
            "Language in {channels}: {language}",
            channels=words.listing([f"<#{each}>" for each in those[:MOST_CHANNELS]]),
            language=name_of(language, words.language),
        )
        for language, those in spoken.channels.items()
    ]


def settings_menus(
    settings: GuildSettings,
    there: set[int],
    here: int,
    language: str | None,
    words: Words,
    *,
    thread: bool,
    showing: int,
) -> list[Row | str]:
    """Return the menus below a server's settings, each below a line about it.

    Args:
        settings: the present choices.
        there: the server's channels; menus show no others as chosen.
        here: the channel whose language one menu sets.
        language: that channel's own, None if it has none.
        words: the reader's language.
        thread: whether it is a thread, which may follow its channel.
        showing: a number that is new each time this is shown.
    """
    # Translators: the language of a thread is that of its channel, or a channel's is that of the server.
    usual = words.say("Like its channel") if thread else words.say("Like the rest of the server")
    languages_offered = [(AS_IN_DISCORD, usual), *((each, own_name(each)) for each in languages())]
    channels = [each for each in settings.channels[:MOST_CHANNELS] if each in there]
    season, day = (
        [each] if each is not None and each in there else [] for each in (settings.season_channel, settings.day_channel)
    )
    # Translators: stands in a menu where no channel is chosen: tables are allowed in every channel.
    everywhere = words.say("Every channel")
    # Translators: stands in a menu where no channel is chosen: monthly winners are announced nowhere.
    nowhere = words.say("Nowhere")
    return [
        "-# " + words.say("Tables allowed in (none: everywhere)"),
        [_channels(f"bank:channels:{showing}", STAND_IN, everywhere, channels, MOST_CHANNELS)],
        "-# " + words.say("Monthly winners in (none: nowhere)"),
        [_channels(f"bank:season:{showing}", STAND_IN[:2], nowhere, season, 1)],
        "-# " + words.say("Deal of the day in (none: nowhere)"),
        [_channels(f"bank:day:{showing}", STAND_IN[:2], nowhere, day, 1)],
        # Translators: above a menu of languages, which counts in one channel alone.
        "-# " + words.say("The language of {channel}", channel=f"<#{here}>"),
        [menu(f"bank:language:{showing}", languages_offered, language or AS_IN_DISCORD, words.say("Language"))],
    ]


def _channels(
    custom_id: str, kinds: list[discord.ChannelType], nothing: str, chosen: list[int], most: int
) -> ChannelSelect:
    """Return a menu of channels, with the chosen ones; `nothing`: its placeholder if none is chosen."""
    defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in chosen]
    return discord.ui.ChannelSelect(
        custom_id=custom_id,
        channel_types=kinds,
        placeholder=nothing,
        min_values=0,
        max_values=most,
        default_values=defaults,
    )
