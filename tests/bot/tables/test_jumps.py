"""The machine's clock is set, or the machine sleeps: that is an outage, and nobody is punished for one."""

import pytest

from bot.ops.deadlines import BEAT
from bot.tables.time.clock import GRACE, LAST_CALL, Paces
from tests.bot.clock import EvenClock
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA

HOUR = 3600.0


@pytest.fixture
async def table(club: Club) -> int:
    """A member has to lead, with 60 seconds for it."""
    table = await club.begin(ANN, BEN, CLARA)
    await club.to_a_lead(table)
    return table


async def pass_by(club: Club, seconds: float) -> None:
    await club.clock.forward(seconds)
    await club.idle()


async def sleep(club: Club, seconds: float) -> None:
    """Let the machine sleep, and both of its clocks go on."""
    assert isinstance(club.clock, EvenClock)
    await club.clock.jump(seconds)
    await club.idle()


# --- while the bot runs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [24 * HOUR, -24 * HOUR])
async def test_members_keep_their_time_and_the_board_shows_it(club: Club, table: int, step: float) -> None:
    rows = await club.acts(table)
    await club.clock.forward(20)
    club.clock.set(step)
    await pass_by(club, 15)
    assert await club.due_in(table) == pytest.approx(25)
    await club.tables.match.set_follow(table, ANN, True, club.click())
    async with club.database.reading() as work:
        row = await work.tables.get(table)
    assert row is not None
    assert row.due_at == pytest.approx(club.clock() + 25), "what is stored is by the machine's clock"
    await pass_by(club, 24)
    assert await club.acts(table) == rows
    await club.time_is_up(table)
    assert (await club.acts(table))[-1]["by"] == "deadline"


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_whoever_has_little_time_left_has_a_moment_anew(club: Club, table: int, step: float) -> None:
    rows = await club.acts(table)
    await club.clock.forward(57)
    club.clock.set(step)
    await pass_by(club, 3)
    assert await club.acts(table) == rows
    assert await club.due_in(table) == pytest.approx(GRACE)


async def test_a_clock_that_was_set_is_noticed_within_a_minute_and_the_table_shown_anew(club: Club) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=86_400)
    slow = await club.begin(ANN, BEN, CLARA)
    await club.to_a_lead(slow)
    club.clock.set(HOUR)
    seen = club.audience.changes.count(slow)
    await club.clock.forward(BEAT + 1)
    assert club.audience.changes.count(slow) > seen
    assert await club.due_in(slow) == pytest.approx(86_400 - BEAT - 1)


# --- the machine sleeps -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [10, 59.5])
async def test_nobody_is_played_for_because_the_machine_slept(club: Club, table: int, before: float) -> None:
    rows = await club.acts(table)
    await club.clock.forward(before)
    await sleep(club, HOUR)
    assert await club.acts(table) == rows
    assert await club.due_in(table) == pytest.approx(GRACE)
    await club.time_is_up(table)
    assert (await club.acts(table))[-1]["by"] == "deadline", "who does not use that moment either is played for"


# --- over a restart: more in `test_table_deadlines` -------------------------------------------------------------------


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_clock_that_is_set_while_the_bot_is_away_is_a_long_outage(club: Club, table: int, step: float) -> None:
    lobby = await club.open(ANN, channel=71)
    rows = await club.acts(table)
    await club.clock.forward(20)
    club.clock.set(step)
    await club.restart()
    await club.idle()
    assert await club.acts(table) == rows
    assert await club.due_in(table) == pytest.approx(60)
    assert await club.due_in(lobby) == pytest.approx(LAST_CALL if step > 0 else Paces().alone)
