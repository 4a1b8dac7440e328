import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from bot.cli.audit import audit
from bot.tables.time.paces import Paces
from tests.bot.clock import EvenClock, HandClock
from tests.bot.club import AT_ONCE, AuditedDatabase, Club


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    clock = EvenClock()
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    return clock


@pytest.fixture
def nothing_failed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What fails at a deadline is only logged. A test that means it clears the log."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture
async def make_club(
    address: str, clock: HandClock, nothing_failed: None
) -> AsyncIterator[Callable[[Paces], Awaitable[Club]]]:
    """Makes the club of a test. At the end its books must be right, and every journal must give its table again."""
    made: list[Club] = []

    async def make(paces: Paces) -> Club:
        database = AuditedDatabase(address)
        club = Club(database, clock, paces)
        await club.tables.cache.resume(club.audience)
        made.append(club)
        return club

    yield make
    for club in made:
        await club.tables.time.stop()
        async with club.database.reading() as work:
            found = await audit(work)
        await club.database.close()
        assert club.database.wrong == []
        assert found.wrong == ()


@pytest.fixture
async def club(make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    """A club where everything takes its usual time, by a clock that the test moves."""
    return await make_club(Paces())


@pytest.fixture
async def quick_club(make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    """A club where only members take time."""
    return await make_club(AT_ONCE)
