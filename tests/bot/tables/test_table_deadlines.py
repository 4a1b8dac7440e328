"""A table's clock: what it waits for, and until when, without anything that runs."""

from dataclasses import replace

import pytest

from bot.tables.model.actions import Close, DealRound, Leave, SetAway, SetFollow
from bot.tables.model.table import Ending, Table
from bot.tables.model.terms import QUICK, SLOW, USUAL
from bot.tables.time.clock import (
    BRIEF,
    GRACE,
    LAST_CALL,
    LONG,
    LONGEST,
    Paces,
    TableClock,
    Wait,
    Waiting,
    as_stored,
    resumed,
    wait_of,
)
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import (
    Timed,
    acting,
    begun,
    dealt,
    joining,
    lobby,
    on,
    round_played,
    to_a_forced_card,
    to_a_lead,
)

NOW = 1_000_000.0
PACES = Paces(card=1, lead=2, deal=3, round=12, lobby=1800, paused=900)
FREE = {"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2}


def clock(table: Table, now: float = NOW) -> TableClock:
    """The clock of a table that begins to wait."""
    return TableClock().waiting(table, PACES, now)


@pytest.fixture
def lead() -> Table:
    """Ann has to lead, with 60 seconds for it."""
    return to_a_lead(dealt(ANN, BEN, CLARA), ANN)


@pytest.fixture
def together() -> Table:
    """Everybody stakes at the same time."""
    return on(begun(ANN, BEN, CLARA, house=FREE), DealRound()).table


def away(table: Table, going: bool) -> Table:
    at = table.acting()
    assert at is not None
    return on(table, SetAway(table.seats[at].member or 0, going)).table


# --- what a table waits for, and how long -----------------------------------------------------------------------------


def waiting(table: Table) -> Wait:
    wait = wait_of(table, PACES)
    assert wait is not None
    return wait


def what(table: Table) -> tuple[Waiting, float]:
    return waiting(table).waiting, waiting(table).seconds


def test_a_lobby_waits_to_be_closed_and_not_as_long_for_one_member_alone() -> None:
    assert what(lobby(ANN, BEN)) == (Waiting.EXPIRE, 1800)
    assert what(lobby(ANN, computers=("Ada", "Blaise"))) == (Waiting.EXPIRE, 600)
    assert wait_of(lobby(ANN), replace(PACES, lobby=60)) == replace(waiting(lobby(ANN)), seconds=60)


def test_the_first_deal_comes_soon_and_the_others_leave_time_to_read_the_result() -> None:
    assert what(begun(ANN, BEN, CLARA)) == (Waiting.DEAL, 3)
    assert what(round_played(dealt(ANN, BEN, CLARA)).table) == (Waiting.DEAL, 12)


@pytest.fixture
def computers() -> Table:
    """Ann is the only member."""
    return dealt(ANN, computers=("Ada", "Blaise"))


def test_computer_players_take_their_time_for_a_lead_and_less_for_a_forced_card(computers: Table) -> None:
    seen: set[tuple[bool, Waiting, float]] = set()
    while len(seen) < 4:
        at = computers.acting()
        if at is not None:
            seen.add((computers.seats[at].member is None, *what(computers)))
        computers = on(computers, DealRound() if at is None else acting(computers)).table
    assert seen == {
        (True, Waiting.AUTOMATIC, 2),
        (True, Waiting.AUTOMATIC, 1),
        (False, Waiting.MEMBER, 60),
        (False, Waiting.MEMBER, 10),
    }


@pytest.mark.parametrize(("pace", "times"), [(SLOW, 2), (USUAL, 1), (QUICK, 0.5)])
def test_a_tables_pace_is_its_computer_players_and_leaves_members_and_results_their_time(
    pace: str, times: float
) -> None:
    def at_pace(table: Table) -> Table:
        return replace(table, terms=replace(table.terms, pace=pace))

    following = on(dealt(ANN, BEN, CLARA), *(SetFollow(each.member, follow=True) for each in (ANN, BEN, CLARA))).table
    gone = on(to_a_lead(following, BEN), SetAway(BEN.member, away=True)).table
    assert what(at_pace(gone)) == (Waiting.AUTOMATIC, 2 * times)
    assert what(at_pace(to_a_forced_card(following))) == (Waiting.AUTOMATIC, times)
    assert what(at_pace(to_a_lead(following))) == (Waiting.MEMBER, 60)
    assert what(at_pace(round_played(dealt(ANN, BEN, CLARA)).table)) == (Waiting.DEAL, 12)


# --- from one table to the next ---------------------------------------------------------------------------------------


def test_a_wait_that_goes_on_keeps_its_deadline(lead: Table) -> None:
    before = clock(lobby(ANN, BEN))
    assert before.waiting(on(lobby(ANN, BEN), joining(CLARA)).table, PACES, NOW + 100) == before
    busy = on(lead, SetAway(BEN.member, away=True)).table
    assert clock(lead).waiting(busy, PACES, NOW + 10) == clock(lead)


@pytest.mark.parametrize("computers", [(), ("Ada", "Blaise")])
def test_a_lobby_where_nobody_else_sits_closes_sooner(computers: tuple[str, ...]) -> None:
    timed = Timed(lobby(ANN, computers=computers))
    closes = []
    for action in (joining(BEN), joining(CLARA), Leave(BEN.member), Leave(CLARA.member)):
        closes.append(timed.clock.until)
        timed.passes(150)
        timed.does(action)
    closes.append(timed.clock.until)
    assert closes == [600, 1800, 1800, 1800, 1200]
    timed.time_is_up()
    assert timed.table.ending is Ending.EXPIRED


def test_who_is_left_alone_has_no_longer_than_the_lobby() -> None:
    timed = Timed(lobby(ANN, BEN))
    timed.passes(1500)
    timed.does(Leave(BEN.member))
    assert timed.clock.until == 1800


def test_every_decision_has_its_own_time(lead: Table) -> None:
    later = to_a_lead(on(lead, acting(lead)).table)
    assert clock(lead).waiting(later, PACES, NOW + 50).until == NOW + 110


@pytest.mark.parametrize(("gone_at", "back_at", "until"), [(10, 11, 60), (10, 50, 65), (10, 58, 73)])
def test_going_away_and_coming_back_gives_no_new_time_but_a_moment(
    lead: Table, gone_at: float, back_at: float, until: float
) -> None:
    gone = clock(lead).waiting(away(lead, True), PACES, NOW + gone_at)
    assert (gone.waits_for, gone.until) == (Waiting.AUTOMATIC, NOW + gone_at + 2)
    back = gone.waiting(lead, PACES, NOW + back_at)
    assert back.until == NOW + until


@pytest.mark.parametrize(("gone_at", "until"), [(59, 61), (72, 74), (74.5, 75), (75, 75), (80, 80)])
def test_a_stand_in_waits_no_longer_than_its_member_could(lead: Table, gone_at: float, until: float) -> None:
    gone = clock(lead).waiting(away(lead, True), PACES, NOW + 50)
    back = gone.waiting(lead, PACES, NOW + 58)
    assert back.until == NOW + 58 + GRACE
    assert back.waiting(away(lead, True), PACES, NOW + gone_at).until == NOW + until


def test_those_who_decide_together_share_one_deadline(together: Table) -> None:
    first = clock(together)
    assert (first.until, first.together_until) == (NOW + 60, NOW + 60)
    later = first.waiting(on(together, acting(together)).table, PACES, NOW + 20)
    assert (later.until, later.together_until) == (NOW + 60, NOW + 60)
    late = first.waiting(on(together, acting(together)).table, PACES, NOW + 70)
    assert late.until == NOW + 70, "whoever has prepared nothing by then is played for at once"


def test_whoever_comes_back_among_them_has_a_moment(together: Table) -> None:
    gone = clock(together).waiting(away(together, True), PACES, NOW + 50)
    assert gone.waiting(together, PACES, NOW + 55).until == NOW + 70


def test_when_all_have_decided_nobody_decides_together(together: Table) -> None:
    now, at = clock(together), together
    while at.preparing():
        at = on(at, acting(at)).table
        now = now.waiting(at, PACES, NOW + 1)
    assert now.together_until is None


def test_a_closed_table_waits_for_nothing_and_not_after_a_restart_either() -> None:
    closed = clock(lobby(ANN)).waiting(on(lobby(ANN), Close("stopped", "Ann")).table, PACES, NOW)
    assert closed == TableClock()
    assert resumed(on(lobby(ANN), Leave(ANN.member)).table, PACES, clock(lobby(ANN)), NOW) == TableClock()


# --- half of the time -------------------------------------------------------------------------------------------------


def test_half_of_a_members_time(lead: Table, together: Table) -> None:
    assert clock(lead).half(lead) == NOW + 30
    forced = to_a_forced_card(lead)
    assert clock(forced).half(forced) == NOW + 5
    assert clock(together).half(together) == NOW + 30
    gone = away(lead, True)
    assert clock(gone).half(gone) is None
    assert TableClock().half(lead) is None


# --- after a restart --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("since", "until"),
    [(-3600, 60), (-40, 40), (-GRACE, GRACE), (-1, GRACE), (LONG, GRACE), (LONG + 1, 60), (86_400, 60)],
)
def test_a_member_has_a_moment_after_a_restart_and_new_time_after_a_long_outage(
    lead: Table, since: float, until: float
) -> None:
    now = resumed(lead, PACES, clock(lead).later(-60 - since), NOW)
    assert (now.until, now.decision, now.decision_until) == (NOW + until, lead.decision, NOW + until)


