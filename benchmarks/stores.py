"""How long a card takes on PostgreSQL, beside SQLite on the same disk: in the service, and as a click on the whole bot.

Before that, what the drivers alone take to commit as much as a card does, in four statements.

Both flush every commit to the disk. The server runs beside, and is spoken to through a unix socket, unless
`NEWMARKET_TEST_POSTGRESQL` names another one. Five members play the same match on both, from the same secrets: each
card is played on one and then on the other, in turns.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.clicks import QUICK_ROUNDS, REST, SETTLING, WARMING_UP, played
from benchmarks.figures import Figure
from benchmarks.filled import PLAYERS, UNHURRIED, Place, Waits, fill, open_table, places
from benchmarks.players import Players, Way
from benchmarks.worlds import world
from bot.chips.accounts import Move
from bot.chips.wallets import Wallets
from bot.ops.steady import SteadyClock
from bot.settings import address_of
from bot.store.backends.sqlite import TO_WRITE
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.commands.tables import Tables
from bot.tables.time.paces import Paces
from engine.players import NORMAL
from tests.bot.people import seated
from tests.postgresql import served
from tests.wire.limits import UNLIMITED

CAREFUL = ("fsync", "synchronous_commit", "full_page_writes")
"""What has to be on: a commit that is told of is on the disk."""
LIMIT, MOVING_LIMIT = 1.1, 1.2
"""How many times SQLite's a card may take, and one that moves chips."""
SNAPSHOT, ACTION = 3600, 100
"""How many bytes a card writes of its table, and of itself."""


def measure(cards: int, clicks: int) -> list[Figure]:
    """Return how long cards take on PostgreSQL, compared to SQLite.

    Args:
        cards: how many are measured in the service.
        clicks: how many are measured on whole bots.
    """
    figures: list[Figure] = []
    with served(careful=True) as server:
        for each in CAREFUL:
            if (found := server.setting(each)) != "on":
                raise SystemExit(f"{each} is {found} on this server: SQLite is safe, and would be slower for that")
        for measured, count in ((_bare, cards), (_cards, cards), (_clicks, clicks)):
            address = server.create()
            with tempfile.TemporaryDirectory(prefix="newmarket-bench-") as folder:
                figures += asyncio.run(measured(Path(folder, "bot.sqlite3"), address, count))
            server.drop(address)
    return figures


# --- the drivers alone ------------------------------------------------------------------------------------------


async def _bare(file: Path, address: str, cards: int) -> list[Figure]:
    """What the drivers alone take to commit as much as a card writes, in turns; on PostgreSQL also one statement."""
    snapshot, action = "x" * SNAPSHOT, "x" * ACTION
    engine = create_async_engine(address)
    with closing(sqlite3.connect(file, isolation_level=None)) as sqlite:
        for pragma in TO_WRITE:
            sqlite.execute(f"PRAGMA {pragma}")
        async with engine.connect() as connection:
            postgresql: Any = (await connection.get_raw_connection()).driver_connection
            for sql in ("CREATE TABLE bare (seq integer PRIMARY KEY, written text)", "INSERT INTO bare VALUES (0, '')"):
                sqlite.execute(sql)
                await postgresql.execute(sql)
            turns = []
            for number in range(cards + WARMING_UP):
                at = [time.perf_counter()]
                sqlite.execute("BEGIN IMMEDIATE")
                sqlite.execute("UPDATE bare SET written = ? WHERE seq = 0", (snapshot,))
                sqlite.execute("INSERT INTO bare VALUES (?, ?)", (number + 1, action))
                sqlite.execute("COMMIT")
                at.append(time.perf_counter())
                await postgresql.execute("BEGIN")
                await postgresql.execute("UPDATE bare SET written = $1 WHERE seq = 0", snapshot)
                await postgresql.execute("INSERT INTO bare VALUES ($1, $2)", number + 1, action)
                await postgresql.execute("COMMIT")
                at.append(time.perf_counter())
                await postgresql.fetch("SELECT 1")
                at.append(time.perf_counter())
                turns.append([after - before for before, after in pairwise(at)])
    await engine.dispose()
    sqlites, postgresqls, statements = zip(*turns[WARMING_UP:], strict=True)
    return [
        Figure(
            "the floor: as much committed by asyncpg alone, in four statements",
            median(postgresqls) * 1000,
            "ms",
            samples=cards,
            ratio=median(b / a for a, b in zip(sqlites, postgresqls, strict=True)),
            against=f"SQLite by sqlite3 alone, {median(sqlites) * 1000:,.2f} ms; "
            f"one statement by asyncpg alone takes {median(statements) * 1000:,.2f} ms",
        )
    ]


# --- in the service ---------------------------------------------------------------------------------------------


class _Counted(Wallets):
    """Wallets that know whether the last card moved chips."""

    moved = False

    async def note(self, work: Work, guild: int, more: Mapping[int, int], moves: Sequence[Move]) -> None:
        """Note that it did."""
        self.moved = bool(moves or more)
        await super().note(work, guild, more, moves)


