"""The outbox in SQL: announcements of tables, as JSON, that are not posted yet."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.fleet_schema import FENCED, processes
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import outbox, tables

_PUT = sa.insert(outbox).execution_options(**WITH_NEXT)
_WAITING = (
    sa.select(outbox.c.id, outbox.c.announcement)
    .where(outbox.c.table_id == sa.bindparam("number"), outbox.c.skipped_at.is_(None))
    .order_by(outbox.c.id)
)


class OutboxRepository(Repository):
    """What is to be announced about each table."""

    async def put(self, table: int, at: float, announcement: Mapping[str, Any]) -> None:
        """Put an announcement into the outbox, under a number that no announcement ever had.

        Discord takes two messages of the same number within some minutes for one.
        """
        number = await self._next("announcements")
        row = {"id": number, "table_id": table, "at": at, "announcement": announcement}
        await self._run(_PUT, row)

    async def waiting(self, table: int) -> list[tuple[int, dict[str, Any]]]:
        """Return a table's announcements that are not posted, in order, with their numbers."""
        return await self._tuples(_WAITING, {"number": table})

    async def claim(self, table: int, process: int, seconds: float) -> set[int]:
        """Let only one process post a table's waiting announcements for some seconds; return their numbers if it may.

        These are all that wait, or none if another process may post the first of them: they stay in order. Claims of
        a process that is fenced or gone do not count.
        """
        moment, here = self._unit.backend.moment, (outbox.c.table_id == table, outbox.c.skipped_at.is_(None))
        lives = sa.select(processes.c.number).where(processes.c.state != FENCED)
        free = sa.or_(
            outbox.c.claimed_by.is_(None),
            outbox.c.claimed_by == process,
            outbox.c.claimed_by.not_in(lives),
            outbox.c.claimed_until <= moment,
        )
        every = outbox.alias("every")
        first = sa.select(sa.func.min(every.c.id)).where(every.c.table_id == table, every.c.skipped_at.is_(None))
        # The process that locks the first one claims all. Others at the same moment find it locked, and change nothing.
        held = sa.select(outbox.c.id).where(outbox.c.id == first.scalar_subquery(), free)
        door = held.with_for_update(skip_locked=True).cte("door")
        claimed = await self._connection.scalars(
            sa.update(outbox)
            .where(*here, free, sa.exists().where(door.c.id.is_not(None)))
            .values(claimed_by=process, claimed_until=moment + seconds)
            .returning(outbox.c.id)
        )
        return set(claimed)

    async def kept(self, table: int) -> list[dict[str, Any]]:
        """Return a table's announcements that are not known to be posted, including those that were given up."""
        found = sa.select(outbox.c.announcement).where(outbox.c.table_id == table).order_by(outbox.c.id)
        return await self._column(found)

    async def tables(self) -> dict[int, int]:
        """Return the servers of the tables with announcements that are not posted, by table."""
        waiting = sa.select(outbox.c.table_id, tables.c.guild_id).join(tables, tables.c.id == outbox.c.table_id)
        return await self._pairs(waiting.where(outbox.c.skipped_at.is_(None)).distinct())

    async def drop(self, numbers: list[int]) -> None:
        """Delete announcements from the outbox."""
        await self._run(sa.delete(outbox).where(outbox.c.id.in_(numbers)))

    async def skip(self, numbers: list[int], at: float) -> None:
        """Give up announcements that Discord refuses in every form. They stay, so that an audit reports them."""
        await self._run(sa.update(outbox).where(outbox.c.id.in_(numbers)).values(skipped_at=at))
