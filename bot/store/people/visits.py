"""Who has been at which table, in SQL: an index of the journals, so that nobody has to search them for a person."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import CLOSED, people, tables, visits


class VisitRepository(Repository):
    """The people whom the journals of tables name, for every table of every server."""

    async def note(self, table: int, person: int) -> None:
        """Note that a table's journal names a person from now on, by their key."""
        await self._upsert(visits, {"table_id": table, "person": person}, {})

    async def open_tables(self, member: int) -> dict[int, int]:
        """Return the tables that are open and whose journals name a member, with their servers."""
        rows = await self._connection.execute(
            sa.select(tables.c.id, tables.c.guild_id)
            .join(visits, visits.c.table_id == tables.c.id)
            .join(people, people.c.person == visits.c.person)
            .where(tables.c.status != CLOSED, people.c.member_id == member)
        )
        return {row.id: row.guild_id for row in rows}
