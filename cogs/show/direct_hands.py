"""Hands by direct message: one a match, kept at the latest state."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

import discord

from bot.tables.model.table import Status
from bot.tables.service.posts import HAND, Post, TablePosts
from bot.tables.views import Board, Hand
from cogs.render.hand import gone_message, hand_message, moved_message
from cogs.render.parts import Layout
from cogs.show.attention import Attention
from cogs.show.common import Common
from cogs.show.conflation import Rest, TryLater, together
from cogs.show.deferral import chooses
from cogs.show.fallback import is_final, report
from cogs.show.messenger import look_of
from cogs.show.opening import DoorWaits
from cogs.show.schedule import BOARD

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""Seconds after which a message is sent anew when it changes: Discord slows edits of messages older than an hour."""
LOST = -1
"""What a message shows, instead of a round, that cannot be edited any more."""
ANSWERED = 1.5
"""Seconds after which a click has been answered that another process answers."""
SOON = 3.0
"""If a door is opened within this many seconds, nobody is told to look elsewhere."""


@dataclass(slots=True)
class _Direct:
    """What is known of one member's direct message at one table."""

    look: bytes | None = None
    """How it looks (`look_of`), None where that is not known."""
    sending: bytes | None = None
    """How it should look by now, while it is on its way."""
    lost: bool = False
    """Whether it has just turned out that it cannot be edited any more."""
    skipped: bool = False
    """Whether it has to wait, so that the member is told to look elsewhere."""
    first: bool = False
    """Whether it is the first that the bot has ever written to the member."""
    attention: Attention = field(default_factory=Attention)
    rest: Rest = field(default_factory=Rest)


