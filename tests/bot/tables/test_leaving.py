"""Seats that change hands in a match: who leaves is paid, and who joins late buys a computer's seat at its stack."""

from dataclasses import replace

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, wallet
from bot.refusals import AlreadySeated, NoSeatFree, NotEnoughChips, NotSeated, NotStarted, OnlyBetweenRounds, SeatSold
from bot.tables.model.actions import DealRound, Join, Leave, SetAway
from bot.tables.model.announcements import Notice
from bot.tables.model.seat import Seat
from bot.tables.model.table import Match, Status, Table
from bot.tables.views import board
from tests.bot.club import Club
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
    assert change.table.sold == ()


def test_who_left_in_the_last_round_is_paid_with_the_others() -> None:
    table = on(dealt(ANN, BEN, CLARA, house={"end.rounds": 1}), Leave(BEN.member)).table
    change = round_played(table)
    assert gained(change.moves, wallet(BEN.member)) == change.table.state.chips[1]
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


# --- joining a match that has begun -----------------------------------------------------------------------------------


DIRK_SITS = Join(DIRK.member, "Dirk", follow=True)


@pytest.fixture
def table() -> Table:
    """Ann and two computer players have played a round."""
    return round_played(dealt(ANN, computers=("Ada", "Blaise"))).table


def test_who_joins_late_buys_a_computers_seat_at_its_stack_from_the_house(table: Table) -> None:
    change = on(table, DIRK_SITS)
    assert change.moves == (Move(wallet(DIRK.member), HOUSE, table.stacks()[1], Reason.SEAT_BOUGHT),)
    assert [seat.name for seat in change.table.seats] == ["Ann", "Dirk", "Blaise"]
    assert change.table.stacks() == table.stacks()
    assert change.table.seats[1].follow
    assert on(change.table, DealRound()).table.state.deal.hands[1]


def test_seats_change_hands_between_rounds_only(table: Table) -> None:
    with pytest.raises(OnlyBetweenRounds):
        on(on(table, DealRound()).table, DIRK_SITS)


def test_nobody_buys_a_second_seat_or_one_of_a_member(table: Table) -> None:
    with pytest.raises(AlreadySeated):
        on(table, Join(ANN.member, "Ann", follow=False))
    with pytest.raises(NoSeatFree):
        on(begun(ANN, BEN, CLARA), DIRK_SITS)


async def test_a_late_joiner_wakes_a_paused_table_and_plays_on(club: Club) -> None:
    table = await club.begin(ANN, computers=2)
    await club.tables.match.set_away(table, ANN, True, club.click())
    await club.go_on(table, lambda board, _: board.status is Status.PAUSED or board.round > 2)
    board = await club.tables.queries.board(table)
    assert board.status is Status.PAUSED
    assert board.seat_price
    await club.take_seat(table, DIRK)
    assert (await club.tables.queries.board(table)).status is Status.PLAYING
    assert (await club.wallet(DIRK)) == 500 - board.seat_price
    await club.tables.leave(table, DIRK, club.click())
    await club.wallets.order(DIRK.guild or 0, BEN, -499, by=0)
    before = await club.stored(table)
    with pytest.raises(NotEnoughChips):
        await club.take_seat(table, BEN)
    assert await club.stored(table) == before
    with pytest.raises(NotStarted):
        await club.take_seat(await club.open(CLARA, computers=1, channel=71), DIRK)


# --- chips that are short ---------------------------------------------------------------------------------------


def with_stacks(table: Match, *stacks: int) -> Match:
    """Return a table between two rounds with other chips in front of its seats."""
    return replace(table, state=table.state.with_(chips=stacks))


def test_a_seat_with_less_than_the_buy_in_is_not_sold(table: Match) -> None:
    short = with_stacks(table, 49, 2, 49)
    assert short.seat_price() is None
    assert not board(short, None, None, half_over=False).open_to_late
    with pytest.raises(NoSeatFree):
        on(short, DIRK_SITS)
    change = on(with_stacks(table, 49, 49, 50), DIRK_SITS)
    assert change.table.seat_of(DIRK.member) == 2, "the first seat that is worth the buy-in"
    assert change.moves == (Move(wallet(DIRK.member), HOUSE, 50, Reason.SEAT_BOUGHT),)


def test_what_is_set_aside_for_top_ups_does_not_make_a_short_stack_worth_the_buy_in() -> None:
    house = {"end.mode": "topup", "chips": 20, "end.rounds": 9}
    table = round_played(dealt(ANN, computers=("Ada", "Blaise"), house=house, buy_in=40)).table
    assert with_stacks(table, 60, 39, 39).seat_price() is None


def test_a_seat_at_a_table_played_for_nothing_is_free() -> None:
    table = round_played(dealt(ANN, computers=("Ada",), preset="new-york", buy_in=0)).table
    assert table.seat_price() == 0
    assert on(table, DIRK_SITS).moves == ()


# --- one's own deals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("during", [False, True], ids=["between rounds", "during one"])
def test_who_has_sold_a_seat_buys_none_in_this_match(table: Match, during: bool) -> None:
    table = on(with_stacks(table, 49, 60, 50), DIRK_SITS).table
    gone = on(on(table, DealRound()).table if during else table, Leave(DIRK.member)).table
    gone = round_played(gone).table if during else gone
    assert gone.seat_of(DIRK.member) is None
    gone = with_stacks(gone, 49, 60, 60)
    with pytest.raises(SeatSold):
        on(gone, DIRK_SITS)
    assert on(gone, Join(BEN.member, "Ben", follow=False)).table.seat_of(BEN.member) == 1
