"""Where members' direct messages are, in SQL."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import doors


async def get(connection: AsyncConnection, member: int) -> int | None:
    """Return the channel of the direct messages to a member, None where none is known."""
    channel: int | None = await connection.scalar(sa.select(doors.c.channel_id).where(doors.c.member_id == member))
    return channel


async def of_members(connection: AsyncConnection, members: Collection[int]) -> dict[int, int]:
    """Return the channels of several members, of those who have one."""
    found = await connection.execute(
        sa.select(doors.c.member_id, doors.c.channel_id).where(doors.c.member_id.in_(members))
    )
    return {row.member_id: row.channel_id for row in found}


async def put(connection: AsyncConnection, member: int, channel: int) -> None:
    """Write the channel of the direct messages to a member."""
    this = sa.update(doors).where(doors.c.member_id == member).values(channel_id=channel)
    if not (await connection.execute(this)).rowcount:
        await connection.execute(sa.insert(doors).values(member_id=member, channel_id=channel))


async def drop(connection: AsyncConnection, member: int) -> None:
    """Delete what is known of a member's direct messages."""
    await connection.execute(sa.delete(doors).where(doors.c.member_id == member))


async def clear(connection: AsyncConnection) -> None:
    """Delete all that is known of direct messages."""
    await connection.execute(sa.delete(doors))
