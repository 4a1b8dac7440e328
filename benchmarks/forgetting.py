"""How long it takes to forget a member with many movements, among many people, and how long others wait to write."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from benchmarks.figures import Figure
from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.servers.erasure import Erasure
from bot.settings import address_of
from bot.store.database import Database
from bot.store.schema import people
from tests.bot.club import GUILD

MOVEMENTS = 10_000
"""So many are the member's."""
PEOPLE = 10_000
"""So many others are known."""
AT_ONCE = 500
EACH = 0.005
"""Seconds between two writes of others."""
BEFORE = 1.0
"""Seconds in which these are measured by themselves."""
REPEATS = 20
FORGOTTEN = Actor(987654321098765432, "Andrea", "en-US", guild=GUILD)
_WRITE = sa.text("UPDATE application SET value = value WHERE name = 'schema'")


async def measure_forgetting(folder: Path, movements: int = MOVEMENTS, known: int = PEOPLE) -> list[Figure]:
    """Return how long forgetting takes, and how long others wait to write meanwhile."""
    database = Database(address_of(str(folder / "forgetting.sqlite3")))
    await database.open()
    await _fill(database, movements, known)
    erasure, wallets, took = Erasure(database, time.time), Wallets(database, time.time), []
    with _writing(database) as alone:
        await asyncio.sleep(BEFORE)
    with _writing(database) as beside:
        for turn in range(REPEATS):  # of the others, who come back for the next turn
            who = FORGOTTEN if not turn else Actor(turn, f"Member {turn}", "en-US", guild=GUILD)
            await wallets.ensure(GUILD, who)
            began = time.perf_counter()
            await erasure.forget(GUILD, who.member)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(EACH)
    await database.close()
    first, *others = (each * 1000 for each in took)
    what = f"forgetting a member with {movements:,} movements among {known:,} people"
    usual = f"others, at most {max(others):.1f} ms"
    waits = f"while nobody is forgotten the longest {max(alone) * 1000:.1f} ms"
    return [
        Figure(what, first, "ms", samples=1, against=usual, limit=100),
        Figure(
            "the longest wait of a write while members are forgotten",
            max(beside) * 1000,
            "ms",
            samples=len(beside),
            against=waits,
            limit=150,
        ),
    ]


async def _fill(database: Database, movements: int, known: int) -> None:
    """Let the member have chips given and taken, among others whom nobody but the bot knows."""
    await Wallets(database, time.time).ensure(GUILD, FORGOTTEN)
    others = [
        {"person": 1_000 + at, "guild_id": GUILD, "member_id": at, "name": f"Member {at}", "locale": "", "salt": ""}
        for at in range(1_000, 1_000 + known)
    ]
    async with database.writing(GUILD) as work:
        await work.connection.execute(sa.insert(people), others)
    ways = (BANK, wallet(FORGOTTEN.member)), (wallet(FORGOTTEN.member), BANK)
    moves = [Move(*ways[turn % 2], 1, Reason.GRANT) for turn in range(movements)]
    for first in range(0, movements, AT_ONCE):
        async with database.writing(GUILD) as work:
            some = moves[first : first + AT_ONCE]
            await work.ledger.transfer(GUILD, some, at=time.time(), by=FORGOTTEN.member)


@contextmanager
def _writing(database: Database) -> Iterator[list[float]]:
    """Write every few milliseconds; note how many seconds each write took from the moment when it was due."""
    waited: list[float] = []

    async def write() -> None:
        while True:
            due = time.perf_counter() + EACH
            await asyncio.sleep(EACH)
            async with database.writing() as work:
                await work.connection.execute(_WRITE)
            waited.append(time.perf_counter() - due)

    writer = asyncio.create_task(write())
    try:
        yield waited
    finally:
        writer.cancel()
