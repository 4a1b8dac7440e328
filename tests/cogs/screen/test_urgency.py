"""How urgent messages are: what nobody misses may be behind."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.model.table import Status
from bot.tables.time.clock import Waiting
from cogs.screen.message import Urgency
from cogs.screen.urgency import (
    AT_THE_BOARD,
    Attention,
    urgency_of_board,
    urgency_of_direct_hand,
)
from tests.cogs.post.situations import COMPUTERS, LEAD, seen

NOW, SOON, LATER = Urgency
TURN = 60
DUE = 1_000_000.0
WATCHES = seen(COMPUTERS)[1][0]
"""Ann's hand while others play."""
LEADS = seen(LEAD)[1][0]
"""Ann's hand when Ann leads."""


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
    hand, owner = choice(together=together), Attention()
    for at, beside, urgency in (
        (DUE - TURN, True, LATER),
        (DUE - TURN / 2 - 1, True, LATER),
        (DUE - TURN / 2, True, NOW),  # the timer may be a moment early
        (DUE, True, NOW),
        (DUE - TURN, False, NOW),
    ):
        assert urgency_of_direct_hand(hand, owner, at, beside=beside) is urgency
    hand.board.due_at = hand.board.together_until = None
    assert urgency_of_direct_hand(hand, owner, DUE - TURN, beside=True) is NOW, "nobody knows when it ends"


def test_a_choice_may_come_soon_where_its_owner_has_just_played_elsewhere() -> None:
    owner = Attention()
    assert urgency_of_direct_hand(LEADS, owner, DUE, beside=False) is NOW
    owner.played(DUE, there=False)
    assert urgency_of_direct_hand(LEADS, owner, DUE, beside=False) is SOON
    assert urgency_of_direct_hand(LEADS, owner, DUE + AT_THE_BOARD, beside=False) is NOW
    assert urgency_of_direct_hand(WATCHES, owner, DUE, beside=False) is LATER


def test_a_hand_keeps_up_once_its_owner_has_followed_there() -> None:
    owner = Attention()
    owner.played(DUE, there=True)
    assert urgency_of_direct_hand(WATCHES, owner, DUE, beside=False) is NOW
    owner.moved()
    assert urgency_of_direct_hand(WATCHES, owner, DUE, beside=False) is LATER


def test_a_lead_says_nothing_about_where_they_follow_and_what_it_offered_has_to_go() -> None:
    owner = Attention(shows_choice=True)
    assert urgency_of_direct_hand(WATCHES, owner, DUE, beside=False) is NOW
    owner.played(DUE, there=True)
    owner.shows_choice = False
    assert urgency_of_direct_hand(WATCHES, owner, DUE, beside=False) is LATER
    assert urgency_of_direct_hand(LEADS, owner, DUE, beside=True) is NOW, "they play from there"


def board(**more: Any) -> Any:
    """A board at which a computer player is to act."""
    seats = [SimpleNamespace(member=member, away=False, leaving=False) for member in (1, 2, None)]
    known = {"status": Status.PLAYING, "waiting": Waiting.AUTOMATIC, "together_until": None, "seats": seats}
    return SimpleNamespace(**known | {"winding_up": None, "ending": None, "between": False, "round": 1} | more)


@pytest.mark.parametrize(
    ("change", "urgency"),
    [
        ({}, LATER),
        ({"waiting": Waiting.MEMBER}, NOW),
        ({"status": Status.PAUSED}, NOW),
        ({"together_until": DUE}, NOW),
    ],
)
def test_a_board_may_be_behind_while_nobody_but_computers_acts(change: dict[str, Any], urgency: Urgency) -> None:
    assert urgency_of_board(board(**change), watched=False) is urgency
    assert urgency_of_board(board(**change), watched=True) is NOW
