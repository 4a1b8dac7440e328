"""A disk that is full, a file that may not be written, another process in the way: SQLite's own errors, as refusals."""

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic

import pytest
import sqlalchemy as sa

from bot.refusals import NotRead, NotWritten
from bot.store.backends import sqlite as module
from bot.store.database import Database, DatabaseUnusable
from bot.store.schema import guilds
from tests.bot.store.broken import Told, full, held, read_only

ROW = {"welcome": 1, "daily": 2, "turn_seconds": 3, "follow_seconds": 4}
PAGE = 4096


async def write(database: Database, guild: int, rows: int = 1) -> None:
    async with database.writing() as work:
        await work.connection.execute(sa.insert(guilds), [{"guild_id": guild + each, **ROW} for each in range(rows)])


async def count(database: Database) -> int | None:
    async with database.reading() as work:
        return await work.connection.scalar(sa.select(sa.func.count()).select_from(guilds))


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]


@pytest.mark.parametrize(("fault", "says"), [(read_only, "readonly"), (full, "full")])
async def test_what_cannot_be_written_is_refused_whole_and_can_be_written_afterwards(
    database: Database, caplog: pytest.LogCaptureFixture, fault: type[Told], says: str
) -> None:
    await write(database, 1)
    broken = fault(database)
    for _ in range(3):
        with pytest.raises(NotWritten):
            await write(database, 100, rows=1000)  # more than the pages that are there have room for
        assert await count(database) == 1
    (line,) = lines(caplog)
    assert says in line
    assert "INSERT" not in line
    broken.over()
    await write(database, 100, rows=1000)
    assert await count(database) == 1001
    assert lines(caplog)[1:] == ["the database works again (writing)"]


async def test_whoever_wants_hears_when_the_database_begins_to_fail_and_when_it_works_again(database: Database) -> None:
    heard: list[bool] = []
    database.tell(heard.append)
    await write(database, 1)
    broken = read_only(database)
    for _ in range(3):
        with pytest.raises(NotWritten):
            await write(database, 2)
        await count(database)
    assert heard == [False]
    with pytest.raises(NotWritten):
        await database.try_out()
    broken.over()
    await database.try_out()
    await write(database, 2)
    assert heard == [False, True]
    assert await count(database) == 2


async def test_who_waits_in_vain_for_a_connection_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "READERS", 2)
    monkeypatch.setattr(module, "READER_WAIT", 0.05)
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    heard: list[bool] = []
    database.tell(heard.append)
    async with database.reading(), database.reading():
        for _ in range(2):
            with pytest.raises(NotRead):
                await count(database)
    assert await count(database) == 0
    assert lines(caplog) == [
        "the database fails (reading, no connection was free in time); people are told to try again later",
        "the database works again (reading)",
    ]
    assert heard == [False, True]
    await database.close()


async def test_a_lock_that_is_let_go_in_time_is_waited_for(database: Database, path: Path) -> None:
    with held(path):
        writing = asyncio.create_task(write(database, 1))
        await asyncio.sleep(0.2)
        assert not writing.done()
    await writing
    assert await count(database) == 1


@pytest.mark.parametrize("begin", ["IMMEDIATE", "EXCLUSIVE"])
async def test_while_another_program_has_the_file_everybody_is_refused_in_time(
    database: Database, path: Path, begin: str
) -> None:
    await write(database, 1)
    heard: list[bool] = []
    database.tell(heard.append)
    with held(path, begin):
        began = monotonic()
        for _ in range(2):
            said = await asyncio.gather(*(write(database, each) for each in range(20, 60)), return_exceptions=True)
            assert {type(each) for each in said} == {NotWritten}
            assert await count(database) == 1
        assert monotonic() - began < 10.0
    began = monotonic()
    await write(database, 2)
    assert monotonic() - began < 2.0
    assert heard == [False, True]


async def test_a_page_that_is_damaged_while_the_program_runs_is_a_refusal(database: Database, path: Path) -> None:
    await write(database, 1, rows=2000)
    await database.close()  # which brings everything into the file
    damage(path, "guilds")
    with pytest.raises(NotRead):
        async with database.reading() as work:
            await work.connection.execute(sa.select(guilds))
    with pytest.raises(NotWritten):
        await write(database, 5000)


async def test_a_statement_that_is_wrong_is_no_fault_of_the_database(database: Database) -> None:
    with pytest.raises(sa.exc.OperationalError):
        async with database.reading() as work:
            await work.connection.execute(sa.text("SELECT luck FROM nowhere"))
    await write(database, 1)
    with pytest.raises(sa.exc.IntegrityError):
        await write(database, 1)


async def test_a_file_with_a_damaged_page_is_not_opened(database: Database, path: Path) -> None:
    await write(database, 1, rows=2000)
    await database.close()
    damage(path, "guilds")
    again = Database(f"sqlite+aiosqlite:///{path}")
    with pytest.raises(DatabaseUnusable, match="damaged"):
        await again.open()
    await again.close()


def damage(path: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with sqlite3.connect(path) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xde\xad\xbe\xef" * (PAGE // 4))


async def test_a_bot_begins_as_soon_as_another_one_leaves_it_room(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write(database, 1)
    monkeypatch.setattr(module, "BUSY", 50)
    successor = Database(f"sqlite+aiosqlite:///{path}")
    with held(path):
        opening = asyncio.create_task(successor.open())
        await asyncio.sleep(0.2)
        assert not opening.done()
    await opening
    assert await count(successor) == 1
    await successor.close()


async def test_a_bot_does_not_wait_for_ever_for_another_one(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write(database, 1)
    monkeypatch.setattr(module, "BUSY", 10)
    with held(path), pytest.raises(DatabaseUnusable, match="locked"):
        await Database(f"sqlite+aiosqlite:///{path}").open()
