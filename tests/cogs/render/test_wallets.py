"""The leaderboard, page by page, a member's statement, and what the bank gave and took."""

from dataclasses import replace
from typing import Any

from syrupy.assertion import SnapshotAssertion

from bot.chips.accounts import Reason
from bot.chips.bank import BankAudit, FlowRow, OrderRow, ReceiverRow
from bot.chips.leaderboard import ALL_CHIPS, Page, ScorePlace
from bot.chips.wallets import MovementRow, Statement
from cogs.render.audit import audit_message
from cogs.render.leaderboards import board_message
from cogs.render.wallets import bank_audit_message, statement_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS

ANN, BEN = ScorePlace(1, 1001, "Ann", 950, 50), ScorePlace(2, 1002, "B_n", 500)
CLARA = ScorePlace(30, 1003, "Clara", 21, 20)


def shown(own: ScorePlace = ANN, **page: Any) -> str:
    known: dict[str, Any] = {"number": 0, "pages": 1, "rows": (ANN, BEN), "asked": own.member, "own": own}
    return form(board_message(Page(ALL_CHIPS, **known | page), WORDS))


PAGE = Page(ALL_CHIPS, 0, 3, (ANN, BEN), CLARA.member, CLARA)
LOOKS: Looks = {
    "all fit on one page": lambda: shown(),
    "who asks is always in sight": lambda: shown(CLARA, pages=3),
    "a page in the middle": lambda: shown(CLARA, number=1, pages=3),
    "the last page": lambda: shown(CLARA, number=2, pages=3, rows=(CLARA,)),
    "a statement begins with what somebody has": lambda: form(
        statement_message(
            Statement(ANN, (moved(61, Reason.STACK, channel=70), moved(-50, Reason.BUY_IN, channel=70))), WORDS
        )
    ),
    "a single movement needs no details": lambda: form(
        statement_message(Statement(BEN, (moved(500, Reason.WELCOME),)), WORDS)
    ),
    "who keeps their statistics shows no movements": lambda: form(
        statement_message(Statement(ANN, (), kept=True), WORDS)
    ),
    "nothing has moved yet": lambda: form(statement_message(Statement(BEN, ()), WORDS)),
    "one reason needs no sum": lambda: form(
        bank_audit_message(replace(NOTHING, given=(FlowRow(Reason.WELCOME, True, 500, 500),)), WORDS)
    ),
    "the bank has done nothing": lambda: form(bank_audit_message(NOTHING, WORDS)),
    "who is low on chips can take some: 1": lambda: shown(CLARA, claimable=1),
    "who is low on chips can take some: 100": lambda: shown(CLARA, claimable=100),
}
test_chips = looks(LOOKS)


def test_a_score_that_has_changed_since_the_page_was_read_gives_no_second_row() -> None:
    later = ANN._replace(score=ANN.score + 10)
    assert shown(later).count("1. **Ann**") == 1
    assert PAGE.elsewhere == CLARA
    assert replace(PAGE, rows=(CLARA._replace(score=1),)).elsewhere is None


def moved(chips: int, reason: Reason, by: int | None = None, channel: int | None = None) -> MovementRow:
    return MovementRow(1_800_000_000.5, chips, reason, by, channel)


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
    to_others = tuple(each._replace(channel_id=None) for each in movements)
    assert form(statement_message(Statement(ANN, to_others), WORDS, details=True)) == snapshot


NOTHING = BankAudit(1_800_000_000.0, (), (), (), ())


def test_what_the_bank_gave_and_took(snapshot: SnapshotAssertion) -> None:
    audit = BankAudit(
        1_800_000_000.0,
        given=(
            FlowRow(Reason.WELCOME, True, 1500, 121_500),
            FlowRow(Reason.GRANT, True, 0, 25),
            FlowRow(Reason.DAILY, True, 100, 9_300),
        ),
        taken=(
            FlowRow(Reason.TAKE, False, 7, 7),
            FlowRow(Reason.FORGOTTEN, False, 0, 480),
            FlowRow(Reason.LEFT, False, 3, 3),
            FlowRow(Reason.STACK, False, 1, 2),
        ),
        receivers=(
            ReceiverRow(1, "A Name Of Twenty Let", 500, 2300),
            ReceiverRow(-2, None, 0, 700),
            ReceiverRow(3, "B_n", -20, 1),
        ),
        orders=(
            OrderRow(1_800_000_500.0, 1002, 1002, "B_n", 25),
            OrderRow(1_800_000_400.0, -1, 1002, "Ann", 1),
            OrderRow(1_800_000_300.0, 1002, 1002, None, -7),
        ),
    )
    assert form(bank_audit_message(audit, WORDS)) == snapshot


def test_the_owner_is_told_of_some_findings_and_how_many_there_are(snapshot: SnapshotAssertion) -> None:
    assert form(audit_message(["server 7: something is _wrong_"], WORDS)) == snapshot
    assert form(audit_message([f"table {number}: " + "x" * 400 for number in range(7)], WORDS)) == snapshot
