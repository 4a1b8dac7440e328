"""`python -m benchmarks.simulate` simulates many servers with many tables, on one process and split over several.

It prints what they ask of Discord, of the database and of the processor, and from that, at how many tables each of
these comes to its end. The same seed gives the same course; only the processor's time differs. See `simulation.py`.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean

from benchmarks.figures import Figure, table
from benchmarks.simulation import LATER, URGENT, Course, Wish
from bot.settings import Settings

GLOBAL = 50.0
"""Requests a second that Discord takes of a bot, those of interactions aside."""
USUAL = Wish(
    servers=10_000, tables=2_000, owners=1, owner=0, pause=(3.0, 9.0), direct=0.1, settling=20.0, seconds=60.0, seed=1
)
"""What is simulated if nothing else is wished."""
OWNERS = (1, 4)
"""Over how many processes, in one run after the other."""
WEIGHED = 3000
"""Characters of a snapshot that is written when it is tried how many commits a disk takes."""
TRIED = 2.0
"""Seconds for which that is tried."""


async def simulated(wish: Wish, *, alike: bool = False) -> list[Course]:
    """Return what came of each owner; as many are simulated at a time as there are cores.

    `alike`: whether only the first is simulated, and the others are taken to be like it.
    """
    free = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(owner: int) -> Course:
        async with free:
            given = json.dumps(asdict(replace(wish, owner=owner)))
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "benchmarks.simulation", given, stdout=asyncio.subprocess.PIPE
            )
            told, _ = await process.communicate()
            if process.returncode:
                raise SystemExit(process.returncode)
            return Course(**json.loads(told))

    if alike:
        return [await one(0)] * wish.owners
    return list(await asyncio.gather(*(one(owner) for owner in range(wish.owners))))


def figures(wish: Wish, courses: Sequence[Course], commits: float) -> list[Figure]:
    """Return what a simulation has found. `commits`: how many a second the disk takes."""
    what = f"{wish.tables:,} tables, {wish.owners} process{'es' if wish.owners > 1 else ''}"
    cards, clicks = _sum(courses, "cards"), _sum(courses, "clicks")
    kinds = sum((Counter(each.kinds) for each in courses), Counter[str]())
    counted, told = kinds.total(), ", ".join(f"{kind} {count / cards:.3f}" for kind, count in kinds.most_common())
    asked = {kind: sum(len(each.waited[kind]) for each in courses) for kind in (URGENT, LATER)}
    allowed = float(Settings.model_fields["requests_a_second"].default)
    cores, busiest = _sum(courses, "processor") / wish.seconds, max(each.processor for each in courses) / wish.seconds
    written = _sum(courses, "committed")
    return [
        Figure(f"{what}: cards a second", cards / wish.seconds, "", against=f"{clicks / wish.seconds:,.1f} clicks"),
        Figure(
            f"{what}: requests a second that count",
            counted / wish.seconds,
            "",
            against=f"{asked[URGENT] / wish.seconds:.1f} urgent, {asked[LATER] / wish.seconds:.1f} later; "
            f"the bot allows itself {allowed:g}, Discord {GLOBAL:g}; too many were {_refused(courses)}; "
            f"{_piled_up(courses) / wish.seconds:.1f} more are left over each second",
        ),
        Figure(f"{what}: requests a card that count", counted / cards, "", against=told),
        Figure(
            f"{what}: requests a card by clicks' tokens", _sum(courses, "by_token") / cards, "", against="do not count"
        ),
        *(_waiting(what, kind, courses) for kind in (URGENT, LATER)),
        Figure(
            f"{what}: commits a second",
            written / wish.seconds,
            "",
            against=f"{written / cards:.2f} a card; this disk takes {commits:,.0f} of SQLite's",
        ),
        Figure(
            f"{what}: cores that are busy",
            cores,
            "",
            against=f"{cores * wish.seconds / cards * 1000:.1f} ms a card; the busiest process {busiest:.2f}",
        ),
        Figure(f"{what}: clicks without an answer", _sum(courses, "lost"), "", limit=0),
        Figure(
            f"{what}: the largest process",
            max(each.memory for each in courses) / 2**20,
            "MiB",
            against="with its part of the small Discord",
        ),
        *_ends(wish, what, counted + _piled_up(courses), allowed, busiest, written, commits),
    ]


def _ends(
    wish: Wish, what: str, wanted: float, allowed: float, busiest: float, written: float, commits: float
) -> list[Figure]:
    """Return at how many tables each thing comes to its end, if all goes on as it went here; the first one first.

    `wanted`: the requests that went and those that were left over.
    """
    ends = {
        "the processor of one of them": wish.tables / busiest,
        "requests that the bot allows itself": wish.tables * allowed / (wanted / wish.seconds),
        "requests that Discord takes": wish.tables * GLOBAL / (wanted / wish.seconds),
        "SQLite's commits on this disk": wish.tables * commits / (written / wish.seconds),
    }
    return [
        Figure(f"{what}: tables until the end of {end}", tables, "", against="breaks first" if not at else None)
        for at, (end, tables) in enumerate(sorted(ends.items(), key=lambda each: each[1]))
    ]


def _piled_up(courses: Sequence[Course]) -> int:
    """Return how many more requests waited at the end than at the beginning."""
    return max(sum(line[-1] - line[0] for each in courses for line in each.lines.values()), 0)


def _waiting(what: str, kind: str, courses: Sequence[Course]) -> Figure:
    """Return how many requests of a priority wait at a time, in the line of the process where they are most."""
    worst = max(courses, key=lambda each: fmean(each.lines[kind]))
    waited = sorted(seconds for each in courses for seconds in each.waited[kind]) or [0.0]
    return Figure(
        f"{what}: {kind} requests that wait, in the longest line",
        fmean(worst.lines[kind]),
        "",
        against=f"at most {max(worst.lines[kind])}, {worst.lines[kind][-1]} at the end; half of all go within "
        f"{waited[len(waited) // 2]:.2f} s, 99 of 100 within {waited[int(len(waited) * 0.99)]:.2f} s",
    )


def _refused(courses: Sequence[Course]) -> str:
    total = sum((Counter(each.refused) for each in courses), Counter[str]())
    return ", ".join(f"{count} {scope}" for scope, count in total.most_common()) or "none"


def _sum(courses: Sequence[Course], name: str) -> float:
    return float(sum(getattr(each, name) for each in courses))


def commits_a_second(seconds: float = TRIED) -> float:
    """Return how many transactions as large as a card's SQLite commits a second where temporary files lie."""
    with (
        tempfile.TemporaryDirectory(prefix="newmarket-commits-") as folder,
        closing(sqlite3.connect(Path(folder, "tried.sqlite3"), isolation_level=None)) as database,
    ):
        for each in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"):
            database.execute(each)
        database.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY, snapshot TEXT)")
        database.execute("CREATE TABLE journal (id INTEGER PRIMARY KEY, action TEXT)")
        database.execute("INSERT INTO tables VALUES (1, '')")
        began, count = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            database.execute("BEGIN IMMEDIATE")
            database.execute("UPDATE tables SET snapshot = ?", ["x" * WEIGHED])
            database.execute("INSERT INTO journal (action) VALUES (?)", ["x" * 100])
            database.execute("COMMIT")
            count += 1
    return count / passed


