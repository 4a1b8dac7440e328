"""Before the match: who sits down, gets up, and is host, and how the match begins."""

from typing import Any

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, leftover, wallet
from bot.refusals import AlreadySeated, MatchRunning, NoComputerHere, NotJoined, NotStarted, TableFull, TooFewPlayers
from bot.tables.model.actions import (
    Act,
    AddComputer,
    DealRound,
    Leave,
    RemoveComputer,
    SetAway,
    Start,
    TableAction,
)
from bot.tables.model.announcements import TableClosed
from bot.tables.model.table import Ending, Status, Table
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import CHANNEL, HELD, begun, dealt, empty, joining, lobby, on, starting


def test_sitting_down_moves_the_buy_in_onto_the_table() -> None:
    change = on(empty(buy_in=40), joining(ANN))
    assert change.table.members() == (ANN.member,)
    assert change.table.stacks() == (40,)
    assert change.moves == (Move(wallet(ANN.member), HELD, 40, Reason.BUY_IN),)


def test_who_sits_here_cannot_sit_down_again() -> None:
    with pytest.raises(AlreadySeated):
        on(lobby(ANN, BEN), joining(BEN))


def test_a_table_takes_as_many_as_its_rules_do() -> None:
    full = lobby(*map(somebody, range(8)))
    with pytest.raises(TableFull) as refused:
        on(full, joining(ANN))
    assert refused.value.seats == 8
    with pytest.raises(TableFull):
        on(full, AddComputer(0, "Ada"))


def test_a_computer_player_sits_down_on_the_house() -> None:
    change = on(lobby(ANN), AddComputer(ANN.member, "Ada"))
    assert change.table.seats[1].member is None
    assert change.moves == (Move(HOUSE, HELD, 50, Reason.BUY_IN),)


def test_the_computer_player_who_came_last_gets_up_first() -> None:
    table = on(lobby(ANN, computers=("Ada", "Blaise")), joining(BEN)).table
    change = on(table, RemoveComputer(ANN.member))
    assert [seat.name for seat in change.table.seats] == ["Ann", "Ada", "Ben"]
    assert change.moves == (Move(HELD, HOUSE, 50, Reason.REFUND),)


def test_no_computer_player_can_get_up_where_none_sits() -> None:
    with pytest.raises(NoComputerHere):
        on(lobby(ANN, BEN), RemoveComputer(ANN.member))


def test_getting_up_gives_the_buy_in_back() -> None:
    change = on(lobby(ANN, BEN, CLARA), Leave(BEN.member))
    assert change.table.members() == (ANN.member, CLARA.member)
    assert change.table.host == ANN.member
    assert change.moves == (Move(HELD, wallet(BEN.member), 50, Reason.REFUND),)


def test_only_who_sits_can_get_up() -> None:
    with pytest.raises(NotJoined):
        on(lobby(ANN, BEN), Leave(CLARA.member))


def test_when_the_host_goes_the_next_member_is_host() -> None:
    table = on(lobby(ANN, computers=("Ada",)), joining(BEN), joining(CLARA), Leave(ANN.member)).table
    assert table.host == BEN.member


def test_a_lobby_without_members_closes_and_the_house_has_its_chips_back() -> None:
    change = on(lobby(ANN, computers=("Ada", "Blaise")), Leave(ANN.member))
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.EMPTY)
    assert change.moves == (
        Move(HELD, wallet(ANN.member), 50, Reason.REFUND),
        Move(HELD, HOUSE, 50, Reason.REFUND),
        Move(HELD, HOUSE, 50, Reason.REFUND),
    )
    assert change.announcements == (TableClosed("empty", "", (), 0, None),)


def test_a_seat_that_is_kept_for_somebody_is_nobody_elses() -> None:
    table = lobby(*map(somebody, range(6)), expected=(BEN.member, CLARA.member))
    with pytest.raises(TableFull):
        on(table, joining(DIRK))
    with pytest.raises(TableFull):
        on(table, AddComputer(0, "Ada"))
    assert on(table, joining(CLARA), joining(BEN)).table.expected == ()


# --- the start -------------------------------------------------------------------------------------------------------


def test_a_match_needs_enough_players() -> None:
    with pytest.raises(TooFewPlayers) as refused:
        on(lobby(ANN, BEN), starting(ANN))
    assert (refused.value.least, refused.value.present) == (3, 2)


def test_computer_players_count_and_are_on_the_house() -> None:
    change = on(lobby(ANN, BEN), starting(ANN, "Ada", "Blaise"))
    assert [seat.name for seat in change.table.seats] == ["Ann", "Ben", "Ada", "Blaise"]
    assert change.moves == (Move(HOUSE, HELD, 50, Reason.BUY_IN),) * 2
    assert change.table.status is Status.PLAYING


def test_chips_that_waited_in_the_channel_come_onto_the_layout() -> None:
    change = on(lobby(ANN, BEN, CLARA), starting(ANN, carried=6))
    assert change.moves == (Move(leftover(CHANNEL), HELD, 6, Reason.CARRIED),)
    assert change.table.rules_of_play.on_table(change.table.state) == {"AH": 2, "KC": 2, "QD": 1, "JS": 1}
    assert change.table.escrow() == 3 * 50 + 6


def test_seats_that_are_kept_are_for_computer_players_once_the_match_begins() -> None:
    table = lobby(*map(somebody, range(6)), expected=(BEN.member, CLARA.member))
    begun = on(table, starting(somebody(0), "Ada", "Blaise")).table
    assert len(begun.seats) == 8


def test_secret_and_click_alone_decide_the_deal() -> None:
    def hands(entropy: str) -> Any:
        return on(lobby(ANN, BEN, CLARA), starting(ANN, entropy=entropy), DealRound()).table.state.deal.hands

    assert hands("1") == hands("1")
    assert hands("1") != hands("2")


@pytest.mark.parametrize("action", [AddComputer(0, "Ada"), RemoveComputer(0), Start(ANN.member, (), "1", 0)])
@pytest.mark.parametrize("table", [begun(ANN, BEN, CLARA), dealt(ANN, BEN, CLARA)])
def test_what_belongs_to_the_lobby_is_over_when_the_match_has_begun(table: Table, action: TableAction) -> None:
    with pytest.raises(MatchRunning):
        on(table, action)


@pytest.mark.parametrize(
    "action",
    [DealRound(), Act(0, {"do": "play", "card": "2C"}, "member"), SetAway(ANN.member, away=True)],
)
def test_what_belongs_to_the_match_waits_until_it_has_begun(action: TableAction) -> None:
    with pytest.raises(NotStarted):
        on(lobby(ANN, BEN, CLARA), action)
