"""The machine's clock is set, or the machine sleeps: that is an outage, and nobody is punished for one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ops.deadlines import BEAT
from bot.tables.clock import GRACE, LAST_CALL, Paces, Waiting
from bot.tables.table import Ending, Status
from bot.tables.timekeeper import APART
from tests.bot.clock import EvenClock
from tests.bot.club import GUILD, PATIENCE, Club
from tests.bot.people import ANN, BEN, CLARA, somebody

HOUR = 3600.0


@pytest.fixture
async def table(club: Club) -> int:
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def acts(club: Club, table: int) -> list[dict[str, Any]]:
    return [row for row in await club.journal(table) if row["do"] == "act"]


async def comes(club: Club, table: int, count: int) -> None:
    """Wait until so many actions are done, without any time passing."""
    async with asyncio.timeout(PATIENCE):
        while len(await acts(club, table)) < count:
            await club.idle()


async def due_in(club: Club, table: int) -> float:
    """Seconds until the deadline that the board shows, by the machine's clock."""
    at = (await club.tables.board(table)).due_at
    assert at is not None
    return at - club.clock()


async def sleep(club: Club, seconds: float) -> None:
    """Let the machine sleep, and both of its clocks go on."""
    assert isinstance(club.clock, EvenClock)
    await club.clock.jump(seconds)
    await club.idle()


# --- while the bot runs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [HOUR, -HOUR, 24 * HOUR, -24 * HOUR])
async def test_members_keep_their_time_and_the_board_shows_it(club: Club, table: int, step: float) -> None:
    await club.to_a_lead(table)
    rows = await acts(club, table)
    await club.clock.forward(20)
    club.clock.set(step)
    await club.clock.forward(15)
    await club.idle()
    assert await due_in(club, table) == pytest.approx(25)
    await club.clock.forward(24)
    await club.idle()
    assert await acts(club, table) == rows
    await club.time_is_up(table)
    assert (await acts(club, table))[-1]["by"] == "deadline"


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_whoever_has_little_time_left_has_a_moment_anew(club: Club, table: int, step: float) -> None:
    hand = await club.to_a_lead(table)
    rows = await acts(club, table)
    await club.clock.forward(57)
    club.clock.set(step)
    await club.clock.forward(3)
    await club.idle()
    assert await acts(club, table) == rows
    assert await due_in(club, table) == pytest.approx(GRACE)
    await club.play(table, hand)
    assert len(await acts(club, table)) == len(rows) + 1


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_computer_players_neither_wait_nor_hurry(club: Club, step: float) -> None:
    table = await club.open(ANN, computers=3)
    await club.start(table, ANN)
    await club.go_on(table, lambda board, _: board.waiting is Waiting.AUTOMATIC)
    club.clock.set(step)
    seen = len(await acts(club, table))
    await club.clock.forward(Paces().lead)
    await comes(club, table, seen + 1)
    await club.idle()
    assert len(await acts(club, table)) == seen + 1


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_lobby_stays_open_as_long_as_it_would_have(club: Club, step: float) -> None:
    table = await club.open(ANN, BEN)
    club.clock.set(step)
    await club.clock.forward(Paces().lobby - 1)
    await club.idle()
    assert (await club.tables.board(table)).status is Status.LOBBY
    assert await due_in(club, table) == pytest.approx(1)
    await club.time_is_up(table)
    assert (await club.tables.board(table)).ending is Ending.EXPIRED


async def test_a_clock_that_was_set_is_noticed_within_a_minute_and_the_table_shown_anew(club: Club, table: int) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=86_400)
    slow = await club.open(ANN, BEN, CLARA, channel=71)
    await club.start(slow, ANN)
    await club.to_a_lead(slow)
    left = await due_in(club, slow)
    club.clock.set(HOUR)
    seen = club.audience.changes.count(slow)
    await club.clock.forward(BEAT + 1)
    assert club.audience.changes.count(slow) > seen
    assert await due_in(club, slow) == pytest.approx(left - BEAT - 1)


