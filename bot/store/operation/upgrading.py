"""Bringing a database to the newest schema, while older versions of the program run if a migration allows it.

A migration says by `ALONE` whether processes of older versions must have ended before it. The database notes the oldest
schema whose programs may still use it, so that an older version starts on it as well. It also notes a digest of the
first schema, so that a database of a development version before 1.0.0, with other tables, is recognised and refused.
"""

import logging
from functools import cache
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory

from bot.store.backend import Backend
from bot.store.file import DatabaseUnusable, NotUpToDate, failing_as, only_reading
from bot.store.fleet_schema import processes
from bot.store.operation.application import OLDEST_SCHEMA
from bot.store.schema import application

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent.with_name("migrations")
MOVING = "moving-"
"""The prefix of the schema's number while another database is moved into this one (`moving.py`)."""
SCHEMA = sa.text("SELECT version_num FROM alembic_version")
THE_SAME_SCHEMA = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Writes the same number again, to check that the database can be written."""


class _Noted(NamedTuple):
    """What a database notes about its schema; empty if it notes nothing."""

    oldest: str = ""
    """The oldest schema whose programs may use it."""
    digest: str = ""
    """The digest of the first schema of the program that made it."""


class OlderProcesses(Exception):
    """A migration has to wait until older processes have ended, which the message names. Nothing has changed."""


def newest() -> str:
    """Return the newest schema that this program knows."""
    return _schemas(MIGRATIONS)[0].revision


def schema_of(connection: sa.Connection) -> str | None:
    """Return the schema that a database notes, None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: sa.Connection) -> None:
    """Make the tables of an empty database."""
    command.upgrade(_config(MIGRATIONS, connection), "head")


def migrate(backend: Backend, connection: sa.Connection) -> str | None:
    """Bring a database to the newest schema, unless it has one that this program may use as well.

    Return the schema that it had, None if it was empty.

    Raises:
        OlderProcesses: processes of older versions must end first.
        DatabaseUnusable: it was written by a newer version, or made by a development version.
        NotCopied: it must be copied first, and cannot be.
    """
    present = usable_schema(connection)
    pending = () if present is not None and present not in _known() else _pending(present)
    if pending:
        if present is not None and any(each.module.ALONE for each in pending):
            _check_alone(backend, connection)
        kept = backend.keep_before(connection, newest())
        if kept is not None:
            log.info(
                "upgrading the database (schema %s to %s); the copy from before is %s",
                present,
                newest(),
                kept,
            )
        oldest = _noted(connection).oldest
        command.upgrade(_config(MIGRATIONS, connection), "head")
        alone = [each.revision for each in pending if each.module.ALONE]
        _note(connection, alone[-1] if alone else oldest or newest())
        backend.guard(connection)
    # Even without a migration, this checks that the database can be written.
    connection.execute(THE_SAME_SCHEMA)
    return present


def recognise(connection: sa.Connection) -> str:
    """Return the schema of a database, and refuse one that this program cannot read.

    Raises:
        NotUpToDate: it is of an older version, or has no tables yet.
        DatabaseUnusable: it is of a newer one, or of a development version.
    """
    present = usable_schema(connection)
    if present is None:
        raise NotUpToDate("it has none of this program's tables")
    if present in _known() and present != newest():
        raise NotUpToDate(
            f"its schema is {present}, this program's {newest()}: the bot upgrades it when it starts, or "
            "`python -m bot migrate`"
        )
    return present


def check_file(address: sa.URL) -> str | None:
    """Check that an SQLite file may be copied: an older or a newer version's may, and one without tables.

    Return its schema, None if it has none.

    Raises:
        DatabaseUnusable: a development version has made it, or it cannot be read.
    """
    engine = sa.create_engine(only_reading(address).set(drivername="sqlite"))
    try:
        with failing_as(DatabaseUnusable), engine.connect() as connection:
            present = schema_of(connection)
            if present is not None and not present.startswith(MOVING):
                _check_made_here(connection, present)
            return present
    finally:
        engine.dispose()


def usable_schema(connection: sa.Connection) -> str | None:
    """Return the schema that a database has, None if it is empty.

    Raises:
        DatabaseUnusable: a newer version has written it, and this program may not use it; or another development
            version has made it.
    """
    present = schema_of(connection)
    if present is not None and present.startswith(MOVING):
        raise DatabaseUnusable(
            "a `move` into it did not finish: run the same `move` again, or start with an empty database"
        )
    if present is None:
        return None
    _check_made_here(connection, present)
    if present not in _known() and _noted(connection).oldest not in _known():
        raise DatabaseUnusable(f"it was written by a newer version (schema {present})")
    return present


def _check_made_here(connection: sa.Connection, present: str) -> None:
    made_by = _noted(connection).digest
    if made_by != _digest():
        raise DatabaseUnusable(
            f"a development version has made it, with another schema ({made_by[:12] or present}; this version's "
            f"is {_digest()[:12]}), and nothing in it was touched"
        )


def _check_alone(backend: Backend, connection: sa.Connection) -> None:
    """Refuse to continue while older processes run, or a transaction of a lost one may not have ended.

    Raises:
        OlderProcesses: there are some.
    """
    if backend.fleet_lock is not None:
        connection.execute(backend.fleet_lock)  # nobody registers from now on
    rows = connection.execute(
        sa.select(processes.c.number, processes.c.version, processes.c.place).order_by(processes.c.number)
    )
    if found := ", ".join(f"{number} ({version}, {place})" for number, version, place in rows):
        raise OlderProcesses(found)


def _noted(connection: sa.Connection) -> _Noted:
    """Return what a database notes about its schema."""
    if not sa.inspect(connection).has_table(application.name):
        return _Noted()
    noted = connection.scalar(sa.select(application.c.value).where(application.c.name == OLDEST_SCHEMA))
    return _Noted(*(noted or "").split(" ")[:2])


def _note(connection: sa.Connection, oldest: str) -> None:
    """Note the schema of a database that has the newest one, and the oldest whose programs may use it."""
    connection.execute(sa.delete(application).where(application.c.name == OLDEST_SCHEMA))
    connection.execute(sa.insert(application).values(name=OLDEST_SCHEMA, value=f"{oldest} {_digest()}"))


def _digest() -> str:
    """Return the digest of the first schema."""
    return str(_schemas(MIGRATIONS)[-1].module.DIGEST)


def _pending(present: str | None) -> tuple[Script, ...]:
    """Return the migrations that a database still needs, in order."""
    schemas = _schemas(MIGRATIONS)
    done = next((at for at, each in enumerate(schemas) if each.revision == present), len(schemas))
    return schemas[:done][::-1]


def _known() -> frozenset[str]:
    return frozenset(each.revision for each in _schemas(MIGRATIONS))


def _config(folder: Path, connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    return config


@cache
def _schemas(folder: Path) -> tuple[Script, ...]:
    """Return every schema that there ever was, the newest first. Alembic executes all migrations' files for that."""
    return tuple(ScriptDirectory.from_config(_config(folder)).walk_revisions())
