"""What the repositories have in common: each speaks SQL about one subject, through the connection of a unit of work."""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from bot.store.backend import Unit
from bot.store.schema import application

CHOSEN = "chosen"
"""Under this name the table of the application has what marks the last choice."""

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

    async def _mark_choice(self) -> None:
        """Note that something is chosen, or forgotten, that processes keep in memory: others see that when they look.

        Whoever writes this at the same time waits for the end of this transaction.
        """
        await self._upsert(application, {"name": CHOSEN}, {"value": secrets.token_hex(8)})

    async def _upsert(self, table: sa.Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        """Write a row, whether there is one with this key or not, and whoever else writes it at the same time."""
        await self._connection.execute(self._unit.backend.put(table, key, values))
