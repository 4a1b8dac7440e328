"""Copies of the database: while it is written, and before it is migrated."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.store.database import Database, DatabaseUnusable
from bot.store.file import NotCopied, copy
from tests.bot.people import ANN
from tests.bot.store.later import ADDS_A_COLUMN, LATER, address, migrations


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This is a later version from now on."""
    monkeypatch.setattr("bot.store.operation.upgrading.MIGRATIONS", migrations(tmp_path / "later", ADDS_A_COLUMN))


def dumped(path: Path) -> list[str]:
    """Return everything in a file. A copy may have its triggers in another order."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.iterdump())


async def test_a_copy_while_others_write_is_of_one_moment(database: Database, path: Path, tmp_path: Path) -> None:
    wallets = Wallets(database, lambda: 0.0)
    await wallets.ensure(7, ANN)

    async def write() -> None:
        for _ in range(60):
            await wallets.order(7, ANN, 1, by=ANN.member)

    writing = asyncio.create_task(write())
    copies = [tmp_path / f"copy{number}" for number in range(5)]
    for each in copies:
        await asyncio.to_thread(copy, address(path), each)
    await writing
    movements = [await audited(address(each)) for each in copies]
    assert [each.wrong for each in movements] == [()] * 5
    seen = [each.looked_at.movements for each in movements]
    assert seen == sorted(seen)
    assert (await audited(address(path))).looked_at.movements == 61
    assert sorted(names(tmp_path, "copy") + names(tmp_path, ".")) == [each.name for each in copies]


def names(folder: Path, start: str) -> list[str]:
    return [each.name for each in folder.iterdir() if each.name.startswith(start)]


@pytest.fixture
def anybody_may_read() -> Iterator[None]:
    """Let new files be readable and writable for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}


@pytest.mark.usefixtures("anybody_may_read")
async def test_a_new_database_and_what_lies_beside_it_are_its_owners_alone(path: Path) -> None:
    database = Database(address(path))
    await database.open()
    await Wallets(database, lambda: 0.0).ensure(7, ANN)
    copy(address(path), path.parent / "copy")
    found = modes(path.parent)
    await database.close()
    assert found == dict.fromkeys(("store.sqlite3", "store.sqlite3-wal", "store.sqlite3-shm", "copy"), 0o600)


async def test_what_was_left_to_everybody_becomes_its_owners_alone(written: Path, later: None) -> None:
    os.chmod(written, 0o666)
    await open_and_close(written)
    assert modes(written.parent).items() >= dict.fromkeys((written.name, *kept(written)), 0o600).items()


async def test_a_file_that_is_there_is_not_overwritten(database: Database, path: Path, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    with pytest.raises(NotCopied):
        copy(address(path), tmp_path / "diary")
    assert (tmp_path / "diary").read_text() == "Dear diary"


def test_what_cannot_be_read_leaves_no_copy(path: Path, tmp_path: Path) -> None:
    for _ in range(2):
        with pytest.raises(DatabaseUnusable):
            copy(address(path), tmp_path / "copy")
        assert not (tmp_path / "copy").exists()
        path.write_text("Dear diary, " * 100)


async def open_and_close(path: Path) -> None:
    database = Database(address(path))
    try:
        await database.open()
    finally:
        await database.close()


def kept(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir() if ".before-" in each.name)


async def test_before_a_migration_the_file_is_kept_beside_itself(written: Path, later: None) -> None:
    before = dumped(written)
    await open_and_close(written)
    assert kept(written) == [f"store.sqlite3.before-{LATER}"]
    assert dumped(written.with_name(f"store.sqlite3.before-{LATER}")) == before
    assert dumped(written) != before
    await open_and_close(written)
    assert kept(written) == [f"store.sqlite3.before-{LATER}"]


async def test_an_older_copy_that_says_something_else_is_kept_too(written: Path, later: None) -> None:
    older = written.with_name(f"store.sqlite3.before-{LATER}")
    older.write_text("older")
    await open_and_close(written)
    assert kept(written) == [f"store.sqlite3.before-{LATER}", f"store.sqlite3.before-{LATER}-2"]
    assert older.read_text() == "older"


@pytest.mark.parametrize("there", [False, True])
async def test_where_nothing_is_migrated_nothing_is_kept(path: Path, there: bool) -> None:
    if there:
        sqlite3.connect(path).close()
    await open_and_close(path)
    assert kept(path) == []


async def test_without_room_for_the_copy_nothing_is_migrated(
    written: Path, later: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(**_: object) -> None:
        raise OSError(28, "No space left on device")

    before = dumped(written)
    monkeypatch.setattr("bot.store.file.tempfile.mkstemp", full)
    with pytest.raises(DatabaseUnusable, match="No space left"):
        await open_and_close(written)
    assert dumped(written) == before
    assert kept(written) == []
