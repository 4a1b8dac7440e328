"""The pace of all requests: never more than Discord takes, and what somebody waits for goes first."""

import asyncio
from contextlib import suppress

import pytest

from bot.ops.request_pace import RequestPace
from tests.bot.clock import HandClock

RATE = 40.0
DISCORDS = 50
"""Requests a second that Discord takes of a bot."""


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    clock = HandClock()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", clock)
    return clock


class Requests:
    """Requests that note when their turn came."""

    def __init__(self, pace: RequestPace, clock: HandClock) -> None:
        self.pace, self.clock = pace, clock
        self.asked: list[tuple[str, float]] = []

    def ask(self, name: str, *, urgent: bool) -> asyncio.Task[None]:
        return asyncio.create_task(self._ask(name, urgent=urgent))

    async def _ask(self, name: str, *, urgent: bool) -> None:
        await self.pace.turn(urgent=urgent)
        self.asked.append((name, self.clock()))

    async def over(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.025)):
            await self.clock.forward(0.025)


@pytest.fixture
def requests(clock: HandClock) -> Requests:
    return Requests(RequestPace(RATE), clock)


async def test_in_no_second_are_there_more_requests_than_discord_takes(requests: Requests) -> None:
    for number in range(400):
        requests.ask(str(number), urgent=number % 3 == 0)
    await requests.over(5.0)
    await requests.over(5.0)
    times = [at for _, at in requests.asked]
    assert len(times) == 400
    assert max(sum(begin <= at < begin + 1.0 for at in times) for begin in times) <= DISCORDS
    assert 400 / RATE - 1 < times[-1] - times[0] < 400 / RATE + 1


async def test_what_somebody_waits_for_goes_first_and_what_can_wait_still_comes(requests: Requests) -> None:
    for _ in range(100):
        requests.ask("later", urgent=False)
    await asyncio.sleep(0)
    for _ in range(60):
        requests.ask("now", urgent=True)
    await requests.over(2.0)
    names = [name for name, _ in requests.asked]
    first = names.index("now")
    assert first <= RATE / 4 + 1, "it does not wait for what was there before"
    assert 5 <= names[first : first + 64].count("later") <= 10
    await requests.over(3.0)
    assert len(requests.asked) == 160


async def test_what_is_given_up_takes_no_turn(requests: Requests) -> None:
    given_up = [requests.ask("never", urgent=True) for _ in range(30)]
    await asyncio.sleep(0)
    kept = [requests.ask("kept", urgent=True) for _ in range(5)]
    for each in given_up:
        each.cancel()
    for each in given_up:
        with suppress(asyncio.CancelledError):
            await each
    await requests.over(0.2)
    assert all(each.done() for each in kept)
    assert requests.pace.waiting == 0


async def test_a_turn_that_came_to_somebody_who_is_gone_is_given_to_the_next(clock: HandClock) -> None:
    pace = RequestPace(1.0)
    requests = Requests(pace, clock)
    await pace.turn(urgent=True)
    gone, next_one = requests.ask("gone", urgent=True), requests.ask("next", urgent=True)
    await asyncio.sleep(0)
    await clock.forward(0.5)
    clock._moved += 0.5
    pace._go_on()
    gone.cancel()
    for _ in range(3):
        await asyncio.sleep(0)
    assert next_one.done()
    assert [name for name, _ in requests.asked] == ["next"]
