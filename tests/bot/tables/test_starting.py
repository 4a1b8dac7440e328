from typing import Any

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, leftover
from bot.refusals import MatchRunning, NotStarted, TooFewPlayers
from bot.tables.actions import Act, AddComputer, DealRound, RemoveComputer, Resume, SetAway, Start, TableAction
from bot.tables.table import Status, Table
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import CHANNEL, HELD, begun, dealt, joining, lobby, on, starting


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
    assert change.table.rules_of_play.purse.on_table(change.table.match) == {"AH": 2, "KC": 2, "QD": 1, "JS": 1}
    assert change.table.escrow() == 3 * 50 + 6


def test_seats_are_kept_for_nobody_once_the_match_has_begun() -> None:
    table = lobby(*map(somebody, range(6)), expected=(BEN.member, CLARA.member))
    begun = on(table, starting(somebody(0), "Ada", "Blaise")).table
    assert begun.expected == ()
    assert len(begun.seats) == 8


def test_secret_and_click_alone_decide_the_deal() -> None:
    def hands(entropy: str) -> Any:
        return on(lobby(ANN, BEN, CLARA), starting(ANN, entropy=entropy), DealRound()).table.match.deal.hands

    assert hands("1") == hands("1")
    assert hands("1") != hands("2")


@pytest.mark.parametrize(
    "action", [joining(DIRK), AddComputer(0, "Ada"), RemoveComputer(0), Start(ANN.member, (), "1", 0)]
)
@pytest.mark.parametrize("table", [begun(ANN, BEN, CLARA), dealt(ANN, BEN, CLARA)])
def test_what_belongs_to_the_lobby_is_over_when_the_match_has_begun(table: Table, action: TableAction) -> None:
    with pytest.raises(MatchRunning):
        on(table, action)


@pytest.mark.parametrize(
    "action",
    [DealRound(), Act(0, {"do": "play", "card": "2C"}, "member"), SetAway(ANN.member, away=True), Resume(ANN.member)],
)
def test_what_belongs_to_the_match_waits_until_it_has_begun(action: TableAction) -> None:
    with pytest.raises(NotStarted):
        on(lobby(ANN, BEN, CLARA), action)
