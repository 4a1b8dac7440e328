"""Ratings as matches end: which count, how much, and what nobody can gain without playing."""

from collections.abc import AsyncIterator, Mapping

import pytest

from bot.cli.audited_ratings import ratings
from bot.members.people import Actor
from bot.ratings.chain import DAY, RISE, rate
from bot.ratings.rating import MU, NEWCOMER, Rating
from bot.store.database import Database
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

ONE_ROUND = {"end.rounds": 1}
CHANNEL = 70
NOON = 1_800_014_400.0


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """A database of matches that are written without having been played; all ratings are looked through at the end."""
    database = Database(address)
    await database.open()
    yield database
    async with database.reading() as work:
        found = await ratings(work)
    await database.close()
    assert found == []


async def finished(work: Work, at: float, places: Mapping[int, int], *, guild: int = GUILD, game: str = "stops") -> int:
    """Write a match of members who took these places, and return its table's number. `at`: when it closed."""
    table = await work.tables.add(guild, CHANNEL, "closed", at)
    preset = {"stops": "michigan", "new-york": "new-york"}[game]
    match = MatchRow(table, guild, CHANNEL, at, game, preset, "normal", "finished", False, 1, len(places), "")
    rows = [ResultRow(member, "finished", 0, game, preset, place, rounds=1) for member, place in places.items()]
    for member in places:
        await work.people.key(guild, member)
    await work.results.add_match(match)
    await work.results.add(guild, table, at, await rate(work, match, rows))
    return table


async def played(club: Club, *members: Actor, computers: int = 1) -> dict[int, ResultRow]:
    """What a match of one round has brought its members."""
    return await rows(club, await club.finished(*members, computers=computers))


async def rows(club: Club, table: int) -> dict[int, ResultRow]:
    async with club.database.reading() as work:
        return {row.member_id: row for row in await work.results.of_table(table)}


def rating(row: ResultRow) -> Rating | None:
    return None if row.mu is None or row.sigma is None else Rating(row.mu, row.sigma)


async def test_a_match_of_two_members_changes_both(quick_club: Club) -> None:
    found = await played(quick_club, ANN, BEN)
    assert {row.rated for row in found.values()} == {1}
    (first, second) = sorted(found.values(), key=lambda row: row.place)
    assert first.place < second.place
    assert first.mu is not None
    assert second.mu is not None
    assert first.mu > second.mu
    assert all(row.sigma is not None and row.sigma < NEWCOMER.sigma for row in found.values())


async def test_each_match_goes_on_from_where_the_one_before_it_led(quick_club: Club) -> None:
    sigmas = []
    for number in (1, 2):
        found = await played(quick_club, ANN, BEN, CLARA, computers=0)
        assert {row.rated for row in found.values()} == {number}
        sigmas.append(found[ANN.member].sigma)
    assert sigmas == sorted(sigmas, reverse=True)


async def test_a_match_of_one_member_changes_nothing(quick_club: Club) -> None:
    (row,) = (await played(quick_club, ANN, computers=2)).values()
    assert row.place > 0
    assert (row.rated, rating(row)) == (0, None)


@pytest.mark.parametrize("left", [False, True])
async def test_a_match_that_is_stopped_or_that_all_members_leave_changes_nothing(quick_club: Club, left: bool) -> None:
    table = await quick_club.begin(ANN, BEN, computers=1, house=ONE_ROUND)
    await quick_club.to_a_lead(table)
    for each in (BEN, ANN) if left else ():
        await quick_club.tables.leave(table, each, quick_club.click())
    await (quick_club.closed(table) if left else quick_club.stop(table))
    found = await rows(quick_club, table)
    assert [(row.rated, rating(row)) for row in found.values()] == [(0, None)] * 2


async def test_leaving_costs_as_much_as_coming_last(quick_club: Club) -> None:
    table = await quick_club.begin(ANN, BEN, CLARA, computers=1, house={"end.rounds": 2})
    await quick_club.to_a_lead(table)
    await quick_club.tables.leave(table, BEN, quick_club.click())
    await quick_club.to_the_end(table)
    found = await rows(quick_club, table)
    left = found[BEN.member]
    assert left.place > max(found[ANN.member].place, found[CLARA.member].place)
    assert left.rated == 1
    assert left.mu is not None
    assert left.mu < MU
    assert all(row.mu is not None and row.mu > left.mu for row in (found[ANN.member], found[CLARA.member]))


async def test_a_rating_rises_by_so_much_from_midnight_on(database: Database) -> None:
    midnight = NOON // DAY * DAY
    later = [NOON + minute for minute in range(60)]
    first = [await sure(database, at) for at in later]
    assert max(first) == pytest.approx(RISE)
    assert await sure(database, midnight + DAY - 1) == pytest.approx(RISE)
    assert await sure(database, midnight + DAY) > RISE + 0.1
    other_game = await sure(database, NOON + 70, game="new-york")
    assert 0 < other_game < RISE


async def test_each_server_has_ratings_of_its_own(database: Database) -> None:
    assert await sure(database, NOON) == await sure(database, NOON, guild=GUILD + 1)


async def sure(database: Database, at: float, *, guild: int = GUILD, game: str = "stops") -> float:
    """Write a match that member 1 has won, and return their rating after it."""
    async with database.writing(guild) as work:
        table = await finished(work, at, {1: 1, 2: 2}, guild=guild, game=game)
        (row,) = [row for row in await work.results.of_table(table) if row.member_id == 1]
    now = rating(row)
    assert now is not None
    return now.sure
