from collections.abc import Callable

import pytest

from bot.refusals import NotSeated
from bot.tables.model.actions import SetAway, SetFollow
from bot.tables.model.announcements import Notice
from bot.tables.model.table import NOTICES, Table
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import acting, begun, dealt, lobby, on, played, to_a_forced_card, to_a_lead


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


def test_following_can_be_chosen_in_the_lobby_already() -> None:
    table = on(lobby(ANN, BEN), SetFollow(BEN.member, follow=True)).table
    assert [seat.follow for seat in table.seats] == [False, True]


def test_a_board_remembers_the_latest_happenings_of_a_round_only() -> None:
    table = dealt(ANN, BEN, CLARA)
    for _ in range(NOTICES):
        table = on(table, SetAway(BEN.member, away=True), SetAway(BEN.member, away=False)).table
    assert [each.kind for each in table.notices] == ["away", "back"] * (NOTICES // 2)
    later = played(table, lambda now: now.acting() is None).table
    assert to_a_lead(later).notices == ()
