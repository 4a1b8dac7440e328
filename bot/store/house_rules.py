"""House rules of channels in SQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import house_rules

_KEY = (house_rules.c.guild_id, house_rules.c.channel_id, house_rules.c.game)
_KEPT = [each for each in house_rules.c if each not in set(_KEY)]
"""What a row keeps, besides saying for what."""


class HouseRulesRepository(Repository):
    """House rules, a row for each game in a channel."""

    async def get(self, guild: int, channel: int, game: str) -> dict[str, Any] | None:
        """Return what a channel keeps for a game, by the names of the columns; None where it keeps nothing."""
        rows = await self._connection.execute(sa.select(*_KEPT).where(*_is(guild, channel, game)))
        row = rows.one_or_none()
        return None if row is None else dict(row._mapping)

    async def put(self, guild: int, channel: int, game: str, kept: Mapping[str, Any]) -> None:
        """Write what a channel keeps for a game: `rules` as the game dumps them, and the other columns."""
        changed = await self._connection.execute(
            sa.update(house_rules).where(*_is(guild, channel, game)).values(**kept)
        )
        if not changed.rowcount:
            await self._connection.execute(
                sa.insert(house_rules).values(guild_id=guild, channel_id=channel, game=game, **kept)
            )

    async def drop(self, guild: int, channel: int, game: str) -> None:
        """Delete a channel's house rules for a game."""
        await self._connection.execute(sa.delete(house_rules).where(*_is(guild, channel, game)))


def _is(guild: int, channel: int, game: str) -> list[sa.ColumnElement[bool]]:
    return [column == value for column, value in zip(_KEY, (guild, channel, game), strict=True)]
