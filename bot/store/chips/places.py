"""Places in an order of members, in SQL: pages, and the rank of one.

Nothing here looks at all members of a server: their order is cut into blocks (`blocks.py`). A rank is the sum of the
blocks above and a count within one block; a page is found in the same way.

With an index alone, a page with the member's own rank takes four to nine times as long for 100,000 wallets as for
1,000; with blocks it takes at most a quarter longer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import sqlalchemy as sa

from bot.store.chips.blocks import BlockRepository
from bot.store.chips.order import HERE, LIMIT, LOW, OFFSET, Order, Scope, plain

P = TypeVar("P")

_FARTHEST = 2**62
"""No order is longer; a larger number is none for the database."""


class Page(NamedTuple, Generic[P]):
    """Members side by side."""

    number: int
    """From 0."""
    everybody: int
    """How many there are in the order."""
    places: list[P]


class Reading:
    """The statements that find pages and ranks of an order, made once."""

    def __init__(self, order: Order, shown: Callable[[sa.Subquery], sa.Select[Any]]) -> None:
        """Make them.

        Args:
            order: the order.
            shown: selects what is shown of some rows, from their scores and members.
        """
        self._order = order
        self._shown = shown
        blocks = order.blocks
        self.size = sa.select(sa.func.sum(blocks.c.members)).where(order.here(blocks))
        self.block_at = self._block_at()
        self.highest = self._page(sa.true())
        end = (
            sa.select(*plain(blocks.c[order.score], blocks.c.person))
            .where(order.here(blocks), order.place(blocks) > HERE)
            .order_by(*order.upwards(blocks))
            .limit(1)
            .scalar_subquery()
        )
        self.in_block = self._page(order.place(order.rows) < end)
        self.rank = sa.select(self._rank().label("rank"))

    def _block_at(self) -> sa.Select[Any]:
        """Select the block that a place lies in, with the number of members down to its end, and in all."""
        order, blocks = self._order, self._order.blocks
        upto = sa.func.sum(blocks.c.members).over(order_by=order.downwards(blocks))
        each = (
            sa.select(blocks.c[order.score].label("score"), blocks.c.person, blocks.c.members, upto.label("upto"))
            .where(order.here(blocks))
            .subquery()
        )
        everybody = self.size.scalar_subquery().label("everybody")
        here = sa.and_(each.c.upto > OFFSET, each.c.upto - each.c.members <= OFFSET)
        return sa.select(each, everybody).where(here).limit(1)  # there is one; a limit ends the search there

    def _page(self, which: sa.ColumnElement[bool]) -> sa.Select[Any]:
        """Select some rows in their order. What is shown of them is looked up for these alone."""
        order, rows = self._order, self._order.rows
        those = (
            sa.select(rows.c[order.score].label("score"), rows.c.person)
            .where(order.here(rows), rows.c[order.score].is_not(None), which)
            .order_by(*order.downwards(rows))
            .offset(OFFSET)
            .limit(LIMIT)
            .subquery()
        )
        return self._shown(those).order_by(those.c.score.desc(), those.c.person.desc())

    def _rank(self) -> sa.ColumnElement[int]:
        """Return the rank of a score: one more than the members who have a higher one.

        These are all members from the block on that the last with this score lies in, less those in it who have no
        higher one.
        """
        order = self._order
        block, counted, other = order.blocks.alias("block"), order.blocks.alias("counted"), order.rows.alias("other")
        lowest = (
            sa.select(*plain(block.c[order.score], block.c.person))
            .where(order.here(block), block.c[order.score] <= LOW)
            .order_by(*order.downwards(block))
            .limit(1)
            .scalar_subquery()
        )
        there = sa.select(sa.func.sum(counted.c.members)).where(order.here(counted), order.place(counted) >= lowest)
        no_higher = (
            sa.select(sa.func.count())
            .select_from(other)
            .where(order.here(other), order.place(other) >= lowest, other.c[order.score] <= LOW)
        )
        return there.scalar_subquery() - no_higher.scalar_subquery() + 1


class PlaceRepository(BlockRepository):
    """Members at their places in one kind of order."""

    reading: Reading

    async def _page(self, scope: Scope, number: int, length: int, place: Callable[[int, Any], P]) -> Page[P]:
        """Return a page: the highest first, among equals the higher key first. Past the end it is the last page.

        Args:
            scope: which order it is.
            number: which page, from 0.
            length: how many members are on one.
            place: makes a place of a rank and a row. Equals share a rank.
        """
        offset = min(number * length, _FARTHEST)
        here = {**scope, "offset": offset}
        block = (await self._connection.execute(self.reading.block_at, here)).one_or_none()
        if block is None:
            everybody = int(await self._connection.scalar(self.reading.size, scope) or 0)
            if not everybody:
                return Page(0, 0, [])
            return await self._page(scope, (everybody - 1) // length, length, place)
        above = block.upto - block.members
        reach = {**scope, "offset": offset - above, "limit": length}
        if above:
            low = {"low": block.score, "whom": block.person}
            found = await self._connection.execute(self.reading.in_block, {**reach, **low})
        else:
            found = await self._connection.execute(self.reading.highest, reach)
        rows = found.all()
        ranks: list[int] = []
        for at, row in enumerate(rows):
            if at:
                ranks.append(ranks[-1] if row.score == rows[at - 1].score else offset + at + 1)
            else:
                ranks.append(await self._rank(scope, row.score) if offset else 1)
        return Page(number, int(block.everybody), list(map(place, ranks, rows)))

    async def _rank(self, scope: Scope, score: int) -> int:
        return int(await self._connection.scalar(self.reading.rank, {**scope, "low": score}) or 0)
