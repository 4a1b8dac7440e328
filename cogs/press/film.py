"""Watching a finished match again: the list to choose from, every button and menu below a film, and what it shows.

The ids say everything, so the buttons work after a restart. The reader of a private film controls it. The member who
posted a public film controls that; for everybody else, its buttons open a private film at the same moment.
"""

import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.daily.views import ATTEMPTS
from bot.history.films import Watched
from bot.members.preferences import CardsBy
from bot.refusals import NothingDrawn, NothingToWatch
from cogs.post.answers import redraw, show, think
from cogs.post.messenger import Upload
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.boundary import Interaction, actor, answer, with_own_cards
from cogs.press.channel_permissions import check_shows
from cogs.press.presses import on_press
from cogs.press.projector import Projector
from cogs.render.film import EVERYBODY, Showing, chooser_message, film_message, turning_message
from cogs.render.ids import FILM_TEMPLATE, TURNING, FilmId, number_of
from cogs.render.parts import Layout
from cogs.render.pictures.result import result_picture
from cogs.render.words import Words
from engine.catalogue import CATALOGUE


@on_press(FILM_TEMPLATE)
async def film_button(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Act on a button or menu below a film, on *Watch again*, or in the list of matches."""
    pressed = FilmId.read(found)
    await _pressed(interaction, _chosen(pressed, chosen[0]) if found["menu"] else pressed, words)


def _chosen(pressed: FilmId, value: str) -> FilmId:
    """Return the button id that a choice in a menu stands for.

    Raises:
        NothingToWatch: the choice does not exist.
    """
    if pressed.verb == "eyes" and value == EVERYBODY:
        return replace(pressed, eyes=None)
    if not value.isdecimal():
        raise NothingToWatch
    number = number_of(value)
    match pressed.verb:
        case "eyes":
            return replace(pressed, eyes=number)
        case "round":
            return replace(pressed, round=number, step=1)
        case "moment":
            return replace(pressed, step=number)
        case "match":
            return FilmId(number, "begin")
    raise NothingToWatch


async def choose(interaction: Interaction, game: str, words: Words) -> None:
    """Answer with a game's matches that can be watched here, else with another game's; outside servers, one's own.

    Raises:
        NothingToWatch: there are no matches of any game.
    """
    films, here = interaction.client.films, interaction.channel_id or 0
    for each in sorted(CATALOGUE, key=lambda key: key != game):
        if interaction.guild_id is None:
            found = await films.of_member(interaction.user.id, each)
        else:
            found = await films.in_channel(here, each)
        if found:
            break
    else:
        raise NothingToWatch
    view = chooser_message(found, words, instead_of="" if each == game else game)
    if interaction.message is not None and interaction.guild_id is None:
        await redraw(interaction, view)
    else:
        await answer(interaction, view)


async def _turning(interaction: Interaction, table: int, words: Words) -> None:
    """Answer with the choices that mattered most for the person who asks."""
    here = None if interaction.guild_id is None else interaction.channel_id or 0
    ended, seat, points = await interaction.client.films.turning_points(
        table, actor(interaction), lambda: think(interaction), channel=here
    )
    await show(interaction, turning_message(ended, seat, points, await with_own_cards(interaction, words)))


async def _pressed(interaction: Interaction, pressed: FilmId, words: Words) -> None:
    if pressed.verb == TURNING:
        await _turning(interaction, pressed.table, words)
        return
    anew = pressed.verb == "open" or pressed.owner not in (0, interaction.user.id)
    films, projector = interaction.client.films, cog_of(interaction.client, Projector)
    message = 0 if interaction.message is None else interaction.message.id
    here = None if interaction.guild_id is None else interaction.channel_id or 0
    meanwhile = (lambda: think(interaction)) if anew else None
    watched = await films.watch(pressed.table, actor(interaction), meanwhile, channel=here)
    there = _there(watched, pressed)
    if pressed.verb == "others":
        await projector.stop(message)
        await choose(interaction, watched.film.key, words)
        return
    theatre = await Theatre.of(interaction, watched, words)
    if pressed.verb == "post":
        check_shows(interaction)
        view, upload = await theatre.picture(replace(there, owner=interaction.user.id))
        await show(interaction, view, ephemeral=False, upload=upload)
        return
    if anew:
        view, upload = await theatre.picture(replace(there, owner=0))
        await show(interaction, view, upload=upload)
        return
    await projector.stop(message)
    if pressed.verb == "play":
        projector.check()
        view, upload = await theatre.picture(there, playing=not theatre.ends(there))
        if await redraw(interaction, view, upload) and not theatre.ends(there):
            await projector.start(message, interaction, theatre.pictures(there))
        return
    await redraw(interaction, *await theatre.picture(there))


def _there(watched: Watched, pressed: FilmId) -> FilmId:
    """Return the moment to which a button leads, within the film."""
    film = watched.film
    at = film.within(pressed.round, pressed.step)
    match pressed.verb:
        case "first":
            at = film.first(*at)
        case "back":
            at = film.back(*at)
        case "on" | "play":
            at = film.on(*at)
        case "last":
            at = film.last(*at)
    eyes = pressed.eyes if pressed.eyes is not None and pressed.eyes < len(film.names) else None
    return replace(pressed, round=at[0], step=at[1], eyes=eyes)


@dataclass(frozen=True, slots=True)
class Theatre:
    """A film as one message shows it."""

    interaction: Interaction
    watched: Watched
    words: Words
    """The words of the person who controls it, with their chosen deck."""
    drawn: bool
    """Whether they want pictures."""

    @classmethod
    async def of(cls, interaction: Interaction, watched: Watched, words: Words) -> "Theatre":
        """Return a film for the person of an interaction."""
        prefers = await interaction.client.preferences.get(interaction.user.id)
        own = publisher_of(interaction.client).readers.of_member(words, prefers.cards)
        return cls(interaction, watched, own, prefers.cards is not CardsBy.TEXT)

    def ends(self, at: FilmId) -> bool:
        """Return whether a playing film stops here: the round is over."""
        return at.step >= self.watched.film.steps(at.round)

    async def picture(self, at: FilmId, *, playing: bool = False) -> tuple[Layout, Upload | None]:
        """Return the message at a moment, and the picture of the result if the match is over there."""
        board, client = self.watched.ended.board, self.interaction.client
        words = self._public() if at.owner else self.words
        frame = self.watched.film.frame(at.round, at.step, at.eyes)
        instead = await client.critic.instead(board.id, self.watched.film, at.round, at.step, at.eyes)
        shareable = not at.owner and self.interaction.guild_id is not None and board.id < ATTEMPTS
        view = film_message(self.watched, frame, words, Showing(at.owner, playing, instead, shareable))
        drawn = client.server_choices.cards(board.guild) is not CardsBy.TEXT if at.owner else self.drawn
        if frame.outcome is None or not drawn or not self.interaction.app_permissions.attach_files:
            return view, None
        return await self._with_result(view, words)

    async def pictures(self, at: FilmId) -> AsyncIterator[tuple[Layout, Upload | None]]:
        """Yield the messages at all moments after one, up to the end of the round."""
        while not self.ends(at):
            at = replace(at, step=at.step + 1)
            # A player may have had their data deleted meanwhile.
            films, who = self.interaction.client.films, actor(self.interaction)
            now = replace(self, watched=await films.watch(at.table, who))
            yield await now.picture(at, playing=not self.ends(at))

    def _public(self) -> Words:
        """Return the words of public messages in the message's channel."""
        readers, board = publisher_of(self.interaction.client).readers, self.watched.ended.board
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        return readers.of_table(board) if guild is None or channel is None else readers.of_channel(guild, channel)

    async def _with_result(self, view: Layout, words: Words) -> tuple[Layout, Upload | None]:
        ended, pictures = self.watched.ended, publisher_of(self.interaction.client).pictures
        members = [each.member for each in ended.result.standings if each.member is not None]
        try:
            shows = result_picture(ended.result, ended.board, words, await pictures.avatars(members))
            return await pictures.beside(view, shows)
        except NothingDrawn:
            return view, None
