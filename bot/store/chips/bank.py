"""What the bank of a server gave out and took in, in SQL, from all movements of its account."""

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.chips.accounts import Kind
from bot.store.people.people import member_of
from bot.store.repository import Repository
from bot.store.schema import accounts, people, transfers


class FlowRow(NamedTuple):
    """All chips that moved between the bank and others for one reason, in one direction."""

    reason: str
    out: bool
    """Whether the bank gave them."""
    lately: int
    """Chips since a time."""
    ever: int
    """Chips in all."""


class ReceiverRow(NamedTuple):
    """What the bank gave a member, less what it took from them."""

    member: int
    """Below zero for somebody who was forgotten."""
    name: str | None
    lately: int
    ever: int


class OrderRow(NamedTuple):
    """An order to the bank to give a member chips, or to take chips from them."""

    at: float
    """When, in seconds since 1970."""
    by: int
    """Who ordered it; below zero for somebody who was forgotten."""
    member: int
    """Whose wallet it was; below zero for somebody who was forgotten."""
    name: str | None
    chips: int
    """Negative for what the bank took."""


class BankRepository(Repository):
    """The bank of every server. Each query reads all movements of one bank."""

    async def flows(self, guild: int, since: float) -> list[FlowRow]:
        """Return what a server's bank gave and took, by reason; `since`: in seconds since 1970."""
        moved = _moved(guild)
        group = moved.c.reason, moved.c.out
        return await self._all(FlowRow, sa.select(*group, *_sums(moved, moved.c.chips, since)).group_by(*group))

    async def receivers(self, guild: int, since: float, limit: int) -> list[ReceiverRow]:
        """Return the members who got most from a server's bank, on balance; `since`: in seconds since 1970."""
        moved, wallet = _moved(guild), accounts.alias("wallet")
        signed = sa.case((moved.c.out, moved.c.chips), else_=-moved.c.chips)
        lately, ever = _sums(moved, signed, since)
        whose = member_of(person=wallet.c.owner)
        return await self._all(
            ReceiverRow,
            sa.select(whose, people.c.name, lately, ever)
            .join(wallet, wallet.c.id == moved.c.other)
            .outerjoin(people, people.c.person == wallet.c.owner)
            .where(wallet.c.kind == str(Kind.WALLET))
            .group_by(wallet.c.owner, people.c.member_id, people.c.name)
            .having(ever > 0)
            .order_by(ever.desc(), wallet.c.owner)
            .limit(limit),
        )

    async def orders(self, guild: int, reasons: Collection[str], limit: int) -> list[OrderRow]:
        """Return the orders of members to a server's bank for these reasons, the latest first."""
        source, target = accounts.alias("source"), accounts.alias("target")
        gives = source.c.kind == str(Kind.BANK)
        whose = sa.case((gives, target.c.owner), else_=source.c.owner)
        by = people.alias("by_whom")
        return await self._all(
            OrderRow,
            sa.select(
                transfers.c.at,
                member_of(by, transfers.c.by),
                member_of(person=whose),
                people.c.name,
                sa.case((gives, transfers.c.chips), else_=-transfers.c.chips),
            )
            .select_from(transfers)
            .join(source, source.c.id == transfers.c.source_id)
            .join(target, target.c.id == transfers.c.target_id)
            .outerjoin(people, people.c.person == whose)
            .outerjoin(by, by.c.person == transfers.c.by)
            .where(transfers.c.guild_id == guild, transfers.c.by.is_not(None), transfers.c.reason.in_(reasons))
            .order_by(transfers.c.id.desc())
            .limit(limit),
        )


def _moved(guild: int) -> sa.Subquery:
    """Select the movements of a server's bank: the account at the other end, and whether the bank gave the chips."""
    bank = (
        sa.select(accounts.c.id)
        .where(accounts.c.guild_id == guild, accounts.c.kind == str(Kind.BANK))
        .scalar_subquery()
    )
    what = (transfers.c.at, transfers.c.chips, transfers.c.reason)
    given = sa.select(*what, transfers.c.target_id.label("other"), sa.true().label("out"))
    taken = sa.select(*what, transfers.c.source_id.label("other"), sa.false().label("out"))
    return sa.union_all(
        given.where(transfers.c.source_id == bank), taken.where(transfers.c.target_id == bank)
    ).subquery()


def _sums(
    moved: sa.Subquery, chips: sa.ColumnElement[int], since: float
) -> tuple[sa.ColumnElement[int], sa.ColumnElement[int]]:
    """Return the sums of chips since a time, and in all."""
    return sa.func.sum(sa.case((moved.c.at >= since, chips), else_=0)), sa.func.sum(chips)
