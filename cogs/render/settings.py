"""What the admins of a server have set, and the menu of the channels where tables may stand."""

from __future__ import annotations

import discord

from bot.chips.wallets import GuildSettings
from bot.members.preferences import CardsBy
from bot.tables.terms import MOST_CHIPS
from cogs.render.parts import ChannelSelect, Layout, Row, chips, layout
from cogs.render.words import Words

MOST_CHANNELS = 25
"""Discord's limit for a menu."""
STAND_IN = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""The kinds of channels in which tables stand, or in whose threads."""


def settings_message(
    settings: GuildSettings, words: Words, menu: ChannelSelect | None, season: ChannelSelect | None = None
) -> Layout:
    """Return a server's settings.

    Args:
        settings: what is set.
        words: the reader's language.
        menu: the menu of the channels, None for a reader who may not choose them.
        season: the menu of the channel where ends of seasons are told, likewise.
    """
    lines = [
        words.say("A new wallet holds {chips}.", chips=chips(words, settings.welcome)),
        words.say("Daily chips: {chips}.", chips=chips(words, settings.daily)),
        words.count(
            "A decision, such as a lead, may take {n} second.",
            "A decision, such as a lead, may take {n} seconds.",
            settings.turn_seconds,
        ),
        words.count(
            "Playing the run's next card may take {n} second.",
            "Playing the run's next card may take {n} seconds.",
            settings.follow_seconds,
        ),
        words.count("At most {n} table at a time.", "At most {n} tables at a time.", settings.most_tables),
        words.say("A table may ask at most {chips} of a player.", chips=chips(words, settings.most_buy_in))
        if settings.most_buy_in < MOST_CHIPS
        else "",
        words.count("At most {n} round in a match.", "At most {n} rounds in a match.", settings.most_rounds),
        _cards_line(settings.cards, words),
        words.say(
            "Tables are allowed in {channels}.", channels=words.listing([f"<#{each}>" for each in settings.channels])
        )
        if settings.channels
        else words.say("Tables are allowed in every channel."),
        words.say("Monthly winners are not announced.")
        if settings.season_channel is None
        else words.say("Monthly winners are announced in {channel}.", channel=f"<#{settings.season_channel}>"),
    ]
    # Translators: in small letters below a server's settings.
    foot = words.say("open tables keep their times, price and channel")
    rows: list[Row | str] = (
        [] if menu is None else ["-# " + words.say("Where tables are allowed; choose none for everywhere"), [menu]]
    )
    if season is not None:
        rows += ["-# " + words.say("Where monthly winners are announced; choose none to stop it"), [season]]
    return layout([words.say("### This server's settings"), "\n".join(filter(None, lines))], rows, foot=foot)


def _cards_line(cards: CardsBy, words: Words) -> str:
    match cards:
        case CardsBy.PICTURES:
            return words.say("Boards show cards as pictures.")
        case CardsBy.FOUR_COLOUR:
            return words.say("Boards show cards as pictures in four colours.")
        case CardsBy.TEXT:
            return words.say("Boards show cards as text.")


def channels_menu(custom_id: str, settings: GuildSettings, there: set[int], words: Words) -> ChannelSelect:
    """Return the menu of the channels where tables may stand; of those chosen, the ones that are still `there`."""
    return discord.ui.ChannelSelect(
        custom_id=custom_id,
        channel_types=STAND_IN,
        # Translators: stands in a menu where no channel is chosen: tables are allowed in every channel.
        placeholder=words.say("Every channel"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel)
            for each in settings.channels[:MOST_CHANNELS]
            if each in there
        ],
    )


def season_menu(custom_id: str, settings: GuildSettings, there: set[int], words: Words) -> ChannelSelect:
    """Return the menu of the channel where ends of seasons are told, with the present one if it is still `there`."""
    chosen = settings.season_channel
    return discord.ui.ChannelSelect(
        custom_id=custom_id,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        # Translators: stands in a menu where no channel is chosen: monthly winners are announced nowhere.
        placeholder=words.say("Nowhere"),
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.channel)]
        if chosen is not None and chosen in there
        else [],
    )
