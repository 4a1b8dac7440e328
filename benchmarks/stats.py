"""How long a profile takes among a million results."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.figures import Figure
from benchmarks.filled import GUILD, MEMBER
from bot.history.profiles import Profiles, Since, Which
from bot.settings import address_of
from bot.store.database import Database

MEMBERS = 100_000
RESULTS = 1_000_000
FREQUENT = 10_000
"""Matches of the one member who plays all day."""
SEATS = 4
"""Members at each table; of every other table one, beside computer players."""
NOW = 1_790_000_000.0
YEARS = 3 * 365 * 86_400.0
"""The matches are spread over so many seconds."""
REPEATS = 200
ALL = Which()
LIMIT = 20.0
"""Milliseconds that a profile may take."""
GAMES = (("stops", "michigan"), ("stops", "traditional"), ("stops", "horses"), ("new-york", "new-york"))
FEATS = ("", "", "", "", "four-boodles", "first-run", "comeback")


async def measure_stats(folder: Path) -> list[Figure]:
    """Return how long profiles take: those of members with a few results, and of one with very many."""
    file = folder / "stats.sqlite3"
    database = Database(address_of(str(file)))
    await database.open()
    await database.close()
    _fill(file)
    database = Database(address_of(str(file)))
    await database.open()
    profiles, random = Profiles(database, lambda: NOW), Random(15)
    many = [MEMBER + random.randrange(1, MEMBERS) for _ in range(REPEATS)]
    took = {
        f"a profile, {MEMBERS:,} members with {RESULTS:,} results": [await _look(profiles, each) for each in many],
        f"the profile of one with {FREQUENT:,} of these": [await _look(profiles, MEMBER) for _ in range(REPEATS // 4)],
        "their figures of this month": [
            await _look(profiles, MEMBER, Which(since=Since.MONTH)) for _ in range(REPEATS // 4)
        ],
        "their head to head with somebody": [await _compare(profiles, MEMBER, each) for each in many],
    }
    await database.close()
    return [
        Figure(name, median(each) * 1000, "ms", samples=len(each), limit=LIMIT if at == 0 else None)
        for at, (name, each) in enumerate(took.items())
    ]


async def _look(profiles: Profiles, member: int, which: Which = ALL) -> float:
    began = time.perf_counter()
    assert await profiles.of(GUILD, member, member, which) is not None
    return time.perf_counter() - began


async def _compare(profiles: Profiles, one: int, other: int) -> float:
    began = time.perf_counter()
    assert await profiles.between(GUILD, one, one, other, Which()) is not None
    return time.perf_counter() - began


def _fill(file: Path) -> None:
    """Write members and results. Nobody looks at the tables that they are of."""
    random = Random(7)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA cache_size = -400000")  # KiB: as much as the indexes have
        database.executemany(
            "INSERT INTO people (person, guild_id, member_id, name, locale, salt) VALUES (?, ?, ?, ?, 'en', '')",
            ((MEMBER + at, GUILD, MEMBER + at, f"Member {at}") for at in range(MEMBERS)),
        )
        database.executemany(
            "INSERT INTO members (person, guild_id, rounds) VALUES (?, ?, 1)",
            ((MEMBER + at, GUILD) for at in range(MEMBERS)),
        )
        places = ", ".join("?" * len(_COLUMNS))
        database.executemany(f"INSERT INTO results ({', '.join(_COLUMNS)}) VALUES ({places})", _results(random))
        database.executemany(
            "INSERT INTO scores (guild_id, board, person, score) VALUES (?, ?, ?, ?)",
            (
                (GUILD, f"won:{year}-{month:02}", MEMBER + member, 2_000 - member)
                for year in range(2023, 2027)
                for month in range(1, 13)
                for member in range(1_000)
            ),
        )


_COLUMNS = (
    "table_id", "person", "guild_id", "at", "ending", "chips", "won_from_members", "game", "preset", "place", "won",
    "chance", "rounds", "rounds_won", "round_chances", "payout", "run", "aces", "kings", "queens", "jacks", "tens",
    "others", "points", "decisions", "seconds", "feats", "rated", "mu", "sigma",
)  # fmt: skip


def _results(random: Random) -> Iterator[tuple[object, ...]]:
    table = written = 0
    rated = [0] * MEMBERS
    while written < RESULTS:
        table += 1
        game, preset = random.choice(GAMES)
        seats = SEATS if table % 2 else 1
        frequent = table % (RESULTS * 2 // (SEATS + 1) // FREQUENT) == 0
        members = {random.randrange(1, MEMBERS) for _ in range(seats)} | ({0} if frequent else set())
        at = NOW - YEARS + YEARS * written / RESULTS
        for place, member in enumerate(sorted(members, key=lambda _: random.random()), 1):
            rated[member] += len(members) > 1
            boodle = (random.randrange(3) for _ in range(6))
            yield (
                table, MEMBER + member, GUILD, at, "finished", random.randrange(-40, 80), random.randrange(-20, 21),
                game, preset, place, place == 1, 630, 8, random.randrange(4), 8 * 630, random.randrange(30),
                random.randrange(9), *boodle, 0, 40, 260.0, random.choice(FEATS),
                rated[member] if len(members) > 1 else 0, 25.0, 5.0,
            )  # fmt: skip
            written += 1
