"""What may stay unshown for a while: boards, announcements, and hands until half of the time is over."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.model.announcements import MatchEvents
from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from cogs.show.deferral import (
    Deferral,
    may_defer_announcement,
    may_defer_board,
    may_defer_hand,
    members_present,
)
from tests.bot.clock import HandClock

TURN = 60
DUE = 1_000_000.0


def choice(*, together: bool = False) -> Any:
    """A hand whose owner has something to choose: to lead, or with others at the same time."""
    board = SimpleNamespace(
        status=Status.PLAYING,
        waiting=Waiting.MEMBER,
        due_at=DUE + (5 * TURN if together else 0),
        together_until=DUE if together else None,
        terms=SimpleNamespace(turn_seconds=TURN),
        waited_for="Ann",
    )
    return SimpleNamespace(board=board, preparing=together, acting=not together, forced=False)


@pytest.mark.parametrize("together", [False, True])
def test_a_choice_may_wait_beside_another_hand_until_half_of_the_time_is_over(together: bool) -> None:
    hand = choice(together=together)
    assert may_defer_hand(hand, DUE - TURN, beside=True)
    assert may_defer_hand(hand, DUE - TURN / 2 - 1, beside=True)
    assert not may_defer_hand(hand, DUE - TURN / 2, beside=True), "the timer may be a moment early"
    assert not may_defer_hand(hand, DUE, beside=True)
    assert not may_defer_hand(hand, DUE - TURN, beside=False)
    hand.board.due_at = hand.board.together_until = None
    assert not may_defer_hand(hand, DUE - TURN, beside=True), "nobody knows when it ends"


def board(**more: Any) -> Any:
    """A board at which a computer player is to act."""
    seats = [SimpleNamespace(member=member, away=False, leaving=False) for member in (1, 2, None)]
    known = {"status": Status.PLAYING, "waiting": Waiting.AUTOMATIC, "together_until": None, "seats": seats}
    return SimpleNamespace(**known | {"winding_up": None} | more)


def told(*seats: int | None) -> MatchEvents:
    """What is told of events that concern seats, or nobody."""
    return MatchEvents("stops", (), tuple({} if seat is None else {"seat": seat} for seat in seats))


@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"waiting": Waiting.MEMBER}, False),
        ({"status": Status.PAUSED}, False),
        ({"together_until": DUE}, False),
    ],
)
def test_a_board_may_be_behind_while_nobody_but_computers_acts(change: dict[str, Any], may: bool) -> None:
    assert may_defer_board(board(**change)) is may


@pytest.mark.parametrize(
    ("announcement", "may"),
    [(told(2), True), (told(2, 2), True), (told(2, 0), False), (told(None), False), (SimpleNamespace(), False)],
)
def test_an_announcement_may_wait_that_is_only_about_computers(announcement: Any, may: bool) -> None:
    assert may_defer_announcement(announcement, board()) is may


def test_members_are_present_who_are_neither_away_nor_about_to_leave() -> None:
    its = board()
    its.seats[0].away = True
    assert members_present(its) == [2]
    assert members_present(board(winding_up=object())) == []
    its.seats[1].leaving = True
    assert members_present(its) == []


async def test_what_is_behind_may_be_so_for_a_while_from_the_first_time_on_that_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, deferral = HandClock(), Deferral()
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    assert deferral.left(0) == 0
    assert deferral.left(4) == pytest.approx(4, abs=0.1)
    await clock.forward(3)
    assert deferral.left(4) == pytest.approx(1, abs=0.1)
    await clock.forward(3)
    assert deferral.left(4) == 0
    deferral.over()
    assert deferral.left(4) == pytest.approx(4, abs=0.1)
