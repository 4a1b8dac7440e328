"""House rules of channels in SQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import house_rules

_KEY = (house_rules.c.guild_id, house_rules.c.channel_id, house_rules.c.game)


class HouseRulesRepository(Repository):
    """House rules, a row for each game in a channel."""

    async def get(self, guild: int, channel: int, game: str) -> dict[str, Any] | None:
        """Return the terms that a channel keeps for a game, as JSON; None if it keeps nothing."""
        found = await self._connection.scalar(sa.select(house_rules.c.terms).where(*_is(guild, channel, game)))
        return None if found is None else dict(found)

    async def put(self, guild: int, channel: int, game: str, terms: Mapping[str, Any]) -> None:
        """Write the terms that a channel keeps for a game."""
        await self._upsert(house_rules, {"guild_id": guild, "channel_id": channel, "game": game}, {"terms": terms})

    async def drop(self, guild: int, channel: int, game: str) -> None:
        """Delete a channel's house rules for a game."""
        await self._connection.execute(sa.delete(house_rules).where(*_is(guild, channel, game)))


def _is(guild: int, channel: int, game: str) -> list[sa.ColumnElement[bool]]:
    return [column == value for column, value in zip(_KEY, (guild, channel, game), strict=True)]
