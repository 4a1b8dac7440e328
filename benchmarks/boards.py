"""How long the boards of what members have won, and of their ratings, take in a server with a million results."""

import math
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.figures import Figure
from benchmarks.filled import GUILD, MEMBER
from bot.chips.leaderboard import ALWAYS, MONTH, PAGE, Board, Leaderboard
from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.settings import address_of
from bot.store.chips.boards import EVER, WON, named, rating, reach, score_of, times_of
from bot.store.chips.places import FIRST, LARGEST
from bot.store.database import Database
from bot.store.tables.results import ResultRow

NOW = 1_796_000_000.0
SPREAD = 14 * 86_400.0
"""The matches are spread over so many seconds, all in the same month."""
FEW, MANY = 1_000, 100_000
EACH = 10
"""Results of a member, on the average. Everybody has ten rated matches before."""
SEATS = 8
TABLE = 10**9
"""Tables from this number on are not there."""
REPEATS = 30
BOARDS = {
    "what was won this month": Board(WON, MONTH),
    "what was won ever": Board(WON, ALWAYS),
    "ratings": Board("stops", ALWAYS),
}


async def measure_boards(folder: Path) -> list[Figure]:
    """Return how long pages take with many members, measured in turn with few, and what a match's end costs."""
    servers = {count: await _server(folder / f"boards-{count}.sqlite3", count) for count in (FEW, MANY)}
    figures = []
    for name, board in BOARDS.items():
        turns = [
            {count: await _look(each, count, board, turn) for count, each in servers.items()}
            for turn in range(-3, REPEATS)
        ]
        took = {count: median(turn[count] for turn in turns[3:]) for count in servers}
        figures.append(
            Figure(
                f"a page of {name} with own rank, {MANY:,} members with {MANY * EACH:,} results",
                took[MANY] * 1000,
                "ms",
                samples=REPEATS,
                ratio=took[MANY] / took[FEW],
                against=f"that with {FEW:,} with {FEW * EACH:,}, {took[FEW] * 1000:,.2f} ms",
                limit=2,
            )
        )
    ends = [
        (await _end(servers[MANY], turn, boards=False), await _end(servers[MANY], turn, boards=True))
        for turn in range(REPEATS)
    ]
    for each in servers.values():
        await each.close()
    without, with_boards = (median(each) * 1000 for each in zip(*ends, strict=True))
    name = f"writing a match of {SEATS} and its boards there"
    against = f"without boards, {without:,.2f} ms"
    figures.append(Figure(name, with_boards, "ms", samples=REPEATS, ratio=with_boards / without, against=against))
    return figures


async def _server(file: Path, count: int) -> Database:
    """Make a server with this many members, their results, and all boards."""
    database = Database(address_of(str(file)))
    await database.open()
    await database.close()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("PRAGMA cache_size = -400000")  # KiB: as much as the indexes have
        raw.executemany(
            "INSERT INTO people (person, guild_id, member_id, name, locale, salt) VALUES (?, ?, ?, ?, 'en', '')",
            ((MEMBER + at, GUILD, MEMBER + at, f"Member {at}") for at in range(count)),
        )
        raw.executemany(
            "INSERT INTO members (person, guild_id, rounds) VALUES (?, ?, 1)",
            ((MEMBER + at, GUILD) for at in range(count)),
        )
        columns = "table_id, person, guild_id, at, ending, chips, won_from_members, game, rated, mu, sigma"
        raw.executemany(f"INSERT INTO results ({columns}) VALUES ({', '.join('?' * 11)})", _results(count))
        _fill_boards(raw)
    database = Database(address_of(str(file)))
    await database.open()
    return database


def _fill_boards(raw: sqlite3.Connection) -> None:
    """Write all boards in a few statements: a match at a time would take minutes for so many."""
    raw.create_function("score_of", 2, score_of, deterministic=True)
    days = range(int(NOW - SPREAD), int(NOW) + 1, 24 * 60 * 60)
    for time_there in {each for day in (*days, NOW) for each in times_of(day)}:
        since, until = (0.0, math.inf) if time_there == EVER else reach(time_there)
        for what, score in (
            (WON, "sum(won_from_members) AS score"),
            (rating("stops"), "score_of(mu, sigma) AS score, max(rated)"),
        ):
            place = {"guild": GUILD, "board": named(what, time_there)}
            raw.execute(
                f"""INSERT INTO scores (guild_id, board, person, score)
                SELECT :guild, :board, person, score FROM
                (SELECT person, {score} FROM results WHERE at >= :since AND at < :until GROUP BY person)""",
                {**place, "since": since, "until": until},
            )
            raw.execute(
                """INSERT INTO score_blocks (guild_id, board, score, person, members)
                SELECT :guild, :board, iif(number, score, :low), iif(number, person, :first),
                min(:length, everybody - number) FROM
                (SELECT score, person, count(*) OVER () AS everybody,
                row_number() OVER (ORDER BY score, person) - 1 AS number
                FROM scores WHERE guild_id = :guild AND board = :board)
                WHERE number % :length = 0""",
                {**place, "low": FIRST.score, "first": FIRST.person, "length": LARGEST // 2},
            )


def _results(count: int) -> Iterator[tuple[object, ...]]:
    """Yield rows of results. Nobody looks at the tables that they are of."""
    random, rated = Random(count), [10] * count
    for number in range(count * EACH):
        member = random.randrange(count)
        rated[member] += 1
        match = TABLE + number, MEMBER + member, GUILD, NOW - SPREAD * (1 - number / (count * EACH))
        rating = rated[member], random.gauss(25.0, 5.0), random.uniform(1.0, 3.0)
        yield *match, "finished", random.randrange(-200, 300), random.randrange(-200, 200), "stops", *rating


async def _look(database: Database, count: int, board: Board, turn: int) -> float:
    """Return the seconds that a random page takes."""
    random = Random(turn)
    leaderboard = Leaderboard(database, Wallets(database, time.time), lambda: NOW)
    member, page = MEMBER + random.randrange(count), random.randrange(count // PAGE // 2)
    began = time.perf_counter()
    await leaderboard.page(GUILD, Actor(member, "", None), page, board)
    return time.perf_counter() - began


async def _end(database: Database, turn: int, *, boards: bool) -> float:
    """Return the seconds that it takes to write the results of a match of random members, and their boards."""
    random = Random(2 * turn + boards)
    members = random.sample(range(MEMBER, MEMBER + MANY), SEATS)
    began = time.perf_counter()
    async with database.writing(GUILD) as work:
        table = await work.tables.add(GUILD, 2 * turn + boards, "closed", NOW)
        rows = [
            ResultRow(
                *(member, "finished", 0, "stops"),
                won_from_members=random.randrange(-200, 200),
                rated=1000,
                mu=random.gauss(25, 5),
                sigma=2.0,
            )
            for member in members
        ]
        await work.results.add(GUILD, table, NOW, rows)
        if boards:
            await work.scores.refresh(GUILD, table)
    return time.perf_counter() - began
