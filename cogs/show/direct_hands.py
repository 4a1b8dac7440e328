"""Hands by direct message: one a match, kept at the latest state."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.ops.deadlines import Clock
from bot.tables.posts import HAND, Post, Posts
from bot.tables.table import Status
from bot.tables.views import Hand
from cogs.render.hand import gone_message, hand_message, moved_message, round_of
from cogs.render.parts import Layout
from cogs.render.words import words_for
from cogs.show.conflation import TryLater
from cogs.show.deferral import Lags, chooses, hand_may_lag
from cogs.show.fallback import Fallback, is_final, report
from cogs.show.letters import Letters
from cogs.show.messenger import Messenger, look_of
from cogs.show.opening import DoorWaits
from cogs.show.together import Rests, together

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""A message of so many seconds is sent anew when it changes: Discord slows edits of messages older than an hour."""
LOST = -1
"""What a message shows, instead of a round, that cannot be edited any more."""
AT_THE_BOARD = 60.0
"""Seconds for which whoever has played on the board or under *My hand* is taken to be there."""
CHOICE = 6.0
"""Seconds for which they may choose there before the direct message shows the choice too: mostly they have, by then."""
SOON = 3.0
"""Where a door is opened within so many seconds, nobody is told to look elsewhere."""


def _wants(hand: Hand) -> bool:
    """Return whether a member wants their hands by direct message: the one place that decides it."""
    return hand.direct


