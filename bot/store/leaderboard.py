"""The leaderboard in SQL: a server's members by their chips, in wallet and on tables together.

Nothing here looks at all members of a server. A member's row says how many chips they have in all, so that an index
has the members in their order: by chips, and among equals by id. The order is cut into blocks. A block is stored as its
lowest key and the number of members in it, up to the next block's lowest key; the first block of a server begins at
(0, 0). A rank is the sum of the blocks above and a count within one block; a page is found in the same way.

With the index alone, a page with the member's own rank takes four to nine times as long for 100,000 wallets as for
1,000; with blocks it takes at most a quarter longer.

Blocks that grow are split, and small neighbours joined, so that there are not too many for the members: of two blocks
side by side, one has more than a quarter of the members that a block may have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import pairwise
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.accounts import Kind
from bot.store.members import MemberRow
from bot.store.repository import Repository
from bot.store.schema import accounts, members, standings

LARGEST = 1024
"""A block with more members is split. A server of 100,000 members has some 150 blocks, and both sums are short."""


class Key(NamedTuple):
    """A place in the order of a server's members."""

    chips: int
    member: int


FIRST = Key(0, 0)
"""The lowest key of a server's first block: nobody stands below it."""


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


class LeaderboardRepository(Repository):
    """The order of every server's members."""

    # --- looking -------------------------------------------------------------------------------------------------

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

    # --- keeping them right --------------------------------------------------------------------------------------

    async def refresh(self, guild: int, those: Collection[int]) -> None:
        """Bring members to their places by what they have in their wallets and on tables now.

        To be called in every unit of work that changes either. For a member whose sum is what it was, nothing is
        written. Members without a wallet have no place.
        """
        if not those:
            return
        if self._connection.dialect.name != "sqlite":  # there one transaction writes at a time
            await self._connection.execute(_LOCK, {"guild": guild})
        moved = (await self._connection.execute(_MOVED, {"guild": guild, "those": list(those)})).all()
        if not moved:
            return
        has = [{"guild": guild, "member": row.member_id, "has": row.chips} for row in moved]
        await self._connection.execute(_HAVE, has)
        had: dict[Key, int] = {}
        more: Counter[Key] = Counter()
        for row in moved:
            if row.old_chips is not None:
                old = Key(row.old_chips, row.old_member_id)
                had[old] = row.old_members
                more[old] -= 1
            if row.chips is not None:
                new = FIRST if row.new_chips is None else Key(row.new_chips, row.new_member_id)
                had[new] = row.new_members or 0
                more[new] += 1
                if row.new_chips is None and more[new] == 1:
                    await self._insert(guild, FIRST, 0)
        await self._add(guild, more)
        for key, change in more.items():
            there = had[key] + change
            if there > LARGEST:
                await self._split(guild, key, there)
            elif change < 0 and there <= LARGEST // 4:
                await self._join(guild, key)

    async def _split(self, guild: int, key: Key, count: int) -> None:
        """Split a block into as few as possible of about the same size."""
        parts = -(-count // LARGEST)
        cuts = [count * part // parts for part in range(parts + 1)]
        for start, end in pairwise(cuts[1:]):
            here = {"guild": guild, "low": key.chips, "member": key.member, "offset": start}
            lowest = (await self._connection.execute(_CUT, here)).one()
            await self._insert(guild, Key(lowest.chips, lowest.member_id), end - start)
        await self._add(guild, {key: cuts[1] - count})

    async def _join(self, guild: int, key: Key) -> None:
        """Join a small block with its neighbours, if they are small too."""
        here = {"guild": guild, "low": key.chips, "member": key.member}
        near = [*(await self._connection.execute(_LOWER, here)), *(await self._connection.execute(_FROM_HERE, here))]
        keys = [Key(row.chips, row.member_id) for row in near]
        if key not in keys:  # it was joined already
            return
        lower, there = keys[0], near[0].members
        for upper, row in zip(keys[1:], near[1:], strict=True):
            if there + row.members > LARGEST // 2:
                lower, there = upper, row.members
                continue
            await self._connection.execute(_DELETE, {"guild": guild, "low": upper.chips, "member": upper.member})
            await self._add(guild, {lower: row.members})
            there += row.members

    async def _add(self, guild: int, more: dict[Key, int]) -> None:
        """Count more members in blocks, or fewer if negative."""
        changes = [
            {"guild": guild, "low": key.chips, "member": key.member, "more": change}
            for key, change in more.items()
            if change
        ]
        if changes:
            await self._connection.execute(_MORE, changes)

    async def _insert(self, guild: int, key: Key, count: int) -> None:
        row = {"guild_id": guild, "chips": key.chips, "member_id": key.member, "members": count}
        await self._connection.execute(sa.insert(standings), row)


def _place(rank: int, row: Any) -> Place:
    return Place(rank, row.member_id, row.name, row.wallet, row.on_tables)


# --- the statements, made once: making one takes longer than executing it ------------------------------------

_GUILD = sa.bindparam("guild", type_=sa.BigInteger)
_LOW = sa.bindparam("low", type_=sa.BigInteger)
_WHO = sa.bindparam("member", type_=sa.BigInteger)
_OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
_HERE = sa.tuple_(_LOW, _WHO)


def _key(of: Any) -> sa.Tuple:
    return sa.tuple_(of.c.chips, of.c.member_id)


def _plain(*numbers: sa.ColumnElement[int]) -> tuple[sa.ColumnElement[int], ...]:
    """Return numbers as results of a calculation: SQLite compares an index with pairs of these, not of columns."""
    return tuple(number + 0 for number in numbers)


def _up(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    return of.c.chips, of.c.member_id


def _down(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    return of.c.chips.desc(), of.c.member_id.desc()


_WALLET = sa.and_(
    accounts.c.guild_id == members.c.guild_id,
    accounts.c.kind == str(Kind.WALLET),
    accounts.c.owner == members.c.member_id,
)


def _with_wallets(*more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    wallet = accounts.c.balance.label("wallet")
    return (
        sa.select(members.c.member_id, members.c.name, wallet, members.c.on_tables, *more)
        .select_from(members.join(accounts, _WALLET))
        .where(members.c.guild_id == _GUILD)
    )


_SIZE = sa.select(sa.func.sum(standings.c.members)).where(standings.c.guild_id == _GUILD)


def _block_at() -> sa.Select[Any]:
    """Select the block that a place lies in, with the number of members down to its end, and in all."""
    upto = sa.func.sum(standings.c.members).over(order_by=_down(standings))
    blocks = (
        sa.select(standings.c.chips, standings.c.member_id, standings.c.members, upto.label("upto"))
        .where(standings.c.guild_id == _GUILD)
        .subquery()
    )
    everybody = _SIZE.scalar_subquery().label("everybody")
    here = sa.and_(blocks.c.upto > _OFFSET, blocks.c.upto - blocks.c.members <= _OFFSET)
    return sa.select(blocks, everybody).where(here).limit(1)  # there is one; a limit ends the search there


_BLOCK_AT = _block_at()


def _page(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Select some members in their order. Names and wallets are looked up for these alone."""
    those = (
        sa.select(members.c.member_id, members.c.chips)
        .where(members.c.guild_id == _GUILD, which)
        .order_by(*_down(members))
        .offset(_OFFSET)
        .limit(sa.bindparam("limit", type_=sa.Integer))
        .subquery()
    )
    return _with_wallets(those.c.chips).where(members.c.member_id == those.c.member_id).order_by(*_down(those))


_RICHEST = _page(members.c.chips.is_not(None))
_END = (
    sa.select(*_plain(standings.c.chips, standings.c.member_id))
    .where(standings.c.guild_id == _GUILD, _key(standings) > _HERE)
    .order_by(*_up(standings))
    .limit(1)
    .scalar_subquery()
)
_IN_BLOCK = _page(_key(members) < _END)


def _rank() -> sa.ColumnElement[int]:
    """Return the rank of a number of chips: one more than the members who have more.

    These are all members from the block on that the last with as many chips lies in, less those in it without more.
    """
    block, counted, other = standings.alias("block"), standings.alias("counted"), members.alias("other")
    lowest = (
        sa.select(*_plain(block.c.chips, block.c.member_id))
        .where(block.c.guild_id == _GUILD, block.c.chips <= _LOW)
        .order_by(*_down(block))
        .limit(1)
        .scalar_subquery()
    )
    there = sa.select(sa.func.sum(counted.c.members)).where(counted.c.guild_id == _GUILD, _key(counted) >= lowest)
    no_richer = sa.select(sa.func.count()).where(
        other.c.guild_id == _GUILD, _key(other) >= lowest, other.c.chips <= _LOW
    )
    return there.scalar_subquery() - no_richer.scalar_subquery() + 1


_RANK = sa.select(_rank())
_OWN = _with_wallets(_rank().label("rank")).where(members.c.member_id == _WHO)


def _moved() -> sa.Select[Any]:
    """Select the members whose chips are not those that are noted, with the blocks that they leave and come to."""
    now = accounts.c.balance + members.c.on_tables
    old, new = standings.alias("old"), standings.alias("new")
    return (
        sa.select(
            members.c.member_id,
            now.label("chips"),
            *(column.label(f"old_{column.name}") for column in old.c),
            *(column.label(f"new_{column.name}") for column in new.c),
        )
        .select_from(
            members.outerjoin(accounts, _WALLET)
            .outerjoin(old, _holds(old, members.c.chips))
            .outerjoin(new, _holds(new, now))
        )
        .where(
            members.c.guild_id == _GUILD,
            members.c.member_id.in_(sa.bindparam("those", expanding=True, type_=sa.BigInteger)),
            members.c.chips.is_distinct_from(now),
        )
    )


def _holds(block: Any, chips: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """Return whether a member with so many chips lies in a block."""
    each = standings.alias()
    lowest = (
        sa.select(*_plain(each.c.chips, each.c.member_id))
        .where(each.c.guild_id == _GUILD, _key(each) <= sa.tuple_(*_plain(chips, members.c.member_id)))
        .order_by(*_down(each))
        .limit(1)
        .scalar_subquery()
    )
    return sa.and_(block.c.guild_id == _GUILD, _key(block) == lowest)


_MOVED = _moved()
_HAVE = (
    sa.update(members)
    .where(members.c.guild_id == _GUILD, members.c.member_id == _WHO)
    .values(chips=sa.bindparam("has", type_=sa.BigInteger))
)
_THIS = sa.and_(standings.c.guild_id == _GUILD, standings.c.chips == _LOW, standings.c.member_id == _WHO)
_MORE = sa.update(standings).where(_THIS).values(members=standings.c.members + sa.bindparam("more", type_=sa.Integer))
_DELETE = sa.delete(standings).where(_THIS)
_BLOCKS = sa.select(standings).where(standings.c.guild_id == _GUILD)
_LOWER = _BLOCKS.where(_key(standings) < _HERE).order_by(*_down(standings)).limit(1)
_FROM_HERE = _BLOCKS.where(_key(standings) >= _HERE).order_by(*_up(standings)).limit(2)
_LOCK = _BLOCKS.where(standings.c.chips == FIRST.chips, standings.c.member_id == FIRST.member).with_for_update()
_CUT = (
    sa.select(members.c.chips, members.c.member_id)
    .where(members.c.guild_id == _GUILD, _key(members) >= _HERE)
    .order_by(*_up(members))
    .offset(_OFFSET)
    .limit(1)
)
