"""What the repositories have in common: each speaks SQL about one subject, through the connection of a unit of work."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from bot.store.backend import Unit

WITH_NEXT = MappingProxyType({"with_next": True})
"""The option of a statement whose outcome nobody needs. On SQLite it is executed just before the next statement or the
commit, which raises its errors."""


class Repository:
    """The statements of one subject. All that is done through it belongs to one unit of work."""

    def __init__(self, unit: Unit) -> None:
        """`unit`: the unit of work."""
        self._unit = unit
        self._connection = unit.connection

    async def _next(self, counter: str) -> int:
        """Return the next number of a counter. A row that is deleted does not give its number back."""
        return await self._unit.backend.next_number(self._connection, counter)

    async def _upsert(self, table: sa.Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Write a row, whether there is one with this key or not, and whoever else writes it at the same time."""
        await self._connection.execute(self._unit.backend.put(table, key, values))
