"""The audit once a day: it runs by itself beside the bot, and tells of each thing that is wrong once."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from bot.chips.wallets import Wallets
from bot.cli.check import run as check
from bot.ops.daily_audit import LAST, DailyAudit
from bot.ops.exits import Exit
from bot.store.database import Database
from tests.bot.people import ANN, BEN, GUILD
from tests.bot.store.later import NEWER

PATIENCE = 60.0
"""Seconds that a process may take to audit a file, on a busy machine."""


class Listener:
    """Somebody who is told of findings."""

    def __init__(self) -> None:
        self.told: list[list[str]] = []
        self.deaf = False

    async def hear(self, wrong: Sequence[str]) -> None:
        if self.deaf:
            raise ConnectionError
        self.told.append(list(wrong))


@pytest.fixture
def path(file: Path) -> Path:
    return file


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    await Wallets(database, time.time).order(GUILD, ANN, 5, BEN.member)
    yield database
    await database.close()


@pytest.fixture
def audit(database: Database, path: Path, caplog: pytest.LogCaptureFixture) -> DailyAudit:
    caplog.set_level(logging.INFO)
    return DailyAudit(database, str(path))


@pytest.fixture
def audited_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Audits are made in this process, where a test is about several of them: each process takes seconds to start."""

    async def here(audit: DailyAudit) -> tuple[Exit, list[str]]:
        printed = StringIO()
        with redirect_stdout(printed), redirect_stderr(printed):
            code = await asyncio.to_thread(check, audit._address)
        return code, printed.getvalue().splitlines()

    monkeypatch.setattr(DailyAudit, "_check", here)


def tamper(path: Path, chips: int = 6) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("BEGIN IMMEDIATE")  # no audit sees the half of it
        ((guard,),) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'transfers_are_not_changed'")
        connection.execute("DROP TRIGGER transfers_are_not_changed")
        connection.execute("UPDATE transfers SET chips = ? WHERE reason = 'grant'", (chips,))
        connection.execute(guard)


async def test_it_logs_the_heads_and_tells_nobody_while_nothing_is_wrong(
    audited_here: None, audit: DailyAudit, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    listener = Listener()
    await audit.audit(listener.hear)
    async with database.reading() as work:
        head = (await work.ledger.heads()).get(GUILD)
    assert f"the chain of movements stands at {GUILD}:{head}" in caplog.text
    assert "the daily audit is done: Nothing is wrong" in caplog.text
    assert listener.told == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_it_finds_a_changed_movement_and_tells_of_it_once(
    audited_here: None, audit: DailyAudit, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    listener = Listener()
    await audit.audit(listener.hear)
    tamper(path)
    for _ in range(3):
        await audit.audit(listener.hear)
    ((*_, found),) = listener.told
    assert found.startswith(f"server {GUILD}: its chain breaks between identity 2 and movement 2")
    assert caplog.text.count(found) == 3, "the log has it each time"


async def test_who_could_not_be_told_is_told_the_next_time(audited_here: None, audit: DailyAudit, path: Path) -> None:
    tamper(path)
    listener = Listener()
    listener.deaf = True
    with pytest.raises(ConnectionError):
        await audit.audit(listener.hear)
    listener.deaf = False
    await audit.audit(listener.hear)
    assert len(listener.told) == 1


async def test_what_the_process_says_of_a_file_that_cannot_be_audited_is_logged(
    audit: DailyAudit, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.daily_audit.LAST", 0)  # others who use the machine do not go first
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(";".join(NEWER))
    listener = Listener()
    await audit.audit(listener.hear)
    assert "the daily audit could not be done" in caplog.text
    assert "newer version" in caplog.text
    assert listener.told == []


async def test_its_process_lets_others_go_first_and_ends_with_the_bot(
    audit: DailyAudit, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*arguments: str, **options: object) -> asyncio.subprocess.Process:
        started.append(await start(*arguments, **options))  # type: ignore[arg-type]
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    task = asyncio.create_task(audit.audit(Listener().hear))
    async with asyncio.timeout(PATIENCE):
        while not started or os.getpriority(os.PRIO_PROCESS, started[0].pid) != LAST:  # noqa: ASYNC110 - a process does it
            await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.wait({task})
    assert [each.returncode is not None for each in started] == [True]
