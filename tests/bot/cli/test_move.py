"""A database is moved to another one and back, whole, whatever is in it and whenever it was broken off."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.ops.exits import Exit
from bot.settings import address_of
from bot.store.database import Database, DatabaseUnusable
from bot.store.operation.rows import MOVED, RowsRepository
from bot.store.schema import metadata
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, GUILD
from tests.bot.servers.test_departures import an_evening, evening
from tests.bot.store.later import address
from tests.bot.store.test_copies import dumped
from tests.postgresql import Server

__all__ = ["evening"]


@pytest.fixture
def empty(postgresql: Server) -> Iterator[str]:
    """The address of a database of a server's, without anything in it."""
    made = postgresql.create(empty=True)
    yield made
    postgresql.drop(made)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database where chips were moved."""
    path = tmp_path / "club.sqlite3"
    database = Database(address(path))
    await database.open()
    wallets = Wallets(database, lambda: 5.0)
    for turn in range(40):
        await wallets.order(GUILD, ANN, turn + 1, BEN.member)
    await database.close()
    return path


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What was said since it was asked last: one sentence."""

    def read() -> str:
        text = capsys.readouterr().err
        assert text.count("\n") == 1, text
        return text

    return read


def given(made: str) -> str:
    """Return an address as a host writes it."""
    return made.replace("postgresql+asyncpg", "postgresql")


def move(source: Path | str, to: Path | str) -> int:
    return main(["move", "--database", str(source), "--to", str(to)])


async def there_and_back(path: Path, there: str) -> None:
    back = path.with_name("back.sqlite3")
    assert await asyncio.to_thread(move, path, given(there)) == Exit.OK
    assert await asyncio.to_thread(move, given(there), back) == Exit.OK
    assert dumped(back) == dumped(path)
    for each in (address(path), there, address(back)):
        assert (await audited(each)).wrong == ()
    assert back.stat().st_mode & 0o777 == 0o600


# --- there and back ----------------------------------------------------------------------------------------------


async def test_an_evening_with_something_of_everything(evening: Club, empty: str) -> None:
    await an_evening(evening)
    await evening.tables.time.stop()
    await evening.database.close()
    with closing(sqlite3.connect(evening.database.path)) as connection:
        filled = [each.name for each in MOVED if connection.execute(f"SELECT 1 FROM {each.name}").fetchone()]
    assert len(filled) > 20
    assert await asyncio.to_thread(main, ["migrate", "--database", given(empty)]) == Exit.OK, "empty tables do no harm"
    await there_and_back(evening.database.path, empty)


def test_every_table_is_moved_but_what_belongs_to_processes() -> None:
    left = {each.name for each in metadata.sorted_tables} - {each.name for each in MOVED}
    assert left == {"processes", "shares", "identifies"}


