"""The leaderboard in SQL: a server's members by their chips, in wallet and on tables together.

Nothing here looks at all members of a server: their order is cut into blocks (`blocks.py`). A rank is the sum of the
blocks above and a count within one block; a page is found in the same way.

With an index alone, a page with the member's own rank takes four to nine times as long for 100,000 wallets as for
1,000; with blocks it takes at most a quarter longer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.blocks import GUILD, HERE, LOW, OFFSET, WALLET, WHO, BlockRepository, downwards, place_of, plain, upwards
from bot.store.members import MemberRow
from bot.store.schema import accounts, members, standings


class Place(NamedTuple):
    """A member on the leaderboard. Equal chips share a rank."""

    rank: int
    member: int
    name: str
    wallet: int
    on_tables: int


class Page(NamedTuple):
    """Members side by side."""

    number: int
    """From 0."""
    everybody: int
    """How many members have a wallet."""
    places: list[Place]


class LeaderboardRepository(BlockRepository):
    """The order of every server's members."""

    async def page(self, guild: int, number: int, length: int) -> Page:
        """Return a page: the richest first, among equals the higher id first. Past the end it is the last page.

        Args:
            guild: the server.
            number: which page, from 0.
            length: how many members are on one.
        """
        offset = number * length
        block = (await self._connection.execute(_BLOCK_AT, {"guild": guild, "offset": offset})).one_or_none()
        if block is None:
            everybody = int(await self._connection.scalar(_SIZE, {"guild": guild}) or 0)
            if not everybody:
                return Page(0, 0, [])
            return await self.page(guild, (everybody - 1) // length, length)
        above = block.upto - block.members
        reach = {"guild": guild, "offset": offset - above, "limit": length}
        if above:
            found = await self._connection.execute(_IN_BLOCK, {**reach, "low": block.chips, "member": block.member_id})
        else:
            found = await self._connection.execute(_RICHEST, reach)
        rows = found.all()
        ranks: list[int] = []
        for at, row in enumerate(rows):
            if at:
                ranks.append(ranks[-1] if row.chips == rows[at - 1].chips else offset + at + 1)
            elif offset:
                ranks.append(int(await self._connection.scalar(_RANK, {"guild": guild, "low": row.chips}) or 0))
            else:
                ranks.append(1)
        return Page(number, int(block.everybody), [_place(rank, row) for rank, row in zip(ranks, rows, strict=True)])

    async def place(self, known: MemberRow | None) -> Place | None:
        """Return the place of a member, from their row; None for somebody unknown, or without a wallet."""
        if known is None or known.chips is None:
            return None
        own = {"guild": known.guild_id, "member": known.member_id, "low": known.chips}
        row = (await self._connection.execute(_OWN, own)).one_or_none()
        return None if row is None else _place(row.rank, row)


def _place(rank: int, row: Any) -> Place:
    return Place(rank, row.member_id, row.name, row.wallet, row.on_tables)


# --- the statements, made once: making one takes longer than executing it ------------------------------------


def _with_wallets(*more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    wallet = accounts.c.balance.label("wallet")
    return (
        sa.select(members.c.member_id, members.c.name, wallet, members.c.on_tables, *more)
        .select_from(members.join(accounts, WALLET))
        .where(members.c.guild_id == GUILD)
    )


_SIZE = sa.select(sa.func.sum(standings.c.members)).where(standings.c.guild_id == GUILD)


def _block_at() -> sa.Select[Any]:
    """Select the block that a place lies in, with the number of members down to its end, and in all."""
    upto = sa.func.sum(standings.c.members).over(order_by=downwards(standings))
    blocks = (
        sa.select(standings.c.chips, standings.c.member_id, standings.c.members, upto.label("upto"))
        .where(standings.c.guild_id == GUILD)
        .subquery()
    )
    everybody = _SIZE.scalar_subquery().label("everybody")
    here = sa.and_(blocks.c.upto > OFFSET, blocks.c.upto - blocks.c.members <= OFFSET)
    return sa.select(blocks, everybody).where(here).limit(1)  # there is one; a limit ends the search there


_BLOCK_AT = _block_at()


def _page(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Select some members in their order. Names and wallets are looked up for these alone."""
    those = (
        sa.select(members.c.member_id, members.c.chips)
        .where(members.c.guild_id == GUILD, which)
        .order_by(*downwards(members))
        .offset(OFFSET)
        .limit(sa.bindparam("limit", type_=sa.Integer))
        .subquery()
    )
    return _with_wallets(those.c.chips).where(members.c.member_id == those.c.member_id).order_by(*downwards(those))


_RICHEST = _page(members.c.chips.is_not(None))
_END = (
    sa.select(*plain(standings.c.chips, standings.c.member_id))
    .where(standings.c.guild_id == GUILD, place_of(standings) > HERE)
    .order_by(*upwards(standings))
    .limit(1)
    .scalar_subquery()
)
_IN_BLOCK = _page(place_of(members) < _END)


def _rank() -> sa.ColumnElement[int]:
    """Return the rank of a number of chips: one more than the members who have more.

    These are all members from the block on that the last with as many chips lies in, less those in it without more.
    """
    block, counted, other = standings.alias("block"), standings.alias("counted"), members.alias("other")
    lowest = (
        sa.select(*plain(block.c.chips, block.c.member_id))
        .where(block.c.guild_id == GUILD, block.c.chips <= LOW)
        .order_by(*downwards(block))
        .limit(1)
        .scalar_subquery()
    )
    there = sa.select(sa.func.sum(counted.c.members)).where(counted.c.guild_id == GUILD, place_of(counted) >= lowest)
    no_richer = sa.select(sa.func.count()).where(
        other.c.guild_id == GUILD, place_of(other) >= lowest, other.c.chips <= LOW
    )
    return there.scalar_subquery() - no_richer.scalar_subquery() + 1


_RANK = sa.select(_rank())
_OWN = _with_wallets(_rank().label("rank")).where(members.c.member_id == WHO)
