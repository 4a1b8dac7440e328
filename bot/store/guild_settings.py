"""What the admins of servers have set, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import allowed_channels, guilds


async def get(connection: AsyncConnection, guild: int) -> Any:
    """Return a server's row of settings, None where it has only defaults."""
    rows = await connection.execute(sa.select(guilds).where(guilds.c.guild_id == guild))
    return rows.one_or_none()


async def put(connection: AsyncConnection, guild: int, values: dict[str, int]) -> None:
    """Write a server's row of settings, all of it."""
    changed = await connection.execute(sa.update(guilds).where(guilds.c.guild_id == guild).values(**values))
    if not changed.rowcount:
        await connection.execute(sa.insert(guilds).values(guild_id=guild, **values))


async def channels(connection: AsyncConnection, guild: int) -> tuple[int, ...]:
    """Return the channels of a server where tables may stand, by their ids; none means everywhere."""
    found = await connection.scalars(
        sa.select(allowed_channels.c.channel_id)
        .where(allowed_channels.c.guild_id == guild)
        .order_by(allowed_channels.c.channel_id)
    )
    return tuple(found)


async def put_channels(connection: AsyncConnection, guild: int, those: Sequence[int]) -> None:
    """Write the channels of a server where tables may stand."""
    await connection.execute(sa.delete(allowed_channels).where(allowed_channels.c.guild_id == guild))
    if those:
        rows = [{"guild_id": guild, "channel_id": channel} for channel in sorted(set(those))]
        await connection.execute(sa.insert(allowed_channels), rows)
