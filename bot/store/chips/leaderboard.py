"""The leaderboard in SQL: a server's members by their chips, in wallet and on tables together.

A member's row says how many chips they have in all, so that an index has the members in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.chips.accounts import Kind
from bot.store.chips.order import GUILD, WHO, Key, Order
from bot.store.chips.places import Page, PlaceRepository, Reading
from bot.store.people.members import MemberRow
from bot.store.people.people import person_of
from bot.store.schema import accounts, members, people, standings


class Wealth(NamedTuple):
    """A member's chips, and their rank by them. Equal chips share a rank."""

    rank: int
    member: int
    name: str
    wallet: int
    on_tables: int


CHIPS = Order(members, standings, "chips", lowest=0)
_WALLET = sa.and_(
    accounts.c.guild_id == members.c.guild_id,
    accounts.c.kind == str(Kind.WALLET),
    accounts.c.owner == members.c.person,
)


def _shown(those: sa.Subquery) -> sa.Select[Any]:
    return _with_wallets(those.c.person, those.c.score).where(members.c.person == those.c.person)


def _with_wallets(*more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    wallet = accounts.c.balance.label("wallet")
    return sa.select(people.c.member_id, people.c.name, wallet, members.c.on_tables, *more).select_from(
        members.join(accounts, _WALLET).join(people, people.c.person == members.c.person)
    )


_READING = Reading(CHIPS, _shown)


class LeaderboardRepository(PlaceRepository):
    """The order of every server's members."""

    order = CHIPS
    reading = _READING

    async def refresh(self, guild: int, those: Collection[int]) -> None:
        """Bring members to their places by what they have in their wallets and on tables now.

        To be called in every unit of work that changes either. For a member whose sum is what it was, nothing is
        written. Members without a wallet have no place.

        Raises:
            NotHeld: the server is not locked.
        """
        if not those:
            return
        self._unit.check_held(guild)
        scope = {"guild": guild}
        moved = (await self._connection.execute(_MOVED, {"guild": guild, "those": list(those)})).all()
        if not moved:
            return
        has = [{"whom": row.person, "has": row.chips} for row in moved]
        await self._connection.execute(_HAVE, has)
        first = self.order.first
        had: dict[Key, int] = {}
        more: Counter[Key] = Counter()
        for row in moved:
            if row.old_chips is not None:
                old = Key(row.old_chips, row.old_person)
                had[old] = row.old_members
                more[old] -= 1
            if row.chips is not None:
                new = first if row.new_chips is None else Key(row.new_chips, row.new_person)
                had[new] = row.new_members or 0
                more[new] += 1
                if row.new_chips is None and more[new] == 1:
                    await self._insert(scope, first, 0)
        await self._settle(scope, had, more)

    async def leave(self, guild: int, person: int) -> None:
        """Take somebody off the leaderboard.

        Raises:
            NotHeld: the server is not locked.
        """
        self._unit.check_held(guild)
        row = (await self._connection.execute(_LEAVING, {"guild": guild, "whom": person})).one_or_none()
        if row is not None:
            await self._connection.execute(_HAVE, {"whom": person, "has": None})
            block = Key(row.chips, row.person)
            await self._settle({"guild": guild}, {block: row.members}, Counter({block: -1}))

    async def page(self, guild: int, number: int, length: int) -> Page[Wealth]:
        """Return a page: the richest first, among equals who came last. Past the end it is the last page.

        Args:
            guild: the server.
            number: which page, from 0.
            length: how many members are on one.
        """
        return await self._page({"guild": guild}, number, length, _place)

    async def place(self, known: MemberRow | None) -> Wealth | None:
        """Return the place of a member, from their row; None for somebody unknown, or without a wallet."""
        if known is None or known.chips is None:
            return None
        own = {"guild": known.guild_id, "member": known.member_id, "low": known.chips}
        row = (await self._connection.execute(_OWN, own)).one_or_none()
        return None if row is None else _place(row.rank, row)


def _place(rank: int, row: Any) -> Wealth:
    return Wealth(rank, row.member_id, row.name, row.wallet, row.on_tables)


def _moved() -> sa.Select[Any]:
    """Select the members whose chips are not those that are noted, with the blocks that they leave and come to."""
    now = accounts.c.balance + members.c.on_tables
    old, new = standings.alias("old"), standings.alias("new")
    return (
        sa.select(
            members.c.person,
            now.label("chips"),
            *(column.label(f"old_{column.name}") for column in old.c),
            *(column.label(f"new_{column.name}") for column in new.c),
        )
        .select_from(
            people.join(members, members.c.person == people.c.person)
            .outerjoin(accounts, _WALLET)
            .outerjoin(old, CHIPS.holds(old, members.c.chips))
            .outerjoin(new, CHIPS.holds(new, now))
        )
        .where(
            people.c.guild_id == GUILD,
            people.c.member_id.in_(sa.bindparam("those", expanding=True, type_=sa.BigInteger)),
            members.c.chips.is_distinct_from(now),
        )
    )


_MOVED = _moved()
_HAVE = sa.update(members).where(members.c.person == WHO).values(chips=sa.bindparam("has", type_=sa.BigInteger))
_OWN = _with_wallets(_READING.rank.scalar_subquery().label("rank")).where(
    members.c.person == person_of(GUILD, sa.bindparam("member", type_=sa.BigInteger))
)

_LEAVING = (
    sa.select(standings)
    .select_from(members.join(standings, CHIPS.holds(standings, members.c.chips)))
    .where(members.c.person == WHO, members.c.chips.is_not(None))
)
