"""The leaderboard, page by page, a member's statement, and what the bank gave and took."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.chips.accounts import Reason
from bot.chips.bank import BankAudit, Flow, Order, Receiver
from bot.chips.leaderboard import Page
from bot.chips.wallets import Movement, Statement, Wealth
from cogs.render.audit import audit_message
from cogs.render.wallets import bank_audit_message, leaderboard_message, statement_message
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
    )
    assert form(statement_message(Statement(ANN, movements), WORDS, details=True)) == snapshot


def test_a_statement_begins_with_what_somebody_has(snapshot: SnapshotAssertion) -> None:
    movements = (moved(61, Reason.STACK, channel=70), moved(-50, Reason.BUY_IN, channel=70))
    assert form(statement_message(Statement(ANN, movements), WORDS)) == snapshot


def test_a_single_movement_needs_no_details(snapshot: SnapshotAssertion) -> None:
    assert form(statement_message(Statement(BEN, (moved(500, Reason.WELCOME),)), WORDS)) == snapshot


def test_nothing_has_moved_yet(snapshot: SnapshotAssertion) -> None:
    assert form(statement_message(Statement(BEN, ()), WORDS)) == snapshot


NOTHING = BankAudit(1_800_000_000.0, (), (), (), ())


def test_what_the_bank_gave_and_took(snapshot: SnapshotAssertion) -> None:
    audit = BankAudit(
        1_800_000_000.0,
        given=(
            Flow(Reason.WELCOME, 1500, 121_500),
            Flow(Reason.GRANT, 0, 25),
            Flow(Reason.DAILY, 100, 9_300),
        ),
        taken=(
            Flow(Reason.TAKE, 7, 7),
            Flow(Reason.FORGOTTEN, 0, 480),
            Flow(Reason.LEFT, 3, 3),
            Flow(Reason.STACK, 1, 2),
        ),
        receivers=(Receiver("A Name Of Twenty Let", 500, 2300), Receiver(None, 0, 700), Receiver("B_n", -20, 1)),
        orders=(
            Order(1_800_000_500.0, 1002, "B_n", 25),
            Order(1_800_000_400.0, None, "Ann", 1),
            Order(1_800_000_300.0, 1002, None, -7),
        ),
    )
    assert form(bank_audit_message(audit, WORDS)) == snapshot


def test_one_reason_needs_no_sum(snapshot: SnapshotAssertion) -> None:
    audit = replace(NOTHING, given=(Flow(Reason.WELCOME, 500, 500),))
    assert form(bank_audit_message(audit, WORDS)) == snapshot


def test_the_bank_has_done_nothing(snapshot: SnapshotAssertion) -> None:
    assert form(bank_audit_message(NOTHING, WORDS)) == snapshot


def test_the_owner_is_told_of_some_findings_and_how_many_there_are(snapshot: SnapshotAssertion) -> None:
    assert form(audit_message(["server 7: something is _wrong_"], WORDS)) == snapshot
    assert form(audit_message([f"table {number}: " + "x" * 400 for number in range(7)], WORDS)) == snapshot
