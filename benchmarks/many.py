"""Five hundred tables of five members who play at the pace of people, on one process, after a fifth of them.

`python -m benchmarks.many --help` tells how to run it by itself. What is measured in the bot is its own time: the small
Discord has another process, but the same machine, so it is busy beside the bot, and so is the database's server.

Memory is what a further table costs in play: resident memory with all tables less that with a fifth of them, divided by
the difference. Members play with both bots, and memory is the median of looks equally long after the start. So what a
bot takes once for all of its tables, as soon as they are played, does not count: its connections' caches of the
database, say, and garbage that waits to be collected.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, median_low
from typing import Any

from benchmarks.crowd import Company, Habits
from benchmarks.figures import Figure, table
from benchmarks.filled import Place, fill, places
from benchmarks.timed import FILE
from benchmarks.worlds import GLANCE, KIB, World, world
from tests.postgresql import served

KINDS = ("sqlite", "postgresql")
TABLES = 500
PAUSE = (3.0, 9.0)
"""The least and the most seconds until a member presses what they can press: they have to see that it is their turn."""
SETTLING = 90.0
"""Seconds until all are playing: after a start, tables are shown one after the other."""
FEWER = 5
"""By what the tables are divided beside which memory is measured."""
LOOKS = 20
"""How often memory is looked at: it rises until the next collection."""
SLOWEST, LATEST, LARGEST = 150.0, 50.0, 64.0
"""What is wanted: milliseconds of 99 of 100 clicks, milliseconds of 999 of 1,000 looks at the loop, KiB a table."""


@dataclass(frozen=True, slots=True)
class Course:
    """What was measured while members played."""

    clicks: list[float]
    """The bot's own seconds for each click."""
    delays: list[float]
    """By how many seconds its loop was late at each look."""
    answered: list[float]
    """The seconds from when a member pressed until they saw the answer, the small Discord's included."""
    lost: int
    """Clicks that were not answered."""
    seconds: float
    processor: float
    """The processor's seconds that the bot took meanwhile."""
    memory: int
    """The bytes of memory that the bot had, as the median of `LOOKS`."""


def measure_many(tables: int = TABLES, seconds: float = 60.0, pause: tuple[float, float] = PAUSE) -> list[Figure]:
    """Return the figures, on SQLite and on PostgreSQL."""
    return [figure for kind in KINDS for figure in measure_on(kind, tables, seconds, pause)]


