"""While members cannot be heard, nobody's time runs out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.clock import BRIEF, GRACE, Paces, Waiting
from bot.tables.table import Status
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH


@pytest.fixture
async def table(club: Club) -> int:
    table = await club.open(ANN, BEN, CLARA)
    await club.start(table, ANN)
    return table


async def due_in(club: Club, table: int) -> float:
    """Seconds until the table's deadline."""
    at = (await club.tables.board(table)).due_at
    assert at is not None
    return at - club.clock()


async def acts(club: Club, table: int) -> list[dict[str, Any]]:
    return [row for row in await club.journal(table) if row["do"] == "act"]


async def lose(club: Club, seconds: float) -> None:
    """Let members be unheard for a while."""
    club.tables.hold()
    await club.clock.forward(seconds)
    await club.idle()
    club.tables.release()
    await club.idle()


async def test_nobody_is_played_for_while_they_cannot_be_heard(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    rows = await acts(club, table)
    club.tables.hold()
    await club.clock.forward(3600)
    await club.idle()
    assert await acts(club, table) == rows
    club.tables.release()
    await club.idle()
    assert await acts(club, table) == rows
    assert await due_in(club, table) == pytest.approx(GRACE)
    await club.play(table, hand)
    assert len(await acts(club, table)) == len(rows) + 1


async def test_whoever_does_not_use_that_moment_either_is_played_for(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await lose(club, 3600)
    await club.time_is_up(table)
    assert (await acts(club, table))[-1]["by"] == "deadline"


async def test_that_moment_is_no_longer_than_the_time_for_a_forced_card(club: Club, table: int) -> None:
    await club.to_a_forced_card(table)
    await lose(club, 3600)
    assert await due_in(club, table) == pytest.approx(10)


async def test_who_has_time_enough_gets_no_more(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await lose(club, 40)
    assert await due_in(club, table) == pytest.approx(20)


@pytest.mark.parametrize(("before", "left"), [(20, 38), (50, 10), (59, 1)])
async def test_a_brief_interruption_gives_nobody_more_time_than_they_had(
    club: Club, table: int, before: float, left: float
) -> None:
    await club.to_a_lead(table)
    await club.clock.forward(before)
    await lose(club, 2)
    assert await due_in(club, table) == pytest.approx(left)


async def test_what_is_said_twice_counts_from_the_first_time(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    await club.clock.forward(50)
    club.tables.hold()
    await club.clock.forward(BRIEF)
    club.tables.hold()
    await club.clock.forward(1)
    club.tables.release()
    club.tables.release()
    await club.idle()
    assert await due_in(club, table) == pytest.approx(GRACE)


async def test_going_away_and_coming_back_takes_the_moment_from_nobody(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    await lose(club, 3600)
    for away in (True, False):
        await club.tables.set_away(table, seated(hand.member), away, club.click())
    assert await due_in(club, table) == pytest.approx(GRACE)


async def test_those_who_decide_together_all_have_the_moment(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, house={"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2})
    await club.start(table, ANN)
    board = await club.tables.board(table)
    if board.waiting is Waiting.DEAL:
        board = await club.time_is_up(table)
    assert board.together_until is not None
    await lose(club, 3600)
    together = (await club.tables.board(table)).together_until
    assert together is not None
    assert together - club.clock() == pytest.approx(GRACE)


async def test_computer_players_go_on_until_a_member_is_needed(club: Club) -> None:
    table = await club.open(ANN, computers=3)
    await club.tables.set_follow(table, ANN, False, club.click())
    await club.start(table, ANN)
    club.tables.hold()
    while (await club.tables.board(table)).waiting is not Waiting.MEMBER:
        await club.time_is_up(table)
    rows = await acts(club, table)
    await club.clock.forward(3600)
    await club.idle()
    assert await acts(club, table) == rows


async def test_a_lobby_does_not_close_while_nobody_can_start_it(club: Club) -> None:
    table = await club.open(ANN)
    await lose(club, Paces().lobby + 60)
    assert (await club.tables.board(table)).status is Status.LOBBY
    assert await due_in(club, table) == pytest.approx(GRACE)


# --- some servers, and several reasons --------------------------------------------------------------------------------

ELSEWHERE, ELSEWHERES_CHANNEL = GUILD + 1, CHANNEL + 1
OUTAGE, SHARD = "outage", "shard"


@pytest.fixture
async def two(club: Club) -> tuple[int, int]:
    """A table in each of two servers, a member to lead at both."""
    tables = []
    for guild, channel in ((GUILD, CHANNEL), (ELSEWHERE, ELSEWHERES_CHANNEL)):
        table = await club.open(ANN, BEN, CLARA, guild=guild, channel=channel)
        await club.start(table, ANN)
        await club.to_a_lead(table)
        tables.append(table)
    return tables[0], tables[1]


async def test_only_the_tables_of_a_server_that_cannot_be_reached_wait(club: Club, two: tuple[int, int]) -> None:
    rows = [await acts(club, each) for each in two]
    club.tables.hold(OUTAGE, [GUILD])
    await club.clock.forward(await due_in(club, two[0]))
    await club.time_is_up(two[1])
    assert await acts(club, two[0]) == rows[0]
    assert (await acts(club, two[1]))[-1]["by"] == "deadline"
    club.tables.release(OUTAGE)
    await club.idle()
    assert await acts(club, two[0]) == rows[0]
    assert await due_in(club, two[0]) == pytest.approx(GRACE)


@pytest.mark.parametrize("last", ["connection", OUTAGE, SHARD])
async def test_a_server_waits_until_every_reason_is_over(club: Club, two: tuple[int, int], last: str) -> None:
    rows = await acts(club, two[0])
    reasons = {"connection": None, OUTAGE: [GUILD], SHARD: [GUILD, ELSEWHERE]}
    for why, guilds in reasons.items():
        club.tables.hold(why, guilds)
    for why in reasons:
        if why != last:
            club.tables.release(why)
    await club.clock.forward(3600)
    await club.idle()
    assert await acts(club, two[0]) == rows
    club.tables.release(last)
    await club.idle()
    assert await due_in(club, two[0]) == pytest.approx(GRACE)
    await club.time_is_up(two[0])
    assert len(await acts(club, two[0])) > len(rows)


@pytest.mark.parametrize(("first", "second"), [([GUILD], None), (None, [GUILD]), ([GUILD], [GUILD, ELSEWHERE])])
async def test_reasons_that_follow_each_other_are_one_interruption_for_the_servers_that_they_share(
    club: Club, two: tuple[int, int], first: list[int] | None, second: list[int] | None
) -> None:
    await club.clock.forward(await due_in(club, two[1]) - 10)
    club.tables.hold("first", first)
    await club.clock.forward(BRIEF - 1)
    club.tables.hold("second", second)
    club.tables.release("first")
    await club.idle()
    await club.clock.forward(BRIEF - 1)
    club.tables.release("second")
    await club.idle()
    assert await due_in(club, two[0]) == pytest.approx(GRACE), "eight seconds are no brief interruption"
    assert await due_in(club, two[1]) == pytest.approx(10 - (BRIEF - 1)), "four are, and were given back"


async def test_a_reason_that_nobody_gave_ends_nothing(club: Club, two: tuple[int, int]) -> None:
    club.tables.hold(OUTAGE, [GUILD])
    club.tables.release(SHARD)
    rows = await acts(club, two[0])
    await club.clock.forward(3600)
    await club.idle()
    assert await acts(club, two[0]) == rows


async def test_while_another_reason_is_left_nobodys_time_begins_anew(club: Club, two: tuple[int, int]) -> None:
    await club.clock.forward(30)
    due = [(await club.tables.board(each)).due_at for each in two]
    club.tables.hold(OUTAGE, [GUILD])
    club.tables.hold(SHARD, [GUILD])
    await club.clock.forward(20)
    await club.idle()
    told = club.audience.changes.count(two[0])
    club.tables.release(OUTAGE)
    await club.idle()
    assert (await club.tables.board(two[0])).due_at == due[0]
    assert club.audience.changes.count(two[0]) == told
    await club.clock.forward(3)
    club.tables.release(SHARD)
    await club.idle()
    assert await due_in(club, two[0]) == pytest.approx(GRACE), "it was no brief one, though the last reason was"


async def test_of_several_reasons_for_every_server_the_first_counts_until_the_last_is_over(
    club: Club, two: tuple[int, int]
) -> None:
    await club.clock.forward(await due_in(club, two[0]) - 10)
    for why, after in (("first", BRIEF - 1), ("second", 0), ("third", BRIEF - 1)):
        club.tables.hold(why)
        await club.clock.forward(after)
    for why in ("first", "second"):
        club.tables.release(why)
    await club.idle()
    club.tables.release("third")
    await club.idle()
    assert await due_in(club, two[0]) == pytest.approx(GRACE)
    await club.clock.forward(10)
    await lose(club, 2)
    assert await due_in(club, two[0]) == pytest.approx(GRACE - 10), "what is over is over"
