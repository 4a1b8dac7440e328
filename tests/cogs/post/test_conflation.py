"""Jobs that are marked often and done once: which time wins, and what a job that changed nothing costs."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.post.conflation import Conflator, Job

LONG = 60.0
"""Seconds that no test waits for."""
REST = 0.01


class Work:
    """A job that notes when it is done, and returns what it is told to."""

    def __init__(self, *returns: float | None) -> None:
        self.returns = list(returns)
        self.done = 0
        self.news = asyncio.Event()

    async def __call__(self) -> float | None:
        self.done += 1
        self.news.set()
        return self.returns.pop(0) if self.returns else None

    async def until(self, times: int) -> None:
        async with asyncio.timeout(5):
            while self.done < times:
                self.news.clear()
                await self.news.wait()


@pytest.fixture
async def calm() -> AsyncIterator[Conflator]:
    """A conflator that is stopped afterwards."""
    made = Conflator()
    yield made
    await made.stop()


async def test_a_job_is_done_once_however_often_it_is_marked(calm: Conflator) -> None:
    work = Work()
    for _ in range(3):
        calm.mark("key", work)
    await work.until(1)
    assert calm.saved == 2
    await asyncio.sleep(REST)
    assert work.done == 1


async def test_the_earlier_time_wins(calm: Conflator) -> None:
    work = Work()
    calm.mark("key", work, LONG)
    calm.mark("key", work)
    calm.mark("key", work, LONG)
    await work.until(1)


async def test_what_changed_nothing_is_looked_at_again_at_once_when_marked(calm: Conflator) -> None:
    work = Work(REST, LONG, LONG)
    calm.mark("key", work)
    await work.until(2)  # the second time by itself
    await asyncio.sleep(REST)
    calm.mark("key", work)
    await work.until(3)


async def test_what_is_marked_while_it_is_done_does_not_wait_as_it_wanted(calm: Conflator) -> None:
    work = Work()

    async def marks_itself() -> float | None:
        if work.done == 0:
            calm.mark("key", job)
        await work()
        return LONG

    job: Job = marks_itself
    calm.mark("key", job)
    await work.until(2)


async def test_what_is_let_go_is_dropped_where_it_waits_and_finished_where_it_is_under_way() -> None:
    jobs, go_on = Conflator(), asyncio.Event()
    done: list[str] = []

    async def long() -> None:
        await go_on.wait()
        done.append("long")
        jobs.mark("waits", short)  # as jobs do that are followed by others

    async def short() -> None:
        done.append("short")

    jobs.mark("long", long)
    jobs.mark("waits", short, 0.02)
    jobs.mark("other", short, 0.02)
    await asyncio.sleep(0.01)
    jobs.mark("long", long)
    letting_go = asyncio.create_task(jobs.let_go({"long", "waits"}, 5.0))
    await asyncio.sleep(0.01)
    assert not letting_go.done()
    go_on.set()
    assert await letting_go
    await asyncio.sleep(0.05)
    assert sorted(done) == ["long", "short"], "the short one is the other's"
    jobs.mark("waits", short)
    await asyncio.sleep(0.01)
    assert sorted(done) == ["long", "short", "short"]
    await jobs.stop()


async def test_what_is_let_go_is_not_waited_for_endlessly() -> None:
    jobs, go_on = Conflator(), asyncio.Event()
    jobs.mark("long", go_on.wait)
    await asyncio.sleep(0.01)
    assert not await jobs.let_go({"long"}, 0.02)
    go_on.set()
    await asyncio.sleep(0)
    await jobs.stop()
