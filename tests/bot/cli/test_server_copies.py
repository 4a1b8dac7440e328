"""Copies of a server's database: files like all others, made while it is played on, and brought back to a server."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.audit import audited
from bot.cli.command_line import main
from bot.ops.exits import Exit
from bot.store.chain import heads_in
from bot.store.moving import Arriving
from bot.tables.model.announcements import TableRestored
from bot.tables.service.opening import LEAST
from tests.bot.cli.test_move import empty, given
from tests.bot.club import AuditedDatabase, Club
from tests.bot.people import ANN, BEN, CLARA, GUILD

__all__ = ["empty"]


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return tmp_path / "backups" / "copy.sqlite3"


async def play(club: Club) -> int:
    """Let a match be over and another one be played, of which the number is returned."""
    await club.finished(ANN, BEN, computers=1)
    second = await club.begin(ANN, BEN, computers=2)
    await club.to_a_lead(second)
    return second


async def back_up(club: Club, copied: Path) -> int:
    copied.parent.mkdir(exist_ok=True)
    return await asyncio.to_thread(main, ["backup", str(copied), "--database", given(club.database.address)])


async def restore(copied: Path, to: str) -> int:
    return await asyncio.to_thread(main, ["restore", str(copied), "--database", given(to)])


async def test_a_copy_while_it_is_played_on(quick_club: Club, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = await play(quick_club)
    backing_up = asyncio.create_task(back_up(quick_club, copied))
    await quick_club.to_the_end(table)
    assert await backing_up == Exit.OK
    said = capsys.readouterr().out
    assert said.splitlines()[1:] == [f"{GUILD}:{heads_in(copied)[GUILD]}"]
    assert "copied to" in said
    assert "…@" in said, "the address is shown without its password"
    assert [each.name for each in copied.parent.iterdir()] == [copied.name]
    assert os.stat(copied).st_mode & 0o777 == 0o600
    assert (await audited(f"sqlite+aiosqlite:///{copied}")).wrong == ()
    assert await asyncio.to_thread(main, ["drill", str(copied.parent)]) == Exit.OK
    assert await asyncio.to_thread(main, ["check", "--database", given(quick_club.database.address)]) == Exit.OK
    assert await back_up(quick_club, copied) == Exit.NOT_DONE
    assert "there is a file of that name already" in capsys.readouterr().err
    assert await restore(copied, quick_club.database.address) == Exit.DATABASE
    assert "it is not empty" in capsys.readouterr().err


async def test_a_copy_is_gone_on_with_on_an_empty_server(
    empty: str, quick_club: Club, copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await play(quick_club)
    assert await back_up(quick_club, copied) == Exit.OK
    before = await quick_club.stored(table)
    assert await restore(copied, empty) == Exit.OK
    assert "1 table goes on, 1 round begins again" in capsys.readouterr().out
    assert (await audited(empty)).wrong == ()
    assert [each.name for each in copied.parent.iterdir()] == [copied.name]
    await quick_club.tables.time.stop()
    await quick_club.database.close()
    quick_club.database = AuditedDatabase(empty)
    await quick_club.database.open()
    quick_club._wire()
    after = await quick_club.stored(table)
    assert not {*before.secrets} & {*after.secrets}, "every coming round is dealt anew"
    assert [type(each) for each in await quick_club.told(table)][-1:] == [TableRestored]
    await quick_club.tables.cache.resume(quick_club.audience)
    assert await quick_club.open(CLARA, channel=75) > LEAST


async def test_a_copy_with_something_wrong_leaves_the_server_empty(
    quick_club: Club, copied: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await play(quick_club)
    assert await back_up(quick_club, copied) == Exit.OK
    with closing(sqlite3.connect(copied)) as connection, connection:
        connection.execute("UPDATE accounts SET balance = balance + 5 WHERE kind = 'wallet'")
    assert await restore(copied, empty) == Exit.DIFFERENT
    assert "was not restored" in capsys.readouterr().err
    await Arriving(empty, "").check_vacant()
