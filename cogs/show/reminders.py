"""Calls those who are waited for, once a decision, and says afterwards what became of it.

A call is the one thing that may make a phone buzz in the middle of a match. It is never removed: a mention whose
message is gone leaves a mark that leads nowhere. It is edited to what happened instead, which nobody is told of.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

import discord

from bot.members.preferences import CallsBy
from bot.ops.deadlines import Clock
from bot.tables.clock import Waiting
from bot.tables.commands import Tables
from bot.tables.posts import CALL, NUDGE, Post, Posts
from bot.tables.views import Board, Hand
from cogs.render.parts import Layout
from cogs.render.reminders import call_message, direct_call_message, is_waited_for, settled_message
from cogs.render.words import Words, words_for
from cogs.show.fallback import Fallback, is_final, report
from cogs.show.letters import Letters
from cogs.show.messenger import Messenger
from cogs.show.opening import DoorWaits
from cogs.show.pauses import Pauses

log = logging.getLogger(__name__)

CALLED = 1 << 40
"""Tells a call by direct message from a hand, whose round is a small number."""


class Calls:
    """Calls by mention in the table's channel, or by direct message, as each member prefers."""

    def __init__(
        self,
        messenger: Messenger,
        letters: Letters,
        tables: Tables,
        posts: Posts,
        clock: Clock,
        fallback: Fallback,
        pauses: Pauses,
        words: Callable[[Board], Words],
    ) -> None:
        """Make it. `words`: what everybody at a table reads."""
        self._messenger = messenger
        self._letters = letters
        self._tables = tables
        self._posts = posts
        self._clock = clock
        self._fallback = fallback
        self._pauses = pauses
        self._words = words
        self._called: dict[int, list[int]] = {}
        """By table, the members who were called last."""
        self._locks: dict[int, asyncio.Lock] = {}

    async def call(self, table: int) -> float | None:
        """Call those who are waited for, once, where everybody may know who they are and enough time is left.

        Returns:
            Seconds until those are to be called whose direct messages cannot be opened yet, None where none are left.
        """
        async with self._one_at_a_time(table):
            return await self._call(table)

    async def _call(self, table: int) -> float | None:
        waited = [hand for hand in await self._tables.hands(table) if is_waited_for(hand)]
        if not waited:
            return None
        board = waited[0].board
        until = board.due_at if board.together_until is None else board.together_until
        if until is None or until - self._clock() < self._pauses.nudge:
            return None
        posts = await self._posts.everything(table)
        before = posts.get((NUDGE, 0))
        if before is None or before.shows != occasion(board):
            if before is not None:
                await self._settle_all(table)
            by_mention = [hand for hand in waited if hand.calls is CallsBy.MENTION]
            message = await self._mention(board, by_mention, until) if by_mention else None
            self._called[table] = [hand.member for hand in by_mention]
            await self._posts.keep(table, NUDGE, Post(board.channel, message, self._clock(), occasion(board)))
        waits = []
        for hand in waited:
            done = posts.get((CALL, hand.member))
            if hand.calls is CallsBy.DIRECT and (done is None or done.shows != occasion(board)):
                waits.append(await self._write_to(hand, until))
        return min((each for each in waits if each is not None), default=None)

    async def _mention(self, board: Board, waited: Sequence[Hand], until: float) -> int | None:
        """Call members in the channel, and return the message's id, None where Discord takes it in no form."""
        members = [hand.member for hand in waited]
        words = words_for(waited[0].locale) if len(waited) == 1 else self._words(board)
        try:
            message = await self._fallback.send(
                ("call", board.id),
                call_message(board, members, until, words),
                lambda view: self._messenger.send(
                    board.channel,
                    view=view,
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(each) for each in members]),
                    nonce=f"call-{board.id}-{occasion(board)}",
                    guild=board.guild,
                    urgent=True,
                ),
            )
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "a call")
            return None
        return message.id

    async def _write_to(self, hand: Hand, until: float) -> float | None:
        """Call a member by direct message. Where that cannot be, nobody is called in their place.

        Returns:
            Seconds until their direct messages may be opened, where that has to wait; else None.

        Raises:
            TryLater: Discord does not answer now.
        """
        board, words = hand.board, words_for(hand.locale)
        key = (board.id, hand.member, CALLED + occasion(board))
        view = direct_call_message(board, until, words)
        called = Post(0, None, self._clock(), occasion(board))
        try:
            message, _ = await self._letters.send(key, view, silent=False, known=None)
        except DoorWaits as door:
            return door.seconds
        except discord.HTTPException as error:
            log.info("member %d could not be called by direct message (%d)", hand.member, error.code)
        else:
            called = Post(message.channel.id, message.id, self._clock(), occasion(board))
        await self._posts.keep(board.id, CALL, called, hand.member)
        return None

    def is_over(self, board: Board, call: Post | None) -> bool:
        """Return whether a call is there whose decision is made. `call`: where it is, None where there is none."""
        waits = board.together_until is not None or board.waiting is Waiting.MEMBER
        return call is not None and not (call.shows == occasion(board) and waits)

    async def settle(self, table: int) -> None:
        """Say of the last calls what became of them, where they are over."""
        async with self._one_at_a_time(table):
            await self._settle_all(table)

    async def _settle_all(self, table: int) -> None:
        board, posts = await self._tables.board(table), await self._posts.everything(table)
        call = posts.get((NUDGE, 0))
        if call is None or not self.is_over(board, call):
            return
        for (kind, member), post in posts.items():
            if kind == CALL:
                with suppress(discord.HTTPException):
                    await self._settle(post, settled_message(board, [member], self._words(board)))
                await self._posts.drop(table, CALL, member)
        await self._settle(call, settled_message(board, self._called.get(table, []), self._words(board)))
        await self._posts.drop(table, NUDGE)
        self._called.pop(table, None)

    def _one_at_a_time(self, table: int) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _settle(self, call: Post, view: Layout) -> None:
        if call.message is None:
            return
        try:
            await self._messenger.edit(call.channel, call.message, view)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            # A call of an earlier version is of another kind, which cannot become one of these.
            await self._messenger.remove(call.channel, call.message)

    def forget(self, table: int) -> None:
        """Forget a table that is closed."""
        self._called.pop(table, None)
        self._locks.pop(table, None)


def occasion(board: Board) -> int:
    """Return what a call is for: the open decision, or what those decide who decide at the same time.

    In a round that can be something before the deal, and something else after it.
    """
    if board.together_until is None:
        return board.decision
    return -(2 * board.round + any(board.view.counts))
