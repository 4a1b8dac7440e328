import pytest

from bot.chips.accounts import HOUSE, Move, Reason, wallet
from bot.refusals import NotSeated
from bot.tables.model.actions import DealRound, Leave, SetAway
from bot.tables.model.announcements import Notice
from bot.tables.model.seat import Seat
from bot.tables.model.table import Status
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import (
    begun,
    dealt,
    gained,
    on,
    round_played,
    stack,
)


def test_who_leaves_in_a_round_keeps_their_seat_until_its_end_while_a_stand_in_plays() -> None:
    change = on(dealt(ANN, BEN, CLARA), Leave(BEN.member))
    assert change.moves == ()
    assert change.table.seats[1] == Seat(BEN.member, "Ben", leaving=True)
    assert change.table.seats[1].automatic
    assert change.table.notices == (Notice("left", "Ben"),)


def test_the_house_pays_who_left_after_the_round_and_a_computer_player_goes_on() -> None:
    left = on(dealt(ANN, BEN, CLARA), Leave(BEN.member)).table
    change = round_played(left)
    chips = change.table.stacks()[1]
    assert change.moves == (Move(HOUSE, wallet(BEN.member), chips, Reason.SEAT_SOLD),)
    assert change.table.seats[1] == Seat(None, "Ben")
    assert change.table.members() == (ANN.member, CLARA.member)
    assert on(change.table, DealRound()).table.state.deal.hands[1]


def test_between_rounds_a_seat_is_sold_at_once() -> None:
    table = round_played(dealt(ANN, BEN, CLARA)).table
    for seated in (begun(ANN, BEN, CLARA, buy_in=33), table):
        change = on(seated, Leave(CLARA.member))
        assert change.moves == (Move(HOUSE, wallet(CLARA.member), stack(seated, CLARA), Reason.SEAT_SOLD),)
    assert change.table.seats[2] == Seat(None, "Clara")
    assert change.table.status is Status.PLAYING


def test_only_who_sits_can_leave() -> None:
    with pytest.raises(NotSeated):
        on(dealt(ANN, BEN, CLARA), Leave(DIRK.member))


def test_who_left_and_comes_back_before_the_end_of_the_round_stays() -> None:
    table = on(dealt(ANN, BEN, CLARA), Leave(BEN.member), SetAway(BEN.member, away=False)).table
    assert table.notices[-1] == Notice("back", "Ben")
    change = round_played(table)
    assert change.moves == ()
    assert change.table.seats[1] == Seat(BEN.member, "Ben", returned=True)


def test_who_left_in_the_last_round_is_paid_with_the_others() -> None:
    table = on(dealt(ANN, BEN, CLARA, house={"end.rounds": 1}), Leave(BEN.member)).table
    change = round_played(table)
    assert gained(change.moves, wallet(BEN.member)) == change.table.state.outcome.chips[1]
    assert gained(change.moves, HOUSE) == 0


def test_the_next_member_is_host_when_the_host_has_left() -> None:
    left = on(dealt(ANN, BEN, CLARA), Leave(ANN.member)).table
    assert left.host == ANN.member
    assert round_played(left).table.host == BEN.member


def test_leaving_does_not_wake_a_paused_table() -> None:
    asleep = [SetAway(each.member, away=True) for each in (ANN, BEN, CLARA)]
    paused = round_played(on(dealt(ANN, BEN, CLARA), *asleep).table).table
    assert paused.status is Status.PAUSED
    assert on(paused, Leave(BEN.member)).table.status is Status.PAUSED


def test_a_member_without_chips_leaves_with_none() -> None:
    table = begun(ANN, BEN, CLARA, DIRK, house={"end.mode": "elimination"}, buy_in=15)
    while all(table.stacks()):
        table = round_played(on(table, DealRound()).table).table
    at = table.stacks().index(0)
    member = table.seats[at].member
    assert member is not None
    change = on(table, Leave(member))
    assert change.moves == ()
    assert change.table.seats[at].member is None
