"""Who has been at which table, in SQL: an index of the journals, so that nobody has to search them for a member."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import CLOSED, tables, visits

_THERE = (
    visits.c.guild_id == sa.bindparam("guild"),
    visits.c.member_id == sa.bindparam("member"),
    visits.c.table_id == sa.bindparam("number"),
)
_COLUMNS = ("guild_id", "member_id", "table_id")
_ADD = (
    sa.insert(visits)
    .from_select(
        _COLUMNS,
        sa.select(
            sa.bindparam("guild", type_=visits.c.guild_id.type),
            sa.bindparam("member", type_=visits.c.member_id.type),
            sa.bindparam("number", type_=visits.c.table_id.type),
        ).where(~sa.exists().where(*_THERE)),
    )
    .execution_options(**WITH_NEXT)
)
_NAME = sa.update(visits).where(*_THERE).values(name=sa.bindparam("called")).execution_options(**WITH_NEXT)


class VisitRepository(Repository):
    """The members whose ids or names are kept of a table, for every table of every server."""

    async def note(self, guild: int, member: int, table: int) -> None:
        """Note that a table's journal has a member's id in it from now on."""
        await self._connection.execute(_ADD, {"guild": guild, "member": member, "number": table})

    async def note_name(self, guild: int, member: int, table: int, name: str) -> None:
        """Note what a member was called who did something at a table where they have no seat."""
        await self.note(guild, member, table)
        await self._connection.execute(_NAME, {"guild": guild, "member": member, "number": table, "called": name})

    async def open_tables(self, member: int) -> dict[int, int]:
        """Return the tables that are open and whose journals name a member, with their servers."""
        been = sa.select(visits.c.table_id).where(
            visits.c.guild_id == tables.c.guild_id, visits.c.member_id == member, visits.c.table_id == tables.c.id
        )
        rows = await self._connection.execute(
            sa.select(tables.c.id, tables.c.guild_id).where(tables.c.status != CLOSED, been.exists())
        )
        return {row.id: row.guild_id for row in rows}

    async def of_table(self, table: int) -> list[int]:
        """Return the members who are named in a table's journal."""
        return list(await self._connection.scalars(sa.select(visits.c.member_id).where(visits.c.table_id == table)))
