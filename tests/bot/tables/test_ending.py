"""How tables end: early, by their rules, or wound up, because nothing that has begun is taken back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import BANK, HOUSE, Move, Reason, leftover, wallet
from bot.members.people import Actor
from bot.refusals import PlayedOut, TableGone
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    Leave,
    Prepare,
    RemoveComputer,
    SetAway,
    SetFollow,
    TableAction,
)
from bot.tables.model.announcements import MatchResult, RoundResult, TableClosed
from bot.tables.model.change import Change
from bot.tables.model.score_sheet import Stakes
from bot.tables.model.table import Ending, Status, Table, WindingUp
from bot.tables.time.clock import Waiting, wait_of
from bot.tables.time.paces import Paces
from bot.tables.transitions.ending import close_early
from engine.stops.state import Phase
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import (
    CHANNEL,
    HELD,
    acting,
    begun,
    dealt,
    gained,
    joining,
    lobby,
    on,
    played,
    round_played,
    seat,
    spaces,
    stack,
    starting,
    to_a_lead,
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


ANYTHING = (
    joining(DIRK),
    Leave(ANN.member),
    AddComputer(0, "Ada"),
    RemoveComputer(0),
    starting(ANN),
    Act(0, {"do": "play", "card": "2C"}, "member"),
    Prepare(ANN.member, {}, ready=False),
    SetFollow(ANN.member, follow=True),
    SetAway(ANN.member, away=False),
    Close("stopped", "Ann"),
)
"""What members and moderators may ask of a table."""


@pytest.mark.parametrize("action", [*ANYTHING, DealRound(), SetAway(ANN.member, away=True)])
def test_nothing_can_be_done_to_a_closed_table(action: TableAction) -> None:
    with pytest.raises(TableGone):
        on(close_early(dealt(ANN, BEN, CLARA), Ending.STOPPED).table, action)


@pytest.fixture
def one_round() -> Table:
    """The only round of a match is on."""
    return dealt(ANN, BEN, computers=("Ada",), house={"end.rounds": 1})


def test_after_the_match_every_stack_goes_home_and_the_spaces_stay_in_the_channel(one_round: Table) -> None:
    change = round_played(one_round)
    state = change.table.state
    assert (change.table.status, change.table.ending) == (Status.CLOSED, Ending.FINISHED)
    assert gained(change.moves, wallet(ANN.member)) == state.chips[0]
    assert gained(change.moves, wallet(BEN.member)) == state.chips[1]
    assert gained(change.moves, HOUSE) == state.chips[2] + 4
    assert gained(change.moves, leftover(CHANNEL)) == sum(state.spaces) - 4
    assert gained(change.moves, HELD) == -150


def test_the_result_is_told_last_lists_everybody_the_best_first_and_publishes_the_secret(one_round: Table) -> None:
    change = round_played(one_round)
    (result,) = change.announcements
    assert isinstance(result, MatchResult)
    assert isinstance(result.last, RoundResult)
    assert "RoundEnded" in [each["event"] for each in result.last.events]
    outcome = change.table.state.outcome
    assert [standing.chips for standing in result.standings] == sorted(change.table.state.chips, reverse=True)
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


# --- nothing that has begun is taken back -----------------------------------------------------------------------------


STAKE = 10
COMPUTERS = ("Ada", "Blaise", "Kurt")
STOPPED = Close("stopped", "Mo")


def new_york(*who: Actor, computers: tuple[str, ...] = COMPUTERS, **more: Any) -> Table:
    """Return the first round of New York, New York for a stake."""
    return dealt(*who, computers=computers, preset="new-york", house={"stake": STAKE}, buy_in=STAKE, **more)


def at_one_card(table: Table, who: int) -> Table:
    """Return a round in which a seat has one card left, and no seat has fewer."""

    def is_so(now: Table) -> bool:
        left = [len(hand) for hand in now.state.deal.hands]
        return left[who] == 1 and min(left) == 1

    return played(table, is_so).table


def played_out(change: Change) -> Change:
    """Return a change and all that comes of it by itself, until the table is closed."""
    while change.table.status is not Status.CLOSED:
        table = change.table
        wait = wait_of(table, Paces())
        assert wait is not None
        assert (wait.waiting, wait.seconds) in ((Waiting.AUTOMATIC, 0.0), (Waiting.DEAL, 0.0))
        change = change.then(on(table, DealRound() if table.acting() is None else acting(table)))
    return change


def played_on(change: Change, until: Callable[[Table], bool]) -> Change:
    """Return a change and what comes after it, deals included, until the table is as wanted."""
    while not until(change.table):
        table = change.table
        change = change.then(on(table, DealRound() if table.acting() is None else acting(table)))
    return change


def pot_share(table: Table, at: int) -> int:
    """Return what a seat has of the pot at the match's end."""
    winners = [seat for seat, total in enumerate(table.state.totals) if total == max(table.state.totals)]
    return STAKE * table.state.players // len(winners) if at in winners else 0


