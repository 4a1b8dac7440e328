"""Once somebody has left, decisions take a minute at most till the round ends, unless a turn takes a day."""

from dataclasses import replace

import pytest

from bot.tables.model.actions import DealRound, Leave, SetAway
from bot.tables.model.table import HURRY
from bot.tables.time.clock import Waiting
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import Timed, dealt, on, to_a_forced_card, to_a_lead

HALF_A_DAY = 12 * 60 * 60
LEAVES, IS_BACK = Leave(ANN.member), SetAway(ANN.member, away=False)


@pytest.fixture
def slow() -> Timed:
    """Ben has to lead, with half a day for it, and an hour for forced cards."""
    return Timed(to_a_lead(replace(dealt(ANN, BEN, CLARA, turn_seconds=HALF_A_DAY), follow_seconds=3600), BEN))


@pytest.fixture
def together() -> Timed:
    """Ann, Ben and Clara place chips at the same time, with half a day for it; Ann is not the first who is asked."""
    deals = (dealt(ANN, BEN, CLARA, preset="boodle", turn_seconds=HALF_A_DAY, entropy=str(each)) for each in range(99))
    return Timed(next(table for table in deals if table.acting() != 0))


def test_who_leaves_is_paid_within_the_hour_and_nobody_is_blamed_for_the_hurry(slow: Timed) -> None:
    slow.does(LEAVES)
    while slow.clock.waits_for is not Waiting.DEAL:
        assert slow.due_in <= HURRY
        slow.time_is_up()
    assert slow.now < 60 * HURRY
    assert [(seat.member, seat.missed, seat.late, seat.away) for seat in slow.table.seats] == [
        (None, 0, 0, False),
        (BEN.member, 0, 0, False),
        (CLARA.member, 0, 0, False),
    ]
    slow.does(DealRound())
    assert Timed(to_a_lead(slow.table, BEN)).due_in == HALF_A_DAY


@pytest.mark.parametrize(("after", "left"), [(0, HURRY), (HALF_A_DAY - 20, 20)])
def test_the_open_decision_is_cut_and_what_was_nearly_over_is_not_drawn_out(
    slow: Timed, after: float, left: float
) -> None:
    slow.passes(after)
    slow.does(LEAVES)
    assert slow.due_in == left
    slow.restarts(5)
    assert slow.due_in <= HURRY


def test_leaving_and_coming_back_again_and_again_takes_no_time_and_draws_nothing_out(slow: Timed) -> None:
    slow.does(LEAVES)
    for _ in range(5):
        slow.passes(5)
        slow.does(IS_BACK)
        assert slow.clock.until == HALF_A_DAY
        slow.does(LEAVES)
    assert slow.due_in == HALF_A_DAY - 25


def test_who_leaves_and_comes_back_takes_the_others_time_once_and_no_more(slow: Timed) -> None:
    """An adversary leaves at night whenever somebody else is asked, and is back for their own decisions."""
    slow.does(LEAVES)
    slow.time_is_up()
    cut = 1
    while slow.table.seat_of(ANN.member) is not None:
        slow.does(IS_BACK)
        if slow.clock.waits_for is not Waiting.MEMBER:
            slow.time_is_up()
        elif slow.table.acting() == 0:
            slow.acts()
        else:
            slow.does(LEAVES)
            cut += slow.due_in <= HURRY
            slow.acts()
    assert cut == 1


@pytest.mark.parametrize(("usual", "has"), [(3600, HURRY), (10, 10)])
def test_forced_cards_take_a_minute_at_most_too(usual: int, has: float) -> None:
    table = replace(to_a_forced_card(dealt(ANN, BEN, CLARA), BEN), follow_seconds=usual)
    assert Timed(on(table, LEAVES).table).due_in == has


def test_those_who_decide_together_have_a_minute_left_and_their_time_again_where_nobody_leaves(
    together: Timed,
) -> None:
    together.now = 1000.0
    together.does(LEAVES)
    assert together.clock.until == together.clock.together_until == 1000.0 + HURRY
    together.time_is_up()
    together.now += 1
    together.does(IS_BACK)
    assert together.clock.together_until == HALF_A_DAY
    together.acts("member")
    assert together.clock.together_until == HALF_A_DAY


def test_nobody_is_hurried_any_more_when_everybody_has_come_back() -> None:
    table = on(dealt(ANN, BEN, CLARA), LEAVES, Leave(BEN.member), IS_BACK).table
    assert table.hurried
    assert not on(table, SetAway(BEN.member, away=False)).table.hurried


def test_who_is_alone_with_computers_has_an_hour_at_most_and_is_missed_after_it() -> None:
    alone = dealt(ANN, computers=("Cleo", "Dora"), turn_seconds=HALF_A_DAY)
    slow = Timed(to_a_lead(replace(alone, follow_seconds=HALF_A_DAY), ANN))
    assert slow.due_in == 3600
    slow.time_is_up()
    assert slow.table.seats[0].missed == 1
    assert Timed(to_a_forced_card(replace(alone, follow_seconds=HALF_A_DAY), ANN)).due_in == 3600
