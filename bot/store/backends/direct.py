"""Statements for the driver without SQLAlchemy's execution, which takes longer than the database's."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection


def direct(
    connection: AsyncConnection, statement: sa.Executable, values: Sequence[Mapping[str, Any]], *, waits: bool = False
) -> tuple[str, list[list[Any]]]:
    """Return SQL, and parameters for each row. A single row may have lists, each for an `IN`. `waits`: for later."""
    there = connection.sync_connection
    assert there is not None
    first = values[0]
    lengths = tuple((name, len(value)) for name, value in first.items() if isinstance(value, list))
    sql, places = _written(statement, tuple(first), lengths, there.dialect)
    if lengths:
        (first,) = values
        listed = {f"{name}_{at + 1}": first[name][at] for name, length in lengths for at in range(length)}
        values = [{**first, **listed}]
    rows = [[write(row.get(name, known)) for name, known, write in places] for row in values]
    for listener in () if waits else there.dispatch.before_cursor_execute:
        listener(there, None, sql, rows if len(rows) > 1 else rows[0], None, len(rows) > 1)
    return sql, rows


@lru_cache(maxsize=512)
def _written(
    statement: Any, names: tuple[str, ...], lengths: tuple[tuple[str, int], ...], dialect: Dialect
) -> tuple[str, list[Any]]:
    """Return SQL, and in order its parameters' names, values that the statement has, and what writes a value."""
    compiled = statement.compile(dialect=dialect, column_keys=list(names) or None)
    known = compiled.params
    state = compiled.construct_expanded_state({**known, **{name: [None] * length for name, length in lengths}})
    writes = {name: each.type.dialect_impl(dialect).bind_processor(dialect) for name, each in compiled.binds.items()}
    return state.statement, [(name, known.get(name), writes.get(name) or (lambda it: it)) for name in state.positiontup]
