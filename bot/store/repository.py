"""What the repositories have in common: each speaks SQL about one subject, through the connection of a unit of work."""

from __future__ import annotations

from types import MappingProxyType

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import counters

WITH_NEXT = MappingProxyType({"with_next": True})
"""The option of a statement whose outcome nobody needs. On SQLite it is executed just before the next statement or the
commit, which raises its errors."""


class Repository:
    """The statements of one subject. All that is done through it belongs to one unit of work."""

    def __init__(self, connection: AsyncConnection) -> None:
        """`connection`: the unit of work's."""
        self._connection = connection

    async def _next(self, counter: str) -> int:
        """Return the next number of a counter. A row that is deleted does not give its number back."""
        counted = await self._connection.execute(
            sa.update(counters)
            .where(counters.c.name == counter)
            .values(last=counters.c.last + 1)
            .returning(counters.c.last)
        )
        return int(counted.scalar_one())
