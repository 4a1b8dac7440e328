from bot.ops.steady import TOLERANCE, SteadyClock
from tests.bot.clock import HandClock

HOUR = 3600.0


async def test_it_tells_the_machines_time_and_goes_on_with_it() -> None:
    clock = HandClock()
    steady = SteadyClock(clock, clock.monotonic)
    await clock.forward(10)
    assert steady() == clock()
    assert steady.follow() == 0.0
    assert steady.shown(steady()) == clock()


async def test_how_far_the_machines_clock_was_set_is_told_once_and_shown_from_then_on() -> None:
    clock = HandClock()
    steady = SteadyClock(clock, clock.monotonic)
    for step in (HOUR, -3 * HOUR, 1.0):
        clock.set(step)
        assert steady.follow() == step
        assert steady.follow() == 0.0
        await clock.forward(7)
        assert steady.shown(steady()) == clock()
    assert steady.apart == 1.0 - 2 * HOUR


def test_a_little_drift_is_not_followed_until_it_adds_up() -> None:
    clock = HandClock()
    steady = SteadyClock(clock, clock.monotonic)
    clock.set(TOLERANCE / 2)
    assert (steady.follow(), steady.apart) == (0.0, 0.0)
    clock.set(TOLERANCE)
    assert steady.follow() == steady.apart == 1.5 * TOLERANCE
