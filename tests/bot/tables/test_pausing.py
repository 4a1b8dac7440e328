from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import leftover, wallet
from bot.members.people import Actor
from bot.refusals import NotSeated
from bot.tables.model.actions import Close, DealRound, SetAway, SetFollow
from bot.tables.model.table import Ending, Status, Table
from bot.tables.time.clock import Paces, Waiting, wait_of
from engine.stops.state import Phase
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import CHANNEL, acting, dealt, gained, on, round_played, spaces, stack, to_a_lead


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
    assert on(paused, SetAway(BEN.member, away=False)).table.status is Status.PLAYING


def test_only_who_sits_there_can_wake_it(paused: Table) -> None:
    with pytest.raises(NotSeated):
        on(paused, SetAway(DIRK.member, away=False))


def test_a_deserted_table_sends_the_stacks_home_and_leaves_the_spaces(paused: Table) -> None:
    change = on(paused, Close("deserted", ""))
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.DESERTED)
    assert gained(change.moves, wallet(ANN.member)) == stack(paused, ANN)
    assert gained(change.moves, wallet(BEN.member)) == stack(paused, BEN)
    house = paused.score_sheet.house_share(spaces(paused))
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
