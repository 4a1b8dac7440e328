"""Once somebody has left, the decisions of the round take a minute at most: who leaves a slow table is let go."""

from dataclasses import replace

import pytest

from bot.tables.actions import DealRound, Leave, SetAway
from bot.tables.clock import Paces, TableClock, wait_of
from bot.tables.table import HURRY, Table
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.bot.tables.situations import acting, dealt, on, round_played, to_a_forced_card, to_a_lead

DAY = 24 * 60 * 60
PACES = Paces()


@pytest.fixture
async def slow(club: Club) -> int:
    """Ann, Ben and Clara play with a day for each decision, an hour for a forced card."""
    await club.wallets.change_settings(GUILD, turn_seconds=DAY, follow_seconds=3600)
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def due_in(club: Club, table: int) -> float:
    due_at = (await club.tables.board(table)).due_at
    assert due_at is not None
    return due_at - club.clock()


async def other_than(club: Club, table: int) -> int:
    """Let somebody leave who is not asked, and return who that is."""
    hand = await club.to_a_lead(table)
    leaver = next(each.member for each in (ANN, BEN, CLARA) if each.member != hand.member)
    assert await due_in(club, table) == DAY
    await club.tables.leave(table, seated(leaver), club.click())
    return leaver


async def test_who_leaves_a_table_of_a_day_a_decision_is_paid_within_the_hour(club: Club, slow: int) -> None:
    leaver = await other_than(club, slow)
    begun = club.clock()
    while (await club.tables.board(slow)).round == 1 and not (await club.tables.board(slow)).between:
        assert await due_in(club, slow) <= HURRY
        await club.time_is_up(slow)
    assert club.clock() - begun < 60 * HURRY
    seats = (await club.tables.board(slow)).seats
    assert leaver not in [seat.member for seat in seats]


async def test_the_open_decision_is_cut_and_a_minute_is_left_of_it(club: Club, slow: int) -> None:
    await other_than(club, slow)
    assert await due_in(club, slow) == HURRY


async def test_what_was_nearly_over_is_not_drawn_out(club: Club, slow: int) -> None:
    hand = await club.to_a_lead(slow)
    leaver = next(each for each in (ANN, BEN, CLARA) if each.member != hand.member)
    await club.clock.forward(DAY - 20)
    await club.tables.leave(slow, leaver, club.click())
    assert await due_in(club, slow) == 20


async def test_where_they_stay_the_decision_has_its_time_again(club: Club, slow: int) -> None:
    leaver = await other_than(club, slow)
    await club.clock.forward(10)
    await club.tables.set_away(slow, seated(leaver), False, club.click())
    assert await due_in(club, slow) == DAY - 10


async def test_leaving_and_coming_back_again_and_again_draws_nothing_out(club: Club, slow: int) -> None:
    leaver = await other_than(club, slow)
    for _ in range(5):
        await club.clock.forward(5)
        await club.tables.set_away(slow, seated(leaver), False, club.click())
        await club.tables.leave(slow, seated(leaver), club.click())
    assert await due_in(club, slow) == DAY - 25
    await club.tables.set_away(slow, seated(leaver), False, club.click())
    assert await due_in(club, slow) == DAY - 25


async def test_who_leaves_and_comes_back_takes_the_others_time_once_and_no_more(club: Club, slow: int) -> None:
    """An adversary leaves at night whenever somebody else is asked, and is back for their own decisions."""
    leaver = await other_than(club, slow)
    await club.time_is_up(slow)
    cut = 1
    for _ in range(40):
        await club.tables.set_away(slow, seated(leaver), False, club.click())
        hand = await club.acting(slow)
        if hand is None:
            await club.time_is_up(slow)
        elif hand.member == leaver:
            await club.play(slow, hand)
        else:
            await club.tables.leave(slow, seated(leaver), club.click())
            cut += await due_in(club, slow) <= HURRY
            await club.play(slow, hand)
    assert cut == 1


async def test_a_decision_that_had_less_time_than_was_agreed_is_not_missed(club: Club, slow: int) -> None:
    leaver = await other_than(club, slow)
    while not (await club.tables.board(slow)).between:
        await club.time_is_up(slow)
    made = [row for row in await club.journal(slow) if row["do"] == "act" and row["by"] == "deadline"]
    assert len(made) > 2
    others = [seat for seat in (await club.stored(slow)).seats if seat.member not in (None, leaver)]
    assert [(seat.missed, seat.late, seat.away) for seat in others] == [(0, 0, False)] * 2
    await club.to_a_lead(slow)
    assert await due_in(club, slow) == DAY


