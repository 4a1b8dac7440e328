"""Nobody can hold a table up for longer than their time and one moment more."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.clock import GRACE, Paces, Waiting
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA, seated

PATIENCE = 3600.0
"""Seconds after which a test gives up."""
A_MOMENT = 3.0
"""Seconds within which what is due is done, by the clock that is moved by hand."""


@pytest.fixture
async def table(club: Club) -> int:
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def come_and_go(club: Club, table: int, member: int, pause: float) -> float:
    """Go away and come back, again and again, until the open decision is made; return how many seconds it took."""
    began, decision = club.clock(), (await club.stored(table)).decision
    while (await club.stored(table)).decision == decision:
        assert club.clock() - began < PATIENCE, "this would go on for ever"
        for away in (True, False):
            await club.tables.set_away(table, seated(member), away, club.click())
            await club.clock.forward(pause)
            await club.idle()
    return club.clock() - began


@pytest.mark.parametrize("pause", [0.0625, 0.5, 1.25])
async def test_going_away_and_coming_back_again_and_again_ends_within_the_time_and_one_moment(
    club: Club, table: int, pause: float
) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(50)
    assert pause < Paces().lead
    assert 50 + await come_and_go(club, table, hand.member, pause) <= 60 + GRACE + A_MOMENT


async def test_who_goes_away_before_they_are_asked_has_their_time_once(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    other = next(each.member for each in await club.tables.hands(table) if each.member != hand.member)
    await club.tables.set_away(table, seated(other), True, club.click())
    await club.go_on(table, lambda board, _: board.waiting is Waiting.AUTOMATIC)
    assert await come_and_go(club, table, other, 0.5) <= 60 + GRACE + A_MOMENT


async def test_switching_following_on_and_off_ends_too(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    decision, began = hand.board.decision, club.clock()
    while (await club.stored(table)).decision == decision:
        assert club.clock() - began < PATIENCE
        for follow in (True, False):
            await club.tables.set_follow(table, seated(hand.member), follow, club.click())
            await club.clock.forward(0.25)
            await club.idle()
    assert club.clock() - began <= 10 + GRACE + A_MOMENT


async def test_those_who_decide_together_cannot_hold_each_other_up_either(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2})
    await club.start(table, ANN)
    await club.time_is_up(table)
    began = club.clock()
    while (await club.tables.board(table)).together_until is not None:
        assert club.clock() - began < PATIENCE
        for away in (True, False):
            for each in (ANN, BEN, CLARA):
                await club.tables.set_away(table, each, away, club.click())
            await club.clock.forward(0.5)
            await club.idle()
    assert club.clock() - began <= 60 + GRACE + A_MOMENT


async def test_the_moment_is_given_once_even_if_the_bot_restarts_meanwhile(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    began = club.clock()
    await club.clock.forward(58)
    await away_and_back(club, table, hand.member)
    assert (await club.tables.board(table)).due_at == began + 58 + GRACE
    await club.restart()
    await away_and_back(club, table, hand.member)
    assert (await club.tables.board(table)).due_at == began + 58 + GRACE
    await club.clock.forward(10)
    await away_and_back(club, table, hand.member)
    assert (await club.tables.board(table)).due_at == began + 60 + GRACE


async def test_who_was_away_when_the_bot_restarted_has_no_new_time(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    began = club.clock()
    await club.clock.forward(50)
    await club.tables.set_away(table, seated(hand.member), True, club.click())
    await club.restart()
    await club.tables.set_away(table, seated(hand.member), False, club.click())
    assert (await club.tables.board(table)).due_at == began + 50 + GRACE


async def away_and_back(club: Club, table: int, member: int) -> None:
    for away in (True, False):
        await club.tables.set_away(table, seated(member), away, club.click())


async def test_who_lets_every_deadline_pass_and_comes_back_has_less_and_less_time(club: Club, table: int) -> None:
    """Ann misses every lead and is back each time; the others play."""
    waits: list[float] = []
    while len(waits) < 8:
        hand = await club.to_a_lead(table, ANN)
        if hand.away:
            await club.tables.set_away(table, ANN, False, club.click())
        began, decision = club.clock(), hand.board.decision
        while (await club.stored(table)).decision == decision:
            await club.time_is_up(table)
        waits.append(club.clock() - began)
    assert waits == [pytest.approx(each) for each in [60, 60, 60, 30, 30, 30, 15, 15]]
    acts: list[dict[str, Any]] = [row for row in await club.journal(table) if row["do"] == "act"]
    assert sum(row["by"] == "deadline" for row in acts) == 8
