"""Who asks for a table's end: leaving for those who sit there, its end for others. The rules: `test_ending`."""

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.chips.accounts import HOUSE, leftover
from bot.refusals import DecisionOver, PlayedOut
from bot.tables.model.announcements import TableClosed
from bot.tables.model.table import Ending, Status
from tests.bot.club import CHANNEL, Club
from tests.bot.people import ANN, BEN, MODERATOR

MANAGING_ANN = replace(ANN, manages=True)


@pytest.fixture
async def table(club: Club) -> int:
    """A round in which somebody is asked to lead: Ann, who is host, a computer player, and Ben."""
    table = await club.begin(ANN, BEN, computers=1)
    await club.to_a_lead(table)
    return table


async def test_for_who_sits_there_stopping_is_leaving_whatever_else_they_may(club: Club, table: int) -> None:
    click = club.click()
    for each in (click, click, club.click()):
        await club.tables.stop_table(table, MANAGING_ANN, each)
    board = await club.tables.queries.board(table)
    assert (board.status, board.winding_up) == (Status.PLAYING, None)
    assert [seat.leaving for seat in board.seats] == [True, False, False]
    assert await club.wallet(ANN) == 450
    await club.to_the_end_of_the_round(table)
    seat = (await club.tables.queries.board(table)).seats[0]
    assert seat.member is None
    assert await club.wallet(ANN) == 450 + seat.stack


async def test_in_a_lobby_too_and_a_moderator_stops_it_with_every_buy_in(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.stop_table(table, MANAGING_ANN, club.click())
    board = await club.tables.queries.board(table)
    assert (board.status, [(seat.member, seat.host) for seat in board.seats]) == (Status.LOBBY, [(BEN.member, True)])
    assert (await club.stop(table)).ending is Ending.STOPPED
    assert await club.wallet(ANN) == await club.wallet(BEN) == 500


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_moderator_who_does_not_play_is_named_and_the_round_is_played_at_once(
    club: Club, table: int, caplog: pytest.LogCaptureFixture, restarts: bool
) -> None:
    caplog.set_level(logging.INFO, "bot.tables.commands.tables")
    click, before = club.click(), club.clock()
    await asyncio.gather(*(club.tables.stop_table(table, MODERATOR, click) for _ in range(3)))
    if restarts:
        await club.restart()
    board = await club.closed(table)
    assert (board.ending, club.clock()) == (Ending.STOPPED, before)
    assert [row["do"] for row in await club.journal(table)].count("close") == 1
    assert await club.wallet(ANN) == 450 + board.view.chips[0]
    assert await club.wallet(BEN) == 450 + board.view.chips[2]
    share = (await club.balance(HOUSE) or 0) + 50 - board.view.chips[1]
    assert (await club.balance(leftover(CHANNEL)) or 0) == 150 - sum(board.view.chips) - share
    closed = (await club.told(table))[-1]
    assert isinstance(closed, TableClosed)
    assert (closed.by, closed.played_out) == (MODERATOR.name, True)
    assert str(MODERATOR.member) in caplog.text


async def test_members_are_told_that_stand_ins_play(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await club.tables.stop_table(table, MODERATOR, club.click())
    shown = await club.tables.queries.hand(table, hand.member)
    assert not shown.acting
    assert not shown.hinted
    with pytest.raises((PlayedOut, DecisionOver)):
        await club.play(table, hand)
    with pytest.raises(PlayedOut):
        await club.tables.stop_table(table, MODERATOR, club.click())
    await club.closed(table)
