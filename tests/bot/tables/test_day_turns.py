"""A day a turn: when a decision is due, who sleeps, what is left of it after an outage."""

from dataclasses import replace

import pytest

from bot.members.nights import Night
from bot.tables.model.actions import Leave, SetAway
from bot.tables.time.clock import LAST_HOURS, LONG, LONGEST, Waiting, as_stored
from bot.tables.time.paces import Paces
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import Timed, dealt, to_a_lead

HOUR = 3600.0
DAY = 24 * 60 * 60
NIGHTS = {ANN.member: Night(22), BEN.member: Night(20, -60)}
"""Ann sleeps from 22 to 8, Ben from 21 to 7, in UTC. Each test begins at midnight."""


def spare(member: int, at: float) -> float:
    return NIGHTS[member].spared(at) if member in NIGHTS else at


def timed(turn: int = DAY, who: object = ANN) -> Timed:
    return Timed(to_a_lead(dealt(ANN, BEN, CLARA, turn_seconds=turn), who), Paces(spare=spare))  # type: ignore[arg-type]


def test_a_decision_is_never_due_in_the_night_of_who_decides() -> None:
    assert timed().clock.until == DAY + 8 * HOUR
    assert timed(who=BEN).clock.until == DAY + 7 * HOUR
    assert timed(turn=12 * 3600).clock.until == 12 * HOUR, "only where a turn takes a day"


def test_going_away_and_coming_back_moves_the_deadline_no_further() -> None:
    table = timed()
    until = table.clock.until
    for away in (True, False) * 3:
        table.does(SetAway(ANN.member, away))
    assert table.clock.until == until


def test_after_a_restart_the_night_is_spared_as_before() -> None:
    table = timed()
    until = table.clock.until
    table.restarts(after=5 * HOUR)
    assert table.clock.until == until
    table.clock = as_stored(table.table, table.paces, table.clock, table.now)
    assert table.clock.until == until


def test_what_the_bot_has_missed_is_not_made_up_for_at_night() -> None:
    table = timed()
    table.restarts(after=DAY + 23 * HOUR + LONG)  # due at 8, and it is 23 o'clock
    assert table.clock.until == 2 * DAY + 8 * HOUR
    assert LONGEST < HOUR


def test_those_who_decide_together_share_a_deadline_in_nobodys_night() -> None:
    deals = (dealt(ANN, BEN, CLARA, preset="boodle", turn_seconds=DAY, entropy=str(each)) for each in range(99))
    together = Timed(next(table for table in deals if table.acting() == 1), Paces(spare=spare))
    assert together.clock.until == together.clock.together_until == DAY + 8 * HOUR
    together.acts()
    assert together.clock.together_until == DAY + 8 * HOUR


def test_the_last_reminder_comes_three_hours_before_the_end() -> None:
    table = timed()
    assert table.clock.half(table.table) == DAY + 8 * HOUR - LAST_HOURS
    half = timed(turn=12 * 3600)
    assert half.clock.half(half.table) == 6 * HOUR


def test_nobody_has_to_hurry_because_somebody_leaves() -> None:
    table = timed(who=CLARA)
    table.does(Leave(ANN.member))
    assert table.due_in == DAY


async def test_a_lobby_waits_a_day_for_those_who_come_when_they_have_a_moment(club: Club) -> None:
    await club.wallets.change_settings(GUILD, turn_seconds=DAY)
    table = await club.open(ANN)
    assert await club.due_in(table) == DAY


def test_a_paused_table_waits_a_day() -> None:
    table = timed()
    paused = Timed(replace(table.table, paused=True), table.paces)
    assert paused.clock.waits_for is Waiting.EXPIRE
    assert paused.due_in == DAY


@pytest.mark.parametrize("wants", [True, False])
async def test_follow_for_me_is_on_for_all_who_join(club: Club, *, wants: bool) -> None:
    table = await club.open(ANN)
    if wants:
        await club.preferences.choose(ANN.member, "follow", "on")
    day = replace(terms(), turn_seconds=DAY)
    await club.tables.lobby.set_rules(table, ANN, lambda _: day, 901)
    await club.join(table, BEN)
    assert [hand.follow for hand in await club.tables.queries.hands(table)] == [True, True]
    await club.preferences.choose(BEN.member, "follow", "off")
    assert [hand.follow for hand in await club.tables.queries.hands(table)] == [True, True]
    await club.tables.lobby.set_rules(table, ANN, lambda _: replace(day, turn_seconds=60), 902)
    assert [hand.follow for hand in await club.tables.queries.hands(table)] == [wants]
    await club.open(BEN, channel=CHANNEL + 1)
    assert [hand.follow for hand in await club.tables.queries.hands(table + 1)] == [False]
