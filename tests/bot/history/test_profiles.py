"""Profiles: every number beside one that was worked out by hand, over a few rows and over a match that was played."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.history.profiles import Favourite, Profile, Profiles, Since, Which, beginning
from bot.members.preferences import PersonalSettings, Preferences
from bot.ratings.rating import Rating
from bot.refusals import StatsHidden
from bot.store.database import Database
from tests.bot.club import GUILD
from tests.bot.people import ANN, BEN, CLARA

A, B, C = ANN.member, BEN.member, CLARA.member
STRANGER = 9_999
ELSEWHERE = 5_001
"""Ann's key in another server."""
NOW = datetime(2026, 11, 18, 15, 30, tzinfo=UTC).timestamp()  # a Wednesday
HOUR, DAY = 3600.0, 86_400.0
HALF, THIRD, QUARTER = 1260, 840, 630


def row(table: int, member: int, at: float, **figures: Any) -> dict[str, Any]:
    """A result of a match of Michigan that ended `at` seconds before now."""
    known = {
        "guild_id": GUILD, "ending": "finished", "chips": 0, "game": "stops", "preset": "michigan",
        "place": 2, "chance": HALF, "rounds": 4,
    }  # fmt: skip
    return {"table_id": table, "person": member, "at": NOW - at, **known, **figures}


# Ann's matches, the oldest first. Ben was in 1, 2, 3, 5 and 7; in 4 and 6 Ann was alone with computers.
ROWS = (
    row(1, A, 400 * DAY, won=1, place=1, chips=30, won_from_members=25,
        rounds_won=2, round_chances=4 * HALF, payout=12, run=5, aces=2),
    row(1, B, 400 * DAY, chips=-30),
    row(2, A, 40 * DAY, won=1, place=1, chips=20, won_from_members=15,
        rounds_won=1, round_chances=4 * THIRD, kings=1, feats="first-run"),
    row(2, B, 40 * DAY, chips=-5, place=3, chance=THIRD),
    row(3, A, 39 * DAY, chips=-24, won_from_members=-24,
        rounds_won=1, round_chances=4 * HALF, payout=31, others=3, decisions=10, seconds=55),
    row(3, B, 39 * DAY, won=1, place=1, chips=24),
    row(4, A, 16 * DAY, won=1, place=1, chips=9, chance=QUARTER, rounds=2, preset="horses",
        feats="first-run,comeback"),
    row(5, A, 2 * DAY - HOUR, chips=-3, chance=0, place=0, ending="stopped", rounds=1, rounds_won=1,
        round_chances=HALF, run=7),
    row(5, B, 2 * DAY - HOUR, chips=3, chance=0, place=0, ending="stopped", rounds=1),
    row(6, A, DAY, won=1, place=1, game="new-york", preset="new-york", chance=THIRD, rounds=3, points=90,
        decisions=30, seconds=180.0),
    row(7, A, HOUR, won=1, place=1, game="new-york", preset="new-york", rounds=3, rounds_won=3, points=114),
    row(7, B, HOUR, place=1, won=1, game="new-york", preset="new-york", rounds=3),
    # Nothing of this counts: no round was played to its end, or it is not of Ann here.
    row(8, A, HOUR, rounds=0, chance=0, place=0, chips=-1, preset="boodle"),
    row(10, A, HOUR, guild_id=GUILD + 1, chips=900, won=1),
    row(11, C, HOUR, chips=77),
    row(12, ELSEWHERE, HOUR, guild_id=GUILD + 1, chips=50, won=1, place=1, payout=40),
)  # fmt: skip
RATED = (
    {"table_id": 1, "rated": 1, "mu": 26.5, "sigma": 7.9},
    {"table_id": 2, "rated": 2, "mu": 27.25, "sigma": 7.5},
)