class DirectHands:
    """Sends hands by direct message, and edits them. A closed door is tried once a match."""

    def __init__(self, common: Common) -> None:
        """Begin with nothing sent."""
        self._common = common
        self._tables: dict[int, dict[int, _Direct]] = {}
        """By table and member."""

    def unreached(self, table: int, posts: TablePosts) -> tuple[frozenset[int], frozenset[int]]:
        """Return a table's members without a direct message, and those who have their first. `posts` are its own."""
        closed = {member for (kind, member), post in posts.items() if kind == HAND and post.message is None}
        directs = self._tables.get(table, {}).items()
        closed |= {member for member, direct in directs if direct.skipped}
        return frozenset(closed), frozenset(member for member, direct in directs if direct.first) - closed

    async def show(
        self,
        board: Board,
        hands: list[Hand],
        posts: TablePosts,
        board_message: int | None,
        *,
        silent: bool,
        beside: Collection[int] = (),
    ) -> float | None:
        """Bring the messages that are there to the latest state, all at the same time.

        Args:
            board: the table.
            hands: all its members' hands.
            posts: where its messages are.
            board_message: the id of its board.
            silent: whether the bot may not write on the board.
            beside: the members who have another message that shows the hand as it is.

        Returns:
            Seconds until the first of those is to be looked at again that may be behind, or could not be edited now;
            None where none is.
        """
        table = board.id
        others = {member: post for (kind, member), post in posts.items() if kind == HAND}
        jobs, waits = [], []
        for hand in hands:
            direct, post = self._of(table, hand.member), others.pop(hand.member, None)
            is_there = post is not None and post.message is not None and post.shows != LOST
            if direct.sending is None and not is_there:
                continue
            left = 0.0 if post is None or silent else self._may_stay_behind(hand, direct, beside=hand.member in beside)
            if left:
                waits.append(left)
                continue
            view = hand_message(hand, self._common.readers.of_hand(hand), board_message, silent=silent)
            look = look_of(view)
            if direct.sending is not None:
                direct.sending = look
            if post is None or not is_there or hand.board.status is Status.LOBBY:
                continue
            key = (table, hand.member)
            if not hand.direct:
                jobs.append(direct.rest.after(key, self._move(hand, post, direct)))
            elif direct.skipped or not self._is_sent_anew(hand, post, direct, look):
                jobs.append(direct.rest.after(key, self._bring(hand, post, direct, view, look)))
        for member, post in others.items():
            gone = self._see_off(board, member, post)
            jobs.append(self._of(table, member).rest.after((table, member), gone))
        again = await together(jobs)
        return min([*waits, *([] if again is None else [again])], default=None)

    async def send(
        self, hands: list[Hand], posts: TablePosts, board_message: int | None, *, silent: bool
    ) -> float | None:
        """Send hands to those who have none yet in this match, or one that cannot be edited any more; all together.

        Returns:
            Seconds until those are to be tried again that could not be sent now, None where all could.
        """
        jobs = []
        for hand in self._to_be_sent(hands, posts):
            table = hand.board.id
            direct, post = self._of(table, hand.member), posts.get((HAND, hand.member))
            view = hand_message(hand, self._common.readers.of_hand(hand), board_message, silent=silent)
            if post is None or self._is_sent_anew(hand, post, direct, look_of(view)):
                jobs.append(direct.rest.after((table, hand.member), self._send(hand, post, direct, view)))
        if jobs:
            await self._common.letters.look_up([hand.member for hand in hands])
        return await together(jobs)

    def has_to_send(self, hands: list[Hand], posts: TablePosts) -> bool:
        """Return whether `send` may have something to do. `posts`: where the messages were before they were shown."""
        lost = any(self._of(hand.board.id, hand.member).lost for hand in hands)
        return lost or any(self._to_be_sent(hands, posts))

    def played(self, table: int, member: int, *, there: bool) -> None:
        """Note that a member has played. `there`: from the direct message."""
        self._of(table, member).attention.played(self._common.clock(), there=there)

    def played_elsewhere(self, table: int, member: int) -> None:
        """Note that another process answers a member who has played from the direct message.

        Nobody knows how it looks then. It is edited once that answer has arrived, so that the two do not meet.
        """
        direct = self._of(table, member)
        direct.attention.played(self._common.clock(), there=True)
        direct.look = None
        direct.rest.for_now(ANSWERED)

    def answered(self, hand: Hand, look: bytes) -> None:
        """Note that a click on a message was answered with a hand; it stays until the hand looks different."""
        direct = self._of(hand.board.id, hand.member)
        direct.look = look
        direct.rest.over()
        direct.attention.shown(hand)

    def not_answered(self, hand: Hand) -> None:
        """Note that Discord did not take that answer, or that nobody knows whether it did."""
        self._of(hand.board.id, hand.member).look = None

    def forget(self, table: int) -> None:
        """Forget a closed table."""
        self._tables.pop(table, None)
        self._common.letters.forget(table)

    def _of(self, table: int, member: int) -> _Direct:
        return self._tables.setdefault(table, {}).setdefault(member, _Direct())

    def _to_be_sent(self, hands: list[Hand], posts: TablePosts) -> Iterator[Hand]:
        for hand in hands:
            post = posts.get((HAND, hand.member))
            if _begun(hand) and hand.direct and (post is None or self._may_be_sent_anew(hand, post)):
                yield hand

    def _may_be_sent_anew(self, hand: Hand, post: Post) -> bool:
        """Return whether a message cannot be edited any more, or slowly, so that its next change is a new message."""
        if post.message is None or not _begun(hand):
            return False
        return post.shows == LOST or self._common.clock() - post.posted_at > OLD

    def _is_sent_anew(self, hand: Hand, post: Post, direct: _Direct, look: bytes) -> bool:
        """Return whether a hand's message is to be replaced by a new one now."""
        changed = post.shows == LOST or direct.look not in (None, look)
        return changed and self._may_be_sent_anew(hand, post)

    def _may_stay_behind(self, hand: Hand, direct: _Direct, *, beside: bool) -> float:
        """Return for how many seconds a message that is there may be behind, so that it need not even be drawn.

        Whether it is behind is not looked at: while its owner plays elsewhere, it nearly always is.
        """
        known = direct.look is not None and direct.sending is None
        if not known or not hand.direct or hand.board.status is Status.LOBBY:
            return 0.0
        return direct.attention.may_defer(hand, self._common.clock(), self._common.pauses.hand_deferral, beside=beside)

    async def _bring(self, hand: Hand, post: Post, direct: _Direct, view: Layout, look: bytes) -> None:
        """Show a hand where it is."""
        if direct.look != look:
            await self._update(hand, post, direct, view, look)
        direct.attention.shown(hand)

    async def _update(self, hand: Hand, post: Post, direct: _Direct, view: Layout, look: bytes) -> None:
        """Show a hand where it is; where that cannot be any more, it is sent anew, or the door is closed."""
        table, member = hand.board.id, hand.member
        try:
            there = await self._edit(post, (table, member), view, urgent=chooses(hand) or hand.acting)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._close(table, member, direct, error)
            return
        if there:
            direct.look = look
        else:
            direct.lost = True
            await self._common.posts.keep(table, HAND, replace(post, shows=LOST), member)

    async def _edit(self, post: Post, key: tuple[int, int], view: Layout, *, urgent: bool) -> bool | None:
        """Show something else in a message; return whether that can be. What Discord takes in no form is given up."""
        message = post.message
        assert message is not None
        try:
            return await self._common.fallback.send(
                ("hand", *key),
                view,
                lambda form: self._common.messenger.edit(post.channel, message, form, urgent=urgent),
            )
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "a hand")
            return True

    async def _move(self, hand: Hand, post: Post, direct: _Direct) -> None:
        """Say that a hand is under *My hand* from now on, for a member who wants it there."""
        view = moved_message(hand, self._common.readers.of_hand(hand))
        with suppress(discord.Forbidden, discord.NotFound):
            await self._edit(post, (hand.board.id, hand.member), view, urgent=False)
        direct.look = None
        direct.attention.moved()
        await self._common.posts.drop(hand.board.id, HAND, hand.member)

    async def _send(self, hand: Hand, old: Post | None, direct: _Direct, view: Layout) -> float | None:
        """Send a hand, and remove the message that it replaces; the first one of a match may be heard.

        Returns:
            Seconds until it can be tried, where the member's door has to wait.

        Raises:
            TryLater: this could not be done now.
        """
        table, member = hand.board.id, hand.member
        key, by_now = (table, member, hand.board.round), look_of(view)
        direct.sending, direct.lost = by_now, False
        direct.first = direct.first or self._common.letters.is_stranger(member)
        try:
            message, says = await self._common.letters.send(
                key, view, silent=old is not None, known=None if old is None else old.channel
            )
        except DoorWaits as door:
            if door.seconds > SOON:
                self._skip(table, direct)
            return door.seconds
        except TryLater:
            self._skip(table, direct)
            raise
        except discord.HTTPException as error:
            await self._close(table, member, direct, error)
            return None
        finally:
            by_now, direct.sending = direct.sending, None
        direct.look = says
        direct.attention.shown(hand)
        await self._common.posts.keep(
            table, HAND, Post(message.channel.id, message.id, self._common.clock(), hand.board.round), member
        )
        if direct.skipped or direct.first or says != by_now:
            direct.skipped = False
            self._common.schedule.mark(BOARD, table)
        if old is not None:
            await self._remove(old)
        return None

    async def _remove(self, old: Post) -> None:
        """Remove a message, where Discord does that now: nothing depends on it."""
        if old.message is not None:
            with suppress(TryLater):
                await self._common.messenger.remove(old.channel, old.message)

    async def _close(self, table: int, member: int, direct: _Direct, error: discord.HTTPException) -> None:
        log.info("no direct message to member %d (%d)", member, error.code)
        direct.look = None
        await self._common.posts.keep(table, HAND, Post(0, None, self._common.clock()), member)
        self._common.schedule.mark(BOARD, table)

    def _skip(self, table: int, direct: _Direct) -> None:
        if not direct.skipped:
            direct.skipped = True
            self._common.schedule.mark(BOARD, table)

    async def _see_off(self, board: Board, member: int, post: Post) -> None:
        """Take the cards out of the message of somebody who has left the table."""
        table, words = board.id, await self._common.readers.of_member_at(board, member)
        if post.message is not None:
            try:
                await self._common.messenger.edit(post.channel, post.message, gone_message(words))
            except discord.HTTPException as error:
                log.debug("the hand of member %d is gone: %s", member, error)
        self._of(table, member).look = None
        await self._common.posts.drop(table, HAND, member)


def _begun(hand: Hand) -> bool:
    """Return whether a hand's round has begun: there are cards, or something to decide before they come."""
    if hand.board.status is not Status.PLAYING:
        return False
    return hand.preparing or bool(hand.view.hand)