async def test_what_is_stored_is_by_the_machines_clock(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    club.clock.set(HOUR)
    await club.clock.forward(35)
    await club.tables.set_follow(table, ANN, True, club.click())
    async with club.database.reading() as work:
        row = await work.tables.get(table)
    assert row is not None
    assert row.due_at == (await club.tables.board(table)).due_at == pytest.approx(club.clock() + 25)


async def test_a_clock_that_drifts_takes_and_gives_nobody_anything(
    club: Club, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    await club.to_a_lead(table)
    await club.clock.forward(50)
    told = len(club.audience.changes)
    club.clock.set(2)
    await club.clock.forward(5)
    await club.idle()
    assert await due_in(club, table) == pytest.approx(5, abs=2)
    assert len(club.audience.changes) == told
    assert "jumped" not in caplog.text


# --- the machine sleeps -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [10, 50, 59.5])
async def test_nobody_is_played_for_because_the_machine_slept(club: Club, table: int, before: float) -> None:
    hand = await club.to_a_lead(table)
    rows = await acts(club, table)
    await club.clock.forward(before)
    await sleep(club, HOUR)
    assert await acts(club, table) == rows
    assert await due_in(club, table) == pytest.approx(GRACE)
    await club.play(table, hand)
    assert len(await acts(club, table)) == len(rows) + 1


async def test_whoever_does_not_use_that_moment_either_is_played_for(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await sleep(club, HOUR)
    await club.time_is_up(table)
    assert (await acts(club, table))[-1]["by"] == "deadline"


async def test_those_who_decide_together_have_that_moment_too(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2})
    await club.start(table, ANN)
    await club.time_is_up(table)
    await sleep(club, HOUR)
    board = await club.tables.board(table)
    assert board.together_until is not None
    assert board.together_until - club.clock() == pytest.approx(GRACE)


async def test_a_lobby_that_was_slept_through_can_still_be_started(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA)
    await sleep(club, 2 * HOUR)
    assert (await club.tables.board(table)).status is Status.LOBBY
    await club.start(table, ANN)


async def test_computer_players_go_on_one_table_after_the_other(club: Club) -> None:
    tables = [await club.open(somebody(number), computers=3, channel=100 + number) for number in range(4)]
    for number, table in enumerate(tables):
        await club.start(table, somebody(number))
    await sleep(club, HOUR)

    async def dealt() -> int:
        return sum([not (await club.tables.board(each)).dealing for each in tables])

    async with asyncio.timeout(PATIENCE):
        while not await dealt():
            await club.audience.next_change()
        for _ in range(20):
            await club.idle()
    assert await dealt() == 1, "the others follow when there was room for clicks"
    await club.clock.forward(4 * APART)
    while any([(await club.tables.board(each)).dealing for each in tables]):
        await club.audience.next_change()
    assert len({len(await acts(club, each)) for each in tables}) == 1, "nobody makes up for an hour"


async def test_a_connection_that_was_lost_meanwhile_is_one_outage_with_the_sleep(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await club.clock.forward(58)
    club.tables.hold()
    club.clock.set(HOUR)
    await club.clock.forward(3)
    club.tables.release()
    await club.idle()
    assert await due_in(club, table) == pytest.approx(GRACE)


# --- over a restart ---------------------------------------------------------------------------------------------------


async def test_a_clock_that_is_set_back_while_the_bot_is_away_gives_no_hour(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await club.clock.forward(20)
    club.clock.set(-HOUR)
    await club.restart()
    assert await due_in(club, table) == pytest.approx(60)
    await club.time_is_up(table)
    assert (await acts(club, table))[-1]["by"] == "deadline"


async def test_nor_do_computer_players_wait_an_hour_then(club: Club) -> None:
    table = await club.open(ANN, computers=3)
    await club.start(table, ANN)
    await club.go_on(table, lambda board, _: board.waiting is Waiting.AUTOMATIC)
    club.clock.set(-HOUR)
    await club.restart()
    assert await due_in(club, table) <= Paces().lead


async def test_nor_does_a_lobby_stay_for_ever(club: Club) -> None:
    table = await club.open(ANN, BEN)
    club.clock.set(-24 * HOUR)
    await club.restart()
    assert await due_in(club, table) == pytest.approx(Paces().lobby)


async def test_nor_do_those_who_decide_together_have_longer_than_they_would(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2})
    await club.start(table, ANN)
    await club.time_is_up(table)
    club.clock.set(-HOUR)
    await club.restart()
    board = await club.tables.board(table)
    assert board.due_at == board.together_until == pytest.approx(club.clock() + 60)


async def test_a_clock_that_is_set_ahead_while_the_bot_is_away_is_a_long_outage(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    lobby = await club.open(ANN, channel=71)
    rows = await acts(club, table)
    club.clock.set(HOUR)
    await club.restart()
    await club.idle()
    assert await acts(club, table) == rows
    assert await due_in(club, table) == pytest.approx(60)
    assert await due_in(club, lobby) == pytest.approx(LAST_CALL)


async def test_a_clock_that_was_set_before_the_restart_is_none_to_the_next_process(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    club.clock.set(-HOUR)
    await club.clock.forward(35)
    await club.tables.set_follow(table, ANN, True, club.click())
    await club.restart()
    assert await due_in(club, table) == pytest.approx(25)
