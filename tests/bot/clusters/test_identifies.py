"""Turns to identify, over all processes."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest
import sqlalchemy as sa

from bot.cluster import APART, DATABASE_FAILS, take_turn
from bot.store.database import Database
from bot.store.fleet_schema import identifies

ON_POSTGRESQL = pytest.mark.parametrize("kind", ["postgresql"], indirect=True)


@pytest.fixture
async def several(address: str) -> AsyncIterator[list[Database]]:
    """Two processes, as far as the database knows."""
    made = [Database(address), Database(address)]
    for each in made:
        await each.open()
    yield made
    for each in made:
        await each.close()


@ON_POSTGRESQL
async def test_as_many_shards_as_discord_allows_identify_at_the_same_time_in_all_processes(
    several: list[Database], kind: str
) -> None:
    one, other = (partial(take_turn, each) for each in several)
    assert await asyncio.gather(*map(one, range(4))) == [0, 0, 0, 0]
    for late in (one, other, other):  # who waited and gave up keeps nobody waiting
        assert 0 < await late(1) <= APART


@ON_POSTGRESQL
async def test_where_somebody_has_set_the_servers_clock_back_turns_come_all_the_same(
    several: list[Database], kind: str
) -> None:
    one, other = (partial(take_turn, each) for each in several)
    assert await one(0) == 0
    async with several[0].conferring() as work:
        await work.connection.execute(sa.update(identifies).values(next_at=identifies.c.next_at + 3600.0))
    assert await other(0) == 0
    assert 0 < await one(0) <= APART


async def test_while_the_database_fails_nobodys_turn_comes() -> None:
    nowhere = Database("postgresql+asyncpg://nobody:secret@127.0.0.1:1/nothing")
    assert await take_turn(nowhere, 0) == DATABASE_FAILS
    await nowhere.close()
