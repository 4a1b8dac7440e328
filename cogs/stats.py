"""`/stats`: members' statistics of their matches, also from a member's menu in Discord."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.history.profiles import Profile, Since, Which
from bot.members.preferences import CardsBy
from bot.refusals import NothingDrawn
from bot.tables.transitions.permissions import Request
from cogs.game_commands import choices_of_games
from cogs.post.messenger import Upload
from cogs.press.boundary import boundary
from cogs.press.channel_permissions import check_shows
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
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
    async with boundary(interaction) as asked:
        which, whose = Which(game, Since(since)), interaction.user if member is None else member
        if versus is not None:
            await _show_versus(asked, whose.id, versus, which)
        else:
            await _show_profile(asked, whose, which)


@app_commands.context_menu(name=locale_str("Statistics"))
async def stats_from_menu(interaction: Interaction, member: discord.Member | discord.User) -> None:
    """Show the profile of the member whose menu was used."""
    async with boundary(interaction) as asked:
        await _show_profile(asked, member, Which())


@on_press(TEMPLATE)
async def stats_button(asked: Asked, found: re.Match[str]) -> None:
    """Show a profile, draw it, compare it, share it, or show it for other matches. The id names the member."""
    member, other, verb, which = number_of(found["member"]), found["other"], found["verb"], _which(found)
    forgotten = asked.words.say("I know nothing about this member any more.")
    if verb in ("game", "since"):
        which = _chosen(which, verb, asked.chosen[0])
    if verb == "own":
        await _show_profile(asked, asked.interaction.user, Which())
    elif verb == "versus":
        await _show_versus(asked, member, asked.chosen[0], which)
    elif verb in ("game", "since") and other is not None:
        await _show_between(asked, member, number_of(other), which)
    elif (profile := await _profile(asked, member, which, forgotten)) is None:
        return
    elif verb == "against":
        await asked.redraw(against_message(profile, asked.words))
    elif verb == "picture":
        await asked.redraw(*await _drawn(asked, profile, asked.words))
    elif verb == "share" and profile.own:
        await _share(asked, profile)
    else:
        await asked.answer(*await _shown(asked, profile))


def _which(match: re.Match[str]) -> Which:
    return Which("" if match["game"] == EVERY_GAME else match["game"], Since(match["since"]))


def _chosen(which: Which, verb: str, value: str) -> Which:
    """Return which matches a choice in a menu means; a choice that the menu never offered changes nothing."""
    if verb == "game":
        return replace(which, game="" if value == EVERY_GAME else value) if value in GAMES else which
    return replace(which, since=Since(value)) if value in [each.value for each in Since] else which


async def _profile(asked: Asked, whose: int, which: Which, unknown: str) -> Profile | None:
    """Return a member's profile in this server; outside servers, the caller's own over all servers.

    It is None, after saying `unknown`, if nothing is known about the member.

    Raises:
        ServerGone: outside servers, the caller asks for somebody else.
        StatsHidden: the member hides their statistics.
    """
    who, profiles = asked.actor, asked.bot.profiles
    if who.guild is None and whose == who.member:
        return await profiles.everywhere(who.member, who.name, which)
    profile = await profiles.of(asked.server(Request.SEE_STATS), who.member, whose, which)
    if profile is None:
        await asked.tell(unknown)
    return profile


async def _show_profile(asked: Asked, whose: Person, which: Which) -> None:
    who = asked.actor
    if whose.id == who.member and who.guild is not None:
        await asked.bot.wallets.ensure(who.guild, who)
    profile = await _profile(asked, whose.id, which, _never_played(whose, asked.words))
    if profile is not None:
        await asked.answer(*await _shown(asked, profile))


async def _show_versus(asked: Asked, member: int, versus: Person, which: Which) -> None:
    if member == versus.id:
        await asked.tell(asked.words.say("Choose two different members to compare."))
    elif await _profile(asked, versus.id, which, _never_played(versus, asked.words)) is not None:
        await _show_between(asked, member, versus.id, which)


async def _show_between(asked: Asked, member: int, other: int, which: Which) -> None:
    guild = asked.server(Request.SEE_STATS)
    between = await asked.bot.profiles.between(guild, asked.member, member, other, which)
    if between is None:
        await asked.tell(asked.words.say("One of these two has never played in this server."))
    else:
        await asked.answer(head_to_head_message(between, asked.words))


def _never_played(whose: Person, words: Words) -> str:
    name = shown(clean_name(whose.display_name, whose.name))
    return words.say("{name} has never played in this server.", name=name)


async def _shown(asked: Asked, profile: Profile) -> tuple[Layout, Upload | None]:
    """Return a profile as a picture, or as text if the caller prefers that or it cannot be drawn."""
    prefers = await asked.bot.preferences.get(asked.member)
    if profile.figures.sums.matches and prefers.cards is not CardsBy.TEXT:
        with suppress(NothingDrawn):
            return await _drawn(asked, profile, asked.words)
    return profile_message(profile, asked.words), None


async def _drawn(
    asked: Asked, profile: Profile, words: Words, message: Callable[..., Layout] = profile_message
) -> tuple[Layout, Upload]:
    """Return a profile's message with its picture, and the picture as a file. `message`: renders it.

    Raises:
        NothingDrawn: the picture cannot be drawn, or not now.
    """
    pictures = asked.publisher.pictures
    shows = profile_picture(profile, words, await pictures.avatars([profile.member]))
    return await pictures.beside(message(profile, words, drawn=True), shows)


async def _share(asked: Asked, profile: Profile) -> None:
    """Show a member's own profile to everybody in the channel, with its picture if it can be drawn."""
    check_shows(asked)
    words = asked.publisher.readers.of_channel(asked.server(Request.SEE_STATS), asked.channel)
    view, upload = shared_message(profile, words), None
    with suppress(NothingDrawn):
        view, upload = await _drawn(asked, profile, words, shared_message)
    await asked.show(view, upload, ephemeral=False)