# --- New York, New York: the match has begun ----------------------------------------------------------------------


def nearly_scored(table: Table, at: int) -> Table:
    """Return the first round of New York when a seat has one card left, or none."""
    return played(table, lambda now: len(now.state.deal.hands[at]) <= 1).table


def after_round_one(table: Table) -> Table:
    return on(round_played(table).table, DealRound()).table


@pytest.mark.parametrize("when", [nearly_scored, lambda table, _: after_round_one(table)], ids=["before", "after"])
@pytest.mark.parametrize(
    "ending", [Leave(ANN.member), STOPPED, Close("channel_gone", ""), Close("deserted", "")], ids=lambda each: each.do
)
def test_who_stops_new_york_when_it_suits_them_has_what_the_match_brings(
    when: Callable[[Table, int], Table], ending: TableAction
) -> None:
    table = when(new_york(ANN), 0)
    stopped = on(table, ending)
    assert stopped.moves == ()
    assert stopped.table.state == table.state
    assert stopped.table.winding_up is not None
    over = played_out(stopped)
    assert over.table.ending is Ending.FINISHED
    result = over.announcements[-1]
    assert isinstance(result, MatchResult)
    assert (result.reason, result.by) == (stopped.table.winding_up.reason, stopped.table.winding_up.by)
    assert len(over.table.state.scores) == 4, "every round was played"
    assert gained(over.moves, wallet(ANN.member)) == pot_share(over.table, 0)
    assert gained(over.moves, HELD) == -table.escrow()
    assert gained(over.moves, BANK) == 0


def test_who_leaves_others_in_new_york_is_played_for_and_has_what_the_stand_in_wins() -> None:
    table = on(new_york(ANN, BEN, computers=()), Leave(ANN.member)).table
    assert table.winding_up is None
    assert table.seats[0].automatic
    assert not on(after_round_one(table), SetAway(ANN.member, away=False)).table.seats[0].automatic, "they may be back"
    change = played_on(Change(table), lambda now: now.status is Status.CLOSED)
    assert change.table.seat_of(ANN.member) == 0, "the seat is theirs to the end"
    for at, each in enumerate((ANN, BEN)):
        assert gained(change.moves, wallet(each.member)) == pot_share(change.table, at)
    assert gained(change.moves, HOUSE) == 0


def test_leaving_new_york_between_rounds_gives_nothing_back_either() -> None:
    table = round_played(new_york(ANN, BEN, computers=())).table
    left = on(table, Leave(ANN.member))
    assert left.moves == ()
    assert left.table.seats[0].leaving
    assert left.table.host == BEN.member


def test_before_the_first_deal_no_stake_lies_and_everybody_has_theirs_back() -> None:
    table = begun(ANN, BEN, preset="new-york", house={"stake": STAKE}, buy_in=STAKE)
    change = on(table, STOPPED)
    assert change.table.ending is Ending.STOPPED
    assert gained(change.moves, wallet(ANN.member)) == gained(change.moves, wallet(BEN.member)) == STAKE


# --- Newmarket: the round has begun -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ending", [Leave(ANN.member), STOPPED, Close("channel_gone", "")], ids=["stop", "moderator", "channel"]
)
def test_who_stops_when_somebody_has_one_card_left_pays_for_their_cards(ending: TableAction) -> None:
    table = at_one_card(dealt(ANN, computers=("Ada", "Blaise")), 1)
    stopped = on(table, ending)
    assert stopped.moves == ()
    assert (stopped.table.winding_up is not None) == (stopped.table.status is Status.PLAYING)
    by_the_rules = round_played(on(table, SetAway(ANN.member, away=True)).table, "computer")
    over = played_out(stopped)
    assert over.table.status is Status.CLOSED
    assert over.table.state == by_the_rules.table.state
    assert gained(over.moves, wallet(ANN.member)) == over.table.state.chips[0] < stack(table, ANN)
    heir = BANK if ending == Close("channel_gone", "") else leftover(CHANNEL)
    house = sum(move.chips for move in over.moves if move.reason is Reason.HOUSE_SHARE)
    assert gained(over.moves, heir) == spaces(over.table) - house


