"""The public message of every table: posted, kept at the latest state, and posted anew where it is out of sight."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from bot.ops.logs import about
from bot.tables.service.posts import BOARD as BOARD_POST
from bot.tables.service.posts import Post, TablePosts
from bot.tables.views import Board
from cogs.render.board import board_message
from cogs.show.common import Common
from cogs.show.deferral import may_defer_board
from cogs.show.drawing import Drawing
from cogs.show.schedule import BOARD, BOARD_AGAIN
from cogs.show.screens import BURIED, Screen

log = logging.getLogger(__name__)

PLAIN_BUTTONS = 2
"""How many buttons a board keeps when it has to be shown plainly."""


class Boards:
    """Shows boards. Clicks on them are answered by `BoardClicks`."""

    def __init__(
        self, common: Common, unreached: Callable[[int, TablePosts], tuple[frozenset[int], frozenset[int]]]
    ) -> None:
        """Begin with no board shown.

        `unreached`: the members who have no direct message, and whose first it is, by a table and its posts.
        """
        self._common = common
        self._unreached = unreached

    # --- what happens around a board ---------------------------------------------------------------------------

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table's board that does not show the present yet."""
        screen = self._common.screens.get(table)
        watched = screen is not None and screen.is_watched(self._common.clock())
        return watched and not self._common.schedule.is_idle(BOARD, table)

    def pressed(self, table: int, *, here: bool) -> None:
        """Note that somebody has pressed or typed something about a table. `here`: in its channel."""
        screen = self._common.screens.get(table)
        if screen is None:
            return
        if here:
            screen.pressed_at = self._common.clock()
        if screen.asked_for():
            self._common.schedule.mark(BOARD, table)

    def watched(self, table: int) -> None:
        """Note that somebody has just opened a table, and looks at its board."""
        if self._common.tables.cache.keeps(table):
            self._common.screens.of(table).pressed_at = self._common.clock()

    def message_seen(self, channel: int, message: int) -> None:
        """Count a message that was posted in a channel."""
        screen = self._common.screens.in_channel(channel)
        if screen is None or message <= screen.message:
            return
        screen.newer += 1
        if screen.newer == BURIED + 1:
            self._common.schedule.mark(BOARD, screen.table)

    async def message_gone(self, channel: int, message: int) -> None:
        """Post a board anew that somebody deleted, unless that goes on and on."""
        screen = self._common.screens.in_channel(channel)
        if screen is not None and screen.message == message:
            await self._note_gone(screen)
            self._common.schedule.mark(BOARD, screen.table)

    # --- showing it --------------------------------------------------------------------------------------------

    async def show(self, board: Board, posts: TablePosts) -> float | None:
        """Bring a board to the latest state; its screen's lock is held.

        Returns:
            Seconds for which it may still be behind, None where it shows the present or is seen to otherwise.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        if board.has_lost_its_channel:
            return None
        screen = self._common.screens.of(board.id)
        post = posts.get((BOARD_POST, 0))
        if board.ending is not None and (post is None or str(board.ending) == "channel_gone"):
            await self._common.posts.drop(board.id, BOARD_POST)
            self.forget(board.id)
            return None
        self._common.screens.place(screen, board)
        screen.seen(posts)
        drawing = self.drawing(board, posts, by_itself=True)
        look, now, apart = drawing.look, self._common.clock(), self._common.pauses.apart
        if post is not None and not screen.is_stale(board, post, now, apart):
            soon = screen.is_buried_until(board, post, now, apart)
            if soon:
                self._common.schedule.mark(BOARD_AGAIN, board.id, soon)
            waits = self._deferred(board, screen, look)
            if waits:
                return waits
            edited = await self._edit(board, screen, post, drawing)
            if edited:
                return None
            if edited is None:  # somebody deleted it, and the gateway has not told so yet
                await self._note_gone(screen)
                post = None
        if post is not None or self._may_post(screen):
            await self._post(board, screen, post, drawing)
        return None

    def drawing(self, board: Board, posts: TablePosts, *, by_itself: bool = False) -> Drawing:
        """Return what a board looks like.

        Args:
            board: what it shows.
            posts: where the table's messages are.
            by_itself: whether nobody has pressed anything, so that the board, if it arrives at all, can be edited.
        """
        screen = self._common.screens.of(board.id)
        silent = bool(screen.refused - ({BOARD} if by_itself else set()))
        words, (unreached, first) = self._common.readers.of_table(board), self._unreached(board.id, posts)
        return Drawing(
            (board, words, unreached, first, silent),
            lambda: board_message(board, words, unreached, first, silent=silent),
            screen.drawn,
        )

    def answered(self, board: Board, drawing: Drawing) -> None:
        """Note that a click on the board was answered with it."""
        screen = self._common.screens.of(board.id)
        screen.drawn, screen.shown = drawing.drawn, drawing.look
        screen.behind.over()

    async def posted(self, board: Board, message: int, look: bytes) -> None:
        """Remember a board that was posted."""
        screen, now = self._common.screens.of(board.id), self._common.clock()
        screen.posted(board, message, look, now)
        self._common.screens.place(screen, board)
        await self._common.posts.keep(board.id, BOARD_POST, Post(board.channel, message, now))

    def remove(self, old: Post | None) -> None:
        """Have a board removed that another one has replaced."""
        if old is not None and old.message is not None:
            channel, message = old.channel, old.message
            self._common.schedule.once(
                ("old message", message), lambda: self._common.messenger.remove(channel, message)
            )

    def forget(self, table: int) -> None:
        """Forget a table that is closed and shown as such."""
        self._common.screens.forget(table)

    def _deferred(self, board: Board, screen: Screen, look: bytes) -> float | None:
        """Return how many seconds longer a board may be behind, None if it is to show the present now."""
        if look == screen.shown or screen.is_watched(self._common.clock()) or not may_defer_board(board):
            return None
        return screen.behind.left(self._common.pauses.board_deferral) or None

    async def _edit(self, board: Board, screen: Screen, post: Post, drawing: Drawing) -> bool | None:
        """Let a board show something else; return whether that can be, None where it is gone."""
        message = post.message
        assert message is not None
        if drawing.look != screen.shown:
            edited = await self._common.fallback.send(
                (BOARD, board.id),
                drawing.view,
                lambda form: self._common.messenger.edit(post.channel, message, form, urgent=True),
                buttons=PLAIN_BUTTONS,
            )
            if not edited:
                return edited
        screen.shows(board, message, drawing.look)
        screen.drawn = drawing.drawn
        await self._see_off(board)
        return True

    def _may_post(self, screen: Screen) -> bool:
        """Return whether a board that is not there may be posted now; where it may be later, it will."""
        waits = screen.waits_to_post(self._common.clock(), self._common.pauses.apart)
        if waits:
            self._common.schedule.mark(BOARD_AGAIN, screen.table, waits)
        return waits == 0.0

    async def _post(self, board: Board, screen: Screen, old: Post | None, drawing: Drawing) -> None:
        """Post a board anew, and remove the one that was there."""
        nonce = screen.nonce = screen.nonce or str(secrets.randbits(64))
        says = screen.posting = screen.posting or drawing.look
        message = await self._common.fallback.send(
            (BOARD, board.id),
            drawing.view,
            lambda form: self._common.messenger.send(
                board.channel, view=form, nonce=nonce, silent=True, guild=board.guild, urgent=True
            ),
            buttons=PLAIN_BUTTONS,
        )
        await self.posted(board, message.id, says)
        if says != drawing.look:  # a message that had arrived after all
            self._common.schedule.mark(BOARD, board.id)
        else:
            await self._see_off(board)
        self.remove(old)

    async def _note_gone(self, screen: Screen) -> None:
        await self._common.posts.drop(screen.table, BOARD_POST)
        screen.gone()
        if screen.waits_to_post(self._common.clock(), self._common.pauses.apart) is None:
            with about(screen.table):
                log.info("its board was deleted %d times in a row, and waits until somebody asks", screen.deleted)

    async def _see_off(self, board: Board) -> None:
        """Forget a table that is closed and shown as such."""
        if board.ending is not None:
            await self._common.posts.drop(board.id, BOARD_POST)
            self.forget(board.id)
