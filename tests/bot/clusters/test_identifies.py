"""Turns to identify, over all processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.clusters.identifies import DATABASE_FAILS, IdentifyTurns
from bot.store.database import Database
from tests.postgresql import ON_BOTH

APART = 60.0


@pytest.fixture
async def several(address: str) -> AsyncIterator[list[Database]]:
    """Two processes, as far as the database knows."""
    made = [Database(address), Database(address)]
    for each in made:
        await each.open()
    yield made
    for each in made:
        await each.close()


class Waits(Exception):
    """It is not this shard's turn yet."""


async def wait(seconds: float) -> None:
    raise Waits(seconds)


@ON_BOTH
async def test_as_many_shards_as_discord_allows_identify_at_the_same_time_in_all_processes(
    several: list[Database], kind: str
) -> None:
    one, other = (IdentifyTurns(each, 4, apart=APART, sleep=wait) for each in several)
    await asyncio.gather(*(one.turn(shard) for shard in range(4)))
    for late in (one, other, other):  # who waited and gave up keeps nobody waiting
        with pytest.raises(Waits) as waits:
            await late.turn(5)
        assert 0 < waits.value.args[0] <= APART


async def test_while_the_database_fails_nobodys_turn_comes() -> None:
    nowhere = Database("postgresql+asyncpg://nobody:secret@127.0.0.1:1/nothing")
    with pytest.raises(Waits) as waits:
        await IdentifyTurns(nowhere, 1, sleep=wait).turn(0)
    assert waits.value.args == (DATABASE_FAILS,)
    await nowhere.close()
