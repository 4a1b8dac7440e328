"""Finished matches that are played again: not in the bot's own loop, one at a time, and each once."""

import asyncio
import gc
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from bot.refusals import NothingToCheck, TooManyReplays
from bot.search.pool import JobFailed
from bot.tables.after.records import Records
from tests.bot.club import Club, here
from tests.bot.people import ANN, BEN, somebody

T = TypeVar("T")


class Elsewhere:
    """Where matches are played again, and how often that was asked for."""

    def __init__(self) -> None:
        self.fails: list[JobFailed] = []
        self.asked: Counter[str] = Counter()
        self.at_once = self.most_at_once = 0
        self.gate: asyncio.Event | None = None
        """What the next jobs wait for, if anything."""

    async def __call__(self, function: Callable[..., T], *arguments: object) -> T:
        self.asked[function.__name__] += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            if self.gate is not None:
                await self.gate.wait()
            if self.fails:
                raise self.fails.pop()
            return await here(function, *arguments)
        finally:
            self.at_once -= 1


@pytest.fixture
def elsewhere() -> Elsewhere:
    return Elsewhere()


async def finished(club: Club, channel: int) -> int:
    """Play a match to its end."""
    return await club.finished(somebody(channel), somebody(channel + 100), channel=channel, fill=True)


async def test_what_came_of_a_match_is_kept_and_nobody_waits_for_it_again(
    quick_club: Club, elsewhere: Elsewhere
) -> None:
    table = await finished(quick_club, 1)
    records, waits = Records(quick_club.database, elsewhere), []

    async def wait() -> None:
        waits.append(1)

    first = await records.documents(table, wait)
    assert await records.documents(table, wait) == first
    assert first.record["result"]
    deals = await records.deals(table, wait)
    assert await records.deals(table, wait) == deals
    assert elsewhere.asked == {"kept_documents": 1, "checked_deals": 1}
    assert len(waits) == 2


async def test_only_the_latest_are_kept_and_what_failed_is_tried_again(quick_club: Club, elsewhere: Elsewhere) -> None:
    records = Records(quick_club.database, elsewhere)
    records._replays.most_kept = 2
    tables = [await finished(quick_club, channel) for channel in range(1, 4)]
    elsewhere.fails = [JobFailed("closed")]
    with pytest.raises(JobFailed):
        await records.deals(tables[0])
    for table in (*tables[:2], tables[0], tables[2], tables[0]):
        assert (await records.deals(table)).differs is None
    assert elsewhere.asked.total() == 1 + 3
    await records.deals(tables[1])
    assert elsewhere.asked.total() == 1 + 4


async def test_more_than_a_few_do_not_wait(quick_club: Club, elsewhere: Elsewhere) -> None:
    tables = [await finished(quick_club, channel) for channel in range(1, 4)]
    records, elsewhere.gate = Records(quick_club.database, elsewhere), asyncio.Event()
    records._replays.most_waiting = 2
    wait = asyncio.Barrier(3).wait
    first = [asyncio.create_task(records.deals(table, wait)) for table in tables[:2]]
    await wait()
    with pytest.raises(TooManyReplays):
        await records.deals(tables[2])
    again = asyncio.create_task(records.deals(tables[0]))
    elsewhere.gate.set()
    assert [(await each).differs for each in (*first, again)] == [None] * 3
    assert (elsewhere.asked.total(), elsewhere.most_at_once) == (2, 1)
    assert (await records.deals(tables[2])).differs is None


async def test_who_gives_up_waiting_takes_it_from_nobody(quick_club: Club, elsewhere: Elsewhere) -> None:
    table = await finished(quick_club, 1)
    records, elsewhere.gate = Records(quick_club.database, elsewhere), asyncio.Event()
    wait = asyncio.Barrier(3).wait
    first, second = (asyncio.create_task(records.deals(table, wait)) for _ in range(2))
    await wait()
    first.cancel()
    elsewhere.gate.set()
    assert (await second).differs is None
    assert elsewhere.asked.total() == 1


async def test_what_fails_when_nobody_waits_any_more_is_no_error(
    quick_club: Club, elsewhere: Elsewhere, caplog: pytest.LogCaptureFixture
) -> None:
    table = await finished(quick_club, 1)
    records, elsewhere.gate = Records(quick_club.database, elsewhere), asyncio.Event()
    elsewhere.fails = [JobFailed("closed")]
    wait = asyncio.Barrier(2).wait
    waiting = asyncio.create_task(records.deals(table, wait))
    await wait()
    waiting.cancel()
    await asyncio.wait({waiting})
    elsewhere.gate.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert not elsewhere.fails
    del records
    gc.collect()
    assert [each for each in caplog.records if each.name == "asyncio"] == []


async def test_a_match_that_is_played_is_not_played_again(quick_club: Club, elsewhere: Elsewhere) -> None:
    table = await quick_club.begin(ANN, BEN, fill=True)
    records = Records(quick_club.database, elsewhere)
    for number in (table, table + 1):
        with pytest.raises(NothingToCheck):
            await records.deals(number)
    assert not elsewhere.asked


def test_nothing_else_waits_in_a_thread_for_a_match_to_be_played() -> None:
    """A thread has the interpreter as long as the loop that is to answer clicks."""
    root = Path(__file__).resolve().parents[3]
    files = [each for folder in ("bot/tables", "cogs", "bot/search") for each in (root / folder).rglob("*.py")]
    assert files
    assert [
        each.name for each in files if "to_thread" in each.read_text() or "run_in_executor" in each.read_text()
    ] == []