def measure_on(kind: str, tables: int, seconds: float, pause: tuple[float, float] = PAUSE) -> list[Figure]:
    """Return the figures on one kind of database: how long clicks take, how late the loop is, and memory.

    Args:
        kind: one of `KINDS`.
        tables: how many there are.
        seconds: for how long it is measured.
        pause: the least and the most seconds until a member presses what they can press.
    """
    fewer = max(tables // FEWER, 1)
    courses = []
    for count in (fewer, tables):
        with _database(kind) as address:
            courses.append(asyncio.run(_course(address, places(count), seconds, pause)))
    return _figures(kind, (fewer, tables), pause, *courses)


@contextmanager
def _database(kind: str) -> Iterator[str]:
    """Yield the address of an empty database, which waits for the disk as it does in earnest."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="newmarket-many-") as folder:
            yield str(Path(folder, "many.sqlite3"))
    else:
        with served(careful=True) as server:
            address = server.create()
            yield address
            server.drop(address)


async def _course(address: str, those: Sequence[Place], seconds: float, pause: tuple[float, float]) -> Course:
    await fill(address, those, novices=False)
    settings = {"NEWMARKET_DATABASE": address}
    async with world(None, those, module="benchmarks.timed", settings=settings) as club:
        await club.bot.up()
        companies = [Company(club.discord, each, club.table, Habits(pause), Random(each.number)) for each in those]
        playing = [asyncio.create_task(each.play()) for each in companies]
        await asyncio.sleep(SETTLING)
        began, worked = time.monotonic(), club.processor()
        before = [len(each.clicks) for each in companies]
        memory = [await _memory_in(club, seconds / LOOKS) for _ in range(LOOKS)]
        ended, worked = time.monotonic(), club.processor() - worked
        for each in playing:
            each.cancel()
        failed = [each for each in await asyncio.gather(*playing, return_exceptions=True) if each is not None]
        assert all(isinstance(each, asyncio.CancelledError) for each in failed), failed
        pressed = [click for each, at in zip(companies, before, strict=True) for click in each.clicks[at:]]
        noted = await _noted(club)
    return Course(
        [took for came, took in noted["clicks"] if began <= came <= ended],
        [late for at, late in noted["delays"] if began <= at <= ended],
        [each.answered_at - each.at for each in pressed if each.answered_at is not None],
        sum(1 for each in pressed if each.answered_at is None and time.time() - each.at > 3.0),
        ended - began,
        worked,
        median_low(memory),
    )


async def _memory_in(club: World, seconds: float) -> int:
    await asyncio.sleep(seconds)
    return club.memory()


async def _noted(club: World) -> Any:
    """Have the bot write down what it has noted, and return that."""
    file = club.bot.database.with_name(FILE)
    os.kill(club.bot.pid, signal.SIGUSR1)
    while not file.exists():  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(GLANCE)
    return json.loads(file.read_text(encoding="ascii"))


def _figures(
    kind: str, counts: tuple[int, int], pause: tuple[float, float], few: Course, among: Course
) -> list[Figure]:
    fewer, tables = counts
    what = f"{tables} tables of five at {pause[0]:g} to {pause[1]:g} s a card, {kind}"
    clicks, rate = len(among.clicks), len(among.clicks) / among.seconds
    told = f"half within {median(among.clicks) * 1000:,.1f} ms; {rate:,.1f} clicks a second"
    half, nearly_all = median(among.answered) * 1000, _part(among.answered, 0.99) * 1000
    seen = f"members see half within {half:,.0f} ms, 99 of 100 within {nearly_all:,.0f} ms"
    return [
        Figure(
            f"{what}: clicks, 99 of 100 within",
            _part(among.clicks, 0.99) * 1000,
            "ms",
            samples=clicks,
            against=f"{told}; {seen}, {among.lost} lost",
            limit=SLOWEST,
        ),
        Figure(
            f"{what}: the event loop is late, 999 of 1,000 within",
            _part(among.delays, 0.999) * 1000,
            "ms",
            samples=len(among.delays),
            against=f"half within {median(among.delays) * 1000:,.1f} ms, all within {max(among.delays) * 1000:,.0f} ms",
            limit=LATEST,
        ),
        Figure(
            f"{what}: memory of a further table",
            (among.memory - few.memory) / (tables - fewer) / KIB,
            "KiB",
            against=f"{among.memory / KIB / KIB:,.0f} MiB, with {fewer} {few.memory / KIB / KIB:,.0f} MiB",
            limit=LARGEST,
        ),
        Figure(
            f"{what}: of a core, the bot takes",
            among.processor / among.seconds * 100,
            "%",
            against=f"{among.processor / clicks * 1000:,.1f} ms of the processor a click; "
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
        ),
    ]


def _part(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def main() -> None:
    """Measure by itself, and print the figures."""
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.many", description="Let members play at many tables."
    )
    arguments.add_argument("--tables", type=int, default=TABLES)
    arguments.add_argument("--seconds", type=float, default=60.0, help="for how long it is measured (60)")
    arguments.add_argument("--pause", type=float, nargs=2, default=PAUSE, help="seconds until a member presses (3 9)")
    arguments.add_argument("--database", choices=KINDS, action="append", help="both if left out")
    chosen = arguments.parse_args()
    low, high = chosen.pause
    for kind in chosen.database or KINDS:
        sys.stdout.write(table(measure_on(kind, chosen.tables, chosen.seconds, (low, high))))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
