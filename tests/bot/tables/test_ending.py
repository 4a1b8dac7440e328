from dataclasses import replace
from hashlib import sha256

import pytest

from bot.chips.accounts import BANK, HOUSE, Move, Reason, leftover, wallet
from bot.refusals import TableGone
from bot.tables.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    Leave,
    RemoveComputer,
    Resume,
    SetAway,
    SetFollow,
    TableAction,
)
from bot.tables.announcements import Deal, MatchEvents, MatchResult, TableClosed
from bot.tables.table import Ending, Status, Table
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import (
    CHANNEL,
    HELD,
    SECRET,
    dealt,
    gained,
    joining,
    lobby,
    on,
    played,
    round_played,
    spaces,
    stack,
    starting,
)

DEAL = Deal(sha256(SECRET).hexdigest(), SECRET.hex(), "77")
"""What the deals of these tables come from."""


def test_stopping_a_lobby_gives_every_buy_in_back() -> None:
    change = on(lobby(ANN, BEN, computers=("Ada",)), Close("stopped", "Ann"))
    assert change.moves == (
        Move(HELD, wallet(ANN.member), 50, Reason.REFUND),
        Move(HELD, wallet(BEN.member), 50, Reason.REFUND),
        Move(HELD, HOUSE, 50, Reason.REFUND),
    )


def test_stopping_a_round_sends_stacks_home_and_leaves_the_spaces_in_the_channel() -> None:
    table = dealt(ANN, BEN, computers=("Ada",))
    change = on(table, Close("stopped", "Ann"))
    assert change.table.status is Status.CLOSED
    assert change.table.ending is Ending.STOPPED
    assert change.table.escrow() == 0
    assert change.moves == (
        Move(HELD, wallet(ANN.member), stack(table, ANN), Reason.STACK),
        Move(HELD, wallet(BEN.member), stack(table, BEN), Reason.STACK),
        Move(HELD, HOUSE, table.stacks()[2], Reason.STACK),
        Move(HELD, leftover(CHANNEL), spaces(table), Reason.LEFT),
    )
    returned = (("Ann", stack(table, ANN)), ("Ben", stack(table, BEN)))
    assert change.announcements == (TableClosed("stopped", "Ann", returned, spaces(table), DEAL),)


@pytest.mark.parametrize(
    "action",
    [
        joining(DIRK),
        Leave(ANN.member),
        AddComputer(0, "Ada"),
        RemoveComputer(0),
        starting(ANN),
        DealRound(),
        Act(0, {"do": "play", "card": "2C"}, "member"),
        SetFollow(ANN.member, follow=True),
        SetAway(ANN.member, away=True),
        Resume(ANN.member),
        Close("stopped", "Ann"),
    ],
)
def test_nothing_can_be_done_to_a_closed_table(action: TableAction) -> None:
    with pytest.raises(TableGone):
        on(on(dealt(ANN, BEN, CLARA), Close("stopped", "Ann")).table, action)


@pytest.fixture
def one_round() -> Table:
    """The only round of a match is on."""
    return dealt(ANN, BEN, computers=("Ada",), house={"end.rounds": 1})


def test_after_the_match_every_stack_goes_home_and_the_spaces_stay_in_the_channel(one_round: Table) -> None:
    change = round_played(one_round)
    outcome = change.table.match.outcome
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.FINISHED)
    assert gained(change.moves, wallet(ANN.member)) == outcome.chips[0]
    assert gained(change.moves, wallet(BEN.member)) == outcome.chips[1]
    assert gained(change.moves, HOUSE) == outcome.chips[2]
    assert gained(change.moves, leftover(CHANNEL)) == outcome.left_on_table
    assert gained(change.moves, HELD) == -150


def test_the_result_is_told_last_lists_everybody_the_best_first_and_publishes_the_secret(one_round: Table) -> None:
    change = round_played(one_round)
    *_, events, result = change.announcements
    assert isinstance(events, MatchEvents)
    assert isinstance(result, MatchResult)
    outcome = change.table.match.outcome
    assert [standing.chips for standing in result.standings] == sorted(outcome.chips, reverse=True)
    assert {standing.member for standing in result.standings} == {ANN.member, BEN.member, None}
    assert all(standing.paid_in == 50 for standing in result.standings)
    assert result.winners == tuple(change.table.seats[winner].name for winner in outcome.winners)
    assert result.left == outcome.left_on_table
    assert result.deal == DEAL


def test_a_lobby_that_is_stopped_keeps_its_secret() -> None:
    (told,) = on(lobby(ANN), Close("stopped", "Mo")).announcements
    assert isinstance(told, TableClosed)
    assert told.deal is None


def _with_top_ups(table: Table, *topups: int) -> Table:
    """Return the table as if the bank had paid in so much for each seat."""
    assert len(topups) == len(table.seats)
    chips = tuple(own + more for own, more in zip(table.match.chips, topups, strict=True))
    return replace(table, match=replace(table.match, topups=topups, chips=chips))


def test_top_ups_go_back_to_the_bank_before_a_stack_goes_home() -> None:
    table = _with_top_ups(dealt(ANN, BEN, computers=("Ada",), buy_in=10, house={"end.mode": "topup"}, law=1), 40, 0, 20)
    change = on(table, Close("stopped", "Ann"))
    assert gained(change.moves, BANK) == 60
    assert gained(change.moves, wallet(ANN.member)) == stack(table, ANN) - 40
    assert gained(change.moves, wallet(BEN.member)) == stack(table, BEN)
    assert gained(change.moves, HOUSE) == table.stacks()[2] - 20
    assert gained(change.moves, HELD) == -table.escrow()


def test_a_stack_smaller_than_its_top_ups_is_all_the_banks() -> None:
    table = _with_top_ups(dealt(ANN, BEN, CLARA, buy_in=10, house={"end.mode": "topup"}, law=1), 40, 0, 0)
    poor = replace(table, match=replace(table.match, chips=(15, *table.match.chips[1:])))
    change = on(poor, Close("stopped", "Ann"))
    assert gained(change.moves, BANK) == 15
    assert gained(change.moves, wallet(ANN.member)) == 0


def test_a_payout_is_told_at_once_and_by_name() -> None:
    change = played(dealt(ANN, BEN, CLARA), lambda now: bool(now.match is not None and now.match.deal.collected))
    (told,) = change.announcements
    assert isinstance(told, MatchEvents)
    assert told.names == ("Ann", "Ben", "Clara")
    assert told.events[0]["event"] == "BoodleCollected"
