"""What is known of messages: for how long one may be behind, and when a missing board may be posted."""

import asyncio

import pytest

from cogs.post.policy import DELETED
from cogs.post.state import Standing, TableState
from cogs.screen.message import Drawn, Urgency
from tests.bot.clock import HandClock

LONGEST, CHOICE = 300.0, 6.0
LOOK = Drawn((), b"")


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    made = HandClock()
    made.drive(asyncio.get_running_loop(), monkeypatch)
    return made


async def test_what_is_behind_may_be_so_from_the_first_time_on_that_it_is_asked(clock: HandClock) -> None:
    stands = Standing()
    assert stands.may_wait(Urgency.LATER, LONGEST) == pytest.approx(LONGEST, abs=0.1)
    await clock.forward(LONGEST - 10)
    assert stands.may_wait(Urgency.LATER, LONGEST) == pytest.approx(10, abs=0.1)
    await clock.forward(11)
    assert stands.may_wait(Urgency.LATER, LONGEST) == 0
    stands.shows(LOOK, 1)
    assert stands.may_wait(Urgency.LATER, LONGEST) == pytest.approx(LONGEST, abs=0.1)


async def test_each_choice_has_its_own_moment(clock: HandClock) -> None:
    stands = Standing()
    stands.may_wait(Urgency.LATER, LONGEST)
    await clock.forward(100)
    assert stands.may_wait(Urgency.SOON, CHOICE) == pytest.approx(CHOICE, abs=0.1)
    await clock.forward(CHOICE + 1)
    assert stands.may_wait(Urgency.SOON, CHOICE) == 0
    assert stands.may_wait(Urgency.LATER, LONGEST) == pytest.approx(LONGEST - 107, abs=0.1)
    assert stands.may_wait(Urgency.SOON, CHOICE) == pytest.approx(CHOICE, abs=0.1)


def test_a_missing_board_is_posted_apart_and_not_fought_for() -> None:
    state = TableState(1)
    state.board_posted(6, 1000.0)
    assert state.waits_to_post(1010.0, 30.0) == 20.0
    for _ in range(DELETED):
        assert not state.asked_for()
        state.board_gone()
    assert state.waits_to_post(9999.0, 30.0) is None
    assert state.asked_for()
    assert state.waits_to_post(9999.0, 30.0) == 0.0
