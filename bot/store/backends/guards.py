"""The triggers that refuse what would break a chain of movements. They are made after every migration.

Nothing there is ever changed. It is deleted only where a server that has removed the bot is. On PostgreSQL nothing is
emptied at once either, which SQLite cannot do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import GUARDS, identities, transfers

_LEFT = "EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)"
_GUARDED = (transfers, identities)
_EMPTIED = tuple(f"{table.name}_are_not_emptied" for table in _GUARDED)
_FUNCTION = """
CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT ({allowed}) THEN
        RAISE EXCEPTION '{sentence}' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN {row};
END $$
"""
_TRIGGER = "CREATE OR REPLACE TRIGGER {name} BEFORE {verb} ON {table} FOR EACH {each} EXECUTE FUNCTION {name}()"
_THERE = sa.text(
    "SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
    "WHERE relnamespace = to_regnamespace(current_schema()) AND NOT tgisinternal AND tgenabled IN ('O', 'A')"
)


def make_guards(connection: sa.Connection, statements: Iterable[str]) -> None:
    """Make the triggers, or make them anew. `statements`: the database's own."""
    for statement in statements:
        connection.execute(sa.text(statement))


async def guards_missing(connection: AsyncConnection) -> set[str]:
    """Return the triggers that are not there, or are switched off."""
    return {*GUARDS, *_EMPTIED} - {name for (name,) in await connection.execute(_THERE)}


def on_sqlite() -> Iterator[str]:
    """Yield what makes them in a file of SQLite's."""
    for table in _GUARDED:
        for verb, done, allowed in (("UPDATE", "changed", "FALSE"), ("DELETE", "deleted", _LEFT)):
            name, sentence = f"{table.name}_are_not_{done}", f"{table.name} are not {done}"
            yield f"DROP TRIGGER IF EXISTS {name}"
            yield (
                f"CREATE TRIGGER {name} BEFORE {verb} ON {table.name} WHEN NOT ({allowed}) "
                f"BEGIN SELECT RAISE(ABORT, '{sentence}'); END"
            )


def on_postgresql() -> Iterator[str]:
    """Yield what makes them on PostgreSQL."""
    for table in _GUARDED:
        for verb, done, allowed, row, each in (
            ("UPDATE", "changed", "FALSE", "NEW", "ROW"),
            ("DELETE", "deleted", _LEFT, "OLD", "ROW"),
            ("TRUNCATE", "emptied", "FALSE", "NULL", "STATEMENT"),
        ):
            name, sentence = f"{table.name}_are_not_{done}", f"{table.name} are not {done}"
            yield _FUNCTION.format(name=name, allowed=allowed, sentence=sentence, row=row)
            yield _TRIGGER.format(name=name, verb=verb, table=table.name, each=each)
