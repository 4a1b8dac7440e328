"""Hands by direct message: a new one each round, kept at the latest state, at a gentle pace for the whole bot."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress

import discord

from bot.deadlines import Clock
from bot.posts import HAND, Post, Posts
from bot.tables.state import Status
from bot.tables.views import Hand
from cogs.conflation import Growing, TryLater
from cogs.lag import Lags, chooses, hand_may_lag
from cogs.messages import Messenger, look_of
from cogs.render.hand import gone_message, hand_message, round_of
from cogs.render.parts import Layout
from cogs.words import words_for

log = logging.getLogger(__name__)

OPENING_TOO_FAST = 40003
"""Discord finds that direct messages are opened too fast."""
BREAK = 10 * 60.0
"""Seconds without new direct messages after that."""


class DirectHands:
    """Sends hands by direct message, and edits them. A closed door is tried once a match."""

    def __init__(
        self,
        messenger: Messenger,
        posts: Posts,
        clock: Clock,
        pause: float,
        lag: float,
        refused: Callable[[int], None],
    ) -> None:
        """Make it.

        Args:
            messenger: asks Discord.
            posts: where the messages are.
            clock: tells the time.
            pause: seconds between two new direct messages of the whole bot.
            lag: the most seconds that a hand is behind whose owner plays from the board.
            refused: called with a table where somebody cannot be reached, or can be again.
        """
        self._messenger = messenger
        self._posts = posts
        self._clock = clock
        self._pause = pause
        self._tell_refused = refused
        self._shown: dict[tuple[int, int], bytes] = {}
        self._lag = lag
        self._lags = Lags()
        self._asking: set[tuple[int, int]] = set()
        """Hands that show something to choose."""
        self._watched: set[tuple[int, int]] = set()
        """Hands whose owner played his last forced card from there."""
        self._skipped: dict[int, set[int]] = {}
        self._gate = asyncio.Lock()
        self._broken_until = 0.0
        self._growing = Growing()
        self._tried: dict[tuple[int, int, int], tuple[str, bytes]] = {}
        """By table, member and round: the nonce of a message that may have arrived, and what it says."""

    def unreached(self, table: int, posts: Mapping[tuple[str, int], Post]) -> set[int]:
        """Return the members of a table who have no direct message with their hand. `posts` are its messages."""
        closed = {member for (kind, member), post in posts.items() if kind == HAND and post.message is None}
        return closed | self._skipped.get(table, set())

    async def show(self, table: int, hands: list[Hand], board_message: int | None, *, silent: bool) -> float | None:
        """Bring the messages that are there to the latest state. `silent`: whether the bot may not write on the board.

        Returns:
            Seconds until the first of those is to be brought up to date that may be behind, None where none is.

        Raises:
            TryLater: some of them could not be edited now.
        """
        posts = await self._posts.all(table, HAND)
        failed: TryLater | None = None
        waits: float | None = None
        for hand in hands:
            post = posts.pop(hand.member, None)
            if post is not None and post.message is not None and hand.board.status is not Status.LOBBY:
                if self._is_sent_anew(hand, post) and hand.member not in self._skipped.get(table, ()):
                    continue
                view = hand_message(hand, words_for(hand.locale), board_message, silent=silent)
                left = self._may_lag(hand, look_of(view), silent=silent)
                if left:
                    waits = left if waits is None else min(waits, left)
                    continue
                try:
                    await self._update(table, hand.member, post, view)
                except TryLater as later:
                    failed = later
                else:
                    self._note(hand)
        for member, post in posts.items():
            try:
                await self._see_off(table, member, post)
            except TryLater as later:
                failed = later
        if failed is not None:
            raise failed
        return waits

    def played(self, table: int, member: int, *, there: bool) -> None:
        """Note whether somebody plays from the direct message. A lead tells nothing: the board takes none."""
        key = (table, member)
        if not there:
            self._watched.discard(key)
        elif key not in self._asking:
            self._watched.add(key)

    async def send(self, hands: list[Hand], board_message: int | None, *, silent: bool) -> None:
        """Send the hands of a new round to those who have none yet.

        Raises:
            TryLater: somebody could not be sent one now.
        """
        failed: TryLater | None = None
        for hand in hands:
            if hand.board.status is Status.PLAYING and (hand.view.hand or hand.preparing):
                post = await self._posts.get(hand.board.id, HAND, hand.member)
                if post is None or self._is_sent_anew(hand, post):
                    view = hand_message(hand, words_for(hand.locale), board_message, silent=silent)
                    try:
                        await self._send(hand, post, view)
                    except TryLater as later:
                        self._skip(hand.board.id, hand.member)
                        failed = later
        if failed is not None:
            raise failed

    async def forget(self, table: int) -> None:
        """Forget a closed table."""
        self._skipped.pop(table, None)
        for key in [each for each in self._shown if each[0] == table]:
            del self._shown[key]
        for keys in (self._asking, self._watched):
            keys.difference_update([each for each in keys if each[0] == table])
        for tried in [each for each in self._tried if each[0] == table]:
            del self._tried[tried]

    async def answered(self, hand: Hand, message: int, view: discord.ui.LayoutView) -> None:
        """Note that a click on a message was answered with a hand; it stays until the hand looks different."""
        post = await self._posts.get(hand.board.id, HAND, hand.member)
        if post is not None and post.message == message:
            self._shown[hand.board.id, hand.member] = look_of(view)
            self._note(hand)

    def _is_sent_anew(self, hand: Hand, post: Post) -> bool:
        """Return whether a hand's message is to be replaced by one of the round that has begun."""
        begun = hand.board.status is Status.PLAYING and bool(hand.view.hand or hand.preparing)
        return begun and post.message is not None and post.shows < round_of(hand)

    def _may_lag(self, hand: Hand, look: bytes, *, silent: bool) -> float:
        """Return for how many seconds a hand may be behind, 0.0 where it is not or where somebody may wait for it."""
        key = (hand.board.id, hand.member)
        if self._shown.get(key) in (None, look) or silent or key in self._asking or key in self._watched:
            return 0.0
        return self._lags.left(key, self._lag) if hand_may_lag(hand) else 0.0

    def _note(self, hand: Hand) -> None:
        """Note that a hand is shown as it is."""
        key = (hand.board.id, hand.member)
        self._lags.over(key)
        if chooses(hand):
            self._asking.add(key)
        else:
            self._asking.discard(key)

    async def _update(self, table: int, member: int, post: Post, view: Layout) -> None:
        """Show a hand where it is; where that cannot be any more, it is sent anew, or the door is closed."""
        assert post.message is not None
        if self._shown.get((table, member)) == look_of(view):
            return
        try:
            there = await self._messenger.edit(post.channel, post.message, view)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._close(table, member, error)
            return
        if there:
            self._shown[table, member] = look_of(view)
        else:
            await self._posts.drop(table, HAND, member)
            await self._remove(post)

    async def _send(self, hand: Hand, old: Post | None, view: Layout) -> None:
        """Open a direct message for a round, and remove the one of the round before.

        Raises:
            TryLater: this could not be done now.
        """
        table, member = hand.board.id, hand.member
        key, look = (table, member, round_of(hand)), look_of(view)
        async with self._gate:
            left = self._broken_until - self._clock()
            if left > 0:
                raise TryLater(left)
            # What failed may have arrived: its nonce keeps it from being two.
            nonce, says = self._tried.setdefault(key, (str(secrets.randbits(64)), look))
            try:
                async with self._messenger.patience():
                    client = self._messenger.client
                    channel: discord.abc.Messageable = (
                        await client.create_dm(discord.Object(member))
                        if old is None
                        else client.get_partial_messageable(old.channel)
                    )
                    message = await channel.send(view=view, nonce=nonce)
            except discord.HTTPException as error:
                del self._tried[key]
                await self._refused(table, member, error)
                return
            except TryLater as later:
                rest = self._growing.after(later)  # nobody else is sent one either
                self._broken_until = self._clock() + rest
                raise TryLater(rest) from later.__cause__
            if self._pause:
                await asyncio.sleep(self._pause)
        self._growing.over()
        del self._tried[key]
        self._shown[table, member] = says
        self._note(hand)
        await self._posts.keep(table, HAND, Post(message.channel.id, message.id, self._clock(), round_of(hand)), member)
        if member in self._skipped.get(table, set()) or says != look:
            self._skipped.get(table, set()).discard(member)
            self._tell_refused(table)
        if old is not None:
            await self._remove(old)

    async def _remove(self, old: Post) -> None:
        """Remove a message, where Discord does that now: nothing depends on it."""
        if old.message is not None:
            with suppress(TryLater):
                await self._messenger.remove(old.channel, old.message)

    async def _refused(self, table: int, member: int, error: discord.HTTPException) -> None:
        """Remember a refusal, whatever its status: for the match where it is the member's, else for a while."""
        if error.code == OPENING_TOO_FAST:
            log.info("direct messages are opened too fast; no new ones for %d s", BREAK)
            self._broken_until = self._clock() + BREAK
            raise TryLater(BREAK) from error
        await self._close(table, member, error)

    async def _close(self, table: int, member: int, error: discord.HTTPException) -> None:
        log.info("no direct message to member %d (%d)", member, error.code)
        self._shown.pop((table, member), None)
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
            try:
                await self._messenger.edit(post.channel, post.message, gone_message(words_for("en-US")))
            except discord.HTTPException as error:
                log.debug("the hand of member %d is gone: %s", member, error)
        self._shown.pop((table, member), None)
        await self._posts.drop(table, HAND, member)