@pytest.fixture
async def profiles(migrated: Path, tmp_path: Path) -> AsyncIterator[Profiles]:
    path = tmp_path / "profiles.sqlite3"
    shutil.copy(migrated, path)
    with closing(sqlite3.connect(path)) as database, database:
        for member, name in ((A, "Ann"), (B, "Ben"), (C, "Clara")):
            of = (member, GUILD)
            database.execute("INSERT INTO members (person, guild_id, rounds) VALUES (?, ?, 0)", of)
            database.execute("INSERT INTO people VALUES (?, ?, ?, ?, '', '')", (*of, member, name))
        elsewhere = (ELSEWHERE, GUILD + 1, A, "Annie")
        database.execute("INSERT INTO people VALUES (?, ?, ?, ?, '', '')", elsewhere)
        for each in ROWS:
            places = ", ".join("?" * len(each))
            database.execute(f"INSERT INTO results ({', '.join(each)}) VALUES ({places})", tuple(each.values()))
        for rated in RATED:
            database.execute(
                "UPDATE results SET rated = :rated, mu = :mu, sigma = :sigma WHERE table_id = :table_id "
                f"AND person = {A}", rated,
            )  # fmt: skip
        for board, member, score in (
            ("won:2026-10", A, 20), ("won:2026-10", B, 19), ("won:2026-09", A, 5), ("won:2026-09", B, 6),
            ("won:2025-10", A, 30), ("won:2025-10", C, 30), ("won:2026-11", A, 900), ("won:2026-W42", A, 900),
            ("won:2025-11", A, 0),
        ):  # fmt: skip
            database.execute("INSERT INTO scores VALUES (?, ?, ?, ?)", (GUILD, board, member, score))
    database_of = Database(f"sqlite+aiosqlite:///{path}")
    await database_of.open()
    yield Profiles(database_of, lambda: NOW)
    await database_of.close()


async def ann(profiles: Profiles, **which: Any) -> Profile:
    found = await profiles.of(GUILD, A, A, Which(**which))
    assert found is not None
    return found


async def test_all_of_a_members_matches(profiles: Profiles) -> None:
    found = await ann(profiles)
    figures, sums = found.figures, found.figures.sums
    assert (found.name, found.own) == ("Ann", True)
    assert sums.matches == 7
    assert (sums.won, sums.decided, sums.chance) == (5, 6, 4 * HALF + QUARTER + THIRD)
    assert (sums.rounds_won, sums.rounds) == (2 + 1 + 1 + 1 + 3, 4 + 4 + 4 + 2 + 1 + 3 + 3)
    assert sums.round_chances == 4 * HALF + 4 * THIRD + 4 * HALF + HALF
    assert sums.chips == 30 + 20 - 24 + 9 - 3 + 0 + 0 - 1
    assert sums.won_from_members == 25 + 15 - 24
    assert (sums.payout, sums.run) == (31, 7)
    assert figures.taken == (2, 1, 0, 0, 0, 3)
    assert (sums.points, figures.scored) == (204, 6)
    assert (sums.decisions, sums.seconds) == (40, 235.0)
    assert figures.favourite == Favourite("stops", "michigan", 4)
    assert figures.feats == {"first-run": 2, "comeback": 1}


async def test_ones_own_matches_of_all_servers_are_added_up(profiles: Profiles) -> None:
    here, everywhere = await ann(profiles), await profiles.everywhere(A, "Ann", Which())
    assert (everywhere.name, everywhere.own, here.servers, everywhere.servers) == ("Ann", True, None, 2)
    assert everywhere.figures.sums.matches == here.figures.sums.matches + 1
    assert everywhere.figures.sums.chips == here.figures.sums.chips + 50
    assert everywhere.figures.sums.payout == 40
    assert (await profiles.everywhere(A, "Ann", Which("new-york"))).servers == 1
    assert (await profiles.everywhere(STRANGER, "Nobody", Which())).servers == 0


async def test_a_streak_ends_with_a_match_that_is_lost_and_not_with_one_that_was_broken_off(profiles: Profiles) -> None:
    found = await ann(profiles)
    assert (found.longest, found.streak) == (3, 3)  # 4, 6 and 7; the stopped one between them was nobody's
    newmarket = await ann(profiles, game="stops")
    assert (newmarket.longest, newmarket.streak) == (2, 1)  # 1 and 2, then 3 was lost
    ben = await profiles.of(GUILD, B, B, Which())
    assert ben is not None
    assert (ben.longest, ben.streak) == (2, 2)
    clara = await profiles.of(GUILD, C, C, Which())
    assert clara is not None
    assert (clara.longest, clara.streak) == (0, 0)