def test_between_rounds_nothing_has_begun_and_stacks_go_home() -> None:
    table = round_played(dealt(ANN, BEN, CLARA)).table
    change = on(table, STOPPED)
    assert change.table.ending is Ending.STOPPED
    for each in (ANN, BEN, CLARA):
        assert gained(change.moves, wallet(each.member)) == stack(table, each)
    (told,) = change.announcements
    assert isinstance(told, TableClosed)
    assert (told.by, told.played_out) == ("Mo", False)


@pytest.mark.parametrize("ending", [STOPPED, Leave(ANN.member)])
def test_free_stakes_that_lie_on_the_table_have_begun_the_round(ending: TableAction) -> None:
    table = dealt(ANN, BEN, CLARA, preset="boodle")
    table = on(table, acting(table)).table
    assert table.state.phase is Phase.STAKE
    assert spaces(table) > 0
    change = on(table, ending)
    assert change.moves == ()
    assert seat(change.table, ANN) == 0
    over = played_out(change) if ending == STOPPED else played_on(change, lambda now: now.state.round > 1)
    assert gained(over.moves, wallet(ANN.member)) == over.table.state.chips[0]


def test_a_stake_that_is_ready_is_placed_as_its_member_chose() -> None:
    table = dealt(ANN, BEN, CLARA, preset="boodle")
    at = table.acting()
    assert at is not None
    member = table.seats[at].member
    assert member is not None
    choice = table.rules_of_play.codec.dump_action(next(iter(table.rules_of_play.legal(table.state, at))))
    ready = on(table.with_seat(at, draft=choice, ready=True), STOPPED).table
    wait = wait_of(ready, Paces())
    assert wait is not None
    assert (wait.waiting, wait.seconds) == (Waiting.PREPARED, 0.0)
    assert on(ready, Act(at, choice, "prepared")).table.acting() != at


def test_a_round_that_stand_ins_played_to_its_end_closes_and_says_so() -> None:
    stopped = on(dealt(ANN, computers=("Ada", "Blaise")), STOPPED)
    assert stopped.table.seat_for_sale() is None
    over = played_out(stopped)
    assert over.table.winding_up is None
    told = over.announcements[-1]
    assert isinstance(told, TableClosed)
    assert (told.reason, told.by, told.played_out) == ("stopped", "Mo", True)


def test_the_last_round_of_a_match_ends_it_by_its_rules() -> None:
    over = played_out(on(dealt(ANN, BEN, CLARA, house={"end.rounds": 1}), STOPPED))
    assert over.table.ending is Ending.FINISHED
    result = over.announcements[-1]
    assert isinstance(result, MatchResult)
    assert result.by == "Mo"


def test_a_round_that_every_member_leaves_is_played_at_once() -> None:
    table = on(dealt(ANN, BEN, computers=("Ada",)), Leave(ANN.member)).table
    assert table.winding_up is None
    table = on(table, Leave(BEN.member)).table
    assert table.winding_up == WindingUp(Ending.EMPTY, "")
    over = played_out(Change(table))
    assert over.table.ending is Ending.EMPTY
    for at, each in enumerate((ANN, BEN)):
        assert gained(over.moves, wallet(each.member)) == over.table.state.chips[at]


# --- while it is played to its end --------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ANYTHING, ids=lambda each: each.do)
def test_members_can_do_nothing_any_more(action: TableAction) -> None:
    table = on(dealt(ANN, BEN, CLARA), STOPPED).table
    with pytest.raises(PlayedOut):
        on(table, action)


def test_a_channel_that_goes_meanwhile_leaves_nothing_behind() -> None:
    table = on(to_a_lead(dealt(ANN, BEN, CLARA)), STOPPED, Close("channel_gone", "")).table
    over = played_out(Change(table))
    assert over.table.ending is Ending.CHANNEL_GONE
    assert gained(over.moves, BANK) == spaces(over.table) > 0
    assert gained(over.moves, leftover(CHANNEL)) == 0
