"""Sending direct messages: at once to those to whom the bot has written before, to others when their door is opened."""

import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import discord

from bot.members.doors import Doors
from bot.members.strangers import Refusal, Strangers
from cogs.post.backoff import TryLater
from cogs.post.fallback import Fallback
from cogs.post.messenger import Messenger
from cogs.render.parts import Layout
from cogs.screen.message import look_of

Key = tuple[int, int, int]
"""A table, a member and what it is about."""
REFUSALS = {20026: Refusal.QUARANTINE, 40003: Refusal.TOO_FAST}
"""What Discord refuses to the bot, by its code. All else that it forbids is a member's own."""


class Letters:
    """Sends what begins a hand in direct messages. What may have arrived is sent again under its nonce."""

    def __init__(self, messenger: Messenger, doors: Doors, fallback: Fallback) -> None:
        self._messenger = messenger
        self._fallback = fallback
        self._doors = doors
        self._tried: dict[Key, tuple[str, bytes]] = {}
        """The nonce of a message that may have arrived, and what it says."""

    async def look_up(self, members: Collection[int]) -> None:
        """Learn where several members' direct messages are, so that those who are written to come in their order."""
        await self._doors.look_up(members)

    def is_stranger(self, member: int) -> bool:
        """Return whether somebody was looked up to whom the bot has never written."""
        return self._doors.is_stranger(member)

    async def send(self, key: Key, view: Layout, *, silent: bool, known: int | None) -> tuple[discord.Message, bytes]:
        """Send a message; return it, and the look of what it says: of an earlier try, where that has arrived.

        `key`: the table, the member and what it is about: until it has arrived, it is sent under the same nonce.
        `known`: the channel where an earlier message of this table is.

        Raises:
            DoorWaits: the member's door cannot be opened now.
            discord.HTTPException: this member cannot be written to.
            TryLater: Discord does not answer now.
        """
        nonce, says = self._tried.setdefault(key, (str(secrets.randbits(64)), look_of(view)))
        try:
            message = await self._to(key, view, nonce, silent=silent, known=known)
        except discord.HTTPException:
            self._tried.pop(key, None)
            raise
        self._tried.pop(key, None)
        return message, says

    def forget(self, table: int) -> None:
        """Forget what may have arrived of a table."""
        for key in [each for each in self._tried if each[0] == table]:
            del self._tried[key]

    async def _to(self, key: Key, view: Layout, nonce: str, *, silent: bool, known: int | None) -> discord.Message:
        member = key[1]
        channel = known or await self._doors.get(member)
        if channel is not None:
            asked = self._doors.strangers.clock()
            try:
                message = await self._write(key, channel, view, nonce, silent=silent)
            except discord.NotFound:  # opened anew, once
                await self._doors.drop(member)
            except discord.HTTPException as error:
                if error.code not in REFUSALS:
                    raise
                await self._doors.drop(member)  # Discord does not take it for one to whom the bot has written
                raise await self._doors.strangers.refused(REFUSALS[error.code], asked) from error
            else:
                await self._doors.keep(member, channel)
                return message
        async with _first_message(self._doors.strangers, member):
            async with self._messenger.asking(urgent=True):  # in its turn, not in a heap later
                opened = await self._messenger.client.http.start_private_message(member)
            channel = int(opened["id"])
            message = await self._write(key, channel, view, nonce, silent=silent)
        await self._doors.keep(member, channel)
        return message

    async def _write(self, key: Key, channel: int, view: Layout, nonce: str, *, silent: bool) -> discord.Message:
        """Send a message where the door is open, plainly where Discord refuses what was meant."""
        return await self._fallback.send(
            ("hand", *key[:2]),
            view,
            lambda form: self._messenger.send(channel, view=form, nonce=nonce, silent=silent, urgent=True),
        )


@asynccontextmanager
async def _first_message(strangers: Strangers, member: int) -> AsyncIterator[None]:
    """Write to a member for the first time in here. A refusal that is the member's own goes through.

    Raises:
        DoorWaits: not now: others are before, enough was written today, or Discord has had enough.
    """
    asked = await strangers.ask(member)
    try:
        yield
    except TryLater:
        await strangers.failed()
        raise
    except discord.HTTPException as error:
        refusal = REFUSALS.get(error.code, Refusal.CLOSED)
        if error.status == 403 and refusal is Refusal.CLOSED:
            strangers.closed(member)
        if error.status == 403 or refusal is not Refusal.CLOSED:
            waits = await strangers.refused(refusal, asked)
            if refusal is not Refusal.CLOSED:
                raise waits from error
        raise
    await strangers.accepted()
