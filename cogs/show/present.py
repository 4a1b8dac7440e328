"""What a table is at the moment of a click: read once, and shown wherever the click is answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.refusals import NotSeated
from bot.tables.commands import Tables
from bot.tables.posts import BOARD, HAND, Post, Posts
from bot.tables.views import Board, Hand


@dataclass(frozen=True, slots=True)
class Present:
    """A table as everybody sees it, as one member sees it, and where its messages are."""

    board: Board
    hand: Hand | None
    """The member's hand, None where they do not sit there or where nobody has asked for it."""
    posts: Mapping[tuple[str, int], Post]
    """By kind and member; 0 stands for public messages."""

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
        post = self.posts.get((BOARD, 0))
        return None if post is None else post.message

    def direct_message(self, member: int) -> int | None:
        """Return the id of the direct message that shows a member their hand."""
        post = self.posts.get((HAND, member))
        return None if post is None else post.message


class Presents:
    """Reads what clicks show."""

    def __init__(self, tables: Tables, posts: Posts) -> None:
        """Read from these."""
        self._tables = tables
        self._posts = posts

    async def of_table(self, table: int) -> Present:
        """Return a table for somebody who is shown its board alone."""
        posts = await self._posts.everything(table)
        return Present(await self._tables.board(table), None, posts)

    async def of_member(self, table: int, member: int) -> Present:
        """Return a table for somebody who is shown their hand, too. The hand is None where they do not sit there."""
        posts = await self._posts.everything(table)
        try:
            hand = await self._tables.hand(table, member)
        except NotSeated:
            return Present(await self._tables.board(table), None, posts)
        return Present(hand.board, hand, posts)

    async def of_hand(self, hand: Hand) -> Present:
        """Return the table of a hand that was read already."""
        return Present(hand.board, hand, await self._posts.everything(hand.board.id))
