"""What members prefer, in SQL: one row for whoever has chosen something, valid in every server."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import preferences


async def get(connection: AsyncConnection, member: int) -> Any:
    """Return a member's row, None for somebody who has never chosen anything."""
    rows = await connection.execute(sa.select(preferences).where(preferences.c.member_id == member))
    return rows.one_or_none()


async def put(connection: AsyncConnection, member: int, values: dict[str, Any]) -> None:
    """Write a member's row."""
    await connection.execute(sa.delete(preferences).where(preferences.c.member_id == member))
    await connection.execute(sa.insert(preferences).values(member_id=member, **values))
