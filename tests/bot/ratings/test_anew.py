"""All ratings of a server anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.ratings.anew import rate_anew, rate_missing
from bot.store.database import Database
from bot.store.ratings import PlacedRow
from tests.bot.club import here
from tests.bot.people import GUILD
from tests.bot.ratings.matches import NOON, finished
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

HOUR = 3600.0


async def evening(database: Database, *, rated: bool, start: float = NOON, seed: int = 1) -> None:
    """Twelve matches of two to four members, an hour apart."""
    random = Random(seed)
    async with database.writing(GUILD) as work:
        for number in range(12):
            members = random.sample((1, 2, 3, 4), random.choice((2, 2, 3, 4)))
            places = {member: 1 + at // random.choice((1, 1, 2)) for at, member in enumerate(members)}
            await finished(work, start + number * HOUR, places, rated=rated, game=random.choice(("stops", "new-york")))


async def rows(database: Database, guild: int = GUILD) -> list[PlacedRow]:
    async with database.reading() as work:
        return [row async for row in work.ratings.placed(guild)]


async def test_anew_gives_what_was_there_to_the_last_bit(database: Database) -> None:
    await evening(database, rated=True)
    before = await rows(database)
    assert max(link.rated for row in before for _, _, link in row.placed) > 3
    await rate_anew(database, here, GUILD, lambda: NOON)
    assert await rows(database) == before


async def test_matches_are_read_in_pieces_without_losing_any(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(database, rated=True)
    async with database.writing(GUILD) as work:
        await finished(work, NOON, {5: 1, 6: 2}, rated=False)  # closed in the same moment as the first
    whole = await rows(database)
    monkeypatch.setattr("bot.store.ratings.AT_ONCE", 2)
    assert await rows(database) == whole
    await rate_missing(database, here, lambda: NOON)
    assert len(await rows(database)) == len(whole) == 13


async def test_matches_of_the_past_come_before_those_that_were_rated_without_them(database: Database) -> None:
    await evening(database, rated=False, start=NOON - 24 * HOUR, seed=2)
    await evening(database, rated=True)
    assert await rate_missing(database, here, lambda: NOON) == [GUILD]
    numbers: dict[tuple[str, int], list[int]] = {}
    for row in await rows(database):
        for member, _, link in row.placed:
            numbers.setdefault((row.game, member), []).append(link.rated)
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    assert await rate_missing(database, here, lambda: NOON) == []


async def test_a_match_that_ends_meanwhile_is_rated_with_the_others(database: Database) -> None:
    await evening(database, rated=False)
    runs = 0

    async def slowly(function: Callable[..., Any], *arguments: object) -> Any:
        nonlocal runs
        runs += 1
        if runs == 1:
            async with database.writing(GUILD) as work:
                await finished(work, NOON + 20 * HOUR, {1: 1, 2: 2, 3: 3})
        return function(*arguments)

    await rate_missing(database, slowly, lambda: NOON)
    assert runs == 2
    assert all(link.rated for row in await rows(database) for _, _, link in row.placed)


async def test_what_a_process_has_not_finished_goes_on_with_the_next(database: Database) -> None:
    for guild in (GUILD, GUILD + 1):
        async with database.writing(guild) as work:
            await finished(work, NOON, {1: 1, 2: 2}, rated=False, guild=guild)

    async def killed(function: Callable[..., Any], *arguments: object) -> Any:
        if any(row.placed[0][2].rated for row in await rows(database)):
            raise asyncio.CancelledError
        return function(*arguments)

    with pytest.raises(asyncio.CancelledError):
        await rate_missing(database, killed, lambda: NOON)
    assert await rate_missing(database, here, lambda: NOON) == [GUILD + 1]


async def test_matches_that_are_never_rated_do_not_wait(database: Database) -> None:
    async with database.writing(GUILD) as work:
        await finished(work, NOON, {1: 1}, rated=False)
    assert await rate_missing(database, here, lambda: NOON) == []
