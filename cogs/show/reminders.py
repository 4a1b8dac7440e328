"""Reminds those who are waited for, once a decision, and says afterwards what became of it.

A reminder is the one thing that may make a phone buzz in the middle of a match. It is never removed: a mention whose
message is gone leaves a mark that leads nowhere. It is edited to what happened instead, without notifying anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import discord

from bot.members.preferences import CallsBy
from bot.tables.service.posts import CALL, NUDGE, Post
from bot.tables.time.clock import Waiting
from bot.tables.views import Board, Hand
from cogs.render.parts import Layout
from cogs.render.reminders import call_message, direct_call_message, is_waited_for, settled_message
from cogs.show.common import Common
from cogs.show.fallback import is_final, report
from cogs.show.opening import DoorWaits

log = logging.getLogger(__name__)

REMINDED = 1 << 40
"""Tells a reminder by direct message from a hand, whose round is a small number."""


@dataclass(slots=True)
class _Reminded:
    """What is known of a table's last reminder."""

    members: list[int] = field(default_factory=list)
    """Who was reminded by mention."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while somebody is reminded, or a reminder is settled."""


class Reminders:
    """Reminds by mention in the table's channel, or by direct message, as each member prefers."""

    def __init__(self, common: Common) -> None:
        """Begin with nobody reminded."""
        self._common = common
        self._reminded: dict[int, _Reminded] = {}

    async def remind(self, table: int) -> float | None:
        """Remind those who are waited for, once, where everybody may know who they are and enough time is left.

        Returns:
            Seconds until those can be reminded whose direct messages cannot be opened yet, None where none are left.
        """
        async with self._of(table).lock:
            return await self._remind(table)

    async def _remind(self, table: int) -> float | None:
        enough = self._common.clock() + self._common.pauses.reminder
        waited = [
            hand
            for hand in await self._common.tables.queries.hands(table)
            if is_waited_for(hand) and _deadline_of(hand) >= enough
        ]
        if not waited:
            return None
        board = waited[0].board
        posts = await self._common.posts.everything(table)
        before = posts.get((NUDGE, 0))
        if before is None or before.shows != occasion(board):
            if before is not None:
                await self._settle_all(table)
            by_mention = [hand for hand in waited if hand.calls is CallsBy.MENTION]
            message = await self._mention(board, by_mention) if by_mention else None
            self._of(table).members = [hand.member for hand in by_mention]
            await self._common.posts.keep(
                table, NUDGE, Post(board.channel, message, self._common.clock(), occasion(board))
            )
        waits = []
        for hand in waited:
            done = posts.get((CALL, hand.member))
            if hand.calls is CallsBy.DIRECT and (done is None or done.shows != occasion(board)):
                waits.append(await self._write_to(hand))
        return min((each for each in waits if each is not None), default=None)

    async def _mention(self, board: Board, waited: Sequence[Hand]) -> int | None:
        """Remind members in the channel; return the message's id, None where Discord takes it in no form."""
        members = [hand.member for hand in waited]
        words = self._common.readers.of_table(board)
        until = min(map(_deadline_of, waited))
        try:
            message = await self._common.fallback.send(
                ("call", board.id),
                call_message(board, members, until, words),
                lambda view: self._common.messenger.send(
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

    async def _write_to(self, hand: Hand) -> float | None:
        """Remind a member by direct message. Where that is impossible, they are not reminded otherwise.

        Returns:
            Seconds until their direct messages may be opened, where that has to wait; else None.

        Raises:
            TryLater: Discord does not answer now.
        """
        board, words = hand.board, self._common.readers.of_hand(hand)
        key = (board.id, hand.member, REMINDED + occasion(board))
        view = direct_call_message(board, _deadline_of(hand), words)
        reminded = Post(0, None, self._common.clock(), occasion(board))
        try:
            message, _ = await self._common.letters.send(key, view, silent=False, known=None)
        except DoorWaits as door:
            return door.seconds
        except discord.HTTPException as error:
            log.info("member %d could not be called by direct message (%d)", hand.member, error.code)
        else:
            reminded = Post(message.channel.id, message.id, self._common.clock(), occasion(board))
        await self._common.posts.keep(board.id, CALL, reminded, hand.member)
        return None

    def is_over(self, board: Board, reminder: Post | None) -> bool:
        """Return whether a reminder's decision is made. `reminder`: where it is, None where there is none."""
        waits = board.together_until is not None or board.waiting is Waiting.MEMBER
        return reminder is not None and not (reminder.shows == occasion(board) and waits)

    async def settle(self, table: int) -> None:
        """Say in the last reminders what became of them, where they are over."""
        async with self._of(table).lock:
            await self._settle_all(table)

    async def _settle_all(self, table: int) -> None:
        board, posts = await self._common.tables.queries.board(table), await self._common.posts.everything(table)
        reminder = posts.get((NUDGE, 0))
        if reminder is None or not self.is_over(board, reminder):
            return
        for (kind, member), post in posts.items():
            if kind == CALL:
                words = await self._common.readers.of_member_at(board, member)
                with suppress(discord.HTTPException):
                    await self._settle(post, settled_message(board, [member], words))
                await self._common.posts.drop(table, CALL, member)
        await self._settle(
            reminder, settled_message(board, self._of(table).members, self._common.readers.of_table(board))
        )
        await self._common.posts.drop(table, NUDGE)
        self._of(table).members = []

    def _of(self, table: int) -> _Reminded:
        return self._reminded.setdefault(table, _Reminded())

    async def _settle(self, reminder: Post, view: Layout) -> None:
        if reminder.message is None:
            return
        try:
            await self._common.messenger.edit(reminder.channel, reminder.message, view)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            await self._common.messenger.remove(reminder.channel, reminder.message)

    def forget(self, table: int) -> None:
        """Forget a table that is closed."""
        self._reminded.pop(table, None)


def _deadline_of(hand: Hand) -> float:
    """Return the deadline of a member whom the table waits for; the beginning of time if nobody knows it."""
    return (hand.board.due_at if hand.together_until is None else hand.together_until) or 0.0


def occasion(board: Board) -> int:
    """Return what a reminder is for: the number of the open decision, or below zero what several decide together.

    In one round they may decide something together before the deal, and something else after it.
    """
    if board.together_until is None:
        return board.decision
    return -(2 * board.round + any(board.view.counts))
