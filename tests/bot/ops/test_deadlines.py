import asyncio
from collections.abc import Hashable
from typing import Any

import pytest

from bot.ops.deadlines import BEAT, SPARE, Deadlines
from tests.bot.clock import START, STEP, EvenClock, HandClock


@pytest.fixture
def reached() -> list[Hashable]:
    """The keys whose deadlines were reached, in order."""
    return []


def looked(_late: float) -> None:
    """Take no notice of when the time is looked at."""


@pytest.fixture
async def deadlines(clock: HandClock, reached: list[Hashable]) -> Deadlines:
    return Deadlines(clock, reached.append, looked)


async def test_deadlines_are_reached_in_the_order_of_their_times(
    clock: HandClock, deadlines: Deadlines, reached: list[Hashable]
) -> None:
    for key, seconds in (("third", 30), ("past", -10), ("soon after", 32), ("first", 10), ("at the same time", 10)):
        deadlines.set(key, START + seconds)
    await clock.forward(20)
    assert reached == ["past", "first", "at the same time"]
    await clock.forward(10)
    assert reached[3:] == ["third"]
    await clock.forward(60)
    assert reached[3:] == ["third", "soon after"]


@pytest.mark.parametrize("replacement", [5.0, 20.0])
async def test_a_key_has_one_deadline_the_last_one_set(
    clock: HandClock, deadlines: Deadlines, reached: list[Hashable], replacement: float
) -> None:
    deadlines.set("tea", START + 10)
    deadlines.set("tea", START + replacement)
    await clock.forward(replacement - 0.1)
    assert reached == []
    await clock.forward(0.1)
    assert reached == ["tea"]
    await clock.forward(60)
    assert reached == ["tea"]


async def test_a_dropped_deadline_is_never_reached(
    clock: HandClock, deadlines: Deadlines, reached: list[Hashable]
) -> None:
    deadlines.set("tea", START + 10)
    deadlines.set("cake", START + 10)
    deadlines.set("tea", None)
    deadlines.set("nothing", None)
    await clock.forward(60)
    assert reached == ["cake"]


async def test_one_that_fails_does_not_hold_up_the_others(clock: HandClock) -> None:
    reached: list[Hashable] = []
    failures: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))

    def failing(key: Hashable) -> None:
        if key == "broken":
            raise RuntimeError(key)
        reached.append(key)

    deadlines = Deadlines(clock, failing, looked)
    for key, seconds in (("broken", 10), ("same time", 10), ("later", 20)):
        deadlines.set(key, START + seconds)
    await clock.forward(10)
    await clock.forward(10)
    assert reached == ["same time", "later"]
    assert [str(each["exception"]) for each in failures] == ["broken"]


async def test_a_clock_that_is_set_back_makes_nothing_early(
    clock: HandClock, reached: list[Hashable], monkeypatch: pytest.MonkeyPatch
) -> None:
    set_back = 0.0
    deadlines = Deadlines(lambda: clock() - set_back, reached.append, looked)
    deadlines.set("tea", START + 10)
    set_back = 60.0
    await clock.forward(10)
    assert reached == []
    await clock.forward(60)
    assert reached == ["tea"]


async def test_after_the_stop_nothing_is_reached_and_nothing_can_be_set(
    clock: HandClock, deadlines: Deadlines, reached: list[Hashable]
) -> None:
    deadlines.set("before", START + 10)
    deadlines.stop()
    deadlines.set("after", START + 10)
    await clock.forward(60)
    assert reached == []


async def test_what_was_superseded_does_not_pile_up(clock: HandClock, deadlines: Deadlines) -> None:
    for press in range(5000):
        for key in ("due", "half", "show"):
            deadlines.set(key, START + 60 + press % 7)
        assert len(deadlines._heap) <= 2 * 3 + SPARE
    deadlines.set("due", None)
    assert sum(1 for at, number, key in deadlines._heap if deadlines._current.get(key) == number) == 2


async def test_the_time_is_looked_at_now_and_then_and_whoever_wants_hears_how_late(clock: EvenClock) -> None:
    late: list[float] = []
    deadlines = Deadlines(clock, lambda _: None, late.append)
    await clock.forward(10 * BEAT)
    assert late == [], "where there is no deadline, nobody looks"
    deadlines.set("tea", clock() + 10 * BEAT)
    await clock.forward(3 * BEAT + 1)
    assert len(late) == 3
    assert max(late) < STEP + 1
    await clock.jump(3600)
    assert late[3] == pytest.approx(3600 - (BEAT - 1), abs=2)


async def test_how_late_it_is_is_told_before_a_deadline_and_may_put_it_off(
    clock: EvenClock, reached: list[Hashable]
) -> None:
    def woken(late: float) -> None:
        if late > 60:
            deadlines.set("tea", clock() + 15)

    deadlines = Deadlines(clock, reached.append, woken)
    deadlines.set("tea", START + 10)
    deadlines.set("cake", START + 20)
    await clock.jump(3600)
    assert reached == ["cake"]
    await clock.forward(15)
    assert reached == ["cake", "tea"]
