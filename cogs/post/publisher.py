"""The tables' audience: has their changes shown as messages."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

from discord.ext import commands

from bot.app import NewmarketBot
from bot.ops.deadlines import Clock
from bot.refusals import NotWritten, StoreFails
from cogs.post.carrier import Carrier, Order
from cogs.post.clicks import Clicks
from cogs.post.failures import FAILURES, TryLater
from cogs.post.messenger import Messenger, Tokens
from cogs.post.pictures import Pictures
from cogs.post.policy import BURIED, DELETED
from cogs.post.reconciler import Reconciler
from cogs.post.state import States, TableState
from cogs.screen.message import Kind, Slot
from cogs.screen.readers import Readers
from cogs.screen.screens import last_word

log = logging.getLogger(__name__)

C = TypeVar("C", bound=commands.Cog)

LETTING_GO = 5.0
"""Seconds to wait for requests under way when tables are handed over."""


class Publisher(commands.Cog):
    """Receives what happens at tables and in their channels, and has it shown."""

    def __init__(self, bot: NewmarketBot, clock: Clock) -> None:
        """Begin with nothing shown. `clock`: returns the time in seconds since 1970."""
        self.readers = Readers(bot)
        self.messenger = Messenger(bot, Tokens(clock))
        self.pictures = Pictures(self.messenger)
        self._states = States(bot, self.readers, clock, self.pictures.avatar)
        self._reconciler = reconciler = Reconciler(self._states, Carrier(self._states, self.messenger, self.pictures))
        self.clicks = Clicks(reconciler)
        self.turn = self.messenger.turn
        self.changed = reconciler.changed
        self.is_behind = reconciler.is_behind
        self.played = self.clicks.played_elsewhere

    # --- what happens around a board ---------------------------------------------------------------------------

    def pressed(self, table: int, *, here: bool) -> None:
        """Note that somebody has used a button or command of a table. `here`: whether in its channel."""
        state = self._states.get(table)
        if state is None:
            return
        if here:
            state.pressed_at = self._reconciler.clock()
        if state.deleted >= DELETED:  # the board waits until somebody asks for it
            state.deleted = 0
            self._reconciler.changed(table)

    def message_seen(self, channel: int, message: int) -> None:
        """Count a message that was posted in a channel."""
        state = self._states.in_channel(channel)
        if state is None or message <= state.message:
            return
        state.newer += 1
        if state.newer == BURIED + 1:
            self._reconciler.mark(state.table)

    async def message_gone(self, channel: int, message: int) -> None:
        """Post a deleted board again, unless it is deleted repeatedly."""
        state = self._states.in_channel(channel)
        if state is not None and state.message == message:
            await self._reconciler.board_gone(state)

    async def board_message(self, table: int) -> int | None:
        """Return the id of a table's board, None if it has none."""
        post = await self._reconciler.posts.get(table, Kind.BOARD)
        return None if post is None else post.message

    def refused_channels(self, guild: int) -> list[int]:
        """Return the channels of a server where Discord has refused a table's messages."""
        return [each.channel for each in self._states if each.channel and each.refused and each.guild == guild]

    def may_write(self, channel: int) -> None:
        """Show the refused messages of a channel at once: the bot may write there again, as far as it can tell."""
        state = self._states.in_channel(channel)
        if state is not None and state.refused:
            for stands in (each for slot, each in state.slots.items() if not slot.member):
                stands.rest.over()
            self._reconciler.mark(state.table)

    # --- the process ------------------------------------------------------------------------------------------

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Stop showing tables that another process takes over, and forget them."""
        gone, loop = {*tables}, asyncio.get_running_loop()
        gone |= {each.table for each in self._states if each.guild and servers(each.guild)}
        over = await self._reconciler.jobs.let_go(gone, LETTING_GO)
        states = [state for state in self._states if state.table in gone]
        with suppress(TimeoutError):  # nothing depends on it
            async with asyncio.timeout(LETTING_GO):
                await asyncio.gather(*(self._last_words(state) for state in states))
        until = loop.time() + LETTING_GO
        while any(state.is_busy for state in states) and loop.time() < until:  # noqa: ASYNC110 - not only tasks end it
            await asyncio.sleep(LETTING_GO / 100)
        if not over or any(state.is_busy for state in states):
            log.warning("messages of %d tables are still being sent, though other processes have them now", len(gone))
        for state in states:
            if state.told:
                with suppress(NotWritten):
                    await self._reconciler.tables.announced(state.told)
            self._states.forget(state.table)
        await self._reconciler.posts.let_go(gone)

    async def _last_words(self, state: TableState) -> None:
        """Let private hands say how to get new ones: the process that takes over cannot edit them."""
        if not state.private:
            return
        with suppress(StoreFails, TryLater, *FAILURES):
            now = await self._states.read(state)
            for member, private in list(state.private.items()):
                slot, words = Slot(Kind.PRIVATE_HAND, member), self.readers.of_click(member, private.locale)
                order = Order(state, slot, state.slots[slot], last_word(now.board, words), now)
                await self._reconciler.carrier.edit(order)

    def is_silent(self, table: int, guild: int) -> bool:
        """Return whether nothing can be posted for a table now, because of its channel or its server."""
        there, state = self.messenger.client.get_guild(guild), self._states.get(table)
        return there is None or there.unavailable or (state is not None and bool(state.refused))

    def edits_saved(self) -> int:
        """Return how many changes were shown together with a later one."""
        return self._reconciler.jobs.saved

    async def cog_unload(self) -> None:
        """Stop showing tables, and wait for the requests under way."""
        await self._reconciler.stop()
        await self.pictures.cog_unload()


def cog_of(bot: NewmarketBot, kind: type[C]) -> C:
    """Return a bot's cog of some kind."""
    cog = bot.get_cog(kind.__name__)
    assert isinstance(cog, kind)
    return cog


def publisher_of(bot: NewmarketBot) -> Publisher:
    """Return the publisher of a bot."""
    return cog_of(bot, Publisher)
