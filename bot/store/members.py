"""Members in SQL: names, rounds, chips on tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import members, preferences


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
    """Return the rows of these members by their ids, with what they prefer: nulls where they have chosen nothing."""
    rows = await connection.execute(
        sa.select(members, preferences.c.hands, preferences.c.calls, preferences.c.follow)
        .outerjoin(preferences, preferences.c.member_id == members.c.member_id)
        .where(members.c.guild_id == guild, members.c.member_id.in_(those))
    )
    return {row.member_id: row for row in rows}


async def add_on_tables(connection: AsyncConnection, guild: int, more: Mapping[int, int]) -> None:
    """Note that members have so many chips more (or fewer, if negative) on tables, at least one member."""
    await connection.execute(
        sa.update(members)
        .where(*_is(guild, sa.bindparam("who")))
        .values(on_tables=members.c.on_tables + sa.bindparam("more")),
        [{"who": member, "more": chips} for member, chips in more.items()],
    )


def _is(guild: int, member: int | sa.BindParameter[int]) -> tuple[sa.ColumnElement[bool], ...]:
    return (members.c.guild_id == guild, members.c.member_id == member)
