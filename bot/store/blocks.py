"""The blocks that the order of a server's members is cut into, in SQL, and how they are kept right.

A member's row says how many chips they have in all, so that an index has the members in their order: by chips, and
among equals by id. A block is stored as its lowest key and the number of members in it, up to the next block's lowest
key; the first block of a server begins at (0, 0).

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


class BlockRepository(Repository):
    """Members at their places, and the blocks that count them."""

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


# --- the statements, made once: making one takes longer than executing it ------------------------------------

GUILD = sa.bindparam("guild", type_=sa.BigInteger)
LOW = sa.bindparam("low", type_=sa.BigInteger)
WHO = sa.bindparam("member", type_=sa.BigInteger)
OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
HERE = sa.tuple_(LOW, WHO)


def place_of(of: Any) -> sa.Tuple:
    """Return the place of a row of members, blocks, or an alias of these."""
    return sa.tuple_(of.c.chips, of.c.member_id)


def plain(*numbers: sa.ColumnElement[int]) -> tuple[sa.ColumnElement[int], ...]:
    """Return numbers as results of a calculation: SQLite compares an index with pairs of these, not of columns."""
    return tuple(number + 0 for number in numbers)


def upwards(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    """Return what to order by, so that the poorest come first."""
    return of.c.chips, of.c.member_id


def downwards(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    """Return what to order by, so that the richest come first."""
    return of.c.chips.desc(), of.c.member_id.desc()


WALLET = sa.and_(
    accounts.c.guild_id == members.c.guild_id,
    accounts.c.kind == str(Kind.WALLET),
    accounts.c.owner == members.c.member_id,
)


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
            members.outerjoin(accounts, WALLET)
            .outerjoin(old, _holds(old, members.c.chips))
            .outerjoin(new, _holds(new, now))
        )
        .where(
            members.c.guild_id == GUILD,
            members.c.member_id.in_(sa.bindparam("those", expanding=True, type_=sa.BigInteger)),
            members.c.chips.is_distinct_from(now),
        )
    )


def _holds(block: Any, chips: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """Return whether a member with so many chips lies in a block."""
    each = standings.alias()
    lowest = (
        sa.select(*plain(each.c.chips, each.c.member_id))
        .where(each.c.guild_id == GUILD, place_of(each) <= sa.tuple_(*plain(chips, members.c.member_id)))
        .order_by(*downwards(each))
        .limit(1)
        .scalar_subquery()
    )
    return sa.and_(block.c.guild_id == GUILD, place_of(block) == lowest)


_MOVED = _moved()
_HAVE = (
    sa.update(members)
    .where(members.c.guild_id == GUILD, members.c.member_id == WHO)
    .values(chips=sa.bindparam("has", type_=sa.BigInteger))
)
_THIS = sa.and_(standings.c.guild_id == GUILD, standings.c.chips == LOW, standings.c.member_id == WHO)
_MORE = sa.update(standings).where(_THIS).values(members=standings.c.members + sa.bindparam("more", type_=sa.Integer))
_DELETE = sa.delete(standings).where(_THIS)
_BLOCKS = sa.select(standings).where(standings.c.guild_id == GUILD)
_LOWER = _BLOCKS.where(place_of(standings) < HERE).order_by(*downwards(standings)).limit(1)
_FROM_HERE = _BLOCKS.where(place_of(standings) >= HERE).order_by(*upwards(standings)).limit(2)
_LOCK = _BLOCKS.where(standings.c.chips == FIRST.chips, standings.c.member_id == FIRST.member).with_for_update()
_CUT = (
    sa.select(members.c.chips, members.c.member_id)
    .where(members.c.guild_id == GUILD, place_of(members) >= HERE)
    .order_by(*upwards(members))
    .offset(OFFSET)
    .limit(1)
)
