"""Watching a finished match again: the list to choose from, every button and menu below a film, and what it shows.

The ids say everything, so the buttons work after a restart. The reader of a private film controls it. The member who
posted a public film controls that; for everybody else, its buttons open a private film at the same moment.

A film plays by itself: the message is edited to one picture after the other through the click that started it, for as
long as that click lets the bot edit it, a quarter of an hour. It pauses while Discord demands that, and ends when its
message is gone.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ext import commands

from bot.daily.views import ATTEMPTS
from bot.history.films import Watched
from bot.members.preferences import CardsBy
from bot.refusals import NothingDrawn, NothingToWatch, Refused, TooManyReplays
from cogs.post.failures import FAILURES, Backoff, TryLater
from cogs.post.messenger import LIFE, Messenger, Upload, attached, in_some_form
from cogs.post.publisher import cog_of
from cogs.press.channel_permissions import check_shows
from cogs.press.press import Asked
from cogs.press.presses import on_press
from cogs.render.film import EVERYBODY, Showing, chooser_message, film_message, turning_message
from cogs.render.ids import FILM_TEMPLATE, TURNING, FilmId, number_of
from cogs.render.parts import Layout
from cogs.render.words import Words
from engine.catalogue import CATALOGUE

log = logging.getLogger(__name__)

MOST = 50
"""How many films play at the same time."""
MOST_EACH = 2
"""How many of these a member may have: if they start another one, their oldest one stops."""
TRIES = 5
"""How many times in a row an edit may fail before the film is given up."""

Picture = tuple[Layout, Upload | None]
"""A message, and its file if it has one."""


@on_press(FILM_TEMPLATE)
async def film_button(asked: Asked, found: re.Match[str]) -> None:
    """Act on a button or menu below a film, on *Watch again*, or in the list of matches."""
    pressed = FilmId.read(found)
    await _pressed(asked, _chosen(pressed, asked.chosen[0]) if found["menu"] else pressed)


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


async def choose(asked: Asked, game: str) -> None:
    """Answer with a game's matches that can be watched here, else with another game's; outside servers, one's own.

    Raises:
        NothingToWatch: there are no matches of any game.
    """
    films, outside = asked.bot.films, asked.interaction.guild_id is None
    for each in sorted(CATALOGUE, key=lambda key: key != game):
        found = await (films.of_member(asked.member, each) if outside else films.in_channel(asked.channel, each))
        if found:
            break
    else:
        raise NothingToWatch
    view = chooser_message(found, asked.words, instead_of="" if each == game else game)
    if asked.interaction.message is not None and outside:
        await asked.redraw(view)
    else:
        await asked.answer(view)


def _here(asked: Asked) -> int | None:
    """Return the channel of a server where somebody watches, None outside servers."""
    return None if asked.interaction.guild_id is None else asked.channel


async def _pressed(asked: Asked, pressed: FilmId) -> None:
    films, projector = asked.bot.films, cog_of(asked.bot, Projector)
    if pressed.verb == TURNING:
        points = await films.turning_points(pressed.table, asked.actor, asked.think, channel=_here(asked))
        await asked.show(turning_message(*points, await asked.own_words()))
        return
    anew = pressed.verb == "open" or pressed.owner not in (0, asked.member)
    message = 0 if asked.interaction.message is None else asked.interaction.message.id
    watched = await films.watch(pressed.table, asked.actor, asked.think if anew else None, channel=_here(asked))
    there = _there(watched, pressed)
    if pressed.verb == "others":
        await projector.stop(message)
        await choose(asked, watched.film.key)
        return
    theatre = Theatre(asked, watched)
    if pressed.verb == "post" or anew:
        public = pressed.verb == "post"
        if public:
            check_shows(asked)
        view, upload = await theatre.picture(replace(there, owner=asked.member if public else 0))
        await asked.show(view, upload, ephemeral=not public)
        return
    await projector.stop(message)
    playing = pressed.verb == "play" and not theatre.ends(there)
    if pressed.verb == "play":
        projector.check()
    if await asked.redraw(*await theatre.picture(there, playing=playing)) and playing:
        await projector.start(message, asked.interaction, theatre.pictures(there))


def _there(watched: Watched, pressed: FilmId) -> FilmId:
    """Return the moment to which a button leads, within the film."""
    film = watched.film
    at = film.within(pressed.round, pressed.step)
    match pressed.verb:
        case "first":
            at = film.first(*at)
        case "back":
            at = film.moved(*at, -1)
        case "on" | "play":
            at = film.moved(*at, 1)
        case "last":
            at = film.last(*at)
    eyes = pressed.eyes if pressed.eyes is not None and pressed.eyes < len(film.names) else None
    return replace(pressed, round=at[0], step=at[1], eyes=eyes)


@dataclass(frozen=True, slots=True)
class Theatre:
    """A film as one message shows it."""

    asked: Asked
    """Who controls it."""
    watched: Watched

    def ends(self, at: FilmId) -> bool:
        """Return whether a playing film stops here: the round is over."""
        return at.step >= self.watched.film.steps(at.round)

    async def picture(self, at: FilmId, *, playing: bool = False) -> Picture:
        """Return the message at a moment, and the picture of the result if the match is over there."""
        ended, film, client = self.watched.ended, self.watched.film, self.asked.bot
        board, publisher = ended.board, self.asked.publisher
        if at.owner:
            cards, words = client.server_choices.cards(board.guild), self._public()
        else:
            cards = (await client.preferences.get(self.asked.member)).cards
            words = self.asked.words.with_deck(publisher.readers.deck(cards))
        frame = film.frame(at.round, at.step, at.eyes)
        instead = await client.films.instead(self.watched, frame)
        shareable = not at.owner and self.asked.interaction.guild_id is not None and board.id < ATTEMPTS
        view = film_message(self.watched, frame, words, Showing(at.owner, playing, instead, shareable))
        may_draw = cards is not CardsBy.TEXT and self.asked.interaction.app_permissions.attach_files
        if frame.outcome is not None and may_draw:
            with suppress(NothingDrawn):
                return await publisher.pictures.beside_result(view, ended.result, board, words)
        return view, None

    async def pictures(self, at: FilmId) -> AsyncIterator[Picture]:
        """Yield the messages at all moments after one, up to the end of the round."""
        while not self.ends(at):
            at = replace(at, step=at.step + 1)
            # A player may have had their data deleted meanwhile.
            now = replace(self, watched=await self.asked.bot.films.watch(at.table, self.asked.actor))
            yield await now.picture(at, playing=not self.ends(at))

    def _public(self) -> Words:
        """Return the words of public messages in the message's channel."""
        readers, board = self.asked.publisher.readers, self.watched.ended.board
        guild, channel = self.asked.interaction.guild_id, self.asked.interaction.channel_id
        return readers.of_table(board) if guild is None or channel is None else readers.of_channel(guild, channel)


