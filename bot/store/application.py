"""What is known of the application at Discord, in SQL: a value for each name."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import application


async def get(connection: AsyncConnection, name: str) -> str | None:
    """Return what is known under a name, None where that is nothing."""
    found: str | None = await connection.scalar(sa.select(application.c.value).where(application.c.name == name))
    return found


async def put(connection: AsyncConnection, name: str, value: str) -> None:
    """Write what is known under a name."""
    changed = await connection.execute(sa.update(application).where(application.c.name == name).values(value=value))
    if not changed.rowcount:
        await connection.execute(sa.insert(application).values(name=name, value=value))


async def clear(connection: AsyncConnection) -> None:
    """Know nothing any more."""
    await connection.execute(sa.delete(application))
