"""How a table goes on in SQL: in one statement, or in the several of a transaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.advance import Advance
from bot.store.backend import Unit
from bot.store.people.identities import IdentityRepository
from bot.store.people.people import PeopleRepository
from bot.store.schema import journal, outbox, tables
from bot.store.tables.journal import JournalRepository
from bot.store.tables.outbox import OutboxRepository
from bot.store.tables.tables import HELD, TableRepository


def _new(column: sa.Column[Any]) -> sa.BindParameter[Any]:
    return sa.bindparam(f"new_{column.table.name}_{column.name}", type_=column.type)


_ROW = ("status", "snapshot", "due_at", "together_until", "decision_until")


def one_statement(*conditions: sa.ColumnElement[bool], announcement: sa.Sequence | None = None) -> sa.Insert:
    """Make the one statement that does all of it, where a database takes one. It inserts no row if it does nothing.

    Another transaction that writes to the table is waited for; the row is looked at again then.

    Args:
        conditions: what else has to be true for it to be done.
        announcement: where the announcement's number comes from; None where nothing is told.
    """
    here = (tables.c.id == sa.bindparam("number"), tables.c.seq == sa.bindparam("before"))
    covered = sa.func.coalesce(HELD, 0) == sa.bindparam("held", type_=sa.BigInteger)
    changed = {tables.c[name]: _new(tables.c[name]) for name in _ROW}
    there = (
        sa.update(tables)
        .where(*here, covered, *conditions)
        .values({**changed, tables.c.seq: _new(journal.c.seq)})
        .returning(tables.c.id)
        .cte("there")
    )
    appended = ("seq", "at", "interaction_id", "action")
    statement = sa.insert(journal).from_select(
        ["table_id", *appended], sa.select(there.c.id, *(_new(journal.c[name]) for name in appended))
    )
    if announcement is None:
        return statement
    told = sa.insert(outbox).from_select(
        ["id", "table_id", "at", "announcement"],
        sa.select(announcement.next_value(), there.c.id, _new(journal.c.at), _new(outbox.c.announcement)),
    )
    return statement.add_cte(told.cte("told"))


async def in_one(connection: AsyncConnection, statement: sa.Insert, what: Advance, also: Mapping[str, Any]) -> bool:
    """Execute such a statement, and return whether it has done anything.

    Args:
        connection: commits it.
        statement: the statement.
        what: what is written.
        also: what its conditions ask for, by name.

    Raises:
        IntegrityError: the interaction is in a journal already.
    """
    values = {
        **also,
        "number": what.table,
        "before": what.seq - 1,
        "held": what.held,
        **{f"new_tables_{name}": what.row[name] for name in _ROW},
        "new_journal_seq": what.seq,
        "new_journal_at": what.at,
        "new_journal_interaction_id": what.interaction,
        "new_journal_action": what.action,
    }
    if what.announcement is not None:
        values["new_outbox_announcement"] = what.announcement
    return bool((await connection.execute(statement, values)).rowcount)


async def in_several(unit: Unit, what: Advance) -> bool:
    """Look at the table, and write its rows within a transaction, if it is as it has to be; return whether it is."""
    rows = TableRepository(unit, PeopleRepository(unit, IdentityRepository(unit)))
    there = await rows.to_write(what.table, what.interaction)
    if there is None or (there.seq, there.answered, there.held) != (what.seq - 1, None, what.held):
        return False
    await JournalRepository(unit).append(what.table, what.seq, what.at, what.action, what.interaction)
    if what.announcement is not None:
        await OutboxRepository(unit).put(what.table, what.at, what.announcement)
    await rows.save(what.table, seq=what.seq, at=what.at, **what.row)
    return True
