"""The triggers that refuse what would break a chain of movements. They are created after every migration.

Rows of a chain never change. They are deleted only with a server that has removed the bot. On PostgreSQL the triggers
also refuse TRUNCATE, which SQLite does not have.
"""

import sqlalchemy as sa

from bot.store.schema import identities, transfers

_LEFT = "EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)"
_GUARDED = (transfers, identities)
_BODY = """
BEGIN
    IF NOT ({allowed}) THEN
        RAISE EXCEPTION '{sentence}' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN {row};
END """
_FUNCTION = "CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"
ON_SQLITE = sa.text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
"""Selects the triggers of a file, as `on_sqlite` returns them."""
ON_POSTGRESQL = sa.text(
    "SELECT tgname, prosrc, pg_get_triggerdef(pg_trigger.oid, true) FROM pg_trigger "
    "JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid "
    "JOIN pg_language ON pg_language.oid = prolang "
    "WHERE relnamespace = to_regnamespace(current_schema()) AND NOT tgisinternal AND tgenabled IN ('O', 'A') "
    "AND lanname = 'plpgsql' AND proconfig IS NULL"
)
"""Selects the triggers that PostgreSQL has, as `on_postgresql` returns them, without disabled ones."""


def on_sqlite() -> dict[str, tuple[str]]:
    """Return the statement that creates each trigger in an SQLite file, by the trigger's name."""
    made = {}
    for table in _GUARDED:
        for verb, done, allowed in (("UPDATE", "changed", "FALSE"), ("DELETE", "deleted", _LEFT)):
            name, sentence = f"{table.name}_are_not_{done}", f"{table.name} are not {done}"
            made[name] = (
                f"CREATE TRIGGER {name} BEFORE {verb} ON {table.name} WHEN NOT ({allowed}) "
                f"BEGIN SELECT RAISE(ABORT, '{sentence}'); END",
            )
    return made


def on_postgresql() -> dict[str, tuple[str, str]]:
    """Return each trigger's function body and the statement that creates it on PostgreSQL, by the trigger's name."""
    made = {}
    for table in _GUARDED:
        for verb, done, allowed, row, each in (
            ("UPDATE", "changed", "FALSE", "NEW", "ROW"),
            ("DELETE", "deleted", _LEFT, "OLD", "ROW"),
            ("TRUNCATE", "emptied", "FALSE", "NULL", "STATEMENT"),
        ):
            name, sentence = f"{table.name}_are_not_{done}", f"{table.name} are not {done}"
            body = _BODY.format(allowed=allowed, sentence=sentence, row=row)
            trigger = f"CREATE TRIGGER {name} BEFORE {verb} ON {table.name} FOR EACH {each} EXECUTE FUNCTION {name}()"
            made[name] = body, trigger
    return made


def guard_file(connection: sa.Connection) -> None:
    """Create or replace the triggers in a file."""
    for name, (trigger,) in on_sqlite().items():
        connection.execute(sa.text(f"DROP TRIGGER IF EXISTS {name}"))
        connection.execute(sa.text(trigger))


def guard_server(connection: sa.Connection) -> None:
    """Create or replace the triggers on PostgreSQL."""
    for name, (body, trigger) in on_postgresql().items():
        connection.execute(sa.text(_FUNCTION.format(name=name, body=body)))
        connection.execute(sa.text(trigger.replace("CREATE", "CREATE OR REPLACE", 1)))
