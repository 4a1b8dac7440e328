"""What a table is at the moment of a click: read once, and shown wherever the click is answered."""

from __future__ import annotations

from dataclasses import dataclass

from bot.refusals import NotSeated
from bot.tables.service.posts import BOARD, HAND, TablePosts
from bot.tables.views import Board, Hand
from cogs.show.common import Common


@dataclass(frozen=True, slots=True)
class Present:
    """A table as everybody sees it, as one member sees it, and where its messages are."""

    board: Board
    hand: Hand | None
    """The member's hand, None where they do not sit there or where nobody has asked for it."""
    posts: TablePosts

    def own_hand(self) -> Hand:
        """Return the member's hand.

        Raises:
            NotSeated: they do not sit at the table.
        """
        if self.hand is None:
            raise NotSeated
        return self.hand

    @property
    def board_message(self) -> int | None:
        """The id of the table's public message."""
        return board_message_of(self.posts)

    def direct_message(self, member: int) -> int | None:
        """Return the id of the direct message that shows a member their hand."""
        post = self.posts.get((HAND, member))
        return None if post is None else post.message


def board_message_of(posts: TablePosts) -> int | None:
    """Return the id of a table's public message."""
    post = posts.get((BOARD, 0))
    return None if post is None else post.message


class Presents:
    """Reads what clicks show."""

    def __init__(self, common: Common) -> None:
        """Read from these."""
        self._common = common

    async def of_table(self, table: int) -> Present:
        """Return a table for somebody who is shown its board alone.

        The places of its messages are those of the last time that the board was shown: when a member cannot be reached
        any more, the board is shown again.
        """
        screen = self._common.screens.get(table)
        posts = None if screen is None else screen.posts
        if posts is None:
            message = 0 if screen is None else screen.message
            posts = await self._common.posts.everything(table)
            if screen is not None and screen.message == message:
                screen.posts = posts
        return Present(await self._common.tables.queries.board(table), None, posts)

    async def of_member(self, table: int, member: int) -> Present:
        """Return a table for somebody who is shown their hand, too. The hand is None where they do not sit there."""
        posts = await self._common.posts.everything(table)
        try:
            hand = await self._common.tables.queries.hand(table, member)
        except NotSeated:
            return Present(await self._common.tables.queries.board(table), None, posts)
        return Present(hand.board, hand, posts)

    async def of_hand(self, hand: Hand) -> Present:
        """Return the table of a hand that was read already."""
        return Present(hand.board, hand, await self._common.posts.everything(hand.board.id))
