"""Hands by direct message: a new one each round, kept at the latest state, at a gentle pace for the whole bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.deadlines import Clock
from bot.posts import HAND, Post, Posts
from bot.tables.state import Status
from bot.tables.views import Hand
from cogs.messages import FAILURES, edit, remove, text_of
from cogs.render.hand import gone_message, hand_message, round_of
from cogs.words import words_for

log = logging.getLogger(__name__)

OPENING_TOO_FAST = 40003
"""Discord finds that direct messages are opened too fast."""
BREAK = 10 * 60.0
"""Seconds without new direct messages after that."""


class DirectHands:
    """Sends hands by direct message, and edits them. A closed door is tried once a match."""

    def __init__(
        self, client: discord.Client, posts: Posts, clock: Clock, pause: float, refused: Callable[[int], None]
    ) -> None:
        """Make it.

        Args:
            client: the connection to Discord.
            posts: where the messages are.
            clock: tells the time.
            pause: seconds between two new direct messages of the whole bot.
            refused: called with a table where somebody cannot be reached.
        """
        self._client = client
        self._posts = posts
        self._clock = clock
        self._pause = pause
        self._tell_refused = refused
        self._shown: dict[tuple[int, int], str] = {}
        self._skipped: dict[int, set[int]] = {}
        self._gate = asyncio.Lock()
        self._broken_until = 0.0

    async def unreached(self, table: int) -> set[int]:
        """Return the members of a table who have no direct message with their hand."""
        posts = await self._posts.all(table, HAND)
        closed = {member for member, post in posts.items() if post.message is None}
        return closed | self._skipped.get(table, set())

    async def show(self, table: int, hands: list[Hand], board_message: int | None) -> None:
        """Bring the messages that are there to the latest state."""
        posts = await self._posts.all(table, HAND)
        for hand in hands:
            post = posts.pop(hand.member, None)
            if post is not None and post.message is not None and hand.board.status is not Status.LOBBY:
                view = hand_message(hand, words_for(hand.locale), board_message)
                key = (table, hand.member)
                if self._shown.get(key) != text_of(view):
                    await self._edit(post, view)
                    self._shown[key] = text_of(view)
        for member, post in posts.items():
            await self._see_off(table, member, post)

    async def send(self, hands: list[Hand], board_message: int | None) -> None:
        """Send the hands of a new round to those who have none yet."""
        for hand in hands:
            if hand.board.status is Status.PLAYING and (hand.view.hand or hand.preparing):
                post = await self._posts.get(hand.board.id, HAND, hand.member)
                if post is None or (post.message is not None and post.shows < round_of(hand)):
                    await self._send(hand, post, board_message)

    async def forget(self, table: int) -> None:
        """Forget a closed table."""
        self._skipped.pop(table, None)
        for key in [each for each in self._shown if each[0] == table]:
            del self._shown[key]

    async def answered(self, hand: Hand, message: int, view: discord.ui.LayoutView) -> None:
        """Note that a click on a message was answered with a hand."""
        post = await self._posts.get(hand.board.id, HAND, hand.member)
        if post is not None and post.message == message:
            self._shown[hand.board.id, hand.member] = text_of(view)

    async def _edit(self, post: Post, view: discord.ui.LayoutView) -> None:
        assert post.message is not None
        try:
            await edit(self._client, post.channel, post.message, view)
        except discord.HTTPException as error:
            log.debug("a hand in channel %d is gone: %s", post.channel, error)

    async def _send(self, hand: Hand, old: Post | None, board_message: int | None) -> None:
        """Open a direct message for a round, and remove the one of the round before."""
        table, member = hand.board.id, hand.member
        if self._clock() < self._broken_until:
            self._skip(table, member)
            return
        view = hand_message(hand, words_for(hand.locale), board_message)
        async with self._gate:
            try:
                channel = await self._client.create_dm(discord.Object(member))
                message = await channel.send(view=view)
            except discord.Forbidden as error:
                await self._refused(table, member, error)
                return
            except FAILURES as error:
                log.warning("a hand could not be sent: %s", error)
                self._skip(table, member)
                return
            if self._pause:
                await asyncio.sleep(self._pause)
        self._shown[table, member] = text_of(view)
        self._skipped.get(table, set()).discard(member)
        await self._posts.keep(table, HAND, Post(channel.id, message.id, self._clock(), round_of(hand)), member)
        if old is not None and old.message is not None:
            await remove(self._client, old.channel, old.message)

    async def _refused(self, table: int, member: int, error: discord.Forbidden) -> None:
        """Remember a refusal: for the match where it is the member's, for a while where it is Discord's."""
        log.info("no direct message to member %d (%d)", member, error.code)
        if error.code == OPENING_TOO_FAST:
            self._broken_until = self._clock() + BREAK
            self._skip(table, member)
            return
        await self._posts.keep(table, HAND, Post(0, None, self._clock()), member)
        self._tell_refused(table)

    def _skip(self, table: int, member: int) -> None:
        there = self._skipped.setdefault(table, set())
        if member not in there:
            there.add(member)
            self._tell_refused(table)

    async def _see_off(self, table: int, member: int, post: Post) -> None:
        """Take the cards out of the message of somebody who has left the table."""
        if post.message is not None:
            await self._edit(post, gone_message(words_for("en-US")))
        self._shown.pop((table, member), None)
        await self._posts.drop(table, HAND, member)
