"""The triggers on PostgreSQL that refuse what would break a chain of movements. SQLite's come with a migration.

They say the same: a movement is changed only where a member is forgotten, and deleted only where a server that has
removed the bot is. Nothing is ever emptied at once, which SQLite cannot do.
"""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import GUARDS, forgettings, transfers

_FORGOTTEN = ("by", "by_salt")
"""What changes of a movement when the member who ordered it is forgotten."""
_UNNAMED = 'OLD.by_salt IS NOT NULL AND NEW.by_salt IS NULL AND NEW."by" < 0'
_LEFT = "EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)"
_EMPTIED = tuple(f"{table.name}_are_not_emptied" for table in (transfers, forgettings))
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


def make_guards(connection: sa.Connection) -> None:
    """Make the triggers, or make them anew."""
    for statement in _statements():
        connection.execute(sa.text(statement))


async def guards_missing(connection: AsyncConnection) -> set[str]:
    """Return the triggers that are not there, or are switched off."""
    return {*GUARDS, *_EMPTIED} - {name for (name,) in await connection.execute(_THERE)}


def _statements() -> Iterator[str]:
    kept = (column.name for column in transfers.columns if column.name not in _FORGOTTEN)
    same = " AND ".join(f'NEW."{name}" IS NOT DISTINCT FROM OLD."{name}"' for name in kept)
    for table, change in ((transfers.name, f"{_UNNAMED} AND {same}"), (forgettings.name, "FALSE")):
        for verb, done, allowed, row, each in (
            ("UPDATE", "changed", change, "NEW", "ROW"),
            ("DELETE", "deleted", _LEFT, "OLD", "ROW"),
            ("TRUNCATE", "emptied", "FALSE", "NULL", "STATEMENT"),
        ):
            name, sentence = f"{table}_are_not_{done}", f"{table} are not {done}"
            yield _FUNCTION.format(name=name, allowed=allowed, sentence=sentence, row=row)
            yield _TRIGGER.format(name=name, verb=verb, table=table, each=each)