def measure_simulated(seconds: float) -> list[Figure]:
    """Return what ten thousand servers with two thousand tables need, on one process and on four."""
    commits = commits_a_second()
    wishes = [replace(USUAL, owners=owners, seconds=seconds) for owners in OWNERS]
    return [figure for each in wishes for figure in figures(each, asyncio.run(simulated(each)), commits)]


def main() -> None:
    """Simulate what the options ask for, and print the figures."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.simulate", description=__doc__)
    arguments.add_argument("--servers", type=int, default=USUAL.servers, help="servers that the bot is in (10000)")
    arguments.add_argument("--tables", type=int, default=USUAL.tables, help="tables that are played at (2000)")
    arguments.add_argument("--owners", type=int, nargs="+", default=OWNERS, help="processes, one run each (1 4)")
    arguments.add_argument("--pause", type=float, nargs=2, default=USUAL.pause, help="seconds until a press (3 9)")
    arguments.add_argument(
        "--direct", type=float, default=USUAL.direct, help="the part with direct messages alone (0.1)"
    )
    arguments.add_argument("--settling", type=float, default=USUAL.settling, help="virtual seconds not counted (20)")
    arguments.add_argument("--seconds", type=float, default=USUAL.seconds, help="virtual seconds that are counted (60)")
    arguments.add_argument("--seed", type=int, default=USUAL.seed)
    arguments.add_argument("--alike", action="store_true", help="simulate one of the processes, and count it for all")
    arguments.add_argument("--output", type=Path, help="a file for the figures as JSON")
    chosen = arguments.parse_args()
    low, high = chosen.pause
    commits, everything = commits_a_second(), []
    for owners in chosen.owners:
        wish = Wish(
            chosen.servers, chosen.tables, owners, 0, (low, high), chosen.direct, chosen.settling, chosen.seconds,
            chosen.seed,
        )  # fmt: skip
        began = time.perf_counter()
        found = figures(wish, asyncio.run(simulated(wish, alike=chosen.alike)), commits)
        everything += found
        sys.stdout.write(table(found))
        sys.stdout.write(
            f"in {time.perf_counter() - began:,.0f} s; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n\n"
        )
        sys.stdout.flush()
    if chosen.output is not None:
        chosen.output.write_text(json.dumps([each.as_json() for each in everything], indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
