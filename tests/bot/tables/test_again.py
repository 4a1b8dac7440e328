"""The same match once more: whoever asks first is host, seats are kept for the others, and the last one begins it."""

import asyncio

import pytest

from bot.members.people import Actor
from bot.refusals import AlreadySeated, ChannelTaken, NotEnoughChips, NotSeated
from bot.tables.model.table import Status
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK


@pytest.fixture
async def played(club: Club) -> int:
    """Ann, Ben and Clara have played with a computer player, for 40 chips each."""
    table = await club.begin(ANN, BEN, CLARA, computers=1, buy_in=40)
    await club.stop(table)
    return table


async def again(club: Club, played: int, *who: Actor) -> int:
    table = 0
    for each in who:
        table = await club.tables.lobby.again(played, each, club.click())
    return table


async def status(club: Club, table: int) -> Status:
    return (await club.tables.queries.board(table)).status


async def test_the_first_to_ask_is_host_of_a_table_like_the_last_one(club: Club, played: int) -> None:
    before = await club.tables.queries.board(played)
    board = await club.tables.queries.board(await again(club, played, BEN))
    assert board.status is Status.LOBBY
    assert (board.terms, board.terms.buy_in) == (before.terms, 40)
    assert [(seat.member, seat.host) for seat in board.seats] == [(BEN.member, True), (None, False)]
    assert board.expected == (ANN.member, CLARA.member)
    known = {digits for _, digits in before.commitments}
    assert known.isdisjoint(digits for _, digits in board.commitments), "a new match has new secrets"
    with pytest.raises(AlreadySeated):
        await again(club, played, BEN)


async def test_the_match_begins_when_the_last_one_has_come(club: Club, played: int) -> None:
    table = await again(club, played, BEN, ANN)
    await club.join(table, DIRK)
    assert await status(club, table) is Status.LOBBY, "a stranger begins nothing"
    assert await again(club, played, CLARA) == table
    board = await club.tables.queries.board(table)
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [BEN.member, None, ANN.member, DIRK.member, CLARA.member]
    assert (await club.stored(table)).entropy == str(club.click() - 1), "the last click is the new deal's entropy"


async def test_too_few_for_a_match_wait_for_others_when_the_last_one_has_come(club: Club) -> None:
    played = await club.begin(ANN, BEN, computers=1)
    await club.stop(played)
    table = await again(club, played, ANN)
    await club.tables.lobby.remove_computer(table, ANN, club.click())
    await again(club, played, BEN)
    board = await club.tables.queries.board(table)
    assert (board.status, board.expected, len(board.seats)) == (Status.LOBBY, (), 2)


async def test_who_played_alone_plays_again_at_once(club: Club) -> None:
    played = await club.begin(ANN, computers=2)
    await club.stop(played)
    board = await club.tables.queries.board(await again(club, played, ANN))
    assert (board.status, [seat.member for seat in board.seats]) == (Status.PLAYING, [ANN.member, None, None])


async def test_who_did_not_play_cannot_ask_first_and_who_cannot_pay_begins_nothing(club: Club, played: int) -> None:
    have = await club.wallet(ANN)
    assert have is not None
    await club.wallets.order(GUILD, ANN, 39 - have, by=0)
    for who, refusal in ((DIRK, NotSeated), (ANN, NotEnoughChips)):
        with pytest.raises(refusal):
            await again(club, played, who)
    board = await club.tables.queries.board(await again(club, played, BEN))
    assert board.expected == (ANN.member, CLARA.member)


async def test_another_table_in_the_channel_is_in_the_way(club: Club, played: int) -> None:
    other = await club.open(DIRK)
    with pytest.raises(ChannelTaken) as refused:
        await again(club, played, ANN)
    assert refused.value.table == other


async def test_when_all_press_at_once_all_sit_at_one_table_and_the_match_begins(club: Club, played: int) -> None:
    tables = await asyncio.gather(*(again(club, played, each) for each in (ANN, BEN, CLARA)))
    assert len(set(tables)) == 1
    assert await status(club, tables[0]) is Status.PLAYING


async def test_the_first_to_ask_may_hear_of_it_after_the_match_has_begun(club: Club) -> None:
    played = await club.open(ANN, BEN, computers=1)
    await club.stop(played)
    committed, go_on = club.database.delay_next_writer()
    first = asyncio.ensure_future(again(club, played, ANN))
    await committed.wait()
    table = await again(club, played, BEN)
    go_on.set()
    assert await first == table
    assert await status(club, table) is Status.PLAYING
