"""A migration that breaks off, wherever that is: the file is as it was, or as it should be, never between."""

import asyncio
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.audit import audited
from bot.store.database import MIGRATIONS, Database, DatabaseUnusable
from tests.bot.store.test_copies import NEWEST, dumped, kept, open_and_close
from tests.bot.store.test_migrations import address
from tests.bot.written import put

ROOT = Path(__file__).resolve().parents[3]

AT_THE_COMMIT = """
from alembic import op

revision = "9999"
down_revision = "NEWEST"


def upgrade() -> None:
    op.execute("PRAGMA defer_foreign_keys=ON")
    op.execute("INSERT INTO journal VALUES (12345, 0, 0.0, NULL, '{}')")
"""
"""What belongs to no table is noticed when the transaction is committed."""

KILLED = """
import asyncio, os, signal, sys
import sqlalchemy as sa
import bot.store.file
from bot.store.database import Database

url, moment = sys.argv[1:]
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
    "the copy": "0002",
    "ALTER TABLE guilds": "0002",
    "CREATE TABLE counters": "0002",
    "INSERT INTO counters": "0002",
    "UPDATE journal": "0002",
    "UPDATE alembic_version SET version_num = version_num": "0002",
    "the commit": "0002",
    "never": NEWEST,
}
"""When a process is killed, and the schema that its file has then; at last it is killed when the file is open."""
FEW = ("the copy", "UPDATE journal", "never")
"""The moments that `make test` tries; `make soak` tries all."""


@pytest.fixture
def written(path: Path) -> Path:
    return put("0002-first-new-york", path)


def schema(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        ((found,),) = connection.execute("SELECT version_num FROM alembic_version")
    return str(found)


async def opens_and_is_right(path: Path) -> None:
    await open_and_close(path)
    assert schema(path) == NEWEST
    assert (await audited(address(path))).wrong == ()


@pytest.mark.parametrize(
    "moment", [pytest.param(each, marks=() if each in FEW else pytest.mark.soak) for each in MOMENTS]
)
async def test_a_process_that_is_killed_leaves_the_old_file_or_the_new_one(written: Path, moment: str) -> None:
    before = dumped(written)
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, address(written), moment, cwd=ROOT)
    assert await child.wait() == -signal.SIGKILL
    assert bool(list(written.parent.glob(".*.part"))) is (moment == "the copy")
    assert schema(written) == MOMENTS[moment]
    assert (dumped(written) == before) is (MOMENTS[moment] == "0002")
    await opens_and_is_right(written)
    assert list(written.parent.glob(".*.part")) == []
    assert kept(written) == [f"store.sqlite3.before-{NEWEST}"]
    assert dumped(written.with_name(f"store.sqlite3.before-{NEWEST}")) == before


@pytest.mark.parametrize("pages", [0, 2, 4, 6])
async def test_a_disk_that_is_full_in_the_middle_leaves_the_file_as_it_was(written: Path, pages: int) -> None:
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
    assert dumped(written.with_name(f"store.sqlite3.before-{NEWEST}")) == before
    await opens_and_is_right(written)


async def test_a_commit_that_fails_leaves_the_file_as_it_was(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dumped(written)
    scripts = tmp_path / "scripts"
    shutil.copytree(MIGRATIONS, scripts)
    (scripts / "versions" / "9999_fails.py").write_text(AT_THE_COMMIT.replace("NEWEST", NEWEST))
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.upgrading.MIGRATIONS", scripts)
        with pytest.raises(DatabaseUnusable, match="FOREIGN KEY"):
            await open_and_close(written)
    assert dumped(written) == before
    await opens_and_is_right(written)


async def test_an_older_program_refuses_what_a_newer_one_has_brought_up_to_date(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_and_close(written)
    after, copies = dumped(written), kept(written)
    older = tmp_path / "older"
    shutil.copytree(MIGRATIONS, older)
    for script in (older / "versions").glob("*.py"):
        if script.name[:4] > "0002":
            script.unlink()
    monkeypatch.setattr("bot.store.upgrading.MIGRATIONS", older)
    with pytest.raises(DatabaseUnusable, match=f"newer version .schema {NEWEST}"):
        await open_and_close(written)
    assert (dumped(written), kept(written)) == (after, copies)
