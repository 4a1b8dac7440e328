"""First messages to members to whom the bot has never written: few at once, few a day, fewer where Discord refuses."""

import logging
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.members.doors import A_MINUTE, ASK_AGAIN, STORE_FAILS, Doors
from bot.members.strangers import AT_LEAST, BURST, DAY, LONGEST, QUARANTINE, TOO_FAST, Allowance, Limits
from bot.refusals import NotWritten
from bot.store.database import Database
from tests.bot.clock import START, Time, time
from tests.postgresql import ON_BOTH

__all__ = ["time"]

PAUSE = 2.0
CLOSED = 50007
"""Discord's code for a member who takes no direct messages."""
LIMITS = Limits(PAUSE, 300)


def as_many_as_may_be(limits: Limits, seconds: float, step: float = 0.25) -> list[float]:
    """When messages are written to members of whom there is no end, and none is refused."""
    its, at, written = Allowance(), START, []
    while at < START + seconds:
        if not limits.wait(its, at):
            its = limits.take(its, at)
            written.append(at)
        else:
            at += step
    return written


def refused(times: Sequence[int]) -> Allowance:
    """The allowance after refusals of messages that were each written as soon as they were allowed."""
    its, at = Allowance(), START
    for each in times:
        at += LIMITS.wait(its, at)
        its = LIMITS.refused(LIMITS.take(its, at), at + 0.5, at, each)
        at += 0.5
    return its


# --- the allowance, alone -------------------------------------------------------------------------------------------


def test_five_come_at_once_and_then_one_every_two_seconds() -> None:
    written = as_many_as_may_be(LIMITS, 60.0)
    assert written[:BURST] == [START] * BURST
    assert written[BURST:] == [START + PAUSE * n for n in range(1, len(written) - BURST + 1)]


def test_after_a_quiet_time_five_come_at_once_again_and_no_more() -> None:
    its = Allowance()
    for _ in range(3):
        its = LIMITS.take(its, START)
    later = START + DAY / 2
    for _ in range(BURST):
        assert LIMITS.wait(its, later) == 0.0
        its = LIMITS.take(its, later)
    assert LIMITS.wait(its, later) == PAUSE


