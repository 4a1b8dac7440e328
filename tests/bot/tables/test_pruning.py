"""Old journals shrink to records: what can be asked of a match stays, and nobody waits while it happens."""

import asyncio
import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import schema
from bot.store.database import Database
from bot.tables.after import pruning
from bot.tables.after.pruning import DAY, Pruning
from bot.tables.after.records import Finished, Records
from tests.bot.club import Club, here
from tests.bot.people import ANN, BEN, CLARA
from tests.postgresql import ON_BOTH

YEAR = 365 * DAY


@pytest.fixture
async def finished(quick_club: Club) -> int:
    table = await quick_club.begin(ANN, BEN, CLARA, house={"end.rounds": 1})
    await quick_club.to_a_lead(table)
    await quick_club.tables.leave(table, CLARA, quick_club.click())
    await quick_club.to_the_end(table)
    await quick_club.tables.announced([number for number, _ in await quick_club.tables.queries.unannounced(table)])
    return table


def prune(club: Club, days: float = 365.0, run: Any = here, after: float = YEAR + 60.0) -> Any:
    """Prune when so many seconds have passed."""
    return Pruning(club.database, lambda: club.clock() + after, run, days).prune()


async def rows(club: Club, table: int) -> int:
    return len(await club.journal(table))


async def asked(club: Club, table: int) -> tuple[Any, Any]:
    """What can be asked of a match: its record and its proof, and what came of dealing it again."""
    records = Records(club.database, here)
    return await records.documents(table), await records.deals(table)


@ON_BOTH
async def test_an_old_match_shrinks_to_its_record_and_its_proof(quick_club: Club, finished: int) -> None:
    lobby = await quick_club.open(BEN)
    await quick_club.tables.leave(lobby, BEN, quick_club.click())
    young = await quick_club.open(BEN, CLARA, computers=1)
    before = await asked(quick_club, finished)
    assert await prune(quick_club, after=YEAR - 60) == 0
    open_rows = await rows(quick_club, young)
    assert await prune(quick_club, days=0) == 0
    assert await prune(quick_club) == 2
    assert [await rows(quick_club, each) for each in (finished, lobby)] == [0, 0]
    assert await rows(quick_club, young) >= open_rows
    assert await asked(quick_club, finished) == before
    assert await Records(quick_club.database, here).last(70, "stops") == Finished(finished, running=False)
    assert await quick_club.wrong() == ()
    assert await prune(quick_club) == 0
    await quick_club.stop(young)
    assert await quick_club.tables.lobby.again(finished, ANN, quick_club.click()) > young


@ON_BOTH
async def test_a_process_that_ends_meanwhile_is_made_up_for(
    quick_club: Club, finished: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await asked(quick_club, finished)
    monkeypatch.setattr(pruning, "AT_ONCE", 7)
    whole = await rows(quick_club, finished)

    async def ends(_: Database) -> None:
        if await rows(quick_club, finished) < whole:
            raise InterruptedError

    with monkeypatch.context() as process:
        process.setattr(pruning, "quiet", ends)
        with pytest.raises(InterruptedError):
            await prune(quick_club)
    assert 0 < await rows(quick_club, finished) < whole
    assert await asked(quick_club, finished) == before
    assert await quick_club.wrong() == ()
    assert await prune(quick_club) == 1
    assert await rows(quick_club, finished) == 0


@ON_BOTH
async def test_while_others_write_nothing_is_pruned(
    quick_club: Club, finished: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, waits = asyncio.Event(), pruning.quiet

    async def noted(database: Database) -> None:
        begun.set()
        await waits(database)

    monkeypatch.setattr(pruning, "quiet", noted)
    monkeypatch.setattr("bot.tables.after.pruning.PAUSE", 0.0)
    async with quick_club.database.writing():
        task = asyncio.create_task(prune(quick_club))
        await begun.wait()
        for _ in range(10):
            await asyncio.sleep(0)
        assert not task.done()
        assert await rows(quick_club, finished) > 0
    assert await task == 1


async def test_a_journal_of_which_no_record_comes_stays(
    quick_club: Club, finished: int, caplog: pytest.LogCaptureFixture
) -> None:
    row = sa.and_(schema.journal.c.table_id == finished, schema.journal.c.seq == 4)
    async with quick_club.database.writing() as work:
        kept = await work.connection.scalar(sa.select(schema.journal.c.action).where(row))
        await work.connection.execute(
            sa.update(schema.journal).where(row).values(action={"do": "away", "member": 5, "away": False})
        )
    assert await prune(quick_club) == 0
    assert "no record can be made from it" in caplog.text
    assert await rows(quick_club, finished) > 0
    async with quick_club.database.writing() as work:
        await work.connection.execute(sa.update(schema.journal).where(row).values(action=kept))


async def test_the_audit_finds_a_record_that_was_changed(quick_club: Club, finished: int) -> None:
    assert await prune(quick_club) == 1
    async with quick_club.database.writing() as work:
        text = await work.connection.scalar(sa.select(schema.records.c.record))
        record = json.loads(text or "")
        record["players"][0] = "Ada"
        await work.connection.execute(sa.update(schema.records).values(record=json.dumps(record)))
    assert await quick_club.wrong() == (f"table {finished}: its record is not its snapshot's (players)",)
    async with quick_club.database.writing() as work:
        await work.connection.execute(sa.update(schema.records).values(record=text))
