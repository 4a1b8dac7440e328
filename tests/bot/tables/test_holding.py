"""While members cannot be heard, nobody's time runs out. How much they have afterwards: `test_table_deadlines`."""

import pytest

from bot.tables.time.clock import GRACE, Waiting
from bot.tables.time.holding import Holding
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
    club.tables.time.hold()
    await club.clock.forward(3600)
    await club.idle()
    club.tables.time.release()
    await club.idle()
    assert [await club.acts(each) for each in two] == rows
    assert [await club.due_in(each) for each in two] == [pytest.approx(GRACE)] * 2
    await club.time_is_up(two[0])
    assert (await club.acts(two[0]))[-1]["by"] == "deadline", "who does not use that moment either is played for"


async def test_computer_players_go_on_until_a_member_is_needed(club: Club) -> None:
    table = await club.begin(ANN, computers=3)
    club.tables.time.hold()
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
    [([GUILD], None, (0, 3)), (None, [GUILD], (0, None)), ([GUILD], [GUILD, ELSEWHERE], (0, 3)), (None, None, (0, 0))],
)
def test_reasons_that_follow_each_other_are_one_interruption_for_the_servers_that_they_share(
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