def test_there_are_three_hundred_a_day_and_as_many_the_next() -> None:
    midnight = START - START % DAY + DAY
    begun = midnight - START
    written = as_many_as_may_be(LIMITS, begun + DAY, step=1.0)
    assert sum(at < midnight for at in written) == 300
    assert sum(at >= midnight for at in written) == 300
    its = Allowance(day=int(START // DAY), written=300)
    assert LIMITS.wait(its, START) == begun
    assert LIMITS.wait(its, midnight) == 0.0


@pytest.mark.parametrize("refusal", [CLOSED, *AT_LEAST])
def test_after_a_refusal_it_takes_longer_and_after_each_further_one_twice_as_long(refusal: int) -> None:
    apart = [LIMITS.apart(refused([refusal] * times)) for times in range(1, 16)]
    assert apart[0] == PAUSE * 2.0 ** AT_LEAST.get(refusal, 1)
    assert all(after == min(before * 2, LONGEST) for before, after in pairwise(apart))
    its = refused([refusal])
    assert LIMITS.wait(its, its.refused_at) == apart[0], "and no burst comes first"


def test_a_burst_that_is_refused_is_one_refusal() -> None:
    its = Allowance()
    for _ in range(BURST):
        its = LIMITS.take(its, START)
    for n in range(BURST):
        its = LIMITS.refused(its, START + 0.1 * n, START, TOO_FAST)
    assert LIMITS.apart(its) == PAUSE * 2.0 ** AT_LEAST[TOO_FAST]


def test_what_discord_takes_after_that_halves_the_doublings_and_no_burst_follows() -> None:
    its = refused([TOO_FAST])
    at, apart = its.full_at, []
    while its.doublings:
        assert LIMITS.wait(its, at) == 0.0
        its = LIMITS.accepted(LIMITS.take(its, at), at)
        apart.append(LIMITS.apart(its))
        at += LIMITS.wait(its, at)
    assert apart == [PAUSE * 2.0**n for n in (4, 2, 1, 0)]
    its = LIMITS.take(its, at)
    assert LIMITS.wait(its, at) == PAUSE
    assert LIMITS.accepted(its, at) == its


def test_after_the_longest_pauses_it_recovers_like_after_the_first_of_them() -> None:
    many, fewer = refused([QUARANTINE] * 40), refused([QUARANTINE] * 4)
    assert LIMITS.apart(many) == LIMITS.apart(fewer) == LONGEST
    assert many.doublings == fewer.doublings


def test_without_a_pause_nothing_waits_until_something_is_refused() -> None:
    free = Limits(0.0, 300)
    assert len(as_many_as_may_be(free, 0.1)) == 300
    its = free.refused(free.take(Allowance(), START), START, START, CLOSED)
    assert free.wait(its, START) == 4.0


@given(st.lists(st.tuples(st.floats(-DAY, DAY), st.sampled_from(["take", "accepted", CLOSED, *AT_LEAST])), max_size=30))
def test_it_never_waits_longer_than_the_pause_or_the_day_however_the_clock_is_set(
    what: Sequence[tuple[float, str | int]],
) -> None:
    its, at = Allowance(), START
    for seconds, each in what:
        at += seconds
        left = LIMITS.wait(its, at)
        assert 0.0 <= left <= LIMITS.apart(its)
        if each == "accepted":
            its = LIMITS.accepted(its, at)
        elif isinstance(each, int):
            its = LIMITS.refused(its, at, at, each)
        elif not left:
            its = LIMITS.take(its, at)


# --- in the database ------------------------------------------------------------------------------------------------


@pytest.fixture
async def database(address: str) -> Database:
    return Database(address)


def process(database: Database, time: Time, limits: Limits = LIMITS) -> Doors:
    return Doors(database, time, limits)


async def test_where_one_process_is_heard_again_the_others_learn_of_it(database: Database, time: Time) -> None:
    time.now = START
    one, two = process(database, time), process(database, time)
    assert await one.ask(1) == 0.0
    await one.refused(1, QUARANTINE, START)
    assert await two.ask(2) == ASK_AGAIN
    for _ in range(AT_LEAST[QUARANTINE]):
        await one.accepted()
    assert await two.ask(2) == ASK_AGAIN, "it is not asked for each"
    time.now += A_MINUTE + 1.0
    assert await two.ask(2) == 0.0
    await database.close()


@ON_BOTH
async def test_processes_share_the_pace_the_days_number_and_what_discord_refuses(
    database: Database, time: Time
) -> None:
    time.now = START
    limits = Limits(PAUSE, 10)
    one, two = process(database, time, limits), process(database, time, limits)
    assert [await each.ask(n) for n, each in enumerate([one, two] * 3)] == [0.0] * BURST + [PAUSE]
    time.now += PAUSE
    assert await two.ask(5) == 0.0
    assert await two.refused(5, TOO_FAST, time.now) == 512.0
    time.now += PAUSE
    assert await one.ask(6) == 512.0 - PAUSE
    time.now += 512.0
    assert await one.ask(6) == 0.0
    await one.accepted()
    assert await two.figures() == {"first_messages_today": 7, "first_messages_pause_seconds": 32.0}
    for n in range(7, 10):
        time.now += LONGEST / 100
        assert await (one if n % 2 else two).ask(n) == 0.0
    time.now += 100.0
    assert [await each.ask(99) for each in (one, two, process(database, time, limits))] == [ASK_AGAIN] * 3
    time.now += DAY - time.now % DAY
    assert await one.ask(99) == 0.0
    await database.close()


async def test_those_who_wait_come_one_after_the_other_in_their_order(database: Database, time: Time) -> None:
    time.now = START
    doors = process(database, time)
    said = [await doors.ask(n) for n in range(20)]
    assert said == [0.0] * BURST + [PAUSE * n for n in range(1, 16)]
    for n in range(BURST, 20):
        time.now += PAUSE
        assert await doors.ask(n) == 0.0, "nobody is told to wait again"
    await database.close()


async def test_who_does_not_come_again_delays_nobody_for_long(database: Database, time: Time) -> None:
    time.now = START
    doors = process(database, time)
    for n in range(50):
        await doors.ask(n)
    time.now += 50 * PAUSE + A_MINUTE
    said = [await doors.ask(n) for n in range(100, 107)]
    assert said == [0.0] * BURST + [PAUSE, 2 * PAUSE]
    await database.close()


async def test_what_fails_is_given_back(database: Database, time: Time) -> None:
    time.now = START
    doors = process(database, time, Limits(PAUSE, 1))
    assert await doors.ask(1) == 0.0
    await doors.failed()
    time.now += PAUSE
    assert await doors.ask(1) == 0.0
    assert await doors.ask(1) > PAUSE
    await database.close()


async def test_while_the_database_takes_nothing_nobody_new_is_written_to(
    database: Database, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise NotWritten

    time.now = START
    doors = process(database, time)
    assert await doors.ask(1) == 0.0
    with monkeypatch.context() as broken:
        broken.setattr(database, "writing", fails)
        assert await doors.ask(2) == STORE_FAILS
        assert await doors.refused(1, QUARANTINE, START) == ASK_AGAIN
        await doors.failed()
    assert await doors.ask(2) > STORE_FAILS, "and a refusal is not forgotten here"
    await database.close()


async def test_a_quarantine_and_the_end_of_the_days_number_are_logged_once(
    database: Database, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    time.now = START
    doors = process(database, time, Limits(PAUSE, 2))
    assert await doors.ask(1) == 0.0
    await doors.refused(1, CLOSED, time.now)
    assert not caplog.messages
    time.now += 4.0
    assert await doors.ask(2) == 0.0
    await doors.refused(1, QUARANTINE, time.now)
    for n in range(3, 9):
        await doors.ask(n)
    day, rests, quarantined = caplog.messages
    assert rests.startswith("no first message is sent for 4096 s")
    assert day.startswith("2 members got their first message from the bot today")
    assert "cannot be added to servers" in quarantined
    await database.close()


@ON_BOTH
async def test_whose_direct_messages_are_closed_uses_up_nobody_elses_allowance(database: Database, time: Time) -> None:
    time.now = START
    doors = process(database, time)
    await doors.refused(1, CLOSED, START)
    time.now += LIMITS.apart(Allowance(doublings=1))
    for _ in range(2 * LIMITS.a_day):
        assert await doors.ask(1) == ASK_AGAIN
    assert await doors.ask(2) == 0.0
    assert (await doors.figures())["first_messages_today"] == 1
    time.now += DAY
    assert await doors.ask(1) == 0.0
    await database.close()
