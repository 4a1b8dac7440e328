"""Who only reads a database leaves nothing beside its file, and takes nothing from a bot that runs."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.cli.command_line import main
from bot.cli.doctor import doctor
from bot.ops.exits import Exit
from bot.settings import Settings
from bot.store.database import Database

LOOKS = {"check": (), "backup": ("copies/copy.sqlite3",)}


@pytest.fixture
def file(file: Path) -> Path:
    return file.rename(file.with_name("bot.sqlite3"))


def beside(file: Path) -> list[str]:
    return sorted(each.name for each in file.parent.glob("bot.sqlite3*"))


@pytest.mark.parametrize("command", LOOKS)
def test_who_only_reads_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.chdir(file.parent)
    before = file.read_bytes()
    assert main([command, *LOOKS[command], "--database", str(file)]) == Exit.OK
    assert beside(file) == ["bot.sqlite3"]
    assert file.read_bytes() == before


async def test_the_doctor_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    await doctor(Settings(database="bot.sqlite3"))
    assert beside(file) == ["bot.sqlite3"]


async def test_beside_a_bot_that_runs_everything_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    for begins_first in (True, False):
        database, looking = (
            Database(f"sqlite+aiosqlite:///{file}"),
            Database(f"sqlite+aiosqlite:///{file}", read_only=True),
        )
        for each in (database, looking) if begins_first else (looking, database):
            await each.open()
        async with database.writing() as work:
            await work.everywhere.put_door(1, 2)
        await looking.close()
        assert beside(file) == ["bot.sqlite3", "bot.sqlite3-shm", "bot.sqlite3-wal"]
        async with database.writing() as work:
            await work.everywhere.put_door(1, 3)
        assert await asyncio.to_thread(main, ["check", "--database", str(file)]) == Exit.OK
        assert beside(file) == ["bot.sqlite3", "bot.sqlite3-shm", "bot.sqlite3-wal"]
        await database.close()
        assert beside(file) == ["bot.sqlite3"]


async def test_what_a_bot_has_left_that_was_killed_stays(file: Path, tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.open()
    async with database.writing() as work:
        await work.everywhere.put_door(1, 2)
    killed = tmp_path / "killed"
    await asyncio.to_thread(shutil.copytree, file.parent, killed, ignore=lambda *_: ["killed"])
    await database.close()
    left = {each: (killed / each).read_bytes() for each in ("bot.sqlite3", "bot.sqlite3-wal")}
    assert await asyncio.to_thread(main, ["check", "--database", str(killed / "bot.sqlite3")]) == Exit.OK
    assert {each: (killed / each).read_bytes() for each in left} == left
