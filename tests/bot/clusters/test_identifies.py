"""Turns to identify, over all processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from time import monotonic

import pytest

from bot.clusters.identifies import IdentifyTurns
from bot.store.database import Database
from tests.postgresql import ON_BOTH

APART = 0.4


@pytest.fixture
async def several(address: str) -> AsyncIterator[list[Database]]:
    """Two processes, as far as the database knows."""
    made = [Database(address), Database(address)]
    for each in made:
        await each.open()
    yield made
    for each in made:
        await each.close()


def turns(databases: list[Database], most: int = 1) -> list[IdentifyTurns]:
    return [IdentifyTurns(each, most, apart=APART) for each in databases]


async def taken(turn: Callable[[int], object], shard: int, at: list[float]) -> None:
    await turn(shard)  # type: ignore[misc]
    at.append(monotonic())


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_turns_are_apart_whichever_process_takes_them(several: list[Database]) -> None:
    one, other = turns(several)
    began, at = monotonic(), list[float]()
    await asyncio.gather(*(taken((one, other)[shard % 2].turn, shard, at) for shard in range(5)))
    assert at[-1] - began >= 4 * APART
    # They may be seen a little late, but five turns take the time of four pauses.
    assert all(later - earlier > APART / 2 for earlier, later in zip(sorted(at), sorted(at)[1:], strict=False))


@ON_BOTH
async def test_as_many_shards_as_discord_allows_identify_at_the_same_time(several: list[Database], kind: str) -> None:
    one, *_ = [IdentifyTurns(each, 4, apart=60.0) for each in several]
    async with asyncio.timeout(20):
        await asyncio.gather(*(one.turn(shard) for shard in range(4)))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await one.turn(5)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_who_dies_while_it_waits_keeps_nobody_waiting(several: list[Database]) -> None:
    one, other = turns(several)
    await one.turn(0)
    dying = [asyncio.create_task(one.turn(shard)) for shard in range(1, 9)]
    await asyncio.sleep(APART / 4)
    for each in dying:
        each.cancel()
    await asyncio.gather(*dying, return_exceptions=True)
    began = monotonic()
    await other.turn(9)
    assert monotonic() - began < 8 * APART


async def test_while_the_database_fails_nobodys_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.clusters.identifies.DATABASE_FAILS", 0.05)
    nowhere = Database("postgresql+asyncpg://nobody:secret@127.0.0.1:1/nothing")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await IdentifyTurns(nowhere, 1).turn(0)
    await nowhere.close()
