"""`/stats`: members' statistics of their matches, also from a member's menu in Discord."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot
from bot.history.profiles import Profile, Since, Which
from bot.members.preferences import CardsBy
from bot.refusals import NothingDrawn
from bot.tables.transitions.permissions import Request, check, server_of
from cogs.game_commands import choices_of_games
from cogs.post.answers import redraw, say, show
from cogs.post.messenger import Upload
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor, answer, boundary
from cogs.press.channel_permissions import check_shows
from cogs.press.presses import on_press, presses_of
from cogs.render.command_words import scene
from cogs.render.ids import number_of
from cogs.render.parts import Layout, clean_name, shown
from cogs.render.pictures.profile import profile_picture
from cogs.render.stats import EVERY_GAME, against_message, head_to_head_message, profile_message, shared_message
from cogs.render.words import Words
from cogs.tree import anywhere
from engine.catalogue import CATALOGUE

GAMES = (EVERY_GAME, *CATALOGUE)
TEMPLATE = re.compile(
    rf"stats:(?P<verb>[a-z]{{1,10}}):(?P<member>\d{{1,20}}):(?P<game>{'|'.join(GAMES)})"
    r":(?P<since>week|month|year|ever)(:(?P<other>\d{1,20}))?"
)

Person = discord.Member | discord.User


@app_commands.command(description=locale_str("See how you or others have done in matches here"))
@app_commands.describe(
    member=locale_str("Whose statistics to show; by default yours"),
    versus=locale_str("Who to compare with"),
    game=locale_str("Which game"),
    since=locale_str("Which period"),
)
@app_commands.rename(
    member=scene("option", "member"),
    # Translators: the member to compare with, as in "/stats versus: Ann"; one word in lower case.
    versus=scene("option", "versus"),
    # Translators: which game, Newmarket or New York; one word in lower case.
    game=scene("option", "game"),
    # Translators: since when matches count, as in "/stats since: This month"; one word in lower case.
    since=scene("option", "since"),
)
@app_commands.choices(
    game=choices_of_games(),
    since=[
        app_commands.Choice(name=locale_str("This week"), value=Since.WEEK.value),
        app_commands.Choice(name=locale_str("This month"), value=Since.MONTH.value),
        app_commands.Choice(name=locale_str("This year"), value=Since.YEAR.value),
        app_commands.Choice(name=locale_str("All time"), value=Since.EVER.value),
    ],
)
@anywhere
async def stats(
    interaction: Interaction,
    member: discord.Member | discord.User | None = None,
    versus: discord.Member | discord.User | None = None,
    game: str = "",
    since: str = Since.EVER.value,
) -> None:
    """Show a member's profile, or compare two members."""
    async with boundary(interaction) as words:
        which, whose = Which(game, Since(since)), interaction.user if member is None else member
        if versus is not None:
            await _show_versus(interaction, whose.id, versus, which, words)
        else:
            await _show_profile(interaction, whose, which, words)


@app_commands.context_menu(name=locale_str("Statistics"))
async def _from_menu(interaction: Interaction, member: discord.Member | discord.User) -> None:
    """Show the profile of the member whose menu was used."""
    async with boundary(interaction) as words:
        await _show_profile(interaction, member, Which(), words)


