"""Tables as they are stored: what `bot/store` keeps as JSON, read and written as tables."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.tables import TableRow
from bot.store.work import Work
from bot.tables.codec import dump_table, load_table
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: its last journal row's number, and what it waits for."""

    table: Table
    seq: int
    due_at: float | None
    """When it goes on by itself, in seconds since 1970."""
    together_until: float | None = None
    """The deadline of those who decide at the same time."""


def read(row: TableRow) -> Stored:
    """Return the table that a row stores. A damaged row may fail in any way."""
    return Stored(load_table(json.loads(row.snapshot)), row.seq, row.due_at, row.together_until)


async def load(work: Work, table: int) -> Stored | None:
    """Return a table, None if there never was one."""
    row = await work.tables.get(table)
    return None if row is None else read(row)


async def save(work: Work, stored: Stored, at: float) -> None:
    """Write a table's snapshot. `at`: now, in seconds since 1970."""
    await work.tables.save(
        stored.table.id,
        status=stored.table.status,
        seq=stored.seq,
        snapshot=dump_table(stored.table),
        due_at=stored.due_at,
        together_until=stored.together_until,
        at=at,
    )