async def test_the_next_round_has_its_time_again(club: Club, slow: int) -> None:
    await other_than(club, slow)
    while not (await club.tables.board(slow)).between:
        await club.time_is_up(slow)
    await club.to_a_lead(slow)
    assert await due_in(club, slow) == DAY


async def test_a_restart_leaves_it_so(club: Club, slow: int) -> None:
    await other_than(club, slow)
    await club.restart(after=5)
    assert await due_in(club, slow) <= HURRY


def seconds(table: Table) -> float:
    wait = wait_of(table, PACES)
    assert wait is not None
    return wait.seconds


def test_forced_cards_take_a_minute_at_most_too() -> None:
    table = replace(to_a_forced_card(dealt(ANN, BEN, CLARA)), follow_seconds=3600)
    asked = table.acting()
    leaver = next(seat.member for at, seat in enumerate(table.seats) if at != asked)
    assert leaver is not None
    assert seconds(on(table, Leave(leaver)).table) == HURRY
    assert seconds(on(replace(table, follow_seconds=10), Leave(leaver)).table) == 10, "less stays less"


def test_those_who_decide_together_have_a_minute_left() -> None:
    table = dealt(ANN, BEN, CLARA, preset="boodle", turn_seconds=DAY)
    clock = TableClock().waiting(table, PACES, 0.0)
    assert clock.together_until == DAY
    asked = table.acting()
    leaver = next(seat.member for at, seat in enumerate(table.seats) if at != asked)
    assert leaver is not None
    left = on(table, Leave(leaver)).table
    cut = clock.waiting(left, PACES, 1000.0)
    assert (cut.until, cut.together_until) == (1000.0 + HURRY, 1000.0 + HURRY)


def test_those_who_decide_together_have_their_time_again_where_nobody_leaves() -> None:
    table = dealt(ANN, BEN, CLARA, preset="boodle", turn_seconds=DAY)
    clock = TableClock().waiting(table, PACES, 0.0)
    asked = table.acting()
    leaver = next(seat.member for at, seat in enumerate(table.seats) if at != asked)
    assert leaver is not None
    left = on(table, Leave(leaver)).table
    clock = clock.waiting(left, PACES, 1000.0)
    one_later = on(left, acting(left, "deadline")).table
    clock = clock.waiting(one_later, PACES, 1000.0 + HURRY)
    back = on(one_later, SetAway(leaver, away=False)).table
    clock = clock.waiting(back, PACES, 1001.0 + HURRY)
    assert clock.together_until == DAY
    assert clock.until == (DAY if seconds(back) == DAY else clock.until)
    following = on(back, acting(back, "member")).table
    clock = clock.waiting(following, PACES, 1002.0 + HURRY)
    assert clock.together_until == DAY


def test_a_decision_that_began_with_less_time_has_it_all_where_nobody_leaves() -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA, turn_seconds=DAY), BEN)
    left = on(table, Leave(ANN.member)).table
    clock = TableClock().waiting(left, PACES, 0.0)
    assert clock.until == HURRY
    back = on(left, SetAway(ANN.member, away=False)).table
    clock = clock.waiting(back, PACES, 10.0)
    assert (clock.until, clock.decision_until) == (DAY, (back.decision, DAY))
    assert clock.waiting(back, PACES, 20.0).until == DAY


def test_it_is_so_in_new_york_until_the_round_is_over() -> None:
    stake = {"stake": 10}
    table = dealt(ANN, BEN, preset="new-york", house=stake, buy_in=10, turn_seconds=DAY)
    table = to_a_lead(on(table, Leave(ANN.member)).table, BEN)
    assert seconds(table) == HURRY
    table = on(round_played(table).table, DealRound()).table
    assert not table.hurried
    assert seconds(to_a_lead(table, BEN)) == DAY


def test_nobody_is_hurried_any_more_when_everybody_has_come_back() -> None:
    table = on(dealt(ANN, BEN, CLARA), Leave(ANN.member), Leave(BEN.member), SetAway(ANN.member, away=False)).table
    assert table.hurried
    assert not on(table, SetAway(BEN.member, away=False)).table.hurried
