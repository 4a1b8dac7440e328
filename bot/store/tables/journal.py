"""The journals of tables in SQL, and the records and proofs that take the place of old ones; all as JSON."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import CLOSED, journal, records, tables

APPEND = sa.insert(journal)


class JournalRow(NamedTuple):
    """A row of a journal."""

    seq: int
    text: str
    """What happened, as JSON, perhaps damaged."""
    click: int | None
    """The interaction that it answers."""

    @property
    def action(self) -> dict[str, Any]:
        """What happened."""
        action: dict[str, Any] = json.loads(self.text)
        return action


class JournalRepository(Repository):
    """The journal of every table. An interaction is in at most one row of all of them."""

    async def append(self, table: int, seq: int, at: float, action: Mapping[str, Any], interaction: int | None) -> None:
        """Write a row of a table's journal. If the interaction is in a journal, the unit of work fails."""
        await self._later(APPEND, appending(table, seq, at, action, interaction))

    async def answered(self, interaction: int) -> int | None:
        """Return the table whose journal has an interaction already, None if there is none."""
        return await self._value(int, sa.select(journal.c.table_id).where(journal.c.interaction_id == interaction))

    async def went_on(self, table: int) -> float:
        """Return when a table's match last continued: somebody acted, or a round was dealt. 0.0 if it never did."""
        done = journal.c.action["do"].as_string()
        goes_on = journal.c.table_id == table, done.in_(("act", "deal", "start", "restored"))
        return await self._value(float, sa.select(sa.func.max(journal.c.at)).where(*goes_on)) or 0.0

    async def clicks_since_deal(self, table: int) -> list[int]:
        """Return the interactions in a table's journal since its last deal with a secret, in order.

        Before the first such deal, these are the interactions since the match was started.
        """
        do, here = journal.c.action["do"].as_string(), journal.c.table_id == table
        dealt = sa.and_(do == "deal", journal.c.action["secret"].as_string().is_not(None))
        last = sa.select(journal.c.seq).where(here, sa.or_(dealt, do == "start")).order_by(journal.c.seq.desc())
        return await self._column(
            sa.select(journal.c.interaction_id)
            .where(here, journal.c.seq > last.limit(1).scalar_subquery(), journal.c.interaction_id.is_not(None))
            .order_by(journal.c.seq)
        )

    async def rows(self, table: int, after: int = 0, most: int | None = None) -> list[JournalRow]:
        """Return a table's journal in order: the table as it was opened, then its actions.

        `most`: the most rows to return; None for all.
        """
        return await self._all(
            JournalRow,
            sa.select(journal.c.seq, sa.cast(journal.c.action, sa.Text), journal.c.interaction_id)
            .where(journal.c.table_id == table, journal.c.seq >= after)
            .order_by(journal.c.seq)
            .limit(most),
        )

    async def latest(self, table: int | None = None) -> float | None:
        """Return when the last row of any journal, or of a table's, was written, in seconds since 1970."""
        last = sa.select(sa.func.max(journal.c.at))
        return await self._value(float, last if table is None else last.where(journal.c.table_id == table))


def appending(table: int, seq: int, at: float, action: Mapping[str, Any], interaction: int | None) -> dict[str, Any]:
    """Return the values of `APPEND`."""
    return {"table_id": table, "seq": seq, "at": at, "interaction_id": interaction, "action": action}


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