class _Card(NamedTuple):
    """A card that was played."""

    took: float
    """Seconds until it was committed and published."""
    moved: bool
    """Whether it moved chips."""


class _Game:
    """One table of five members on a database."""

    def __init__(self, wallets: _Counted, tables: Tables, waits: Waits, table: int) -> None:
        self._wallets = wallets
        self._tables = tables
        self._waits = waits
        self._table = table
        self._clicks = 1000

    async def play(self) -> _Card:
        """Play the next card."""
        await self._waits.for_a_member(self._table)
        hand = next(each for each in await self._tables.queries.hands(self._table) if each.acting)
        card = {"do": "play", "card": min(str(each) for each in hand.view.legal)}
        member = replace(seated(hand.member), guild=hand.board.guild)
        self._clicks += 1
        began = time.perf_counter()
        await self._tables.match.play(self._table, member, hand.board.decision, card, self._clicks)
        return _Card(time.perf_counter() - began, self._wallets.moved)


@asynccontextmanager
async def _game(address: str, place: Place) -> AsyncIterator[_Game]:
    """A match that goes the same way on every database."""
    database = Database(address)
    await database.open()
    wallets, steady = _Counted(database, time.time), SteadyClock(time.time, time.monotonic)
    secrets = Random(1).randbytes
    tables = Tables(database, wallets, steady, Paces(card=0, lead=0, deal=0, round=0), Random(0), entropy=secrets)
    waits = Waits(tables)
    await tables.cache.resume(waits)
    await wallets.change_settings(place.guild, turn_seconds=UNHURRIED.turn_seconds, most_rounds=1000)
    table = await open_table(tables, place, place.people(PLAYERS), NORMAL, 1000)
    yield _Game(wallets, tables, waits, table)
    await tables.time.stop()
    await database.close()


async def _cards(file: Path, address: str, cards: int) -> list[Figure]:
    (place,) = places(1)
    async with _game(address_of(str(file)), place) as sqlite, _game(address, place) as postgresql:
        games = [sqlite, postgresql]
        turns: list[list[_Card]] = []
        while len(turns) < cards + WARMING_UP:
            pair: list[_Card] = [await game.play() for game in (games if len(turns) % 2 else reversed(games))]
            turns.append(pair if len(turns) % 2 else pair[::-1])
    turns = turns[WARMING_UP:]
    assert all(on_sqlite.moved == on_postgresql.moved for on_sqlite, on_postgresql in turns)
    plain, moving = ([turn for turn in turns if turn[0].moved == moved] for moved in (False, True))
    return [
        _beside("a committed plain card on PostgreSQL", plain, LIMIT),
        _beside("a committed card that moves chips on PostgreSQL", moving, MOVING_LIMIT),
    ]


def _beside(name: str, turns: list[list[_Card]], limit: float) -> Figure:
    sqlite, postgresql = (median(turn[at].took for turn in turns) for at in (0, 1))
    return Figure(
        name,
        postgresql * 1000,
        "ms",
        samples=len(turns),
        ratio=median(turn[1].took / turn[0].took for turn in turns),
        against=f"SQLite, {sqlite * 1000:,.2f} ms",
        limit=limit,
    )


# --- on the whole bot -------------------------------------------------------------------------------------------


async def _clicks(file: Path, address: str, clicks: int) -> list[Figure]:
    those = places(1)
    await fill(file, those)
    await fill(address, those)
    there = {**QUICK_ROUNDS, "NEWMARKET_DATABASE": address}
    async with (
        world(file, those, settings=QUICK_ROUNDS, rules=UNLIMITED) as sqlite,
        world(None, those, settings=there, rules=UNLIMITED) as postgresql,
    ):
        worlds = (sqlite, postgresql)
        for each in worlds:
            await each.bot.up()
            await each.settled(those)
        await asyncio.sleep(SETTLING)
        playing = [Players(each, those[0], Way.BOARD, patience=REST) for each in worlds]
        turns: list[dict[int, float]] = []
        while len(turns) < clicks + WARMING_UP:
            took = {}
            for at in (1, 0) if len(turns) % 2 else (0, 1):  # so that neither comes always first
                await asyncio.sleep(REST)
                took[at] = await played(playing[at])
            turns.append(took)
        for each in worlds:
            await each.bot.terminate()
    turns = turns[WARMING_UP:]
    alone, beside = (median(turn[at] for turn in turns) for at in (0, 1))
    return [
        Figure(
            "a card click on PostgreSQL, until it is answered",
            beside * 1000,
            "ms",
            samples=len(turns),
            ratio=median(turn[1] / turn[0] for turn in turns),
            against=f"SQLite, {alone * 1000:,.2f} ms",
            limit=LIMIT,
        )
    ]
