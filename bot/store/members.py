"""Members in SQL: names, preferences, standings."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import Kind
from bot.store.schema import accounts, members

_WEALTH = accounts.c.balance + members.c.on_tables


async def get(connection: AsyncConnection, guild: int, member: int) -> Any:
    """Return a member's row, None for somebody unknown."""
    rows = await connection.execute(sa.select(members).where(*_is(guild, member)))
    return rows.one_or_none()


async def note(connection: AsyncConnection, guild: int, member: int, name: str, locale: str | None) -> None:
    """Keep a member's name, and the locale where it is given."""
    known = await get(connection, guild, member)
    if known is None:
        await connection.execute(
            sa.insert(members).values(
                guild_id=guild,
                member_id=member,
                name=name,
                locale=locale or "en-US",
                follow=False,
                rounds=0,
                claimed_at=None,
                on_tables=0,
            )
        )
    elif (known.name, known.locale) != (name, locale or known.locale):
        await change(connection, guild, member, name=name, locale=locale or known.locale)


async def change(connection: AsyncConnection, guild: int, member: int, **values: Any) -> None:
    """Change columns of a member's row."""
    await connection.execute(sa.update(members).where(*_is(guild, member)).values(**values))


async def count_round(connection: AsyncConnection, guild: int, those: tuple[int, ...]) -> None:
    """Count one more round played by each of these members."""
    await connection.execute(
        sa.update(members)
        .where(members.c.guild_id == guild, members.c.member_id.in_(those))
        .values(rounds=members.c.rounds + 1)
    )


async def profiles(connection: AsyncConnection, guild: int, those: tuple[int, ...]) -> dict[int, Any]:
    """Return the rows of these members by their ids."""
    rows = await connection.execute(
        sa.select(members).where(members.c.guild_id == guild, members.c.member_id.in_(those))
    )
    return {row.member_id: row for row in rows}


async def add_on_tables(connection: AsyncConnection, guild: int, member: int, chips: int) -> None:
    """Note that a member has so many chips more (or fewer, if negative) on tables."""
    await connection.execute(
        sa.update(members).where(*_is(guild, member)).values(on_tables=members.c.on_tables + chips)
    )


async def standings(connection: AsyncConnection, guild: int, offset: int, limit: int) -> list[Any]:
    """Return members by chips in wallet and on tables together, the richest first.

    Each row has `member_id`, `name`, `wallet`, `on_tables` and `rank`; equal chips share a rank.
    """
    rank = sa.func.rank().over(order_by=_WEALTH.desc())
    rows = await connection.execute(
        _with_wallets(guild, rank.label("rank"))
        .order_by(_WEALTH.desc(), members.c.member_id)
        .offset(offset)
        .limit(limit)
    )
    return list(rows)


async def standing(connection: AsyncConnection, guild: int, member: int) -> Any:
    """Return one member's row of the standings, None for somebody without a wallet."""
    own = (await connection.execute(_with_wallets(guild).where(members.c.member_id == member))).one_or_none()
    if own is None:
        return None
    richer = (
        sa.select((sa.func.count() + 1).label("rank"))
        .select_from(members.join(accounts, _WALLET))
        .where(members.c.guild_id == guild, own.wallet + own.on_tables < _WEALTH)
    )
    rank = await connection.scalar(richer)
    rows = await connection.execute(
        _with_wallets(guild, sa.literal(rank).label("rank")).where(members.c.member_id == member)
    )
    return rows.one()


async def count(connection: AsyncConnection, guild: int) -> int:
    """Return how many members have a wallet."""
    found = await connection.scalar(
        sa.select(sa.func.count()).select_from(members.join(accounts, _WALLET)).where(members.c.guild_id == guild)
    )
    return int(found or 0)


_WALLET = sa.and_(
    accounts.c.guild_id == members.c.guild_id,
    accounts.c.kind == str(Kind.WALLET),
    accounts.c.owner == members.c.member_id,
)


def _with_wallets(guild: int, *more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    return (
        sa.select(
            members.c.member_id,
            members.c.name,
            accounts.c.balance.label("wallet"),
            members.c.on_tables,
            *more,
        )
        .select_from(members.join(accounts, _WALLET))
        .where(members.c.guild_id == guild)
    )


def _is(guild: int, member: int) -> tuple[sa.ColumnElement[bool], ...]:
    return (members.c.guild_id == guild, members.c.member_id == member)
