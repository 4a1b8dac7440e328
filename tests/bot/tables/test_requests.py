from collections.abc import Awaitable, Callable

import pytest

from bot.chips.accounts import BANK, HOUSE, leftover
from bot.refusals import (
    AlreadySeated,
    ChannelTaken,
    NoComputerHere,
    NotEnoughChips,
    NotJoined,
    NotSeated,
    OnlyTheHost,
    TableGone,
    TooFewPlayers,
)
from bot.tables.table import Ending, Status
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR, somebody
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = [ON_BOTH_AT_LENGTH, pytest.mark.usefixtures("threads")]


async def test_opening_a_table_seats_the_host_and_the_computer_players(club: Club) -> None:
    board = await club.tables.board(await club.open(ANN, computers=2, buy_in=40))
    assert board.status is Status.LOBBY
    assert [(seat.member, seat.host, seat.stack) for seat in board.seats] == [
        (ANN.member, True, 40),
        (None, False, 40),
        (None, False, 40),
    ]
    assert await club.wallet(ANN) == 460
    assert await club.balance(HOUSE) == -80


async def test_the_audience_is_told_of_a_new_table(club: Club) -> None:
    table = await club.open(ANN)
    assert club.audience.changes == [table]
    assert await club.tables.in_channel(CHANNEL) == table
    assert club.tables.open_tables(GUILD) == [table]


async def test_a_table_has_the_times_that_its_server_has_set(club: Club) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=86400, follow_seconds=5)
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    hand = await club.to_a_lead(table)
    assert hand.board.due_at == club.clock() + 86400
    await club.play(table, hand)
    hand = await club.to_a_forced_card(table)
    assert hand.board.due_at == club.clock() + 5


async def test_a_channel_has_one_table(club: Club) -> None:
    table = await club.open(ANN)
    with pytest.raises(ChannelTaken) as refused:
        await club.open(BEN)
    assert refused.value.table == table
    assert await club.wallet(BEN) is None


async def test_other_channels_have_tables_of_their_own(club: Club) -> None:
    one, other = await club.open(ANN), await club.open(ANN, channel=71)
    await club.stop(one)
    assert await club.tables.in_channel(CHANNEL) is None
    assert await club.tables.in_channel(71) == other


async def test_who_cannot_pay_the_buy_in_opens_nothing(club: Club) -> None:
    with pytest.raises(NotEnoughChips) as refused:
        await club.open(ANN, buy_in=501)
    assert (refused.value.need, refused.value.have) == (501, 500)
    assert await club.tables.in_channel(CHANNEL) is None
    assert await club.balance(BANK) in (None, 0)


async def test_who_cannot_pay_the_buy_in_does_not_sit_down(club: Club) -> None:
    table = await club.open(ANN, buy_in=100)
    await club.wallets.take(GUILD, BEN, 401, by=ANN.member)
    before = await club.tables.board(table)
    with pytest.raises(NotEnoughChips):
        await club.join(table, BEN)
    assert await club.tables.board(table) == before
    assert await club.wallet(BEN) == 99


