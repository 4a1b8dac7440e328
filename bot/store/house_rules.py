"""House rules of channels in SQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import house_rules


async def get(connection: AsyncConnection, guild: int, channel: int, game: str) -> Any:
    """Return a channel's row for a game, None where it keeps none."""
    rows = await connection.execute(sa.select(house_rules).where(*_is(guild, channel, game)))
    return rows.one_or_none()


async def put(connection: AsyncConnection, guild: int, channel: int, game: str, values: dict[str, Any]) -> None:
    """Write a channel's house rules for a game: `rules` as the game dumps them, and the other columns."""
    changed = await connection.execute(sa.update(house_rules).where(*_is(guild, channel, game)).values(**values))
    if not changed.rowcount:
        await connection.execute(sa.insert(house_rules).values(guild_id=guild, channel_id=channel, game=game, **values))


async def drop(connection: AsyncConnection, guild: int, channel: int, game: str) -> None:
    """Forget a channel's house rules for a game."""
    await connection.execute(sa.delete(house_rules).where(*_is(guild, channel, game)))


def _is(guild: int, channel: int, game: str) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        house_rules.c.guild_id == guild,
        house_rules.c.channel_id == channel,
        house_rules.c.game == game,
    )