@pytest.mark.parametrize(("turn_seconds", "anew"), [(60, 60), (5, GRACE), (86_400, LONGEST)])
def test_new_time_has_its_limits(turn_seconds: int, anew: float) -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA, turn_seconds=turn_seconds))
    assert resumed(table, PACES, clock(table).later(-turn_seconds - 3600), NOW).until == NOW + anew


@pytest.mark.parametrize(("since", "until"), [(-86_400, 600), (-500, 500), (10, LAST_CALL), (86_400, LAST_CALL)])
def test_a_lobby_has_a_last_call(since: float, until: float) -> None:
    assert resumed(lobby(ANN), PACES, TableClock(until=NOW - since), NOW).until == NOW + until


def test_what_needs_no_member_is_made_up_for_at_once(lead: Table) -> None:
    for table in (begun(ANN, BEN, CLARA), away(lead, True)):
        now = resumed(table, PACES, TableClock(until=NOW - 3600), NOW)
        assert (now.until, now.decision_until) == (NOW, None)
        assert resumed(table, PACES, TableClock(until=NOW + 2), NOW).until == NOW + 2
        assert resumed(table, PACES, TableClock(until=NOW + 3600), NOW).until <= NOW + 3, (
            "the machine's clock was set back"
        )


@pytest.mark.parametrize(("since", "until"), [(-3600, 60), (-50, 50), (-10, GRACE), (30, GRACE), (3600, 60)])
def test_those_who_decide_together_have_their_time_after_a_restart(together: Table, since: float, until: float) -> None:
    now = resumed(together, PACES, clock(together).later(-60 - since), NOW)
    assert now.until == now.together_until == NOW + until


