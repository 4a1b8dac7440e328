"""What matches brought their members, in SQL: a row for each match and member, written when the table closes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import results

LEFT = "left"
"""The ending of a match for a member who was gone before the table closed."""

_ADD = sa.insert(results).execution_options(**WITH_NEXT)


class ResultRow(NamedTuple):
    """What a match brought a member."""

    member_id: int
    ending: str
    """Why the table closed, or `LEFT`."""
    chips: int
    """What they took home, less what they brought."""
    humans: int
    """How many members played in the round that had the fewest of them."""


class ResultRepository(Repository):
    """The results of every match that was begun."""

    async def add(self, guild: int, table: int, at: float, rows: Iterable[ResultRow]) -> None:
        """Write what a match brought its members. `at`: when the table closed, in seconds since 1970."""
        for row in rows:
            await self._connection.execute(_ADD, {"guild_id": guild, "table_id": table, "at": at, **row._asdict()})

    async def of_table(self, table: int) -> list[ResultRow]:
        """Return what a match brought its members, by their ids."""
        columns = (results.c[name] for name in ResultRow._fields)
        rows = await self._connection.execute(
            sa.select(*columns).where(results.c.table_id == table).order_by(results.c.member_id)
        )
        return [ResultRow(*row) for row in rows]
