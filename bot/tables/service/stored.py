"""Stored tables: the JSON of `bot/store`, read and written as tables."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.tables.tables import NewRow, TableRow
from bot.store.work import Work
from bot.tables.model.codec import dump_table, load_table
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.time.clock import TIMES, TableClock


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored table, with its last journal row's number, and its clock by the machine's."""

    table: Table
    seq: int
    clock: TableClock
    people: People
    """The people whom its journal names."""


def read(row: TableRow) -> Stored:
    """Return the table that a row stores. A damaged row may fail in any way."""
    people = People(row.people)
    return Stored(read_text(row.snapshot, people), row.seq, TableClock(**json.loads(row.clock)), people)


def read_text(snapshot: str, people: People) -> Table:
    """Return the table of a snapshot. A damaged one may fail in any way."""
    return load_table(json.loads(snapshot), people)


async def load(work: Work, table: int) -> Stored | None:
    """Return a table, None if there never was one."""
    row = await work.tables.get(table)
    return None if row is None else read(row)


def row_of(stored: Stored) -> NewRow:
    """Return the row to store for a table."""
    clock = {name: getattr(stored.clock, name) for name in ("decision", *TIMES)}
    return NewRow(stored.table.status, stored.seq, dump_table(stored.table, stored.people), clock)


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
