"""Nobody can hold a table up for longer than their time and one moment more."""

from collections.abc import Callable
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.members.people import Actor
from bot.tables.model.actions import SetAway, SetFollow, TableAction
from bot.tables.model.table import Table
from bot.tables.time.clock import GRACE, Waiting
from bot.tables.time.paces import Paces
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import Timed, dealt, on, to_a_forced_card, to_a_lead

PAUSES = st.lists(st.floats(0.05, 20), min_size=1, max_size=8)
"""Seconds between two presses, over and over again."""
A_MOMENT = Paces().lead
"""Seconds that a stand-in takes, who may have the last word."""


def away(going: bool, *who: Actor) -> list[TableAction]:
    return [SetAway(each.member, going) for each in who]


def switching(timed: Timed, press: Callable[[bool], list[TableAction]], pauses: list[float]) -> float:
    """Press a button on and off until the open decision is made; return how many seconds that has taken."""
    began, decision = timed.now, timed.table.decision
    for number, pause in enumerate(cycle(pauses)):
        timed.does(*press(number % 2 == 0))
        timed.passes(pause)
        if timed.table.decision != decision:
            return timed.now - began - pause
        assert timed.now < 3600, "this would go on for ever"
    raise AssertionError


@pytest.fixture(scope="module")
def lead() -> Table:
    """Ben has to lead."""
    return to_a_lead(dealt(ANN, BEN, CLARA), BEN)


@settings(max_examples=60)
@given(after=st.floats(0, 59), pauses=PAUSES)
def test_going_away_and_coming_back_ends_within_the_time_and_one_moment(
    lead: Table, after: float, pauses: list[float]
) -> None:
    timed = Timed(lead)
    timed.now = after
    assert after + switching(timed, lambda going: away(going, BEN), pauses) <= 60 + GRACE + A_MOMENT


@settings(max_examples=30)
@given(pauses=PAUSES)
def test_who_goes_away_before_they_are_asked_has_their_time_once(lead: Table, pauses: list[float]) -> None:
    timed = Timed(to_a_lead(on(dealt(ANN, BEN, CLARA), *away(True, BEN)).table, BEN))
    assert timed.clock.waits_for is Waiting.AUTOMATIC
    assert switching(timed, lambda going: away(not going, BEN), pauses) <= 60 + GRACE + A_MOMENT


@settings(max_examples=30)
@given(pauses=PAUSES)
def test_switching_following_on_and_off_ends_too(lead: Table, pauses: list[float]) -> None:
    timed = Timed(to_a_forced_card(lead, BEN))
    assert switching(timed, lambda on: [SetFollow(BEN.member, on)], pauses) <= 10 + GRACE + A_MOMENT


@settings(max_examples=30)
@given(pauses=PAUSES)
def test_those_who_decide_together_cannot_hold_each_other_up_either(pauses: list[float]) -> None:
    timed = Timed(dealt(ANN, BEN, CLARA, preset="boodle"))
    while timed.clock.together_until is not None:
        switching(timed, lambda going: away(going, ANN, BEN, CLARA), pauses)
    assert timed.now <= 60 + GRACE + A_MOMENT + max(pauses)


def test_the_moment_is_given_once_even_if_the_bot_restarts_meanwhile(lead: Table) -> None:
    timed = Timed(lead)
    timed.passes(58)
    for after in (0, 0, 10):
        timed.passes(after)
        timed.does(*away(True, BEN), *away(False, BEN))
        assert timed.clock.until == min(timed.now, 60) + GRACE
        timed.restarts()


def test_who_was_away_when_the_bot_restarted_has_no_new_time(lead: Table) -> None:
    timed = Timed(lead)
    timed.passes(50)
    timed.does(*away(True, BEN))
    timed.restarts()
    timed.does(*away(False, BEN))
    assert timed.clock.until == 50 + GRACE
