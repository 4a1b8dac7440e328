"""The leaderboard, page by page, and a member's statement."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.chips.accounts import Reason
from bot.chips.leaderboard import Page
from bot.chips.wallets import Movement, Statement, Wealth
from cogs.render.wallets import leaderboard_message, statement_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS

ANN, BEN, CLARA = Wealth(1, 1001, "Ann", 900, 50), Wealth(2, 1002, "B_n", 500, 0), Wealth(30, 1003, "Clara", 1, 20)


def shown(own: Wealth = ANN, **page: Any) -> str:
    known: dict[str, Any] = {"number": 0, "pages": 1, "rows": (ANN, BEN), "own": own, "claimable": 0}
    return form(leaderboard_message(Page(**known | page), WORDS))


def test_all_fit_on_one_page(snapshot: SnapshotAssertion) -> None:
    assert shown() == snapshot


def test_who_asks_is_always_in_sight(snapshot: SnapshotAssertion) -> None:
    assert shown(CLARA, pages=3) == snapshot


def test_a_page_in_the_middle(snapshot: SnapshotAssertion) -> None:
    assert shown(CLARA, number=1, pages=3) == snapshot


def test_the_last_page(snapshot: SnapshotAssertion) -> None:
    assert shown(CLARA, number=2, pages=3, rows=(CLARA,)) == snapshot


@pytest.mark.parametrize("chips", [1, 100])
def test_who_is_low_on_chips_can_take_some(chips: int, snapshot: SnapshotAssertion) -> None:
    assert shown(CLARA, claimable=chips) == snapshot


def moved(chips: int, reason: Reason, by: int | None = None, channel: int | None = None) -> Movement:
    return Movement(1_800_000_000.5, chips, reason, by, channel)


def test_each_movement_is_said_in_words(snapshot: SnapshotAssertion) -> None:
    movements = (
        moved(500, Reason.WELCOME),
        moved(100, Reason.DAILY),
        moved(25, Reason.GRANT, by=1002),
        moved(-25, Reason.TAKE, by=1002),
        moved(7, Reason.GRANT, by=None),
        moved(-7, Reason.TAKE, by=-3),
        moved(-50, Reason.BUY_IN, channel=70),
        moved(50, Reason.REFUND, channel=70),
        moved(61, Reason.STACK, channel=70),
        moved(150, Reason.SET_ASIDE, channel=70),
        moved(40, Reason.SEAT_SOLD, channel=70),
        moved(-30, Reason.SEAT_BOUGHT, channel=70),
        moved(1, Reason.TOP_UP),
    )
    assert form(statement_message(Statement(ANN, movements), WORDS)) == snapshot


def test_nothing_has_moved_yet(snapshot: SnapshotAssertion) -> None:
    assert form(statement_message(Statement(BEN, ()), WORDS)) == snapshot
