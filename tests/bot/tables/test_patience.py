"""Who lets deadlines pass has less time, until they decide in time again."""

from dataclasses import replace

import pytest

from bot.tables.model.actions import DealRound, Prepare
from bot.tables.model.seat import LEAST, Seat, Shortened
from bot.tables.model.table import Table
from bot.tables.time.clock import TableClock, Waiting, wait_of
from bot.tables.time.paces import Paces
from bot.tables.views import Hand, board, hand
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import acting, begun, dealt, on, seat, to_a_forced_card, to_a_lead

NOW = 1_000_000.0
FREE = {"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2}


def ann(history: str) -> Seat:
    """Return Ann's seat after decisions that were missed (m) or made in time (i), in order."""
    now = Seat(ANN.member, "Ann")
    for each in history:
        now = now.after_missing() if each == "m" else now.after_deciding()
    return now


@pytest.fixture
def table() -> Table:
    return begun(ANN, BEN, CLARA, house={"end.rounds": 12})


def after(table: Table, *by: str) -> Table:
    """Return the table when Ann has to lead again, after a lead for each that is named, and nobody away."""
    for each in by:
        table = to_a_lead(table, ANN)
        table = on(table, acting(table, each)).table.with_seat(0, away=False, missed=0)  # type: ignore[arg-type]
    return to_a_lead(table, ANN)


def seconds(table: Table) -> float:
    wait = wait_of(table, Paces())
    assert wait is not None
    assert wait.waiting is Waiting.MEMBER
    return wait.seconds


@pytest.mark.parametrize(
    ("history", "has"),
    [
        ("mm", 60),
        ("mimimi", 30),
        ("mmmmmmm", 15),
        ("mmmii", 60),
        ("mmmimi", 30),
        ("mmmmmmiii", 30),
        ("mmmmmmmmmmmmiiii", 60),
        ("mmmiimm", 60),
    ],
)
def test_three_missed_deadlines_halve_the_time_and_two_decisions_in_time_give_a_step_back(
    history: str, has: int
) -> None:
    assert ann(history).seconds(60) == has


@pytest.mark.parametrize(
    ("usual", "half", "quarter"), [(86_400, 43_200, 21_600), (30, 15, LEAST), (10, 10, 10), (5, 5, 5)]
)
def test_ten_seconds_are_left_unless_everybody_has_less(usual: int, half: int, quarter: int) -> None:
    assert ann("mmm").seconds(usual) == half
    assert ann("mmmmmm").seconds(usual) == quarter


@pytest.mark.parametrize(
    ("history", "usual", "said"),
    [
        ("mm", 60, None),
        ("mmm", 60, Shortened(30, 3, 60)),
        ("mmmmmm", 60, Shortened(15, 6, 30)),
        ("mmmmmmii", 60, Shortened(30, 3, 60)),
        ("mmmmmm", 15, Shortened(10, 6, 10)),
        ("mmmmmm", 10, None),
    ],
)
def test_members_are_told_how_much_time_they_have_and_why(history: str, usual: int, said: Shortened | None) -> None:
    assert ann(history).shortened(usual) == said


# --- at a table -------------------------------------------------------------------------------------------------------


def test_deadlines_that_were_missed_in_a_match_add_up_for_who_missed_them(table: Table) -> None:
    has = []
    for _ in range(8):
        has.append(seconds(after(table)))
        table = after(table, "deadline")
    assert has == [60, 60, 60, 30, 30, 30, 15, 15]
    assert seconds(after(table, *["member"] * 4)) == 60
    assert seconds(to_a_lead(on(table, acting(table)).table, BEN)) == 60


def test_forced_cards_are_hurried_too_and_count_for_nothing(table: Table) -> None:
    late = replace(after(table, *["deadline"] * 3), follow_seconds=40)
    assert seconds(to_a_forced_card(late, BEN)) == 40
    forced = to_a_forced_card(late, ANN).with_seat(0, late=3, in_time=1)
    assert seconds(forced) == 20
    assert seconds(forced.with_seat(0, late=6)) == 10
    before = forced.seats[0].late, forced.seats[0].in_time
    for by in ("deadline", "member"):
        now = on(forced, acting(forced, by)).table  # type: ignore[arg-type]
        assert (now.seats[0].late, now.seats[0].in_time) == before


@pytest.mark.parametrize("by", ["computer", "follow"])
def test_what_a_stand_in_decides_is_neither_missed_nor_made(table: Table, by: str) -> None:
    leading = to_a_lead(table, ANN).with_seat(0, late=3, in_time=1)
    now = on(leading, acting(leading, by)).table.seats[0]  # type: ignore[arg-type]
    assert (now.late, now.in_time) == (3, 1)


def test_whoever_takes_a_seat_over_has_all_the_time(table: Table) -> None:
    at = seat(table, ANN)
    late = table.with_seat(at, late=6, in_time=1, leaving=True)
    late = to_a_lead(late, BEN)
    while late.seats[at].member is not None:
        late = on(late, DealRound() if late.acting() is None else acting(late)).table
    assert (late.seats[at].late, late.seats[at].in_time) == (0, 0)


# --- where several decide at the same time ----------------------------------------------------------------------------


def together(late: int) -> tuple[Table, int]:
    """Return a table where everybody stakes at the same time, who is asked first having missed so many deadlines."""
    table = on(begun(ANN, BEN, CLARA, house=FREE), DealRound()).table
    at = table.acting()
    assert at is not None
    return table.with_seat(at, late=late), at


@pytest.mark.parametrize(("late", "has"), [(0, 60), (3, 30), (6, 15)])
def test_who_missed_deadlines_has_less_of_the_time_that_all_have_together(late: int, has: float) -> None:
    table, at = together(late)
    clock = TableClock().waiting(table, Paces(), NOW)
    assert (clock.until, clock.together_until) == (NOW + has, NOW + 60)
    decided = on(table, acting(table)).table
    assert clock.waiting(decided, Paces(), NOW + 5).until == NOW + 60
    shown = [shown_to(table, each, clock) for each in range(3)]
    assert shown[at].together_until == NOW + has
    assert {each.together_until for each in shown if each.seat != at} == {NOW + 60}


def shown_to(table: Table, at: int, clock: TableClock) -> Hand:
    everybody = board(table, clock.waits_for, clock.until, half_over=False, together_until=clock.together_until)
    return hand(table, everybody, at)


def test_a_decision_that_was_prepared_in_time_is_one_in_time() -> None:
    table, at = together(3)
    stake = table.rules_of_play.codec.dump_action(next(iter(table.rules_of_play.legal(table.state, at))))
    table = on(table, Prepare(table.seats[at].member or 0, stake, ready=True)).table
    assert table.seats[at].in_time == 0, "changing one's mind while preparing is not deciding"
    assert on(table, replace(acting(table), by="prepared")).table.seats[at].in_time == 1


def test_a_hand_says_so(table: Table) -> None:
    late = after(table, *["deadline"] * 3)
    clock = TableClock().waiting(late, Paces(), NOW)
    assert shown_to(late, 0, clock).shortened == Shortened(30, 3, 60)
    assert shown_to(late, 1, clock).shortened is None
    assert shown_to(dealt(ANN, BEN, CLARA), 0, clock).shortened is None
