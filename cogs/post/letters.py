"""Sending direct messages: at once to those to whom the bot has written before, to others when their door is opened."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord

from bot.members.doors import Doors
from bot.members.strangers import Refusal, Strangers
from cogs.post.backoff import TryLater
from cogs.post.messenger import Messenger

REFUSALS = {20026: Refusal.QUARANTINE, 40003: Refusal.TOO_FAST}
"""What Discord refuses to the bot, by its code. All else that it forbids is a member's own."""


class Letters:
    """Finds where a member's direct messages are, and opens them."""

    def __init__(self, messenger: Messenger, doors: Doors) -> None:
        self._messenger = messenger
        self.doors = doors

    async def send(
        self, member: int, known: int | None, write: Callable[[int], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Have a message written to a member, and return it.

        `known`: the channel where an earlier message of the same table is. `write`: sends the message in a channel.

        Raises:
            DoorWaits: the member's door cannot be opened now.
            discord.HTTPException: this member cannot be written to.
            TryLater: Discord does not answer now.
        """
        channel = known or await self.doors.get(member)
        if channel is not None:
            asked = self.doors.strangers.clock()
            try:
                message = await write(channel)
            except discord.NotFound:  # opened anew, once
                await self.doors.drop(member)
            except discord.HTTPException as error:
                if error.code not in REFUSALS:
                    raise
                await self.doors.drop(member)  # Discord does not take it for one to whom the bot has written
                raise await self.doors.strangers.refused(REFUSALS[error.code], asked) from error
            else:
                await self.doors.keep(member, channel)
                return message
        async with _first_message(self.doors.strangers, member):
            async with self._messenger.asking(urgent=True):  # in its turn, not in a heap later
                opened = await self._messenger.client.http.start_private_message(member)
            channel = int(opened["id"])
            message = await write(channel)
        await self.doors.keep(member, channel)
        return message


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