async def test_play_now_fills_up_to_four_with_computer_players(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.start(table, ANN, fill=True)
    board = await club.tables.board(table)
    assert [seat.member for seat in board.seats] == [ANN.member, BEN.member, None, None]
    assert board.status is Status.PLAYING
    assert len({seat.name for seat in board.seats}) == 4


async def test_anybody_who_sits_there_may_play_now(club: Club) -> None:
    table = await club.open(ANN, BEN)
    with pytest.raises(NotJoined):
        await club.start(table, CLARA, fill=True)
    await club.start(table, BEN, fill=True)
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_play_now_brings_no_computer_players_where_four_sit_already(club: Club) -> None:
    table = await club.open(*map(somebody, range(5)))
    await club.start(table, somebody(0), fill=True)
    assert len((await club.tables.board(table)).seats) == 5


async def test_computer_players_bear_names_that_nobody_has(club: Club) -> None:
    table = await club.open(CLARA, DIRK)
    for _ in range(4):
        await club.tables.add_computer(table, CLARA, club.click())
    names = [seat.name for seat in (await club.tables.board(table)).seats]
    assert len(set(names)) == 6


async def test_starting_without_filling_needs_enough_players(club: Club) -> None:
    table = await club.open(ANN, BEN)
    with pytest.raises(TooFewPlayers):
        await club.start(table, ANN)
    assert (await club.tables.board(table)).status is Status.LOBBY


async def test_the_host_alone_starts_and_asks_computer_players(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    tables = club.tables
    for request in (
        tables.start(table, BEN, club.click(), 1, fill=False),
        tables.start(table, MODERATOR, club.click(), 1, fill=False),
        tables.add_computer(table, BEN, club.click()),
        tables.remove_computer(table, BEN, club.click()),
    ):
        with pytest.raises(OnlyTheHost) as refused:
            await request
        assert refused.value.name == "Ann"
    assert len((await club.tables.board(table)).seats) == 3


async def test_whoever_becomes_host_may_what_the_host_may(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.leave(table, ANN, club.click())
    await club.tables.add_computer(table, BEN, club.click())
    await club.tables.remove_computer(table, BEN, club.click())
    with pytest.raises(NoComputerHere):
        await club.tables.remove_computer(table, BEN, club.click())


async def test_the_next_table_in_the_channel_has_what_was_left_on_its_layout(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=2)
    await club.start(table, ANN)
    await club.to_a_lead(table)
    await club.stop(table)
    left = await club.balance(leftover(CHANNEL))
    assert left
    elsewhere = await club.open(ANN, channel=71, computers=2)
    await club.start(elsewhere, ANN)
    assert (await club.tables.board(elsewhere)).carried == 0
    following = await club.open(BEN, computers=2)
    await club.start(following, BEN)
    board = await club.tables.board(following)
    assert board.carried == left == sum(dict(board.view.table).values())
    assert await club.balance(leftover(CHANNEL)) == 0


async def test_a_table_that_is_gone_takes_no_requests(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.stop(table)
    tables = club.tables
    for request in (
        tables.join(table, CLARA, club.click(), 1),
        tables.leave(table, ANN, club.click()),
        tables.add_computer(table, ANN, club.click()),
        tables.start(table, ANN, club.click(), 1, fill=True),
        tables.set_away(table, ANN, True, club.click()),
        tables.stop_table(table, ANN, club.click()),
        tables.stop_table(table, MODERATOR, club.click()),
    ):
        with pytest.raises(TableGone):
            await request


async def test_there_never_was_such_a_table(club: Club) -> None:
    with pytest.raises(TableGone):
        await club.tables.board(99)


async def test_a_closed_table_can_still_be_looked_at(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.stop(table)
    assert (await club.tables.board(table)).status is Status.CLOSED
    assert [hand.member for hand in await club.tables.hands(table)] == [ANN.member, BEN.member]
    assert club.tables.open_tables(GUILD) == []


async def test_only_who_sits_at_a_table_has_a_hand_there(club: Club) -> None:
    table = await club.open(ANN)
    assert (await club.tables.hand(table, ANN.member)).name == "Ann"
    with pytest.raises(NotSeated):
        await club.tables.hand(table, BEN.member)


async def test_a_hand_tells_whose_it_is_and_whether_they_are_new_to_the_game(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    await club.start(table, ANN)
    assert [(hand.locale, hand.novice) for hand in await club.tables.hands(table)] == [("en-US", True), ("de", True)]
    await club.to_the_end_of_the_round(table)
    assert not (await club.tables.hand(table, BEN.member)).novice


async def test_following_is_for_this_match_only(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.set_follow(table, BEN, True, club.click())
    assert (await club.tables.hand(table, BEN.member)).follow
    await club.stop(table)
    later = await club.open(ANN, BEN)
    assert [hand.follow for hand in await club.tables.hands(later)] == [False, False]


async def test_a_table_closes_with_its_channel_and_only_once(club: Club) -> None:
    table = await club.open(ANN, BEN)
    for _ in range(2):
        await club.tables.channel_gone(table)
    assert (await club.tables.board(table)).ending is Ending.CHANNEL_GONE
    assert len(await club.journal(table)) == 4
    assert await club.wallet(ANN) == 500


async def test_a_click_that_is_delivered_twice_counts_once(club: Club) -> None:
    table = await club.open(ANN, BEN)
    tables = club.tables
    requests: tuple[Callable[[int], Awaitable[None]], ...] = (
        lambda click: tables.join(table, CLARA, click, 1),
        lambda click: tables.add_computer(table, ANN, click),
        lambda click: tables.remove_computer(table, ANN, click),
        lambda click: tables.leave(table, CLARA, click),
        lambda click: tables.start(table, ANN, click, 1, fill=True),
        lambda click: tables.set_away(table, BEN, True, click),
        lambda click: tables.wake(table, BEN, click),
        lambda click: tables.leave(table, BEN, click),
    )
    for request in requests:
        click = club.click()
        await request(click)
        board, rows, told = await tables.board(table), await club.journal(table), list(club.audience.changes)
        await request(click)
        assert await tables.board(table) == board
        assert await club.journal(table) == rows
        assert club.audience.changes == told


async def test_opening_twice_with_one_click_opens_one_table(club: Club) -> None:
    click = club.click()

    async def opening() -> int:
        return await club.tables.open(
            guild=GUILD,
            channel=CHANNEL,
            host=ANN,
            terms=terms(),
            computers=0,
            interaction=click,
        )

    table = await opening()
    with pytest.raises(ChannelTaken) as refused:
        await opening()
    assert refused.value.table == table
    assert await club.wallet(ANN) == 450
    await club.stop(table)
    assert await opening() == table
    assert await club.tables.in_channel(CHANNEL) is None


async def test_another_click_is_another_request(club: Club) -> None:
    table = await club.open(ANN, BEN)
    with pytest.raises(AlreadySeated):
        await club.join(table, BEN)
