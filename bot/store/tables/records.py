"""What remains of old matches, in SQL: a record and a proof in place of their journals, as JSON."""

from typing import NamedTuple

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import CLOSED, journal, records, tables


class Documents(NamedTuple):
    """What remains of a match; None if nothing was dealt. Players are keys, as in everything that is stored."""

    record: str | None
    proof: str | None


class RecordRepository(Repository):
    """The records of old matches, by table."""

    async def get(self, table: int) -> Documents | None:
        """Return what remains of an old match, None while its journal is kept."""
        kept = sa.select(records.c.record, records.c.proof).where(records.c.table_id == table)
        return await self._one(Documents, kept)

    async def put(self, table: int, at: float, kept: Documents) -> None:
        """Store what remains of an old match. Its journal does not count any more from now on."""
        await self._run(sa.insert(records).values(table_id=table, at=at, **kept._asdict()))

    async def next_due(self, before: float, *, after: int) -> int | None:
        """Return the first table that closed before a time and has a journal. `after`: only tables with higher ids."""
        return await self._value(
            int,
            sa.select(tables.c.id)
            .where(
                tables.c.status == CLOSED,
                tables.c.closed_at < before,
                tables.c.id > after,
                sa.exists().where(journal.c.table_id == tables.c.id),
            )
            .order_by(tables.c.id)
            .limit(1),
        )

    async def shrink(self, table: int, most: int) -> int:
        """Delete at most `most` rows of a table's journal, and return how many."""
        these = sa.select(journal.c.seq).where(journal.c.table_id == table).limit(most)
        return await self._run(sa.delete(journal).where(journal.c.table_id == table, journal.c.seq.in_(these)))
