import pytest

from bot.chips.accounts import BANK, HOUSE
from bot.refusals import (
    ChannelTaken,
    NotEnoughChips,
    NotSeated,
    TableGone,
)
from bot.tables.model.table import Status
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody

pytestmark = pytest.mark.usefixtures("threads")


async def test_opening_a_table_seats_the_host_and_the_computer_players(club: Club) -> None:
    table = await club.open(ANN, computers=2, buy_in=40)
    assert club.audience.changes == club.tables.queries.open_tables(GUILD) == [table]
    assert await club.tables.queries.in_channel(CHANNEL) == table
    board = await club.tables.queries.board(table)
    assert board.status is Status.LOBBY
    assert [(seat.member, seat.host, seat.stack) for seat in board.seats] == [
        (ANN.member, True, 40),
        (None, False, 40),
        (None, False, 40),
    ]
    assert await club.wallet(ANN) == 460
    assert await club.balance(HOUSE) == -80


async def test_a_table_has_the_times_that_its_server_has_set(club: Club) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=43200, follow_seconds=5)
    table = await club.begin(ANN, BEN, CLARA)
    hand = await club.to_a_lead(table)
    assert hand.board.due_at == club.clock() + 43200
    await club.play(table, hand)
    hand = await club.to_a_forced_card(table)
    assert hand.board.due_at == club.clock() + 5


async def test_a_channel_has_one_table(club: Club) -> None:
    table = await club.open(ANN)
    with pytest.raises(ChannelTaken) as refused:
        await club.open(BEN)
    assert refused.value.table == table
    assert await club.wallet(BEN) is None


async def test_who_cannot_pay_the_buy_in_neither_opens_a_table_nor_sits_down(club: Club) -> None:
    with pytest.raises(NotEnoughChips) as refused:
        await club.open(ANN, buy_in=501)
    assert (refused.value.need, refused.value.have) == (501, 500)
    assert await club.tables.queries.in_channel(CHANNEL) is None
    assert await club.balance(BANK) in (None, 0)
    table = await club.open(ANN, buy_in=100)
    await club.wallets.order(GUILD, BEN, -401, by=ANN.member)
    before = await club.tables.queries.board(table)
    with pytest.raises(NotEnoughChips):
        await club.join(table, BEN)
    assert await club.tables.queries.board(table) == before
    assert await club.wallet(BEN) == 99


async def test_play_now_fills_up_to_four_with_computer_players(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.start(table, BEN, fill=True)
    board = await club.tables.queries.board(table)
    assert [seat.member for seat in board.seats] == [ANN.member, BEN.member, None, None]
    assert board.status is Status.PLAYING
    full = await club.open(*map(somebody, range(5)), channel=71)
    await club.start(full, somebody(0), fill=True)
    assert len((await club.tables.queries.board(full)).seats) == 5


async def test_computer_players_bear_names_that_nobody_has(club: Club) -> None:
    table = await club.open(CLARA, DIRK)
    for _ in range(4):
        await club.tables.lobby.add_computer(table, CLARA, club.click())
    names = [seat.name for seat in (await club.tables.queries.board(table)).seats]
    assert len(set(names)) == 6


async def test_a_closed_table_can_still_be_looked_at(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.stop(table)
    assert (await club.tables.queries.board(table)).status is Status.CLOSED
    assert [hand.member for hand in await club.tables.queries.hands(table)] == [ANN.member, BEN.member]
    assert club.tables.queries.open_tables(GUILD) == []
    with pytest.raises(NotSeated):
        await club.tables.queries.hand(table, CLARA.member)
    with pytest.raises(TableGone):
        await club.tables.queries.board(99)


async def test_a_hand_tells_whose_it_is_and_whether_they_are_new_to_the_game(club: Club) -> None:
    table = await club.begin(ANN, BEN, computers=1)
    assert [(hand.locale, hand.novice) for hand in await club.tables.queries.hands(table)] == [
        ("en-US", True),
        ("de", True),
    ]
    await club.to_the_end_of_the_round(table)
    assert not (await club.tables.queries.hand(table, BEN.member)).novice
