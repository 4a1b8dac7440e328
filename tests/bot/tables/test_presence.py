"""Who is there and who is away, and what becomes of a table where no human acts."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import leftover, wallet
from bot.members.people import Actor
from bot.refusals import NotSeated
from bot.tables.model.actions import Close, DealRound, SetAway, SetFollow
from bot.tables.model.announcements import Notice
from bot.tables.model.table import NOTICES, Ending, Status, Table
from bot.tables.time.clock import Waiting, wait_of
from bot.tables.time.paces import Paces
from engine.stops.state import Phase
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import (
    CHANNEL,
    acting,
    begun,
    dealt,
    gained,
    on,
    played,
    round_played,
    spaces,
    stack,
    to_a_forced_card,
    to_a_lead,
)


def missing_a_decision(table: Table) -> Table:
    """Return the table after Ann has let the time of a decision pass, as with the forced cards before it."""
    table = to_a_lead(table, ANN, "deadline")
    return on(table, acting(table, "deadline")).table


@pytest.fixture
def table() -> Table:
    return begun(ANN, BEN, CLARA)


def test_who_misses_one_decision_is_still_there(table: Table) -> None:
    once = missing_a_decision(table)
    assert (once.seats[0].missed, once.seats[0].away) == (1, False)
    assert once.notices[-1] == Notice("stand_in", "Ann")


def test_who_misses_two_decisions_in_a_row_is_away(table: Table) -> None:
    twice = missing_a_decision(missing_a_decision(table))
    assert twice.seats[0].away
    assert twice.seats[0].automatic
    assert twice.notices[-1] == Notice("away", "Ann")


def test_a_forced_card_that_the_deadline_played_forgives_no_missed_decision(table: Table) -> None:
    following = to_a_forced_card(table, ANN).with_seat(0, missed=1)
    assert on(following, acting(following, "deadline")).table.seats[0].missed == 1


@pytest.mark.parametrize("waiting", [to_a_lead, to_a_forced_card])
def test_whoever_plays_a_card_themselves_has_missed_nothing(table: Table, waiting: Callable[..., Table]) -> None:
    once = waiting(table, ANN).with_seat(0, missed=1)
    assert on(once, acting(once, "member")).table.seats[0].missed == 0


def test_nobody_is_blamed_for_what_a_stand_in_plays(table: Table) -> None:
    leading = to_a_lead(on(table, SetAway(ANN.member, away=True)).table, ANN)
    assert on(leading, acting(leading)).table.seats[0].missed == 0


def test_who_is_back_plays_for_themselves_and_starts_afresh(table: Table) -> None:
    away = missing_a_decision(missing_a_decision(table))
    back = on(away, SetAway(ANN.member, away=False)).table
    assert (back.seats[0].missed, back.seats[0].away) == (0, False)
    assert back.notices[-1] == Notice("back", "Ann")


def test_who_acts_though_they_were_away_is_back(table: Table) -> None:
    leading = to_a_lead(on(table, SetAway(ANN.member, away=True)).table, ANN)
    assert not on(leading, acting(leading, "member")).table.seats[0].away


def test_going_twice_and_being_back_without_having_been_away_changes_nothing() -> None:
    once = on(dealt(ANN, BEN, CLARA), SetAway(BEN.member, away=True)).table
    assert [seat.away for seat in once.seats] == [False, True, False]
    assert once.notices == (Notice("away", "Ben"),)
    twice = on(once, SetAway(BEN.member, away=True), SetAway(CLARA.member, away=False)).table
    assert (twice.seats, twice.notices) == (once.seats, once.notices)


@pytest.mark.parametrize("action", [SetAway(DIRK.member, away=True), SetFollow(DIRK.member, follow=True)])
def test_only_who_sits_here_can_go_or_follow(action: SetAway | SetFollow) -> None:
    with pytest.raises(NotSeated):
        on(dealt(ANN, BEN, CLARA), action)


def test_a_board_remembers_the_latest_happenings_of_a_round_only() -> None:
    table = dealt(ANN, BEN, CLARA)
    for _ in range(NOTICES):
        table = on(table, SetAway(BEN.member, away=True), SetAway(BEN.member, away=False)).table
    assert [each.kind for each in table.notices] == ["away", "back"] * (NOTICES // 2)
    later = played(table, lambda now: now.acting() is None).table
    assert to_a_lead(later).notices == ()


# --- a table without humans -------------------------------------------------------------------------------------------


def away(table: Table, *who: Actor) -> Table:
    return on(table, *(SetAway(each.member, away=True) for each in who)).table


@pytest.fixture
def paused() -> Table:
    """Ann and Ben were both away for a whole round; Ada is a computer player."""
    return round_played(away(dealt(ANN, BEN, computers=("Ada",)), ANN, BEN)).table


def test_a_table_pauses_after_a_round_in_which_no_human_acted(paused: Table) -> None:
    assert paused.status is Status.PAUSED
    assert paused.acting() is None
    wait = wait_of(paused, Paces())
    assert wait is not None
    assert (wait.waiting, wait.seconds) == (Waiting.EXPIRE, Paces().paused)


def test_one_human_who_acted_keeps_the_table_going() -> None:
    table = to_a_lead(away(dealt(ANN, BEN, CLARA), BEN, CLARA), ANN)
    table = away(on(table, acting(table, "member")).table, ANN)
    assert round_played(table).table.status is Status.PLAYING


def test_one_human_who_is_there_though_others_had_all_the_turns_keeps_the_table_going() -> None:
    table = on(away(dealt(ANN, BEN, CLARA), BEN, CLARA), SetFollow(ANN.member, follow=True)).table
    table = round_played(table, "follow").table
    assert not table.human_acted
    assert table.status is Status.PLAYING


def test_whoever_missed_their_last_decision_does_not_keep_the_table_going() -> None:
    table = away(dealt(ANN, BEN, CLARA), BEN, CLARA).with_seat(0, missed=1, follow=True)
    assert round_played(table, "follow").table.status is Status.PAUSED


def test_each_round_is_judged_by_itself(paused: Table) -> None:
    woken = on(paused, SetAway(ANN.member, away=False), SetAway(ANN.member, away=True), DealRound()).table
    assert round_played(woken).table.status is Status.PAUSED


def test_a_member_wakes_the_table_and_is_back(paused: Table) -> None:
    woken = on(paused, SetAway(BEN.member, away=False)).table
    assert woken.status is Status.PLAYING
    assert [seat.away for seat in woken.seats] == [True, False, False]
    assert on(woken, DealRound()).table.acting() is not None


def test_a_deserted_table_sends_the_stacks_home_and_leaves_the_spaces(paused: Table) -> None:
    change = on(paused, Close("deserted", ""))
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.DESERTED)
    assert gained(change.moves, wallet(ANN.member)) == stack(paused, ANN)
    assert gained(change.moves, wallet(BEN.member)) == stack(paused, BEN)
    house = paused.score_sheet.house_share(spaces(paused), paused.carried)
    assert gained(change.moves, leftover(CHANNEL)) == spaces(paused) - house


def test_who_is_out_of_the_match_does_not_keep_the_table_going() -> None:
    table = dealt(ANN, computers=("Ada", "Blaise"), house={"end.mode": "elimination"})
    change = round_played(replace(table, state=begun_without(table, 0), human_acted=False))
    assert change.table.status is Status.PAUSED


def begun_without(table: Table, seat: int) -> Any:
    """The match at its next deal, with a seat eliminated; the deal has been made."""
    chips = [0 if at == seat else 60 for at in range(len(table.seats))]
    waiting = replace(table.state, phase=Phase.DEAL, turn=None, chips=tuple(chips), eliminated=frozenset({seat}))
    return on(replace(table, state=waiting), DealRound()).table.state