class DirectHands:
    """Sends hands by direct message, and edits them. A closed door is tried once a match."""

    def __init__(
        self,
        messenger: Messenger,
        posts: Posts,
        letters: Letters,
        fallback: Fallback,
        clock: Clock,
        lag: float,
        refused: Callable[[int], None],
    ) -> None:
        """Make it.

        Args:
            messenger: asks Discord.
            posts: where the messages are.
            letters: sends new ones.
            fallback: what they show where Discord refuses what was meant.
            clock: tells the time.
            lag: the most seconds that a hand is behind whose owner plays from the board.
            refused: called with a table where somebody cannot be reached, or can be again.
        """
        self._messenger = messenger
        self._posts = posts
        self._letters = letters
        self._fallback = fallback
        self._clock = clock
        self._tell_refused = refused
        self._shown: dict[tuple[int, int], bytes] = {}
        self._lag = lag
        self._lags = Lags()
        self._rests = Rests()
        self._asking: set[tuple[int, int]] = set()
        """Hands that show something to choose."""
        self._watched: set[tuple[int, int]] = set()
        """Hands whose owner played the last forced card from there."""
        self._played_from: set[tuple[int, int]] = set()
        """Hands whose owner played last from there, whatever it was."""
        self._elsewhere: dict[tuple[int, int], float] = {}
        """When an owner played last from the board or from the hand beside it, in seconds since 1970."""
        self._skipped: dict[int, set[int]] = {}
        self._sending: dict[tuple[int, int], bytes] = {}
        """Hands that are on their way, and what they should show by now."""

    def unreached(self, table: int, posts: Mapping[tuple[str, int], Post]) -> set[int]:
        """Return the members of a table who have no direct message with their hand. `posts` are its messages."""
        closed = {member for (kind, member), post in posts.items() if kind == HAND and post.message is None}
        return closed | self._skipped.get(table, set())

    async def show(
        self, table: int, hands: list[Hand], board_message: int | None, *, silent: bool, beside: Collection[int] = ()
    ) -> float | None:
        """Bring the messages that are there to the latest state, all at the same time.

        Args:
            table: the table.
            hands: all its members' hands.
            board_message: the id of its board.
            silent: whether the bot may not write on the board.
            beside: the members who have another message that shows the hand as it is.

        Returns:
            Seconds until the first of those is to be looked at again that may be behind, or could not be edited now;
            None where none is.
        """
        posts = await self._posts.all(table, HAND)
        jobs = []
        for hand in hands:
            key, post = (table, hand.member), posts.pop(hand.member, None)
            view = hand_message(hand, words_for(hand.locale), board_message, silent=silent)
            if key in self._sending:
                self._sending[key] = look_of(view)
            if post is None or post.message is None or hand.board.status is Status.LOBBY or post.shows == LOST:
                continue
            if not _wants(hand):
                jobs.append(self._try(key, self._move(hand, post)))
                continue
            if self._is_sent_anew(hand, post, look_of(view)) and hand.member not in self._skipped.get(table, ()):
                continue
            jobs.append(self._try(key, self._bring(hand, post, view, silent=silent, beside=hand.member in beside)))
        for member, post in posts.items():
            jobs.append(self._try((table, member), self._see_off(table, member, post)))
        return await together(jobs)

    async def _try(self, key: tuple[int, int], job: Coroutine[Any, Any, float | None]) -> float | None:
        """Do something for one member; what fails is left alone for a while, whose seconds are returned."""
        left = self._rests.left(key)
        if left:
            job.close()
            return left
        try:
            waits = await job
        except TryLater as later:
            return self._rests.failed(key, later)
        self._rests.over(key)
        return waits

    async def _bring(self, hand: Hand, post: Post, view: Layout, *, silent: bool, beside: bool) -> float | None:
        """Show a hand where it is, or return for how many seconds it may be behind."""
        left = self._may_lag(hand, look_of(view), silent=silent, beside=beside)
        if left:
            return left
        await self._update(hand, post, view)
        self._note(hand)
        return None

    def played(self, table: int, member: int, *, there: bool) -> None:
        """Note whether somebody plays from the direct message. A lead tells nothing: the board takes none."""
        key = (table, member)
        if not there:
            self._watched.discard(key)
            self._played_from.discard(key)
            self._elsewhere[key] = self._clock()
            return
        self._played_from.add(key)
        if key not in self._asking:
            self._watched.add(key)

    async def send(self, hands: list[Hand], board_message: int | None, *, silent: bool) -> float | None:
        """Send hands to those who have none yet in this match, or one that cannot be edited any more; all together.

        Returns:
            Seconds until those are to be tried again that could not be sent now, None where all could.
        """
        jobs = []
        for hand in hands:
            table, member = hand.board.id, hand.member
            if not _begun(hand) or not _wants(hand):
                continue
            post = await self._posts.get(table, HAND, member)
            view = hand_message(hand, words_for(hand.locale), board_message, silent=silent)
            if post is None or self._is_sent_anew(hand, post, look_of(view)):
                jobs.append(self._try((table, member), self._send(hand, post, view)))
        if jobs:
            await self._letters.look_up([hand.member for hand in hands])
        return await together(jobs)

    async def forget(self, table: int) -> None:
        """Forget a closed table."""
        self._skipped.pop(table, None)
        for key in [each for each in self._shown if each[0] == table]:
            del self._shown[key]
        for keys in (self._asking, self._watched, self._played_from):
            keys.difference_update([each for each in keys if each[0] == table])
        for key in [each for each in self._elsewhere if each[0] == table]:
            del self._elsewhere[key]
            self._lags.over(key)
            self._lags.over(("choice", *key))
        self._rests.forget(table)
        self._letters.forget(table)

    async def answered(self, hand: Hand, message: int, view: discord.ui.LayoutView) -> None:
        """Note that a click on a message was answered with a hand; it stays until the hand looks different."""
        post = await self._posts.get(hand.board.id, HAND, hand.member)
        if post is not None and post.message == message:
            self._shown[hand.board.id, hand.member] = look_of(view)
            self._rests.over((hand.board.id, hand.member))
            self._note(hand)

    def _is_sent_anew(self, hand: Hand, post: Post, look: bytes) -> bool:
        """Return whether a hand's message is to be replaced by a new one: it cannot be edited any more, or slowly."""
        if post.message is None or not _begun(hand):
            return False
        key = (hand.board.id, hand.member)
        old = self._clock() - post.posted_at > OLD
        return post.shows == LOST or (old and self._shown.get(key) not in (None, look))

    def _may_lag(self, hand: Hand, look: bytes, *, silent: bool, beside: bool) -> float:
        """Return for how many seconds a hand may be behind, 0.0 where it is not or where somebody may wait for it."""
        key = (hand.board.id, hand.member)
        if self._shown.get(key) in (None, look) or silent or key in self._asking or key in self._watched:
            return 0.0
        beside, choice = beside and key not in self._played_from, ("choice", *key)
        if not chooses(hand):
            self._lags.over(choice)
        if hand_may_lag(hand, self._clock(), beside=beside):
            return self._lags.left(key, self._lag)
        if chooses(hand) and self._clock() - self._elsewhere.get(key, 0.0) < AT_THE_BOARD:
            return self._lags.left(choice, min(CHOICE, self._lag))
        return 0.0

    def _note(self, hand: Hand) -> None:
        """Note that a hand is shown as it is."""
        key = (hand.board.id, hand.member)
        self._lags.over(key)
        if chooses(hand):
            self._asking.add(key)
        else:
            self._asking.discard(key)

    async def _update(self, hand: Hand, post: Post, view: Layout) -> None:
        """Show a hand where it is; where that cannot be any more, it is sent anew, or the door is closed."""
        assert post.message is not None
        table, member = hand.board.id, hand.member
        if self._shown.get((table, member)) == look_of(view):
            return
        try:
            there = await self._edit(post, (table, member), view, urgent=chooses(hand) or hand.acting)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._close(table, member, error)
            return
        if there:
            self._shown[table, member] = look_of(view)
        else:
            await self._posts.keep(table, HAND, replace(post, shows=LOST), member)

    async def _edit(self, post: Post, key: tuple[int, int], view: Layout, *, urgent: bool) -> bool | None:
        """Show something else in a message; return whether that can be. What Discord takes in no form is given up."""
        message = post.message
        assert message is not None
        try:
            return await self._fallback.send(
                ("hand", *key), view, lambda form: self._messenger.edit(post.channel, message, form, urgent=urgent)
            )
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "a hand")
            return True

    async def _move(self, hand: Hand, post: Post) -> None:
        """Say where the hand of a member is who wants it under *My hand* from now on."""
        key = hand.board.id, hand.member
        view = moved_message(hand, words_for(hand.locale))
        with suppress(discord.Forbidden, discord.NotFound):
            await self._edit(post, key, view, urgent=False)
        self._shown.pop(key, None)
        for keys in (self._asking, self._watched, self._played_from):
            keys.discard(key)
        await self._posts.drop(hand.board.id, HAND, hand.member)

    async def _send(self, hand: Hand, old: Post | None, view: Layout) -> float | None:
        """Send a hand, and remove the message that it replaces; the first one of a match may be heard.

        Returns:
            Seconds until it can be tried, where the member's door has to wait.

        Raises:
            TryLater: this could not be done now.
        """
        table, member = key = hand.board.id, hand.member
        self._sending[key] = look_of(view)
        try:
            message, says = await self._letters.send(
                (*key, round_of(hand)), view, silent=old is not None, known=None if old is None else old.channel
            )
        except DoorWaits as door:
            if door.seconds > SOON:
                self._skip(table, member)
            return door.seconds
        except TryLater:
            self._skip(table, member)
            raise
        except discord.HTTPException as error:
            await self._close(table, member, error)
            return None
        finally:
            by_now = self._sending.pop(key)
        self._shown[key] = says
        self._note(hand)
        await self._posts.keep(table, HAND, Post(message.channel.id, message.id, self._clock(), round_of(hand)), member)
        if member in self._skipped.get(table, set()) or says != by_now:
            self._skipped.get(table, set()).discard(member)
            self._tell_refused(table)
        if old is not None:
            await self._remove(old)
        return None

    async def _remove(self, old: Post) -> None:
        """Remove a message, where Discord does that now: nothing depends on it."""
        if old.message is not None:
            with suppress(TryLater):
                await self._messenger.remove(old.channel, old.message)

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


def _begun(hand: Hand) -> bool:
    """Return whether a hand's round has begun: there are cards, or something to decide before they come."""
    return hand.board.status is Status.PLAYING and bool(hand.view.hand or hand.preparing)
