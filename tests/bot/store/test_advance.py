"""A table that goes on by one row of its journal: all of it is written or nothing, whoever else writes."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.advance import Advance
from bot.store.chips.accounts import Account, Kind, Move
from bot.store.database import Database
from bot.store.schema import journal, outbox, tables
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

GUILD, CHANNEL, CLICK = 7, 70, 5
HELD = 100
BANK, MEMBER = Account(Kind.BANK), Account(Kind.WALLET, 3)


@pytest.fixture
async def other(stored_at: str, database: Database) -> AsyncIterator[Database]:
    """The same database, as another process has it open."""
    other = Database(stored_at)
    await other.open()
    yield other
    await other.close()


async def opened(database: Database, held: int = HELD, channel: int = CHANNEL) -> int:
    """Open a table with chips, and with the first row of its journal."""
    async with database.writing(GUILD) as work:
        table = await work.tables.add(GUILD, channel, "playing", 1.0)
        await work.journal.append(table, 0, 1.0, {"do": "open"}, None)
        if held:
            move = Move(BANK, Account(Kind.ESCROW, table), held, "buy_in")
            await work.ledger.transfer(GUILD, [move], at=1.0, table=table)
        await work.tables.save(table, seq=0, at=1.0, **row(0))
    return table


def row(number: int) -> dict[str, Any]:
    times = {"due_at": 2.0 + number, "together_until": None, "decision_until": 3.0 + number}
    return {"status": "playing", "snapshot": {"decision": number}, **times}


def step(table: int, seq: int = 1, interaction: int | None = CLICK, **changes: Any) -> Advance:
    return replace(Advance(table, seq, HELD, 2.0, interaction, {"do": "act", "number": seq}, row(seq)), **changes)


async def stored(database: Database, table: int) -> list[list[Any]]:
    """Return all that is kept of a table's course."""
    async with database.reading() as work:
        return [
            [tuple(each) for each in await work.connection.execute(found)]
            for found in (
                sa.select(tables).where(tables.c.id == table),
                sa.select(journal).where(journal.c.table_id == table).order_by(journal.c.seq),
                sa.select(outbox).where(outbox.c.table_id == table).order_by(outbox.c.id),
            )
        ]


async def test_the_row_the_journal_and_what_is_told_are_written_together(database: Database) -> None:
    table = await opened(database)
    assert await database.advance(step(table, announcement={"about": "something"}))
    assert await database.advance(step(table, 2, None))
    async with database.reading() as work:
        found = await work.tables.get(table)
        assert found is not None
        assert (found.seq, found.snapshot, found.due_at, found.together_until, found.decision_until) == (
            2, '{"decision": 2}', 4.0, None, 5.0,
        )  # fmt: skip
        done = [{"do": "act", "number": number} for number in (1, 2)]
        assert await work.journal.rows(table) == [{"do": "open"}, *done]
        assert await work.journal.clicks(table) == {1: CLICK}
        assert [each for _, each in await work.outbox.waiting(table)] == [{"about": "something"}]


async def test_announcements_get_numbers_in_their_order_whichever_way_they_come(database: Database) -> None:
    table = await opened(database)
    assert await database.advance(step(table, announcement={"number": 1}))
    async with database.writing(GUILD) as work:
        await work.outbox.put(table, 2.0, {"number": 2})
    assert await database.advance(step(table, 2, None, announcement={"number": 3}))
    async with database.reading() as work:
        assert [each["number"] for _, each in await work.outbox.waiting(table)] == [1, 2, 3]


@pytest.mark.parametrize("seq", [0, 2, 3])
async def test_a_table_that_is_further_or_not_so_far_stays_as_it_is(database: Database, seq: int) -> None:
    table = await opened(database)
    before = await stored(database, table)
    assert not await database.advance(step(table, seq, announcement={}))
    assert await stored(database, table) == before


@pytest.mark.parametrize("held", [0, HELD - 1, HELD + 1])
async def test_a_table_with_other_chips_than_its_escrow_stays_as_it_is(database: Database, held: int) -> None:
    table = await opened(database)
    before = await stored(database, table)
    assert not await database.advance(step(table, held=held, announcement={}))
    assert await stored(database, table) == before


async def test_a_table_for_nothing_needs_no_escrow(database: Database) -> None:
    table = await opened(database, held=0)
    assert not await database.advance(step(table))
    assert await database.advance(step(table, held=0))


async def test_a_click_counts_once_at_all_tables_together(database: Database) -> None:
    table, another = await opened(database), await opened(database, channel=CHANNEL + 1)
    assert await database.advance(step(table))
    before = await stored(database, table), await stored(database, another)
    assert not await database.advance(step(table, 2, announcement={}))
    assert not await database.advance(step(another, announcement={}))
    assert (await stored(database, table), await stored(database, another)) == before
    assert await database.advance(step(another, interaction=CLICK + 1))


async def test_a_row_that_is_in_the_journal_already_is_an_error_and_changes_nothing(database: Database) -> None:
    table = await opened(database)
    async with database.writing(GUILD) as work:
        await work.journal.append(table, 1, 1.0, {}, None)
    before = await stored(database, table)
    with pytest.raises(IntegrityError, match="journal"):
        await database.advance(step(table))
    assert await stored(database, table) == before


async def test_of_several_who_let_a_table_go_on_at_the_same_time_one_does(database: Database, other: Database) -> None:
    table = await opened(database)
    for seq in range(1, 11):
        steps = [step(table, seq, seq * 10 + turn, announcement={"number": seq}) for turn in range(4)]
        went_on = await asyncio.gather(
            *(each.advance(what) for each, what in zip((database, other) * 2, steps, strict=True))
        )
        assert sorted(went_on) == [False, False, False, True]
    _, course, told = await stored(database, table)
    assert (len(course), len(told)) == (11, 10)


async def test_it_goes_on_while_chips_of_its_server_move(database: Database, other: Database) -> None:
    table = await opened(database)

    async def pay() -> None:
        for turn in range(10):
            async with other.writing(GUILD) as work:
                await work.ledger.transfer(GUILD, [Move(BANK, MEMBER, 1, "grant")], at=2.0 + turn)
                await asyncio.sleep(0)

    async def play() -> list[bool]:
        return [await database.advance(step(table, seq, None)) for seq in range(1, 11)]

    went_on, _ = await asyncio.gather(play(), pay())
    assert went_on == [True] * 10
    async with database.reading() as work:
        assert await work.ledger.balance(GUILD, MEMBER) == 10
        assert await work.ledger.total() == 0
