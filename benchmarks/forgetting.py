"""How long others wait to write while a member of many matches is forgotten in a database with many others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from benchmarks.figures import Figure
from bot.members.people import Actor
from bot.search.pool import SearchPool
from bot.servers.erasure import Erasure
from bot.settings import address_of
from bot.store.database import Database
from bot.tables.clock import Paces
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, AuditedDatabase, Club
from tests.bot.people import BEN, CLARA

MATCHES = 20_000
THEIRS = 304
"""At so many of them sat the member who is forgotten."""
PLAYED = 8
"""So many are played; the others are copies."""
EACH = 0.005
"""Seconds between two writes."""
FORGOTTEN = Actor(987654321098765432, "Andrea", "en-US", guild=GUILD)
ANOTHER = 987654321098765433
"""Who sat in their place at all other matches."""
_WRITE = sa.text("UPDATE counters SET last = last WHERE name = 'tables'")
_COPY_JOURNAL = """
    INSERT INTO journal (table_id, seq, at, interaction_id, action)
    SELECT table_id + :later, seq, at, NULL, replace(action, :whom, :by) FROM journal WHERE table_id <= :played
"""
_COPY_VISITS = """
    INSERT INTO visits (guild_id, member_id, table_id, name)
    SELECT guild_id, iif(member_id = :whom, :by, member_id), table_id + :later, name FROM visits
    WHERE table_id <= :played
"""


async def measure_forgetting(folder: Path, matches: int = MATCHES, theirs: int = THEIRS) -> list[Figure]:
    """Return how long writes wait meanwhile, measured right after as many seconds in which nobody is forgotten."""
    file = folder / "forgetting.sqlite3"
    await _play(file)
    rows = _multiply(file, matches, theirs)
    database, pool = Database(address_of(str(file))), SearchPool(0, 0.0)
    await database.open()
    erasure = Erasure(database, time.time, pool.run)
    with _writing(database) as beside:
        began = time.perf_counter()
        await erasure.forget(GUILD, FORGOTTEN.member)
        took = time.perf_counter() - began
    with _writing(database) as alone:
        await asyncio.sleep(took)
    await pool.close()
    await database.close()
    most, usual = (max(each) * 1000 for each in (beside, alone))
    nearly, usually = (_nearly_all(each) * 1000 for each in (beside, alone))
    told = (
        f"{theirs} matches of {matches:,} with {rows:,} rows in {took:.1f} s, 99 of 100 writes within {nearly:.1f} ms; "
        f"while nobody is forgotten the longest {usual:.1f} ms, 99 of 100 within {usually:.1f} ms"
    )
    name = "the longest wait of a write while a member is forgotten"
    return [Figure(name, most, "ms", samples=len(beside), against=told, limit=50)]


async def _play(file: Path) -> None:
    """Play a few matches of three rounds, with the member and two others, in a new database."""
    database = AuditedDatabase(file)
    await database.open()
    club = Club(database, HandClock(), Paces(card=0, lead=0, deal=0, round=0, delivery=0))
    await club.tables.cache.resume(club.audience)
    for _ in range(PLAYED):
        table = await club.open(FORGOTTEN, BEN, CLARA, computers=2, house={"end.rounds": 3})
        await club.start(table, FORGOTTEN)
        await club.to_the_end(table)
    await club.tables.time.stop()
    await database.close()


def _multiply(file: Path, matches: int, theirs: int) -> int:
    """Copy the matches with their journals, all but the first `theirs` without the member; return all rows."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM outbox")
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        changed = {"id": "id + :later", "snapshot": "replace(snapshot, :whom, :by)"}
        values = [changed.get(each, each) for each in columns]
        tables = f"INSERT INTO tables ({', '.join(columns)}) SELECT {', '.join(values)} FROM tables WHERE id <= :played"
        for later in range(PLAYED, matches, PLAYED):
            by = FORGOTTEN.member if later < theirs else ANOTHER
            told = {"later": later, "played": PLAYED, "whom": FORGOTTEN.member, "by": by}
            for each in (tables, _COPY_JOURNAL, _COPY_VISITS):
                database.execute(each, told)
        database.execute("UPDATE counters SET last = ? WHERE name = 'tables'", [matches])
        database.commit()
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])


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


def _nearly_all(waited: list[float]) -> float:
    return sorted(waited)[len(waited) * 99 // 100]
