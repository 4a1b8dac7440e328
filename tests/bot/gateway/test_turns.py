"""Whose turn it is to identify."""

from __future__ import annotations

import asyncio

import pytest

from bot.gateway import turns
from bot.gateway.turns import OwnTurns

APART = 0.2


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "APART", APART)


async def taken(own: OwnTurns, *shards: int) -> dict[int, float]:
    """When each shard had its turn, in seconds from now."""
    loop, when = asyncio.get_running_loop(), dict[int, float]()
    began = loop.time()

    async def take(shard: int) -> None:
        await own.turn(shard)
        when[shard] = loop.time() - began

    await asyncio.gather(*(take(shard) for shard in shards))
    return when


async def test_a_bucket_has_one_turn_at_a_time_in_the_order_of_asking() -> None:
    when = await taken(OwnTurns(lambda: 1), 2, 0, 1)
    assert list(when) == [2, 0, 1]
    assert when[2] < APART <= when[0] < 2 * APART <= when[1]


async def test_buckets_do_not_wait_for_each_other() -> None:
    when = await taken(OwnTurns(lambda: 2), 0, 1, 2, 3)
    assert max(when[0], when[1]) < APART <= min(when[2], when[3])


async def test_a_shard_that_gives_up_waiting_takes_nobodys_turn() -> None:
    own = OwnTurns(lambda: 1)
    await own.turn(0)
    waits = asyncio.create_task(own.turn(1))
    await asyncio.sleep(APART / 4)
    waits.cancel()
    assert (await taken(own, 2))[2] < APART
