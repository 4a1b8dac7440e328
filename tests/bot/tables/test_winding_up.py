"""Nothing that has begun is taken back: adversaries who end it when it suits them, and what they get."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.chips.accounts import BANK, HOUSE, Reason, leftover, wallet
from bot.members.people import Actor
from bot.refusals import PlayedOut
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
    TakeSeat,
)
from bot.tables.model.announcements import MatchResult, TableClosed
from bot.tables.model.change import Change
from bot.tables.model.table import Ending, Status, Table, WindingUp
from bot.tables.time.clock import Paces, Waiting, wait_of
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
    on,
    played,
    round_played,
    seat,
    spaces,
    stack,
    starting,
    to_a_lead,
)

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


def with_a_free_stake() -> Table:
    """Return a round before its deal, in which one stake is placed."""
    table = dealt(ANN, BEN, CLARA, preset="boodle")
    return on(table, acting(table)).table


@pytest.mark.parametrize("ending", [STOPPED, Leave(ANN.member)])
def test_free_stakes_that_lie_on_the_table_have_begun_the_round(ending: TableAction) -> None:
    table = with_a_free_stake()
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
    choice = table.rules_of_play.codec.dump_action(table.rules_of_play.legal(table.state, at)[0])
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


@pytest.mark.parametrize(
    "action",
    [
        joining(DIRK),
        Leave(ANN.member),
        AddComputer(0, "Ada"),
        RemoveComputer(0),
        starting(ANN),
        Act(0, {"do": "play", "card": "2C"}, "member"),
        Prepare(ANN.member, {}, ready=False),
        TakeSeat(DIRK.member, "Dirk", follow=False),
        SetFollow(ANN.member, follow=True),
        SetAway(ANN.member, away=False),
        Close("stopped", "Ann"),
    ],
    ids=lambda each: each.do,
)
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