async def test_one_game_has_its_own_figures(profiles: Profiles) -> None:
    figures = (await ann(profiles, game="new-york")).figures
    sums = figures.sums
    assert (sums.matches, sums.rounds, sums.points, sums.run) == (2, 6, 204, 0)
    assert (sums.won, sums.decided, sums.chance) == (2, 2, THIRD + HALF)
    assert figures.favourite == Favourite("new-york", "new-york", 2)


@pytest.mark.parametrize(("since", "matches"), [(Since.WEEK, 3), (Since.MONTH, 4), (Since.YEAR, 6), (Since.EVER, 7)])
async def test_time_begins_where_weeks_months_and_years_do(profiles: Profiles, since: Since, matches: int) -> None:
    assert (await ann(profiles, since=since)).figures.sums.matches == matches


@pytest.mark.parametrize(
    ("since", "day"), [(Since.WEEK, "2026-11-16"), (Since.MONTH, "2026-11-01"), (Since.YEAR, "2026-01-01")]
)
def test_weeks_begin_on_mondays_at_midnight(since: Since, day: str) -> None:
    for now in (f"{day} 00:00", "2026-11-18 15:30"):
        began = beginning(since, datetime.fromisoformat(now).replace(tzinfo=UTC).timestamp())
        assert datetime.fromtimestamp(began, UTC) == datetime.fromisoformat(day).replace(tzinfo=UTC)


async def test_the_last_rating_of_each_game_is_shown_whatever_the_time(profiles: Profiles) -> None:
    for since in Since:
        assert (await ann(profiles, since=since)).ratings == {"stops": Rating(27.25, 7.5, 2)}
    assert (await ann(profiles, game="new-york")).ratings == {}


async def test_a_season_is_won_by_those_who_have_most_when_it_is_over(profiles: Profiles) -> None:
    assert (await ann(profiles)).seasons == ("2025-10", "2026-10")
    assert (await ann(profiles, since=Since.MONTH)).seasons == ()


async def test_two_members_against_each_other(profiles: Profiles) -> None:
    for viewer in (A, C):
        found = await profiles.between(GUILD, viewer, A, B, Which())
        assert found is not None
        assert (found.matches, found.level) == (5, 1)
        ann, ben = found.sides
        assert (ann.name, ann.ahead, ann.won, ann.chips) == ("Ann", 2, 3, 30 + 20 - 24 - 3)
        assert (ben.name, ben.ahead, ben.won, ben.chips) == ("Ben", 1, 2, -30 - 5 + 24 + 3)
    turned = await profiles.between(GUILD, A, B, A, Which(game="stops"))
    assert turned is not None
    assert (turned.matches, turned.level, [each.ahead for each in turned.sides]) == (4, 0, [1, 2])
    none = await profiles.between(GUILD, A, A, C, Which())
    assert none is not None
    assert (none.matches, [each.chips for each in none.sides]) == (0, [0, 0])


async def test_who_keeps_theirs_to_themselves_is_seen_by_nobody_else(profiles: Profiles) -> None:
    async def told(*_: object) -> None:
        pass

    await PersonalSettings(profiles._database, told).choose(A, "stats", "hidden")
    assert (await ann(profiles)).figures.sums.matches == 7
    assert await profiles.between(GUILD, A, A, B, Which()) is not None
    for refused in (
        profiles.of(GUILD, B, A, Which()),
        profiles.between(GUILD, B, A, B, Which()),
        profiles.between(GUILD, B, B, A, Which()),
        profiles.between(GUILD, C, B, A, Which()),
    ):
        with pytest.raises(StatsHidden, match="Ann"):
            await refused
    assert await profiles.of(GUILD, A, B, Which()) is not None


async def test_nobody_is_made_up(profiles: Profiles) -> None:
    assert await profiles.of(GUILD, A, STRANGER, Which()) is None
    assert await profiles.of(GUILD + 2, A, A, Which()) is None
    assert await profiles.between(GUILD, A, A, STRANGER, Which()) is None
    assert Preferences().stats == "shown"
