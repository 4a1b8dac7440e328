import pytest

from bot.chips.accounts import HOUSE, Move, Reason, wallet
from bot.refusals import AlreadySeated, NoComputerHere, NotJoined, TableFull
from bot.tables.actions import AddComputer, Leave, RemoveComputer
from bot.tables.announcements import TableClosed
from bot.tables.table import Ending, Status
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import HELD, empty, joining, lobby, on


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


def test_somebodys_preference_for_following_comes_along() -> None:
    table = on(empty(), joining(ANN, follow=True), joining(BEN)).table
    assert [seat.follow for seat in table.seats] == [True, False]


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
