"""Finished matches are watched again by those who may, and by nobody while they are played."""

from dataclasses import replace
from typing import Any

import pytest

from bot.daily.attempts import Attempts
from bot.daily.days import Days
from bot.history.advice import turning_points
from bot.history.films import Films, Watched
from bot.refusals import DidNotPlay, Elsewhere, NothingToWatch, TableGone
from bot.servers.erasure import Erasure
from bot.store.database import Database
from bot.tables.after.pruning import DAY, Pruning
from bot.tables.after.records import Records
from engine.record.film import Film
from tests.bot.club import GUILD, Club, here
from tests.bot.people import ADMIN, ANN, BEN, CLARA, DIRK
from tests.postgresql import ON_BOTH_AT_LENGTH

YEAR = 365 * DAY


def films_of(club: Club) -> Films:
    attempts = Attempts(club.database, club.wallets, Days(club.database, club.clock, here))
    return Films(club.database, here, Records(club.database, here), attempts)


@pytest.fixture
def films(quick_club: Club) -> Films:
    return films_of(quick_club)


def names(watched: Watched) -> list[tuple[str, ...]]:
    """Everywhere that people are named in what is watched."""
    ended = watched.ended
    seats = tuple(seat.name for seat in ended.board.seats)
    return [watched.film.names, seats, tuple(sorted(each.name for each in ended.result.standings))]


async def test_a_finished_match_is_the_one_that_was_played(quick_club: Club, films: Films) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    watched = await films.watch(table, DIRK)
    assert watched.film == (await Records(quick_club.database, here).documents(table)).film
    last = watched.film.frame(watched.film.rounds, watched.film.steps(watched.film.rounds))
    assert last.outcome == watched.ended.board.view.outcome is not None
    assert watched.ended.result.winners


@ON_BOTH_AT_LENGTH
async def test_the_newest_matches_come_first_and_others_not_at_all(quick_club: Club, films: Films) -> None:
    one, two = await quick_club.finished(ANN, BEN, CLARA), await quick_club.finished(ANN, BEN, CLARA)
    elsewhere = await quick_club.finished(ANN, BEN, CLARA, channel=71)
    other_server = await quick_club.finished(ANN, BEN, CLARA, guild=8, channel=80)
    await quick_club.begin(ANN, BEN, fill=True)

    async def found(listed: Any) -> list[int]:
        return [each.board.id for each in await listed]

    assert await found(films.in_channel(70, "stops")) == [two, one]
    assert await found(films.in_channel(70, "new-york")) == []
    assert await found(films.of_member(ANN.member, "stops")) == [other_server, elsewhere, two, one]
    assert await found(films.of_member(DIRK.member, "stops")) == []


async def test_nobody_watches_a_running_match_another_servers_or_none(quick_club: Club, films: Films) -> None:
    table = await quick_club.begin(ANN, BEN, house={"end.rounds": 1}, fill=True)
    await quick_club.to_a_lead(table)
    for number in (table, 999):
        with pytest.raises(NothingToWatch):
            await films.watch(number, ADMIN)
    await quick_club.to_the_end(table)
    with pytest.raises(Elsewhere):
        await films.watch(table, replace(ADMIN, guild=8))
    with pytest.raises(TableGone):
        await films.watch(table, replace(DIRK, guild=None))
    assert (await films.watch(table, replace(ANN, guild=None))).ended.board.id == table


async def test_turning_points_are_those_of_who_asks_and_nobody_elses(quick_club: Club, films: Films) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    film = (await films.watch(table, ANN)).film
    for at, who in enumerate((ANN, BEN, CLARA)):
        ended, seat, points = await films.turning_points(table, who, channel=70)
        assert (ended.board.id, seat) == (table, at)
        assert points == turning_points(film, at)
    with pytest.raises(DidNotPlay):
        await films.turning_points(table, DIRK)
    with pytest.raises(NothingToWatch):
        await films.turning_points(table, ANN, channel=71)


async def test_a_match_that_was_broken_off_is_not_watched(quick_club: Club, films: Films) -> None:
    table = await quick_club.begin(ANN, BEN, fill=True)
    await quick_club.to_a_lead(table)
    await quick_club.stop(table)
    assert await films.in_channel(70, "stops") == []
    with pytest.raises(NothingToWatch):
        await films.watch(table, ANN)


async def prune(club: Club, database: Database) -> int:
    return await Pruning(database, lambda: club.clock() + YEAR + 60, here, 365).prune()


async def test_an_old_match_is_watched_without_its_journal(quick_club: Club, films: Films) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    before = await films.watch(table, ANN)
    await quick_club.tables.announced([number for number, _ in await quick_club.tables.queries.unannounced(table)])
    assert await prune(quick_club, quick_club.database) == 1
    assert await quick_club.journal(table) == []
    assert await films_of(quick_club).watch(table, ANN) == before


@pytest.mark.parametrize("pruned", [False, True])
async def test_who_is_forgotten_is_somebody_in_what_was_watched_before_too(
    quick_club: Club, films: Films, pruned: bool
) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    assert ("Ann", "Ben", "Clara") in names(await films.watch(table, ANN))
    await quick_club.tables.announced([number for number, _ in await quick_club.tables.queries.unannounced(table)])
    if pruned:
        await prune(quick_club, quick_club.database)
    other_process = Database(quick_club.database.address)
    await other_process.open()
    await Erasure(other_process, quick_club.clock).forget(GUILD, BEN.member)
    await other_process.close()
    for each in names(await films.watch(table, ANN)):
        assert "Ben" not in each
        assert "Somebody" in each
    assert await films.of_member(BEN.member, "stops") == []


def named(film: Film, _locale: str) -> str:
    """A page of names."""
    return ", ".join(film.names)


async def test_a_page_that_was_being_made_while_somebody_was_forgotten_is_nobody_elses(quick_club: Club) -> None:
    table = await quick_club.finished(ANN, BEN, CLARA)
    records = Records(quick_club.database, here)
    before = (await records.documents(table)).film
    await quick_club.tables.announced([number for number, _ in await quick_club.tables.queries.unannounced(table)])
    await Erasure(quick_club.database, quick_club.clock).forget(GUILD, BEN.member)
    assert "Ben" in await records.page(table, before, "en-US", named)  # on its way already
    after = (await records.documents(table)).film
    assert await records.page(table, after, "en-US", named) == "Ann, Somebody, Clara"
