"""Places on a board, in SQL: pages, and the rank of one member.

Nothing here reads all members of a server: blocks divide their order (`blocks.py`). A rank is the sum of the
blocks above and a count within one block; a page is found in the same way.

With an index alone, a page with the member's own rank takes four to nine times as long for 100,000 wallets as for
1,000; with blocks it takes at most a quarter longer.
"""

from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.chips.order import GUILD, HERE, LIMIT, LOW, OFFSET, Scope, downwards, here, place, plain, upwards
from bot.store.people.people import person_of
from bot.store.repository import Repository
from bot.store.schema import people, score_blocks, scores

_FARTHEST = 2**62
"""No order is longer; databases take no larger number."""


class ScorePlace(NamedTuple):
    """A member on a board. Equal scores share a rank."""

    rank: int
    member: int
    name: str
    score: int


class Page(NamedTuple):
    """Consecutive members of a board."""

    number: int
    """From 0."""
    everybody: int
    """How many members are on the board."""
    places: list[ScorePlace]


class PlaceRepository(Repository):
    """Members at their places on boards."""

    async def page(self, guild: int, board: str, number: int, length: int) -> Page:
        """Return a page: the highest first, among equals the higher key first. Past the end it is the last page.

        `length`: how many members a page has.
        """
        scope: Scope = {"guild": guild, "on_board": board}
        offset = min(number * length, _FARTHEST)
        block = (await self._connection.execute(_BLOCK_AT, {**scope, "offset": offset})).one_or_none()
        if block is None:
            everybody = await self._value(int, _SIZE, scope) or 0
            if not everybody:
                return Page(0, 0, [])
            return await self.page(guild, board, (everybody - 1) // length, length)
        above = block.upto - block.members
        reach = {**scope, "offset": offset - above, "limit": length}
        if above:
            low = {"low": block.score, "whom": block.person}
            found = await self._connection.execute(_IN_BLOCK, {**reach, **low})
        else:
            found = await self._connection.execute(_HIGHEST, reach)
        places: list[ScorePlace] = []
        for at, row in enumerate(found.all()):
            if not at:
                rank = await self._rank(scope, row.score) if offset else 1
            elif row.score != places[-1].score:
                rank = offset + at + 1
            places.append(ScorePlace(rank, row.member_id, row.name, row.score))
        return Page(number, int(block.everybody), places)

    async def place(self, guild: int, board: str, member: int) -> ScorePlace | None:
        """Return the place of a member, None for somebody who is not on the board."""
        scope: Scope = {"guild": guild, "on_board": board}
        row = (await self._connection.execute(_OWN, {**scope, "member": member})).one_or_none()
        return None if row is None else ScorePlace(await self._rank(scope, row.score), member, row.name, row.score)

    async def _rank(self, scope: Scope, score: int) -> int:
        return await self._value(int, _RANK, {**scope, "low": score}) or 0


# --- the statements ------------------------------------------------------------------------------------------


def _block_at() -> sa.Select[Any]:
    """Select the block that a place lies in, with the number of members down to its end, and in all."""
    upto = sa.func.sum(score_blocks.c.members).over(order_by=downwards(score_blocks))
    each = (
        sa.select(score_blocks.c.score, score_blocks.c.person, score_blocks.c.members, upto.label("upto"))
        .where(here(score_blocks))
        .subquery()
    )
    everybody = _SIZE.scalar_subquery().label("everybody")
    this = sa.and_(each.c.upto > OFFSET, each.c.upto - each.c.members <= OFFSET)
    return sa.select(each, everybody).where(this).limit(1)  # there is one; a limit ends the search there


def _some(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Select some rows in their order. Names are looked up for these alone."""
    those = (
        sa.select(scores.c.score, scores.c.person)
        .where(here(scores), which)
        .order_by(*downwards(scores))
        .offset(OFFSET)
        .limit(LIMIT)
        .subquery()
    )
    return (
        sa.select(those.c.score, people.c.member_id, people.c.name)
        .select_from(people)
        .where(people.c.person == those.c.person)
        .order_by(*downwards(those))
    )


def _rank() -> sa.Select[Any]:
    """Select the rank of a score: one more than the members who have a higher one.

    They are counted from the block with the last member of this score upwards, less those in that block who have no
    higher one.
    """
    block, counted, other = score_blocks.alias("block"), score_blocks.alias("counted"), scores.alias("other")
    lowest = (
        sa.select(*plain(block.c.score, block.c.person))
        .where(here(block), block.c.score <= LOW)
        .order_by(*downwards(block))
        .limit(1)
        .scalar_subquery()
    )
    there = sa.select(sa.func.sum(counted.c.members)).where(here(counted), place(counted) >= lowest)
    no_higher = (
        sa.select(sa.func.count()).select_from(other).where(here(other), place(other) >= lowest, other.c.score <= LOW)
    )
    return sa.select((there.scalar_subquery() - no_higher.scalar_subquery() + 1).label("rank"))


_SIZE = sa.select(sa.func.sum(score_blocks.c.members)).where(here(score_blocks))
_END = (
    sa.select(*plain(score_blocks.c.score, score_blocks.c.person))
    .where(here(score_blocks), place(score_blocks) > HERE)
    .order_by(*upwards(score_blocks))
    .limit(1)
    .scalar_subquery()
)
_BLOCK_AT, _HIGHEST, _IN_BLOCK, _RANK = _block_at(), _some(sa.true()), _some(place(scores) < _END), _rank()
_OWN = (
    sa.select(scores.c.score, people.c.name)
    .select_from(scores.join(people, people.c.person == scores.c.person))
    .where(here(scores), scores.c.person == person_of(GUILD, sa.bindparam("member", type_=sa.BigInteger)))
)
