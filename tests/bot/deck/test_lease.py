"""Of several processes one at a time has a lease."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.deck.lease import Lease
from bot.store import schema
from bot.store.database import Database
from tests.bot.clock import HandClock


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_of_two_that_ask_at_the_same_moment_one_gets_it(address: str) -> None:
    databases = [Database(address) for _ in range(2)]
    clock = HandClock()
    for _ in range(10):
        both = [Lease(each, clock, "deck", 300.0) for each in databases]
        assert sorted(await asyncio.gather(*(each.take() for each in both))) == [False, True]
        clock.set(301.0)  # it is forgotten
        both = [Lease(each, clock, "deck", 300.0) for each in databases]
        assert sorted(await asyncio.gather(*(each.take() for each in both))) == [False, True]
        async with databases[0].writing() as work:
            await work.connection.execute(sa.delete(schema.application).where(schema.application.c.name == "deck"))
    for each in databases:
        await each.close()
