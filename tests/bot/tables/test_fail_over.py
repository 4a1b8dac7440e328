"""A standby takes over that lacks the last commits: what people have seen helps nobody, where that is certain."""

from typing import Any

import pytest
import sqlalchemy as sa

from bot.cli.verify import check
from bot.refusals import DecisionOver, TableGone
from bot.store.backends.postgresql import Postgresql
from bot.store.schema import journal, outbox, tables, visits
from bot.tables.after.records import documents_of
from bot.tables.model.announcements import TableRestored
from bot.tables.service.opening import LEAST
from engine.proof import faults, read_proof
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA

TAKEN_OVER = "a standby that lacks the last commits has taken over"


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def stored(club: Club, table: int) -> dict[str, Any]:
    """What the standby has of a table."""
    async with club.database.reading() as work:
        row = (await work.connection.execute(sa.select(tables).where(tables.c.id == table))).one()
        last = await work.connection.scalar(sa.select(sa.func.coalesce(sa.func.max(outbox.c.id), 0)))
    return {**row._asdict(), "announcements": last}


async def fail_over(club: Club, to: dict[str, Any], patch: pytest.MonkeyPatch, timeline: str = "00000002") -> None:
    """Have the database lose what came after."""
    row = {key: value for key, value in to.items() if key != "announcements"}
    async with club.database.writing() as work:
        await work.connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(row))
        await work.connection.execute(
            sa.delete(journal).where(journal.c.table_id == row["id"], journal.c.seq > row["seq"])
        )
        await work.connection.execute(sa.delete(outbox).where(outbox.c.id > to["announcements"]))

    async def taken_over(*_: object) -> str:
        return timeline

    patch.setattr(Postgresql, "timeline", taken_over)


async def lead(club: Club) -> int:
    await club.database.open()
    table = await club.begin(ANN, BEN, CLARA, house={"end.rounds": 2})
    await club.to_the_end_of_the_round(table)
    await club.to_a_lead(table)
    return table


@pytest.mark.parametrize("acts", ["a click", "time"])
async def test_what_people_have_seen_is_not_dealt_again(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, acts: str
) -> None:
    table = await lead(club)
    there = await stored(club, table)
    before = await club.stored(table)
    await club.one_card(table)
    await club.one_card(table)
    await fail_over(club, there, monkeypatch)
    if acts == "a click":
        hand = await club.acting(table)
        assert hand is not None
        with pytest.raises(DecisionOver):
            await club.play(table, hand)
    else:
        await club.time_is_up(table)
        while TAKEN_OVER not in caplog.text:  # what is stored is shown first
            await club.audience.next_change()
    assert TAKEN_OVER in caplog.text
    assert [each.again for each in await club.told(table) if isinstance(each, TableRestored)] == [True]
    assert (await club.tables.queries.board(table)).decision >= before.decision + LEAST
    await club.to_the_end(table)
    found = documents_of(await club.journal(table), await club.people(table))
    assert [each.replaced for each in read_proof(found.proof).rounds] == [False, True]
    assert list(faults(read_proof(found.proof))) == []
    assert check(found.record, read_proof(found.proof)).wrong is None
    caplog.clear()


async def test_where_no_standby_has_taken_over_nothing_is_dealt_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with club.database.reading() as work:
        timeline = await club.database._backend.timeline(work.connection)
    assert timeline == "00000001"
    table = await lead(club)
    there = await stored(club, table)
    await club.one_card(table)
    await fail_over(club, there, monkeypatch, timeline)
    hand = await club.acting(table)
    assert hand is not None
    with pytest.raises(DecisionOver):
        await club.play(table, hand)
    await club.to_the_end(table)
    assert TAKEN_OVER not in caplog.text


async def test_where_the_standby_has_everything_nothing_is_dealt_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lead(club)
    await club.one_card(table)
    await fail_over(club, await stored(club, table), monkeypatch)
    await club.to_the_end(table)
    assert TAKEN_OVER not in caplog.text


async def test_a_table_whose_opening_is_lost_is_gone(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.database.open()
    table = await club.open(ANN, buy_in=0, game="new-york", preset="new-york")
    async with club.database.writing() as work:
        for each in (journal, outbox, visits):
            await work.connection.execute(sa.delete(each).where(each.c.table_id == table))
        await work.connection.execute(sa.delete(tables).where(tables.c.id == table))
    async with club.database.reading() as work:
        standing = await work.fleet.standing()
    assert club.tables.cache.behind(standing) == [(table, GUILD)]
    with pytest.raises(TableGone):
        await club.tables.cache.woken(table, GUILD)
    assert club.tables.cache.behind(standing) == []
    with pytest.raises(TableGone):
        await club.join(table, BEN)
    assert club.tables.queries.open_tables(GUILD) == []
    await club.clock.forward(24 * 60 * 60.0)
    await club.idle()
    assert club.tables.time.overdue() == 0