# --- playing --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Running:
    member: int
    """The member who has started it."""
    task: asyncio.Task[None]
    lock: asyncio.Lock
    """Held while an edit is under way, so that the answer to a click comes after it."""


class Projector(commands.Cog):
    """Plays films in messages."""

    def __init__(self, messenger: Messenger, pause: float) -> None:
        """Begin with no films. `pause`: seconds between two pictures."""
        self._messenger = messenger
        self._pause = pause
        self._running: dict[int, _Running] = {}

    def check(self) -> None:
        """Check whether another film may start.

        Raises:
            TooManyReplays: `MOST` films play already.
        """
        if len(self._running) >= MOST:
            raise TooManyReplays

    async def start(
        self, message: int, interaction: discord.Interaction[Any], pictures: AsyncIterator[Picture]
    ) -> None:
        """Show pictures in a message, one after the other, until there are no more.

        `interaction`: the click on it, which was answered in the message. `pictures`: what it shows; each is requested
        when it is due.
        """
        await self.stop(message)
        member = interaction.user.id
        theirs = [other for other, each in self._running.items() if each.member == member]
        for oldest in theirs[: len(theirs) + 1 - MOST_EACH]:
            await self.stop(oldest)
        lock = asyncio.Lock()
        task = asyncio.create_task(self._go_on(message, lock, interaction, pictures))
        self._running[message] = _Running(member, task, lock)

    async def stop(self, message: int) -> None:
        """Stop the film in a message, and wait for an edit that is under way."""
        running = self._running.pop(message, None)
        if running is not None:
            async with running.lock:
                running.task.cancel()

    async def cog_unload(self) -> None:
        """Stop all films."""
        for message in list(self._running):
            await self.stop(message)

    async def _go_on(
        self,
        message: int,
        lock: asyncio.Lock,
        interaction: discord.Interaction[Any],
        pictures: AsyncIterator[Picture],
    ) -> None:
        """Show pictures until there are no more, the message is gone, or the click does not let the bot edit it."""
        try:
            until = asyncio.get_running_loop().time() + LIFE
            await asyncio.sleep(self._pause)
            async for picture in pictures:
                late = asyncio.get_running_loop().time() > until
                if late or not await self._show(lock, interaction, picture):
                    return
                await asyncio.sleep(self._pause)
        except Refused as refused:  # the match cannot be watched any more
            log.debug("the film in message %d stops: %s", message, type(refused).__name__)
        except Exception:
            log.exception("the film in message %d stops", message)
        finally:
            running = self._running.get(message)
            if running is not None and running.lock is lock:
                del self._running[message]

    async def _show(self, lock: asyncio.Lock, interaction: discord.Interaction[Any], picture: Picture) -> bool:
        """Show a picture, later if Discord demands that; return whether the message still exists."""
        tries, (view, upload) = Backoff(), picture

        async def edit(form: Layout) -> None:
            await interaction.edit_original_response(view=form, **attached(upload))

        while tries.failures < TRIES:
            try:
                async with self._messenger.asking(), lock:
                    await in_some_form(interaction.client, view, edit)
            except TryLater as later:
                await asyncio.sleep(tries.failed(later))
            except FAILURES as error:
                log.debug("the message of a film cannot be edited any more: %s", error)
                return False
            else:
                return True
        return False
