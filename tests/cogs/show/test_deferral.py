"""What of a hand may stay unshown for a while, and from when on its owner is called."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.clock import Waiting
from bot.tables.table import Status
from cogs.show.deferral import may_defer_hand

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


def test_a_choice_with_an_unknown_end_does_not_wait() -> None:
    hand = choice()
    hand.board.due_at = None
    assert not may_defer_hand(hand, DUE - TURN, beside=True)
