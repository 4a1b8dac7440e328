"""Announcements are claimed by the process that posts them, all that wait at a table at once."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.store.database import Database
from bot.store.fleet_schema import processes
from bot.store.operation.fleet import FENCED
from bot.store.schema import outbox

pytestmark = pytest.mark.parametrize("kind", ["postgresql"], indirect=True)

GUILD = 7
LONG = 1000.0


@pytest.fixture
async def table(database: Database) -> int:
    async with database.writing(GUILD) as work:
        return await work.tables.add(GUILD, 70, "playing", 1.0)


async def registered(database: Database) -> int:
    async with database.writing() as work:
        return await work.fleet.register("here", "1", shards=1, shares=1)


async def put(database: Database, table: int) -> int:
    async with database.writing(GUILD) as work:
        await work.outbox.put(table, 1.0, {})
    async with database.reading() as work:
        return (await work.outbox.waiting(table))[-1][0]


async def claim(database: Database, table: int, process: int, seconds: float = LONG) -> set[int]:
    async with database.writing() as work:
        return await work.outbox.claim(table, process, seconds)


async def test_what_one_has_claimed_no_other_gets_nor_what_comes_after_it(database: Database, table: int) -> None:
    one, other = await registered(database), await registered(database)
    first, second = await put(database, table), await put(database, table)
    assert await claim(database, table, one) == {first, second}
    third = await put(database, table)
    assert await claim(database, table, other) == set()
    assert await claim(database, table, one) == {first, second, third}
    async with database.writing() as work:
        await work.outbox.drop([first])
    assert await claim(database, table, other) == set()
    assert await claim(database, table, one) == {second, third}


async def test_a_claim_runs_out(database: Database, table: int) -> None:
    one, other = await registered(database), await registered(database)
    first = await put(database, table)
    assert await claim(database, table, one, -1.0) == {first}
    assert await claim(database, table, other) == {first}
    assert await claim(database, table, one) == set()


async def test_what_a_lost_process_has_claimed_is_anybodys(database: Database, table: int) -> None:
    one, other = await registered(database), await registered(database)
    first = await put(database, table)
    assert await claim(database, table, one) == {first}
    async with database.writing() as work:
        await work.connection.execute(sa.update(processes).where(processes.c.number == one).values(state=FENCED))
    assert await claim(database, table, other) == {first}
    async with database.writing() as work:
        await work.fleet.remove(other)
    third = await registered(database)
    assert await claim(database, table, third) == {first}


async def test_of_many_who_claim_at_the_same_time_one_gets_all(stored_at: str, database: Database, table: int) -> None:
    processes_there = [await registered(database) for _ in range(4)]
    another = Database(stored_at)
    await another.open()
    for _ in range(5):
        numbers = {await put(database, table) for _ in range(3)}
        claims = await asyncio.gather(
            *(claim(each, table, who) for each, who in zip((database, another) * 2, processes_there, strict=True))
        )
        assert sorted(map(len, claims)) == [0, 0, 0, 3]
        assert numbers in claims
        async with database.writing() as work:
            await work.outbox.drop(list(numbers))
    async with another.reading() as work:
        assert await work.connection.scalar(sa.select(sa.func.count()).select_from(outbox)) == 0
    await another.close()
