"""Plays films: edits a message to one picture after the other, through the click that started it.

The caller supplies the pictures. A film plays for as long as its click lets the bot edit the message, a quarter of an
hour. It pauses while Discord demands that, and ends when its message is gone.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.app import NewmarketBot
from bot.refusals import Refused, TooManyReplays
from cogs.post.failures import FAILURES, Backoff, TryLater
from cogs.post.messenger import Messenger, Upload, attached, in_some_form
from cogs.post.publisher import publisher_of
from cogs.post.tokens import LIFE
from cogs.render.parts import Layout

log = logging.getLogger(__name__)

MOST = 50
"""How many films play at the same time."""
MOST_EACH = 2
"""How many of these a member may have: if they start another one, their oldest one stops."""
TRIES = 5
"""How many times in a row an edit may fail before the film is given up."""

Picture = tuple[Layout, Upload | None]
"""A message, and its file if it has one."""


@dataclass(eq=False, slots=True)
class _Running:
    member: int
    """The member who has started it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an edit is under way, so that the answer to a click comes after it."""
    task: asyncio.Task[None] | None = None
    over: bool = False


class Projector(commands.Cog):
    """Plays films in messages."""

    def __init__(self, messenger: Messenger, pause: float) -> None:
        """Begin with no films. `pause`: seconds between two pictures."""
        self._messenger = messenger
        self._pause = pause
        self._running: dict[int, _Running] = {}

    @property
    def running(self) -> int:
        """How many films play."""
        return len(self._running)

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
        running = self._running[message] = _Running(member)
        running.task = asyncio.create_task(self._go_on(message, running, interaction, pictures))

    async def stop(self, message: int) -> None:
        """Stop the film in a message, and wait for an edit that is under way."""
        running = self._running.pop(message, None)
        if running is None:
            return
        running.over = True
        async with running.lock:
            if running.task is not None:
                running.task.cancel()

    async def cog_unload(self) -> None:
        """Stop all films."""
        for message in list(self._running):
            await self.stop(message)

    async def _go_on(
        self,
        message: int,
        running: _Running,
        interaction: discord.Interaction[Any],
        pictures: AsyncIterator[Picture],
    ) -> None:
        try:
            until = asyncio.get_running_loop().time() + LIFE
            await asyncio.sleep(self._pause)
            async for picture in pictures:
                late = asyncio.get_running_loop().time() > until
                if running.over or late or not await self._show(running, interaction, picture):
                    return
                await asyncio.sleep(self._pause)
        except Refused as refused:  # the match cannot be watched any more
            log.debug("the film in message %d stops: %s", message, type(refused).__name__)
        except Exception:
            log.exception("the film in message %d stops", message)
        finally:
            if self._running.get(message) is running:
                del self._running[message]

    async def _show(self, running: _Running, interaction: discord.Interaction[Any], picture: Picture) -> bool:
        """Show a picture, later if Discord demands that; return whether the message still exists."""
        tries, (view, upload) = Backoff(), picture

        async def edit(form: Layout) -> None:
            await interaction.edit_original_response(view=form, **attached(upload))

        while not running.over and tries.failures < TRIES:
            try:
                async with self._messenger.asking(), running.lock:
                    if not running.over:
                        await in_some_form(interaction.client, view, edit)
            except TryLater as later:
                await asyncio.sleep(tries.failed(later))
            except FAILURES as error:
                log.debug("the message of a film cannot be edited any more: %s", error)
                return False
            else:
                return True
        return False


async def setup(bot: NewmarketBot) -> None:
    """Add the projector."""
    projector = Projector(publisher_of(bot).messenger, bot.settings.pace_card)
    bot.finishing.append(projector.cog_unload)
    await bot.add_cog(projector)
