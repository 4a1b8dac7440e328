"""Ends of seasons: told once, up to a week late, whoever does it, and whatever becomes of the clock."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.chips.wallets import Wallets
from bot.history.seasons import AGAIN, LATEST, UNFINISHED, Seasons, last_month
from bot.store import schema
from bot.store.chips.boards import WON, named, reach, week_of
from bot.store.database import Database
from tests.bot.clock import START, HandClock
from tests.postgresql import ON_BOTH, WHEEL

pytestmark = ON_BOTH

GUILD, OTHER, CHANNEL, MESSAGE = 7, 8, 70, 900
END = reach("2027-01")[1]
"""The end of the month in which tests begin."""


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def told(address: str) -> AsyncIterator[Database]:
    """A server with a match in January, and one with none; both have chosen a channel."""
    database = Database(address)
    await database.open()
    for guild in (GUILD, OTHER):
        await Wallets(database, lambda: START).change_settings(guild, season_channel=CHANNEL)
    async with database.writing(GUILD) as work:
        await work.connection.execute(
            sa.insert(schema.tables).values(
                id=1, guild_id=GUILD, channel_id=1, status="closed", seq=0, snapshot={}, clock={}, opened_at=0.0
            )
        )
        match = {"guild_id": GUILD, "channel_id": 1, "at": START, "game": "stops", "preset": "michigan", "level": ""}
        rest = {"ending": "finished", "broken_off": False, "rounds": 1, "players": 2, "computers": ""}
        await work.connection.execute(sa.insert(schema.matches).values(table_id=1, **match, **rest))
        for who, chips in ((1, 30), (2, -30)):
            await work.members.note(GUILD, who, f"Member {who}", None)
            brought = {"ending": "finished", "chips": chips, "won_from_members": chips, "game": "stops"}
            rated = {"rated": 10, "mu": 30.0 - who, "sigma": 2.0}
            await work.connection.execute(
                sa.insert(schema.results).values(table_id=1, person=who, guild_id=GUILD, at=START, **brought, **rated)
            )
        await work.scores.refresh(GUILD, 1)
    yield database
    await database.close()


async def test_nothing_is_told_before_the_month_is_over(told: Database, clock: HandClock) -> None:
    seasons = Seasons(told, clock)
    assert await seasons.due() == []
    clock.set(END - START - 5)
    assert await seasons.due() == []


async def test_a_server_with_matches_is_told_who_won_and_one_without_is_not(told: Database, clock: HandClock) -> None:
    seasons = Seasons(told, clock)
    clock.set(END - START)
    assert await seasons.due() == [(GUILD, CHANNEL)]
    season = await seasons.begin(GUILD, CHANNEL)
    assert season is not None
    assert [(each.rank, each.name, each.score) for each in season.places] == [(1, "Member 1", 30), (2, "Member 2", -30)]
    assert {game: each.name for game, each in season.leaders.items()} == {"stops": "Member 1"}
    assert (season.month, season.matches, season.is_first, season.tried) == ("2027-01", 1, True, False)


async def test_it_is_told_once_by_whoever_is_first(told: Database, clock: HandClock) -> None:
    clock.set(END - START)
    one, other = Seasons(told, clock), Seasons(told, clock)
    (due,) = await one.due()
    season = await one.begin(*due)
    assert season is not None
    assert await other.begin(*due) is None
    assert await other.due() == []
    await one.told(season, MESSAGE)
    clock.set(2 * AGAIN)
    assert await other.due() == []
    assert await other.begin(*due) is None
    clock.set(-60 * 24 * 60 * 60.0)
    clock.set(60 * 24 * 60 * 60.0)
    assert await other.due() == []


async def test_of_two_who_begin_at_the_same_moment_one_tells(
    told: Database, address: str, clock: HandClock, kind: str
) -> None:
    if kind != WHEEL:
        pytest.skip("a file has one process")
    clock.set(END - START)
    elsewhere = Database(address)
    one, other = Seasons(told, clock), Seasons(elsewhere, clock)
    for _ in range(10):
        (due,) = await one.due()
        begun = await asyncio.gather(one.begin(*due), other.begin(*due))
        assert [each is None for each in begun].count(False) == 1
        async with told.writing() as work:
            await work.connection.execute(sa.delete(schema.seasons))
    await elsewhere.close()


async def test_what_was_interrupted_is_tried_again_and_says_so(told: Database, clock: HandClock) -> None:
    clock.set(END - START)
    seasons = Seasons(told, clock)
    (due,) = await seasons.due()
    assert await seasons.begin(*due) is not None
    clock.set(UNFINISHED)
    (again,) = await seasons.due()
    season = await seasons.begin(*again)
    assert season is not None
    assert season.tried
    assert season.over == END
    assert await seasons.begin(*again) is None


async def test_what_has_failed_is_tried_again_an_hour_later(told: Database, clock: HandClock) -> None:
    clock.set(END - START)
    seasons = Seasons(told, clock)
    (due,) = await seasons.due()
    season = await seasons.begin(*due)
    assert season is not None
    await seasons.failed(season)
    clock.set(AGAIN - 1)
    assert await seasons.due() == []
    assert await seasons.begin(*due) is None
    clock.set(1)
    assert await seasons.due() == [due]


@pytest.mark.parametrize(("late", "there"), [(LATEST - 1, True), (LATEST, False)])
async def test_it_is_made_up_for_up_to_a_week(told: Database, clock: HandClock, late: float, there: bool) -> None:
    clock.set(END - START + late)
    assert bool(await Seasons(told, clock).due()) is there


async def test_who_has_chosen_no_channel_is_told_nothing(told: Database, clock: HandClock) -> None:
    wallets = Wallets(told, clock)
    await wallets.change_settings(GUILD, season_channel=None)
    clock.set(END - START)
    assert await Seasons(told, clock).due() == []


def test_the_last_month_may_be_last_years() -> None:
    assert last_month(START) == "2026-12"
    assert last_month(END) == "2027-01"


async def test_a_clock_that_was_ahead_has_dropped_no_week_that_is_looked_at(told: Database, clock: HandClock) -> None:
    board = named(WON, week_of(START))
    seasons = Seasons(told, clock)
    clock.set(300 * 24 * 60 * 60.0)
    await seasons.drop_old_weeks()
    async with told.reading() as work:
        assert (await work.scores.page(GUILD, board, 0, 10)).everybody == 2
    async with told.writing(GUILD) as work:  # a match much later, as if that clock were right
        await work.connection.execute(sa.update(schema.matches).values(at=clock()))
    await seasons.drop_old_weeks()
    async with told.reading() as work:
        assert (await work.scores.page(GUILD, board, 0, 10)).everybody == 0
