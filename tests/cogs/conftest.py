"""Tests of answers, films and jobs run in virtual time: a timer comes as soon as nothing else is left to do."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping

import pytest

from benchmarks.virtual import VirtualLoop
from tests.cogs.post.fakes import Hall

WITH_TIMERS = ("test_answers", "test_conflation", "test_departures", "test_projector", "test_tokens")
"""The files whose tests let time pass, and wait for no thread and no process. Others move a clock by hand."""


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Give each of those tests a loop that waits for no timer."""
    return {"virtual": VirtualLoop} if item.path.stem in WITH_TIMERS else {"real": asyncio.new_event_loop}


@pytest.fixture
async def hall(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """The publisher on fakes, in a hall in which nothing waits for anything."""
    made = Hall(monkeypatch)
    yield made
    await made.close()
