"""A migration that breaks off, wherever that is: the file is as it was, or as it should be, never between."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.audit import audited
from bot.store.database import Database, DatabaseUnusable
from tests.bot.store.later import LATER, NEWEST, address, migrations, schema
from tests.bot.store.test_copies import dumped, kept, open_and_close

ROOT = Path(__file__).resolve().parents[3]
CHANGES = """op.add_column("guilds", sa.Column("colour", sa.Integer(), nullable=True))
    op.create_table("invented", sa.Column("id", sa.Integer(), primary_key=True), sa.Column("what", sa.LargeBinary()))
    op.execute("INSERT INTO invented VALUES (1, zeroblob(40000))")
    op.execute("UPDATE sqlite_sequence SET seq = seq + 1")"""
"""A migration that does a bit of everything, and takes some ten pages."""
AT_THE_COMMIT = """op.execute("PRAGMA defer_foreign_keys=ON")
    op.execute("INSERT INTO journal VALUES (12345, 0, 0.0, NULL, '{{}}')")"""
"""What belongs to no table is noticed when the transaction is committed."""

KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
import sqlalchemy as sa
import bot.store.file
from bot.store.operation import upgrading
from bot.store.database import Database

url, moment, migrations = sys.argv[1:]
upgrading.MIGRATIONS = Path(migrations)
database = Database(url)


def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)


def before(connection, cursor, statement, *_):
    if " ".join(statement.split()).startswith(moment):
        die()


engine = database._backend.writers.sync_engine
sa.event.listen(engine, "before_cursor_execute", before)
if moment == "the copy":
    bot.store.file.os.fsync = die
if moment == "the commit":
    sa.event.listen(engine, "commit", die)


async def main():
    await database.open()
    die()


asyncio.run(main())
"""
MOMENTS = {
    "the copy": NEWEST,
    "ALTER TABLE guilds": NEWEST,
    "CREATE TABLE invented": NEWEST,
    "INSERT INTO invented": NEWEST,
    "UPDATE sqlite_sequence": NEWEST,
    "UPDATE alembic_version SET version_num = version_num": NEWEST,
    "the commit": NEWEST,
    "never": LATER,
}
"""When a process is killed, and the schema that its file has then; at last it is killed when the file is open."""
FEW = ("UPDATE sqlite_sequence", "never")
"""The moments that `make test` tries; `make soak` tries all."""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations of a later version, which this one is now."""
    monkeypatch.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "later", CHANGES))
    return tmp_path / "later"


async def opens_and_is_right(path: Path) -> None:
    await open_and_close(path)
    assert schema(path) == LATER
    assert (await audited(address(path))).wrong == ()


@pytest.mark.parametrize(
    "moment", [pytest.param(each, marks=() if each in FEW else pytest.mark.soak) for each in MOMENTS]
)
async def test_a_process_that_is_killed_leaves_the_old_file_or_the_new_one(
    written: Path, later: Path, moment: str
) -> None:
    before = dumped(written)
    given = (address(written), moment, str(later))
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, *given, cwd=ROOT)
    assert await child.wait() == -signal.SIGKILL
    assert bool(list(written.parent.glob(".*.part"))) is (moment == "the copy")
    assert schema(written) == MOMENTS[moment]
    assert (dumped(written) == before) is (MOMENTS[moment] == NEWEST)
    await opens_and_is_right(written)
    assert list(written.parent.glob(".*.part")) == []
    assert kept(written) == [f"store.sqlite3.before-{LATER}"]
    assert dumped(written.with_name(f"store.sqlite3.before-{LATER}")) == before


@pytest.mark.parametrize("pages", [0, 4])
async def test_a_disk_that_is_full_in_the_middle_leaves_the_file_as_it_was(
    written: Path, later: Path, pages: int
) -> None:
    before = dumped(written)
    with closing(sqlite3.connect(written)) as connection:
        ((there,),) = connection.execute("PRAGMA page_count")

    def limit(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={there + pages}")
        cursor.close()

    database = Database(address(written))
    sa.event.listen(database._backend.writers.sync_engine, "connect", limit)
    with pytest.raises(DatabaseUnusable, match="full"):
        await database.open()
    await database.close()
    assert dumped(written) == before
    assert dumped(written.with_name(f"store.sqlite3.before-{LATER}")) == before
    await opens_and_is_right(written)


async def test_a_commit_that_fails_leaves_the_file_as_it_was(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dumped(written)
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "failing", AT_THE_COMMIT))
        with pytest.raises(DatabaseUnusable, match="FOREIGN KEY"):
            await open_and_close(written)
    assert dumped(written) == before
    assert schema(written) == NEWEST
    assert (await audited(address(written))).wrong == ()
