"""While members cannot be heard, or the machine's clock jumps, nobody's time runs out.

How much they have afterwards: `test_table_deadlines`.
"""

import json

import pytest

from bot.ops.deadlines import BEAT
from bot.tables.time.clock import GRACE, LAST_CALL, Waiting
from bot.tables.time.holding import Holding
from bot.tables.time.paces import Paces
from tests.bot.clock import EvenClock
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA

ELSEWHERE, ELSEWHERES_CHANNEL = GUILD + 1, CHANNEL + 1
OUTAGE, SHARD = "outage", "shard"


@pytest.fixture
async def two(club: Club) -> tuple[int, int]:
    """A table in each of two servers, a member to lead at both."""
    tables = []
    for guild, channel in ((GUILD, CHANNEL), (ELSEWHERE, ELSEWHERES_CHANNEL)):
        table = await club.begin(ANN, BEN, CLARA, guild=guild, channel=channel)
        await club.to_a_lead(table)
        tables.append(table)
    return tables[0], tables[1]


async def test_nobody_is_played_for_before_they_were_heard_again(club: Club, two: tuple[int, int]) -> None:
    rows = [await club.acts(each) for each in two]
    club.tables.time.hold("connection")
    await club.clock.forward(3600)
    await club.idle()
    club.tables.time.release("connection")
    await club.idle()
    assert [await club.acts(each) for each in two] == rows
    assert [await club.due_in(each) for each in two] == [pytest.approx(GRACE)] * 2
    await club.time_is_up(two[0])
    assert (await club.acts(two[0]))[-1]["by"] == "deadline", "who does not use that moment either is played for"


async def test_computer_players_go_on_until_a_member_is_needed(club: Club) -> None:
    table = await club.begin(ANN, computers=3)
    club.tables.time.hold("connection")
    while (await club.tables.queries.board(table)).waiting is not Waiting.MEMBER:
        await club.time_is_up(table)
    rows = await club.acts(table)
    await club.clock.forward(3600)
    await club.idle()
    assert await club.acts(table) == rows


async def test_only_the_tables_of_a_server_that_cannot_be_reached_wait(club: Club, two: tuple[int, int]) -> None:
    rows = await club.acts(two[0])
    club.tables.time.hold(OUTAGE, [GUILD])
    club.tables.time.release(SHARD)  # nobody gave this reason
    await club.clock.forward(await club.due_in(two[0]))
    await club.time_is_up(two[1])
    assert await club.acts(two[0]) == rows
    assert (await club.acts(two[1]))[-1]["by"] == "deadline"
    club.tables.time.release(OUTAGE)
    await club.idle()
    assert await club.due_in(two[0]) == pytest.approx(GRACE)


# --- since when, where there are several reasons ----------------------------------------------------------------------


class Silence(Holding):
    """The reasons for which servers are not heard, at a time that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(lambda: self.now)

    def of_both(self) -> tuple[float | None, float | None]:
        return self.since(GUILD), self.since(ELSEWHERE)


@pytest.fixture
def silence() -> Silence:
    return Silence()


@pytest.mark.parametrize("last", ["connection", OUTAGE, SHARD])
def test_a_server_waits_until_every_reason_is_over(silence: Silence, last: str) -> None:
    reasons = {"connection": None, OUTAGE: [GUILD], SHARD: [GUILD, ELSEWHERE]}
    for why, guilds in reasons.items():
        silence.begin(why, guilds)
        silence.now += 1
    for why in reasons:
        if why != last:
            silence.end(why)
    assert silence.of_both() == (0.0, None if last == OUTAGE else 0.0)
    silence.end(last)
    assert silence.of_both() == (None, None)


@pytest.mark.parametrize(
    ("first", "second", "since"),
    [([GUILD], None, (0, 0)), (None, [GUILD], (0, None)), ([GUILD], [ELSEWHERE], (None, 3)), (None, None, (0, 0))],
)
def test_reasons_that_follow_each_other_are_one_interruption_if_they_share_a_server(
    silence: Silence, first: list[int] | None, second: list[int] | None, since: tuple[float | None, float | None]
) -> None:
    silence.begin("first", first)
    silence.now = 3
    silence.begin("second", second)
    silence.end("first")
    assert silence.of_both() == since
    silence.end("second")
    silence.begin("first", first)
    assert silence.since(GUILD) == 3, "what is over is over"


def test_what_is_said_twice_counts_from_the_first_time(silence: Silence) -> None:
    for silence.now in (0, 5):
        silence.begin(OUTAGE, [GUILD])
    assert silence.of_both() == (0, None)
    silence.end(OUTAGE)
    silence.end(OUTAGE)
    assert silence.of_both() == (None, None)


def test_time_that_the_clock_does_not_tell_lengthens_what_is_not_over(silence: Silence) -> None:
    silence.begin("first", [GUILD])
    silence.begin("second")
    silence.end("first")
    silence.lengthen(3600)
    assert silence.of_both() == (-3600, -3600)


# --- the machine's clock is set, or the machine sleeps ----------------------------------------------------------------


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
    assert json.loads(row.clock)["until"] == pytest.approx(club.clock() + 25), (
        "what is stored is by the machine's clock"
    )
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