def test_what_another_process_has_stored_counts_as_it_is(lead: Table) -> None:
    read = as_stored(lead, PACES, clock(lead, NOW - 560), NOW)
    assert (read.waits_for, read.until, read.decision_until) == (Waiting.MEMBER, NOW - 500, NOW - 500)
    gone = as_stored(away(lead, True), PACES, clock(lead).waiting(away(lead, True), PACES, NOW + 10), NOW + 10)
    assert gone.until == NOW + 12
    assert gone.waiting(lead, PACES, NOW + 13).until == NOW + 60, "this decision had its time before"


# --- after an interruption --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "lost", "left"),
    [(0, 40, 20), (0, 3600, GRACE), (50, 2, 10), (59, 2, 1), (57, BRIEF, 3), (57, BRIEF + 1, GRACE), (20, 2, 38)],
)
def test_after_an_interruption_members_have_a_moment_and_after_a_brief_one_what_they_had(
    lead: Table, before: float, lost: float, left: float
) -> None:
    now = NOW + before + lost
    back = clock(lead).given_back(lead, lost, now)
    assert back.until == now + left
    assert back.waiting(lead, PACES, now) == back
    gone = back.waiting(away(lead, True), PACES, now)
    assert gone.waiting(lead, PACES, now).until == max(now + left, now + GRACE)


def test_that_moment_is_no_longer_than_the_time_for_a_forced_card() -> None:
    forced = to_a_forced_card(dealt(ANN, BEN, CLARA))
    assert clock(forced).given_back(forced, 3600, NOW + 3600).until == NOW + 3610


def test_those_who_decide_together_all_have_the_moment(together: Table) -> None:
    back = clock(together).given_back(together, 3600, NOW + 3600)
    assert back.until == back.together_until == NOW + 3600 + GRACE


def test_a_lobby_waits_for_its_members_too_and_computer_players_for_nobody(lead: Table) -> None:
    assert clock(lobby(ANN)).given_back(lobby(ANN), 3600, NOW + 3600).until == NOW + 3600 + GRACE
    gone = away(lead, True)
    assert not clock(gone).needs_members
    assert clock(gone).given_back(gone, 3600, NOW + 3600) == clock(gone)
    assert TableClock().given_back(lead, 3600, NOW) == TableClock()
