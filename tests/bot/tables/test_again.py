import asyncio

import pytest

from bot.members.people import Actor
from bot.refusals import AlreadySeated, ChannelTaken, NotEnoughChips, NotSeated, TableFull
from bot.tables.table import Status
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH


@pytest.fixture
async def played(club: Club) -> int:
    """Ann, Ben and Clara have played with a computer player, for 40 chips each."""
    table = await club.open(ANN, BEN, CLARA, computers=1, buy_in=40)
    await club.start(table, ANN)
    await club.stop(table)
    return table


async def again(club: Club, played: int, *who: Actor) -> int:
    table = 0
    for each in who:
        table = await club.tables.again(played, each, club.click())
    return table


async def test_the_first_to_ask_is_host_of_a_table_like_the_last_one(club: Club, played: int) -> None:
    before = await club.tables.board(played)
    table = await again(club, played, BEN)
    board = await club.tables.board(table)
    assert board.status is Status.LOBBY
    assert (board.terms, board.terms.buy_in) == (before.terms, 40)
    assert [(seat.member, seat.host) for seat in board.seats] == [(BEN.member, True), (None, False)]
    assert board.expected == (ANN.member, CLARA.member)


async def test_the_match_begins_when_the_last_one_has_come(club: Club, played: int) -> None:
    table = await again(club, played, BEN, ANN)
    assert (await club.tables.board(table)).status is Status.LOBBY
    assert await again(club, played, CLARA) == table
    board = await club.tables.board(table)
    assert board.status is Status.PLAYING
    assert {seat.member for seat in board.seats} == {ANN.member, BEN.member, CLARA.member, None}
    assert len(board.seats) == 4


async def test_the_button_join_brings_an_expected_member_as_well(club: Club, played: int) -> None:
    table = await again(club, played, BEN, ANN)
    await club.join(table, CLARA)
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_too_few_for_a_match_wait_for_others_when_the_last_one_has_come(club: Club) -> None:
    played = await club.open(ANN, BEN, computers=1)
    await club.start(played, ANN)
    await club.stop(played)
    table = await again(club, played, ANN)
    await club.tables.remove_computer(table, ANN, club.click())
    await again(club, played, BEN)
    board = await club.tables.board(table)
    assert (board.status, board.expected, len(board.seats)) == (Status.LOBBY, (), 2)


async def test_the_last_click_is_the_new_deals_entropy(club: Club, played: int) -> None:
    table = await again(club, played, BEN, ANN, CLARA)
    assert (await club.stored(table)).entropy == str(club.click() - 1)


async def test_a_new_match_has_new_secrets(club: Club, played: int) -> None:
    table = await again(club, played, BEN)
    before = {digits for _, digits in (await club.tables.board(played)).commitments}
    assert before.isdisjoint(digits for _, digits in (await club.tables.board(table)).commitments)


async def test_who_played_alone_plays_again_at_once(club: Club) -> None:
    played = await club.open(ANN, computers=2, house={"end.rounds": 1})
    await club.start(played, ANN)
    await club.to_the_end(played)
    board = await club.tables.board(await again(club, played, ANN))
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [ANN.member, None, None]


async def test_who_presses_twice_sits_there_already(club: Club, played: int) -> None:
    await again(club, played, BEN)
    with pytest.raises(AlreadySeated):
        await again(club, played, BEN)


async def test_who_did_not_play_cannot_ask_first(club: Club, played: int) -> None:
    with pytest.raises(NotSeated):
        await again(club, played, DIRK)


async def test_a_stranger_who_sits_down_does_not_begin_the_match(club: Club, played: int) -> None:
    table = await again(club, played, BEN)
    await club.join(table, DIRK)
    await again(club, played, ANN)
    assert (await club.tables.board(table)).status is Status.LOBBY
    await again(club, played, CLARA)
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_nobody_takes_the_seats_of_those_who_are_expected(club: Club) -> None:
    people = [somebody(number) for number in range(8)]
    played = await club.open(*people)
    await club.stop(played)
    table = await again(club, played, *people[:6])
    with pytest.raises(TableFull):
        await club.join(table, ANN)
    await again(club, played, *people[6:])
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_the_host_need_not_wait_for_the_others(club: Club, played: int) -> None:
    table = await again(club, played, BEN)
    await club.start(table, BEN, fill=True)
    board = await club.tables.board(table)
    assert (board.status, board.expected, len(board.seats)) == (Status.PLAYING, (), 4)


async def test_another_table_in_the_channel_is_in_the_way(club: Club, played: int) -> None:
    other = await club.open(DIRK)
    with pytest.raises(ChannelTaken) as refused:
        await again(club, played, ANN)
    assert refused.value.table == other


async def test_who_cannot_pay_does_not_begin_anything(club: Club, played: int) -> None:
    have = await club.wallet(ANN)
    assert have is not None
    await club.wallets.take(GUILD, ANN, have - 39, by=0)
    with pytest.raises(NotEnoughChips):
        await again(club, played, ANN)
    board = await club.tables.board(await again(club, played, BEN))
    assert board.expected == (ANN.member, CLARA.member)


async def test_when_all_press_at_once_all_sit_at_one_table_and_the_match_begins(club: Club, played: int) -> None:
    tables = await asyncio.gather(*(again(club, played, each) for each in (ANN, BEN, CLARA)))
    assert len(set(tables)) == 1
    board = await club.tables.board(tables[0])
    assert board.status is Status.PLAYING
    assert len(board.seats) == 4


async def test_the_first_to_ask_may_hear_of_it_after_the_match_has_begun(club: Club) -> None:
    played = await club.open(ANN, BEN, computers=1)
    await club.stop(played)
    committed, go_on = club.database.delay_next_writer()
    first = asyncio.ensure_future(again(club, played, ANN))
    await committed.wait()
    table = await again(club, played, BEN)
    go_on.set()
    assert await first == table
    assert (await club.tables.board(table)).status is Status.PLAYING
