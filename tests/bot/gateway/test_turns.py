"""Whose turn it is to identify."""

import asyncio

from bot.gateway.turns import APART, Turns
from tests.bot.clock import HandClock


async def taken(clock: HandClock, own: Turns, *shards: int) -> dict[int, float]:
    """When each shard had its turn, in times that two turns are apart, from now on."""
    when, began = dict[int, float](), clock()

    async def take(shard: int) -> None:
        await own.turn(shard)
        when[shard] = round((clock() - began) / APART, 1)

    turns = asyncio.gather(*(take(shard) for shard in shards))
    while not turns.done():
        await clock.forward(APART / 10)
    await turns
    return when


async def test_a_bucket_has_one_turn_at_a_time_in_the_order_of_asking(clock: HandClock) -> None:
    when = await taken(clock, Turns(lambda: 1), 2, 0, 1)
    assert list(when) == [2, 0, 1]
    assert when[2] < 1 <= when[0] < 2 <= when[1]


async def test_buckets_do_not_wait_for_each_other(clock: HandClock) -> None:
    when = await taken(clock, Turns(lambda: 2), 0, 1, 2, 3)
    assert max(when[0], when[1]) < 1 <= min(when[2], when[3])


async def test_a_shard_that_gives_up_waiting_takes_nobodys_turn(clock: HandClock) -> None:
    own = Turns(lambda: 1)
    await own.turn(0)
    waits = asyncio.create_task(own.turn(1))
    await clock.forward(APART / 4)
    waits.cancel()
    assert (await taken(clock, own, 2))[2] < 1
