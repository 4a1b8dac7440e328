"""What PostgreSQL needs before and after rows are brought into it or out of it: nobody who plays, and new keys."""

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.backend import InUse

LOOKS = 10
BETWEEN = 0.2
"""So many looks are taken, with so many seconds between them: a session that was closed is there a moment longer."""
_OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND starts_with(application_name, :name)"
)
_LAST = (
    "SELECT setval(pg_get_serial_sequence('{table}', '{key}'), greatest(max({key}), 1), max({key}) > 0) FROM {table}"
)


async def nobody_else(engine: AsyncEngine, name: str) -> None:
    """See that no other session of a database has a name that begins like this.

    Raises:
        InUse: one has.
    """
    for left in reversed(range(LOOKS)):
        async with engine.connect() as connection:
            others = await connection.scalar(_OTHERS, {"name": name})
        if not others:
            return
        if left:
            await asyncio.sleep(BETWEEN)
    raise InUse


async def settle(connection: AsyncConnection, tables: Sequence[sa.Table]) -> None:
    """Set the sequences of tables' keys behind the rows that are there, and have the server count what it plans by."""
    for table in tables:
        key = table.autoincrement_column
        if key is not None:
            await connection.execute(sa.text(_LAST.format(table=table.name, key=key.name)))
        await connection.execute(sa.text(f"ANALYZE {table.name}"))
