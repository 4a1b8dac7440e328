"""Ratings as matches end: which count, how much, and what nobody can gain without playing."""

from __future__ import annotations

import pytest

from bot.members.people import Actor
from bot.ratings.rating import MU, NEWCOMER, Rating
from bot.store.database import Database
from bot.store.tables.results import ResultRow
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.ratings.matches import NOON, finished
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

ONE_ROUND = {"end.rounds": 1}
DAY = 24 * 60 * 60.0


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
    assert {(row.rated, row.weight) for row in found.values()} == {(1, 1.0)}
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
    assert (row.rated, row.weight, rating(row)) == (0, 0.0, None)


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


async def test_the_matches_of_a_pair_alone_weigh_less_and_less_on_a_day(database: Database) -> None:
    there = [(1, 2), (2, 1), (1, 2, 3), (1, 3), (1, 2)]
    found = [await links(database, NOON + at, *members) for at, members in enumerate(there)]
    assert [{weight for _, weight in each} for each in found] == [{1}, {1 / 2}, {1}, {1}, {1 / 3}]
    assert {weight for _, weight in await links(database, NOON + DAY, 1, 2)} == {1}


async def test_each_server_has_ratings_of_its_own(database: Database) -> None:
    assert await links(database, NOON, 1, 2) == {(1, 1.0)}
    assert await links(database, NOON, 1, 2, guild=GUILD + 1) == {(1, 1.0)}


async def links(database: Database, at: float, *members: int, guild: int = GUILD) -> set[tuple[int, float]]:
    """Write a match, and return its members' numbers of rated matches, and how much it weighs for them."""
    async with database.writing(guild) as work:
        table = await finished(work, at, {member: place for place, member in enumerate(members, 1)}, guild=guild)
        return {(row.rated, row.weight) for row in await work.results.of_table(table)}
