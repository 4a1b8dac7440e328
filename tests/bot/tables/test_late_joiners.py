"""Joining a match that has begun: a computer player's seat changes hands at its stack, between two rounds."""

import pytest

from bot.chips.accounts import HOUSE, Move, Reason, wallet
from bot.refusals import AlreadySeated, NoSeatFree, NotEnoughChips, NotStarted, OnlyBetweenRounds
from bot.tables.model.actions import DealRound, TakeSeat
from bot.tables.model.table import Status, Table
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.tables.situations import begun, dealt, lobby, on, round_played

DIRK_SITS = TakeSeat(DIRK.member, "Dirk", follow=True)


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
    with pytest.raises(NotStarted):
        on(lobby(ANN, computers=("Ada",)), DIRK_SITS)


def test_nobody_buys_a_second_seat_or_one_of_a_member(table: Table) -> None:
    with pytest.raises(AlreadySeated):
        on(table, TakeSeat(ANN.member, "Ann", follow=False))
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
    await club.wallets.take(DIRK.guild or 0, BEN, 499, by=0)
    before = await club.stored(table)
    with pytest.raises(NotEnoughChips):
        await club.take_seat(table, BEN)
    assert await club.stored(table) == before
