from dataclasses import replace

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, leftover, wallet
from bot.refusals import TableGone
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    Leave,
    RemoveComputer,
    SetAway,
    SetFollow,
    TableAction,
)
from bot.tables.model.announcements import MatchResult, RoundResult, TableClosed
from bot.tables.model.score_sheet import Stakes
from bot.tables.model.table import Ending, Status, Table
from bot.tables.transitions.ending import close_early
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import (
    CHANNEL,
    HELD,
    begun,
    dealt,
    gained,
    joining,
    lobby,
    on,
    played,
    round_played,
    stack,
    starting,
)


def test_stopping_a_lobby_gives_every_buy_in_back() -> None:
    change = on(lobby(ANN, BEN, computers=("Ada",)), Close("stopped", "Ann"))
    assert change.moves == (
        Move(HELD, wallet(ANN.member), 50, Reason.REFUND),
        Move(HELD, wallet(BEN.member), 50, Reason.REFUND),
        Move(HELD, HOUSE, 50, Reason.REFUND),
    )


def test_stopping_a_round_sends_stacks_home_and_leaves_the_spaces_in_the_channel() -> None:
    table = dealt(ANN, BEN, computers=("Ada",))
    change = close_early(table, Ending.STOPPED, "Ann")
    assert change.table.status is Status.CLOSED
    assert change.table.ending is Ending.STOPPED
    assert change.table.escrow() == 0
    assert change.moves == (
        Move(HELD, wallet(ANN.member), stack(table, ANN), Reason.STACK),
        Move(HELD, wallet(BEN.member), stack(table, BEN), Reason.STACK),
        Move(HELD, HOUSE, table.stacks()[2], Reason.STACK),
        Move(HELD, HOUSE, 50 - table.stacks()[2], Reason.HOUSE_SHARE),
        Move(HELD, leftover(CHANNEL), 100 - stack(table, ANN) - stack(table, BEN), Reason.LEFT),
    )
    returned = (("Ann", stack(table, ANN)), ("Ben", stack(table, BEN)))
    assert change.announcements == (TableClosed("stopped", "Ann", returned, change.moves[-1].chips, 5),)


def stakes_placed(table: Table) -> Table:
    """Return a table in its next round, with free stakes, when everybody has placed theirs."""
    return on(played(on(table, DealRound()).table, lambda now: now.acting() is None).table, DealRound()).table


@pytest.mark.parametrize(("lies_there", "share"), [(0, 0), (5, 0), (8, 3), (21, 12)])
def test_the_house_takes_back_its_share_of_what_lies_there_beyond_what_was_carried(lies_there: int, share: int) -> None:
    """Computers have staked 12 chips of 16. Their shares of 3 chips and of 16 are 2.25 and 12."""
    table = begun(ANN, computers=("Ada", "Blaise"), carried=5)
    table = on(replace(table, state=table.state.with_(dealer=1)), DealRound()).table
    assert table.stacks() == (46, 42, 46)
    table = replace(table, state=table.state.with_(spaces=(lies_there, 0, 0, 0, 0, 0)))
    change = close_early(table, Ending.STOPPED, "Ann")
    assert sum(move.chips for move in change.moves if move.reason == Reason.HOUSE_SHARE) == share
    assert gained(change.moves, leftover(CHANNEL)) == lies_there - share


def test_what_the_house_staked_is_what_its_seats_staked_while_they_were_its() -> None:
    """Stakes are placed freely, and Ben sells the seat after a round."""
    table = begun(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 4, "stake.dealer": 4})
    table = on(stakes_placed(table), Leave(BEN.member)).table
    table = stakes_placed(round_played(table).table)
    assert table.score_sheet.stakes == (Stakes(1, 0, 12), Stakes(2, 4, 12))


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
        SetAway(ANN.member, away=False),
        Close("stopped", "Ann"),
    ],
)
def test_nothing_can_be_done_to_a_closed_table(action: TableAction) -> None:
    with pytest.raises(TableGone):
        on(close_early(dealt(ANN, BEN, CLARA), Ending.STOPPED).table, action)


@pytest.fixture
def one_round() -> Table:
    """The only round of a match is on."""
    return dealt(ANN, BEN, computers=("Ada",), house={"end.rounds": 1})


def test_after_the_match_every_stack_goes_home_and_the_spaces_stay_in_the_channel(one_round: Table) -> None:
    change = round_played(one_round)
    outcome = change.table.state.outcome
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.FINISHED)
    assert gained(change.moves, wallet(ANN.member)) == outcome.chips[0]
    assert gained(change.moves, wallet(BEN.member)) == outcome.chips[1]
    assert gained(change.moves, HOUSE) == outcome.chips[2] + 4
    assert gained(change.moves, leftover(CHANNEL)) == outcome.left_on_table - 4
    assert gained(change.moves, HELD) == -150


def test_the_result_is_told_last_lists_everybody_the_best_first_and_publishes_the_secret(one_round: Table) -> None:
    change = round_played(one_round)
    (result,) = change.announcements
    assert isinstance(result, MatchResult)
    assert isinstance(result.last, RoundResult)
    assert "RoundEnded" in [each["event"] for each in result.last.events]
    outcome = change.table.state.outcome
    assert [standing.chips for standing in result.standings] == sorted(outcome.chips, reverse=True)
    assert {standing.member for standing in result.standings} == {ANN.member, BEN.member, None}
    assert all(standing.paid_in == 50 for standing in result.standings)
    assert result.winners == tuple(change.table.seats[winner].name for winner in outcome.winners)
    assert result.left == gained(change.moves, leftover(CHANNEL))


def test_a_payout_is_told_by_name_with_the_result_of_its_round() -> None:
    change = played(dealt(ANN, BEN, CLARA), lambda now: bool(now.state is not None and now.state.deal.collected))
    assert not change.announcements, "it is on the board"
    over = round_played(change.table)
    (told,) = over.announcements
    assert isinstance(told, RoundResult)
    assert told.names == ("Ann", "Ben", "Clara")
    assert {"BoodleCollected", "RoundEnded"} <= {each["event"] for each in told.events}
    assert not over.table.happened
