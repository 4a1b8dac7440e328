"""Who asks for a table's end, and what they get: leaving for those who sit there, its end by the rules for others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.chips.accounts import BANK, leftover
from bot.members.people import Actor
from bot.refusals import DecisionOver, OnlyModerators, PlayedOut
from bot.tables.announcements import MatchResult, TableClosed
from bot.tables.table import Ending, Status
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR, seated, somebody

MANAGING_ANN = replace(ANN, manages=True)


@pytest.fixture
async def table(club: Club) -> int:
    """A round in which somebody is asked to lead: Ann, who is host, a computer player, and Ben."""
    table = await club.open(ANN, BEN, computers=1)
    await club.start(table, ANN)
    await club.to_a_lead(table)
    return table


async def staked(club: Club, *others: Actor, channel: int = CHANNEL) -> int:
    """Return a match of New York, New York that Ann and computers play for ten chips each, after its first deal."""
    table = await club.tables.open(
        guild=GUILD,
        channel=channel,
        host=ANN,
        terms=terms({"stake": 10}, 10, game="new-york", preset="new-york"),
        computers=3 - len(others),
        interaction=club.click(),
    )
    for each in others:
        await club.join(table, each)
    await club.start(table, ANN)
    await club.time_is_up(table)
    return table


@pytest.mark.parametrize("who", [ANN, MANAGING_ANN, BEN], ids=["host", "moderator", "member"])
async def test_for_who_sits_there_stopping_is_leaving(club: Club, table: int, who: Actor) -> None:
    await club.tables.stop_table(table, who, club.click())
    board = await club.tables.board(table)
    at = [seat.member for seat in board.seats].index(who.member)
    assert (board.status, board.winding_up) == (Status.PLAYING, None)
    assert [seat.leaving for seat in board.seats] == [place == at for place in range(3)]
    assert await club.wallet(who) == 450
    await club.to_the_end_of_the_round(table)
    assert (await club.tables.board(table)).seats[at].member is None


@pytest.mark.parametrize("who", [ANN, MANAGING_ANN])
async def test_in_a_lobby_the_hosts_stop_is_leaving_too(club: Club, who: Actor) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.stop_table(table, who, club.click())
    board = await club.tables.board(table)
    assert (board.status, [(seat.member, seat.host) for seat in board.seats]) == (Status.LOBBY, [(BEN.member, True)])
    assert await club.wallet(ANN) == 500


async def test_a_moderator_stops_a_lobby_with_every_buy_in(club: Club) -> None:
    table = await club.open(ANN, BEN)
    board = await club.stop(table)
    assert board.ending is Ending.STOPPED
    assert await club.wallet(ANN) == await club.wallet(BEN) == 500


async def test_a_moderator_who_does_not_play_is_named_and_the_round_is_played(
    club: Club, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.tables.commands")
    board = await club.stop(table)
    assert board.ending is Ending.STOPPED
    assert board.view.went_out is not None or board.view.run, "the round was played"
    assert await club.wallet(ANN) == 450 + board.view.chips[0]
    assert await club.wallet(BEN) == 450 + board.view.chips[2]
    assert (await club.balance(leftover(CHANNEL)) or 0) == 150 - sum(board.view.chips)
    closed = (await club.told(table))[-1]
    assert isinstance(closed, TableClosed)
    assert (closed.by, closed.played_out) == (MODERATOR.name, True)
    assert str(MODERATOR.member) in caplog.text


async def test_others_stop_nothing(club: Club, table: int) -> None:
    with pytest.raises(OnlyModerators):
        await club.tables.stop_table(table, DIRK, club.click())
    with pytest.raises(OnlyModerators):
        await club.tables.stop_table(table, replace(MODERATOR, manages=False), club.click())
    assert (await club.tables.board(table)).winding_up is None


async def test_stopping_twice_stops_once(club: Club, table: int) -> None:
    click = club.click()
    await club.tables.stop_table(table, ANN, click)
    await club.tables.stop_table(table, ANN, click)
    await club.tables.stop_table(table, ANN, club.click())
    board = await club.tables.board(table)
    assert board.winding_up is None
    await club.to_the_end_of_the_round(table)
    assert await club.wallet(ANN) == 450 + (await club.tables.board(table)).seats[0].stack


async def test_a_stop_that_is_delivered_twice_is_one(club: Club, table: int) -> None:
    click = club.click()
    await asyncio.gather(*(club.tables.stop_table(table, MODERATOR, click) for _ in range(3)))
    await club.closed(table)
    assert [row["do"] for row in await club.journal(table)].count("wind_up") == 1


async def test_who_sits_down_meanwhile_can_only_leave(club: Club, table: int) -> None:
    """A moderator is asked whether to stop the table, buys a seat, and says yes."""
    await club.to_the_end_of_the_round(table)
    await club.take_seat(table, MODERATOR)
    await club.time_is_up(table)
    await club.tables.stop_table(table, MODERATOR, club.click())
    board = await club.tables.board(table)
    assert (board.winding_up, board.seats[1].leaving) == (None, True)


async def test_members_are_told_that_stand_ins_play(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.tables.stop_table(table, MODERATOR, club.click())
    shown = await club.tables.hand(table, hand.member)
    assert not shown.acting
    assert not shown.hinted
    with pytest.raises((PlayedOut, DecisionOver)):
        await club.play(table, hand)
    await club.closed(table)


async def test_the_host_of_new_york_stops_behind_and_ahead_and_has_what_the_match_brings(club: Club) -> None:
    shares = set()
    for channel in range(80, 82):
        table = await staked(club, channel=channel)
        before = await club.wallet(ANN)
        assert before is not None
        await club.tables.stop_table(table, ANN, club.click())
        board = await club.closed(table)
        assert board.ending is Ending.FINISHED
        winners = board.view.outcome.winners
        share = 40 // len(winners) if 0 in winners else 0
        assert await club.wallet(ANN) == before + share
        result = (await club.told(table))[-1]
        assert isinstance(result, MatchResult)
        assert result.reason == "empty"
        shares.add(share)
    assert shares == {0, 40}


async def test_leaving_others_in_new_york_takes_no_stake_out(club: Club) -> None:
    table = await staked(club, BEN)
    await club.tables.leave(table, ANN, club.click())
    await club.tables.leave(table, BEN, club.click())
    board = await club.closed(table)
    winners = board.view.outcome.winners
    for at, seat in enumerate(board.seats):
        if seat.member is not None:
            share = 40 // len(winners) if at in winners else 0
            assert await club.wallet(seated(seat.member)) == 490 + share


async def test_a_channel_that_is_deleted_gives_no_stake_back(club: Club) -> None:
    table = await staked(club, BEN)
    await club.tables.channel_gone(table)
    await club.tables.channel_gone(table)
    board = await club.closed(table)
    assert board.ending is Ending.FINISHED
    assert await club.wallet(ANN) == 490 + (40 // len(board.view.outcome.winners)) * (0 in board.view.outcome.winners)


async def test_what_lies_on_the_spaces_of_a_deleted_channel_goes_to_the_bank(club: Club, table: int) -> None:
    before = await club.balance(BANK)
    assert before is not None
    await club.tables.channel_gone(table)
    board = await club.closed(table)
    assert board.ending is Ending.CHANNEL_GONE
    assert await club.balance(BANK) == before + 150 - sum(board.view.chips)


async def test_deserting_a_match_of_new_york_takes_no_stake_out(club: Club) -> None:
    table = await staked(club)
    await club.tables.set_away(table, ANN, True, club.click())
    while (await club.tables.board(table)).status is not Status.PAUSED:
        await club.time_is_up(table)
    await club.time_is_up(table)
    board = await club.closed(table)
    assert board.ending is Ending.FINISHED
    result = (await club.told(table))[-1]
    assert isinstance(result, MatchResult)
    assert result.reason == "deserted"


async def test_a_restart_meanwhile_plays_on(club: Club, table: int) -> None:
    await club.tables.stop_table(table, MODERATOR, club.click())
    assert (await club.tables.board(table)).winding_up is not None
    await club.restart(after=3600)
    board = await club.closed(table)
    assert board.ending is Ending.STOPPED
    assert await club.wallet(ANN) == 450 + board.view.chips[0]


async def test_many_tables_end_together_and_clicks_find_their_way_between(club: Club) -> None:
    """A server removes the bot while its tables play; somebody plays elsewhere."""
    gone = []
    for number in range(8):
        people = [somebody(10 * number + at) for at in range(2)]
        each = await club.open(*people, computers=2, channel=100 + number)
        await club.start(each, people[0])
        await club.to_a_lead(each)
        gone.append(each)
    elsewhere = await club.open(ANN, BEN, CLARA, guild=GUILD + 1, channel=200)
    await club.start(elsewhere, ANN)
    hand = await club.to_a_lead(elsewhere)
    for each in gone:
        await club.tables.channel_gone(each)
    await club.play(elsewhere, hand)
    still_open = [each for each in gone if (await club.tables.board(each)).status is not Status.CLOSED]
    assert still_open, "the click did not wait for them"
    for each in gone:
        assert (await club.closed(each)).ending is Ending.CHANNEL_GONE


async def test_the_pace_of_stand_ins_is_none(club: Club, table: int) -> None:
    before = club.clock()
    await club.stop(table)
    assert club.clock() == before


@pytest.mark.parametrize(
    "request_",
    [
        lambda club, table: club.tables.leave(table, ANN, club.click()),
        lambda club, table: club.tables.set_away(table, ANN, False, club.click()),
        lambda club, table: club.tables.set_follow(table, ANN, True, club.click()),
        lambda club, table: club.tables.wake(table, ANN, club.click()),
        lambda club, table: club.tables.take_seat(table, DIRK, club.click(), None),
        lambda club, table: club.tables.stop_table(table, MODERATOR, club.click()),
    ],
)
async def test_it_takes_no_requests_any_more(
    club: Club, table: int, request_: Callable[[Club, int], Awaitable[None]]
) -> None:
    await club.tables.stop_table(table, MODERATOR, club.click())
    with pytest.raises(PlayedOut):
        await request_(club, table)
    await club.closed(table)