async def test_numbers_go_on_after_those_that_were_given(file: Path, empty: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', 70)")
    assert await asyncio.to_thread(move, file, given(empty)) == Exit.OK
    database = Database(empty)
    await database.open()
    await Wallets(database, lambda: 6.0).order(GUILD, BEN, 7, ANN.member)
    async with database.writing(GUILD) as work:
        assert await work.tables.add(GUILD, 1, "closed", 0.0) == 71
    await database.close()


# --- broken off ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["to a server", "to a file"])
async def test_a_move_that_is_killed_goes_on(file: Path, empty: str, back: bool) -> None:
    source, target = str(file), given(empty)
    if back:
        assert await asyncio.to_thread(move, source, target) == Exit.OK
        source, target = target, str(file.with_name("back.sqlite3"))
    assert await asyncio.to_thread(killed, source, target) == -signal.SIGKILL
    with pytest.raises(DatabaseUnusable, match="did not finish"):
        await Database(address_of(target)).open()
    assert await asyncio.to_thread(move, source, target) == Exit.OK
    end = file.with_name("end.sqlite3")
    assert await asyncio.to_thread(move, target, end) == Exit.OK
    assert dumped(end) == dumped(file)


KILLED = """
import os, signal, sys
from bot.cli.command_line import main
from bot.store.operation import rows
rows.MANY = rows.FEW = 7
add, left = rows.RowsRepository.add, 4
async def adding(self, table, those):
    global left
    await add(self, table, those)
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
rows.RowsRepository.add = adding
main(sys.argv[1:])
"""


def killed(source: str, target: str) -> int:
    command = [sys.executable, "-c", KILLED, "move", "--database", source, "--to", target]
    return subprocess.run(command, timeout=120, check=False).returncode


async def test_a_move_goes_on_where_it_was_broken_off_unless_something_has_changed_since(
    file: Path, empty: str, said: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    add = RowsRepository.add

    async def first_only(self: RowsRepository, table: sa.Table, rows: list[tuple[object, ...]]) -> None:
        await add(self, table, rows)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(RowsRepository, "add", first_only)
        assert await asyncio.to_thread(move, file, given(empty)) == Exit.DIFFERENT
    assert "Run the same command again to continue." in said()
    with pytest.raises(DatabaseUnusable, match="did not finish"):
        await Database(empty).open()
    database = Database(address(file))
    await database.open()
    await Wallets(database, lambda: 6.0).order(GUILD, BEN, 7, ANN.member)
    await database.close()
    assert await asyncio.to_thread(move, file, given(empty)) == Exit.DATABASE
    assert "is not of what is brought now" in said()


async def test_a_move_to_a_file_that_was_broken_off_before_its_first_row_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_self: RowsRepository, _table: sa.Table, _rows: list[tuple[object, ...]]) -> None:
        raise KeyboardInterrupt

    target = file.with_name("target.sqlite3")
    with monkeypatch.context() as patched:
        patched.setattr(RowsRepository, "add", none)
        assert await asyncio.to_thread(move, file, target) == Exit.DIFFERENT
    assert await asyncio.to_thread(move, file, target) == Exit.OK
    assert dumped(target) == dumped(file)


async def test_rows_that_came_otherwise_are_found(
    file: Path, empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add = RowsRepository.add

    place = list(metadata.tables["people"].columns.keys()).index("locale")

    async def another_language(self: RowsRepository, table: sa.Table, rows: list[tuple[object, ...]]) -> None:
        if table.name == "people":
            rows = [(*row[:place], "xx", *row[place + 1 :]) for row in rows]
        await add(self, table, rows)

    monkeypatch.setattr(RowsRepository, "add", another_language)
    assert await asyncio.to_thread(move, file, given(empty)) == Exit.DIFFERENT
    said = capsys.readouterr()
    assert "not the same rows are there in people" in said.err
    assert "moved" not in said.out
    with pytest.raises(DatabaseUnusable):
        await Database(empty).open()


# --- what is refused -----------------------------------------------------------------------------------------------


async def test_a_database_that_is_played_on_stays_where_it_is(file: Path, empty: str, said: Callable[[], str]) -> None:
    bot = Database(address(file))
    await bot.open()
    async with bot.reading():
        assert await asyncio.to_thread(move, file, given(empty)) == Exit.DATABASE
    assert "in use: stop the bot first" in said()
    await bot.close()
    assert await asyncio.to_thread(move, file, given(empty)) == Exit.OK
    bot = Database(empty)
    await bot.open()
    assert await asyncio.to_thread(move, given(empty), file.with_name("back.sqlite3")) == Exit.DATABASE
    assert "in use: stop the bot first" in said()
    await bot.close()


async def test_nothing_is_written_over(file: Path, empty: str, said: Callable[[], str]) -> None:
    before = dumped(file)
    assert await asyncio.to_thread(move, file, given(empty)) == Exit.OK
    other = shutil.copy(file, file.with_name("other.sqlite3"))
    for target in (given(empty), other):
        assert await asyncio.to_thread(move, file, target) == Exit.DATABASE
        assert "it is not empty" in said()
    assert dumped(other) == dumped(file) == before


async def test_what_is_not_there_cannot_be_moved(tmp_path: Path, empty: str, said: Callable[[], str]) -> None:
    nowhere = tmp_path / "nowhere.sqlite3"
    assert await asyncio.to_thread(move, nowhere, given(empty)) == Exit.DATABASE
    assert f"The database {nowhere} cannot be moved: " in said()
    assert not nowhere.exists()
    assert await asyncio.to_thread(move, nowhere, nowhere) == Exit.USAGE
    assert "where the database is already" in said()
    assert await asyncio.to_thread(move, nowhere, "postgresql://nobody:secret@127.0.0.1:1/none") == Exit.DATABASE
    assert "secret" not in said()