@on_press(TEMPLATE)
async def stats_button(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Show a profile, draw it, compare it, share it, or show it for other matches. The id names the member."""
    member, other, verb, which = number_of(found["member"]), found["other"], found["verb"], _which(found)
    forgotten = words.say("I know nothing about this member any more.")
    if verb in ("game", "since"):
        which = _chosen(which, verb, chosen[0])
    if verb == "own":
        await _show_profile(interaction, interaction.user, Which(), words)
    elif verb == "versus":
        await _show_versus(interaction, member, chosen[0], which, words)
    elif verb in ("game", "since") and other is not None:
        await _show_between(interaction, member, number_of(other), which, words)
    elif (profile := await _profile(interaction, member, which, forgotten)) is None:
        return
    elif verb == "against":
        await redraw(interaction, against_message(profile, words))
    elif verb == "picture":
        await redraw(interaction, *await _drawn(interaction, profile, words))
    elif verb == "share" and profile.own:
        await _share(interaction, profile)
    else:
        await answer(interaction, *await _shown(interaction, profile, words))


def _which(match: re.Match[str]) -> Which:
    return Which("" if match["game"] == EVERY_GAME else match["game"], Since(match["since"]))


def _chosen(which: Which, verb: str, value: str) -> Which:
    """Return which matches a choice in a menu means; a choice that the menu never offered changes nothing."""
    if verb == "game":
        return replace(which, game="" if value == EVERY_GAME else value) if value in GAMES else which
    return replace(which, since=Since(value)) if value in [each.value for each in Since] else which


def _guild(interaction: Interaction) -> int:
    check(Request.SEE_STATS, actor(interaction))
    return server_of(actor(interaction))


async def _profile(interaction: Interaction, whose: int, which: Which, unknown: str) -> Profile | None:
    """Return a member's profile in this server; outside servers, the caller's own over all servers.

    It is None, after saying `unknown`, if nothing is known about the member.

    Raises:
        ServerGone: outside servers, the caller asks for somebody else.
        StatsHidden: the member hides their statistics.
    """
    who, profiles = actor(interaction), interaction.client.profiles
    if who.guild is None and whose == who.member:
        return await profiles.everywhere(who.member, who.name, which)
    profile = await profiles.of(_guild(interaction), who.member, whose, which)
    if profile is None:
        await say(interaction, unknown)
    return profile


async def _show_profile(interaction: Interaction, whose: Person, which: Which, words: Words) -> None:
    who = actor(interaction)
    if whose.id == who.member and who.guild is not None:
        await interaction.client.wallets.ensure(who.guild, who)
    profile = await _profile(interaction, whose.id, which, _never_played(whose, words))
    if profile is not None:
        await answer(interaction, *await _shown(interaction, profile, words))


async def _show_versus(interaction: Interaction, member: int, versus: Person, which: Which, words: Words) -> None:
    if member == versus.id:
        await say(interaction, words.say("Choose two different members to compare."))
    elif await _profile(interaction, versus.id, which, _never_played(versus, words)) is not None:
        await _show_between(interaction, member, versus.id, which, words)


async def _show_between(interaction: Interaction, member: int, other: int, which: Which, words: Words) -> None:
    between = await interaction.client.profiles.between(_guild(interaction), interaction.user.id, member, other, which)
    if between is None:
        await say(interaction, words.say("One of these two has never played in this server."))
    else:
        await answer(interaction, head_to_head_message(between, words))


def _never_played(whose: Person, words: Words) -> str:
    name = shown(clean_name(whose.display_name, whose.name))
    return words.say("{name} has never played in this server.", name=name)


async def _shown(interaction: Interaction, profile: Profile, words: Words) -> tuple[Layout, Upload | None]:
    """Return a profile as a picture, or as text if the caller prefers that or it cannot be drawn."""
    prefers = await interaction.client.preferences.get(interaction.user.id)
    if profile.figures.matches and prefers.cards is not CardsBy.TEXT:
        with suppress(NothingDrawn):
            return await _drawn(interaction, profile, words)
    return profile_message(profile, words), None


async def _drawn(
    interaction: Interaction, profile: Profile, words: Words, message: Callable[..., Layout] = profile_message
) -> tuple[Layout, Upload]:
    """Return a profile's message with its picture, and the picture as a file. `message`: renders it.

    Raises:
        NothingDrawn: the picture cannot be drawn, or not now.
    """
    pictures = publisher_of(interaction.client).pictures
    shows = profile_picture(profile, words, await pictures.avatars([profile.member]))
    return await pictures.beside(message(profile, words, drawn=True), shows)


async def _share(interaction: Interaction, profile: Profile) -> None:
    """Show a member's own profile to everybody in the channel, with its picture if it can be drawn."""
    check_shows(interaction)
    readers = publisher_of(interaction.client).readers
    words = readers.of_channel(_guild(interaction), interaction.channel_id or 0)
    view, upload = shared_message(profile, words), None
    with suppress(NothingDrawn):
        view, upload = await _drawn(interaction, profile, words, shared_message)
    await show(interaction, view, ephemeral=False, upload=upload)


async def setup(bot: NewmarketBot) -> None:
    """Add the commands, and the buttons and menus."""
    presses_of(bot).add(stats_button)
    bot.tree.add_command(stats)
    bot.tree.add_command(_from_menu)
