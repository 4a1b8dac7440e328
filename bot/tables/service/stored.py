"""Stored tables: the JSON of `bot/store`, read and written as tables."""

import json
from collections.abc import Mapping

from bot.refusals import TableGone
from bot.store.tables.tables import NewRow, TableRow
from bot.store.work import Work
from bot.tables.model.codec import dump_table, load_table
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.service.live import Live
from bot.tables.time.clock import TIMES, TableClock


def read(row: TableRow) -> Live:
    """Return the table that a row stores, with its clock by the machine's. A damaged row may fail in any way."""
    people = People(row.people)
    return Live(read_text(row.snapshot, people), row.seq, people, TableClock(**json.loads(row.clock)))


def read_text(snapshot: str, people: People) -> Table:
    """Return the table of a snapshot. A damaged one may fail in any way."""
    return load_table(json.loads(snapshot), people)


async def load(work: Work, table: int) -> Live:
    """Return a table as `read` does.

    Raises:
        TableGone: there never was one.
    """
    row = await work.tables.get(table)
    if row is None:
        raise TableGone
    return read(row)


def row_of(live: Live, ahead: float) -> NewRow:
    """Return the row to store for a table. `ahead`: by how many seconds the machine's clock is ahead of the table's."""
    clock = live.clock.later(ahead)
    times = {name: getattr(clock, name) for name in ("decision", *TIMES)}
    return NewRow(live.table.status, live.seq, dump_table(live.table, live.people), times)


async def meet(work: Work, guild: int, table: int, people: People, named: Mapping[int, str]) -> People:
    """Return whom a table's journal names, once it also names others. Strangers get a key, and all names are stored.

    `people`: whom the journal names now. `named`: other members, and their names; '' for unknown ones.
    """
    if people.has(named):
        return people
    for member, name in named.items():
        person = await work.people.key(guild, member)
        await work.people.visit(table, person)
        if name not in ("", people.called(member)):
            await work.people.rename(guild, member, name=name)
    return People(await work.people.at_table(table))
