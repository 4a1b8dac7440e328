"""Calls those who are waited for, once a decision, and says afterwards what became of it.

A call is the one thing that may make a phone buzz in the middle of a match. It is never removed: a mention whose
message is gone leaves a mark that leads nowhere. It is edited to what happened instead, which nobody is told of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.deadlines import Clock
from bot.posts import NUDGE, Post, Posts
from bot.tables.due import Waiting
from bot.tables.service import Tables
from bot.tables.views import Board, Hand
from cogs.fallback import Fallback, is_final, report
from cogs.messages import Messenger
from cogs.pauses import Pauses
from cogs.render.nudges import call_message, is_waited_for, settled_message
from cogs.words import Words, words_for


class Calls:
    """Calls by mention in the table's channel."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        posts: Posts,
        clock: Clock,
        fallback: Fallback,
        pauses: Pauses,
        words: Callable[[Board], Words],
    ) -> None:
        """Make it. `words`: what everybody at a table reads."""
        self._messenger = messenger
        self._tables = tables
        self._posts = posts
        self._clock = clock
        self._fallback = fallback
        self._pauses = pauses
        self._words = words
        self._called: dict[int, list[int]] = {}
        """By table, the members who were called last."""

    async def call(self, table: int) -> None:
        """Call those who are waited for, once, where everybody may know who they are and enough time is left."""
        waited = [hand for hand in await self._tables.hands(table) if is_waited_for(hand)]
        if not waited:
            return
        board = waited[0].board
        until = board.due_at if board.together_until is None else board.together_until
        before = await self._posts.get(table, NUDGE)
        if until is None or (before is not None and before.shows == occasion(board)):
            return
        if until - self._clock() < self._pauses.nudge:
            return
        await self._mention(board, waited, until)

    async def _mention(self, board: Board, waited: Sequence[Hand], until: float) -> None:
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
            return
        self._called[board.id] = members
        await self._posts.keep(board.id, NUDGE, Post(board.channel, message.id, self._clock(), occasion(board)))

    def is_over(self, board: Board, call: Post | None) -> bool:
        """Return whether a call is there whose decision is made. `call`: where it is, None where there is none."""
        waits = board.together_until is not None or board.waiting is Waiting.MEMBER
        return call is not None and not (call.shows == occasion(board) and waits)

    async def settle(self, table: int) -> None:
        """Say of the last call what became of it, where it is over."""
        board, call = await self._tables.board(table), await self._posts.get(table, NUDGE)
        if call is None or not self.is_over(board, call):
            return
        if call.message is not None:
            view = settled_message(board, self._called.get(table, []), self._words(board))
            try:
                await self._messenger.edit(call.channel, call.message, view)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                # A call of an earlier version is of another kind, which cannot become one of these.
                await self._messenger.remove(call.channel, call.message)
        await self._posts.drop(table, NUDGE)
        self._called.pop(table, None)

    def forget(self, table: int) -> None:
        """Forget a table that is closed."""
        self._called.pop(table, None)


def occasion(board: Board) -> int:
    """Return what a call is for: the open decision, or what those decide who decide at the same time.

    In a round that can be something before the deal, and something else after it.
    """
    if board.together_until is None:
        return board.decision
    return -(2 * board.round + any(board.view.counts))
