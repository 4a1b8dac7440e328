"""A drill: a good copy can be relied on, a damaged one cannot, and neither is touched."""

import asyncio
import json
import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.audit import Wrong
from bot.cli.command_line import main
from bot.cli.drill import _verified, newest
from bot.ops.exits import Exit
from bot.store.database import Database
from bot.store.file import copy
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.store.later import NEWER
from tests.bot.store.test_copies import dumped


@pytest.fixture
async def copied(quick_club: Club, tmp_path: Path) -> Path:
    """A copy with a match that is over, one that is being played, and a lobby."""
    club, folder = quick_club, tmp_path / "backups"
    folder.mkdir()
    first = await club.begin(ANN, BEN, computers=1)
    await club.to_the_end(first)
    second = await club.begin(ANN, BEN, computers=2)
    await club.to_a_lead(second)
    await club.open(CLARA, channel=71)
    target = folder / "copy.sqlite3"
    await asyncio.to_thread(copy, f"sqlite+aiosqlite:///{club.database.path}", target)
    return target


def change(*statements: str) -> Callable[[Path], None]:
    def do(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            for each in statements:
                connection.execute(each)

    return do


def cut_off(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


async def test_a_good_copy(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = dumped(copied)
    assert await asyncio.to_thread(main, ["drill", str(copied.parent)]) == Exit.OK
    *steps, last = capsys.readouterr().out.splitlines()
    assert [re.sub(r"^(\w+) +\d+\.\d s  .*\.$", r"\1", each) for each in steps] == [
        "restore",
        "check",
        "verify",
        "play",
    ]
    assert "2 tables go on, 1 round begins again" in steps[0]
    assert re.search(r"[1-9]\d* deals follow from what they were dealt from, in the last 1 matches", steps[2])
    assert re.search(r"a match of [1-9]\d* rounds and \d\d+ clicks", steps[3])
    assert last.startswith(f"The copy {copied} is good (")
    assert dumped(copied) == before
    assert list(copied.parent.iterdir()) == [copied], "what the drill needed is thrown away"


DAMAGES: tuple[tuple[Callable[[Path], None], Exit, str], ...] = (
    (change("UPDATE accounts SET balance = balance + 5 WHERE kind = 'wallet'"), Exit.DIFFERENT, "chips"),
    (change("DELETE FROM journal WHERE table_id = 1 AND seq = 9"), Exit.DIFFERENT, "table 1: its journal lacks 9"),
    (change(*NEWER), Exit.DATABASE, "newer version"),
    (cut_off, Exit.DATABASE, "malformed"),
)


async def test_a_copy_of_nothing_cannot_be_relied_on(
    copied: Path, migrated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing, nobody = tmp_path / "nothing.sqlite3", tmp_path / "nobody.sqlite3"
    nothing.touch()
    shutil.copy(migrated, nobody)
    for file, code, said in (
        (nothing, Exit.DATABASE, f"The copy {nothing} cannot be used: it has none of this program's tables"),
        (nobody, Exit.DIFFERENT, f"There are no members in it.\nThe copy {nobody} is not good"),
    ):
        assert await asyncio.to_thread(main, ["drill", str(file)]) == code
        assert said in capsys.readouterr().err


async def test_a_copy_with_less_in_it_than_the_one_before_cannot_be_relied_on(
    copied: Path, quick_club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    await quick_club.stop(3)
    more = copied.with_name("more.sqlite3")
    await asyncio.to_thread(copy, f"sqlite+aiosqlite:///{quick_club.database.path}", more)
    os.utime(more, (1, 1))
    (copied.parent / "damaged.sqlite3").write_text("Dear diary, " * 1000)
    assert await asyncio.to_thread(main, ["drill", str(copied)]) == Exit.DIFFERENT
    assert f"and the copy before it ({more})" in capsys.readouterr().err
    os.utime(copied, (0, 0))
    assert await asyncio.to_thread(main, ["drill", str(more)]) == Exit.OK


async def test_damaged_copies(copied: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, (damage, code, said) in enumerate(DAMAGES):
        damaged = tmp_path / f"damaged{number}" / "copy.sqlite3"
        damaged.parent.mkdir()
        shutil.copy(copied, damaged)
        damage(damaged)
        assert await asyncio.to_thread(main, ["drill", str(damaged)]) == code, said
        printed = capsys.readouterr()
        assert said in printed.err
        assert "is good" not in printed.out
        assert list(damaged.parent.iterdir()) == [damaged]


async def test_deals_that_do_not_follow(copied: Path) -> None:
    """The audit of `check` finds it too; `verify` must not need that."""
    with closing(sqlite3.connect(copied)) as connection, connection:
        ((seq, text),) = connection.execute(
            "SELECT seq, action FROM journal WHERE table_id = 1 AND action LIKE '%\"deal\"%' ORDER BY seq LIMIT 1"
        ).fetchall()
        row = {**json.loads(text), "secret": "00" * 32}
        connection.execute("UPDATE journal SET action = ? WHERE table_id = 1 AND seq = ?", (json.dumps(row), seq))
    async with Database(str(copied)) as database:
        with pytest.raises(Wrong, match="table 1: its deals do not follow from its proof"):
            await _verified(database)


def test_the_newest_copy_is_taken(tmp_path: Path) -> None:
    for name, at in (("a.sqlite3", 30), ("b.sqlite3", 20), ("c.txt", 40), (".newer.sqlite3", 50)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (at, at))
    assert newest(tmp_path) == tmp_path / "a.sqlite3"
