"""How long a page of the leaderboard takes where a server has many wallets."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from statistics import median

import sqlalchemy as sa

from benchmarks.figures import Figure
from benchmarks.filled import GUILD, MEMBER
from bot.chips.accounts import Kind
from bot.chips.wallets import PAGE, Wallets
from bot.people import Actor
from bot.settings import address_of
from bot.store import standings
from bot.store.database import Database
from bot.store.schema import accounts, members

FEW, MANY = 1_000, 100_000
RICHEST = 5_000
"""Nobody has more chips than this, so that many share a rank."""
SEATED = 20
"""One in so many has chips on tables too."""
AT_ONCE = 100
"""Members who come to the standings in one step."""
REPEATS = 30


async def measure_leaderboard(folder: Path) -> list[Figure]:
    """Return how long pages from the first to the last take with many wallets, in turns with few."""
    few, many = await _server(folder, FEW), await _server(folder, MANY)
    turns = [(await _look(few, FEW, turn), await _look(many, MANY, turn)) for turn in range(-3, REPEATS)][3:]
    for each in (few, many):
        await each.close()
    return [
        Figure(
            f"a page of the leaderboard with own rank, {MANY:,} wallets",
            median(took for _, took in turns) * 1000,
            "ms",
            samples=REPEATS,
            ratio=median(took for _, took in turns) / median(took for took, _ in turns),
            against=f"that with {FEW:,}, {median(took for took, _ in turns) * 1000:,.2f} ms",
            limit=2,
        )
    ]


async def _server(folder: Path, count: int) -> Database:
    """Make a server with so many wallets."""
    database = Database(address_of(str(folder / f"{count}-wallets.sqlite3")))
    await database.open()
    random = Random(count)
    people, wallets = [], []
    for member in range(MEMBER, MEMBER + count):
        on_tables = random.randrange(100) if random.randrange(SEATED) == 0 else 0
        people.append(
            {
                "guild_id": GUILD, "member_id": member, "name": f"Member {member - MEMBER}", "locale": "en-US",
                "follow": False, "rounds": 1, "claimed_at": None, "on_tables": on_tables,
            }
        )  # fmt: skip
        balance = random.randrange(RICHEST)
        wallets.append({"guild_id": GUILD, "kind": str(Kind.WALLET), "owner": member, "balance": balance})
    async with database.writing() as connection:
        await connection.execute(sa.insert(members), people)
        await connection.execute(sa.insert(accounts), wallets)
        for first in range(MEMBER, MEMBER + count, AT_ONCE):
            await standings.refresh(connection, GUILD, range(first, min(first + AT_ONCE, MEMBER + count)))
    return database


async def _look(database: Database, count: int, turn: int) -> float:
    """Return the seconds that it takes somebody to see a page somewhere."""
    random = Random(turn)
    member = MEMBER + random.randrange(count)
    page = random.randrange(count // PAGE)
    wallets = Wallets(database, time.time)
    began = time.perf_counter()
    await wallets.page(GUILD, Actor(member, f"Member {member - MEMBER}", "en-US", guild=GUILD), page)
    return time.perf_counter() - began
