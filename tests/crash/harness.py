"""Kills clubs at random instants, starts them again, and checks after every kill that nothing was lost."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.cli.audit import audited
from bot.cli.backup import backup
from bot.cli.restore import restore
from bot.ops.exits import Exit
from bot.settings import address_of
from bot.store.database import Database
from bot.store.schema import guilds
from tests.crash.players import GUILD
from tests.crash.truth import WELCOME, Truth
from tests.places import ask, is_file
from tests.postgresql import Server

ROOT = Path(__file__).resolve().parents[2]
RANGES = {"opening": 5, "resuming": 12, "statement": 800, "commit": 30, "committed": 30, "told": 3}
"""How often a spot is passed at most before the kill."""
SPOTS = (
    *["opening"] * 2,
    *["clock"] * 8,
    *["told"] * 3,
    *["committed"] * 2,
    *["resuming"] * 2,
    *["patient", "statement", "commit"],
)
"""Where a club's kills come; all but the first two in any order."""
UNBORN = 0.25
"""How often a kill that comes by the clock may find a life that has not begun to play, of one."""
BESIDE, COPIED, RESTORED = 0.25, 0.3, 0.3
"""How often a second process comes, a copy is made, and it is restored, of one."""
KILLS = len(SPOTS)
"""Kills of one club; a new one then begins, because everything is looked through after every kill."""


@dataclass(slots=True)
class Report:
    """The results of the kills."""

    kills: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    beside: int = 0
    """How often a second process came on the same file."""
    restored: int = 0
    """How often a copy took a file's place."""
    actions: int = 0
    posts: int = 0
    doubles: int = 0
    jumps: int = 0
    """How often a clock was seen to be set."""
    full: int = 0
    """How often a disk was full when something was to be written."""
    cut: int = 0
    """How often a server was not there when something was to be read or written."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kills = ", ".join(f"{count} {spot}" for spot, count in sorted(self.kills.items()))
        endings = ", ".join(f"{count} {ending}" for ending, count in sorted(self.endings.items()))
        return (
            f"{self.kills.total()} kills ({kills}); {self.endings.total()} tables ({endings}); {self.actions} actions; "
            f"{self.posts} announcements, {self.doubles} of them posted twice; {self.jumps} times a clock was set, "
            f"{self.full} times a disk was full, {self.cut} times a server was gone, "
            f"{self.beside} times a second process came, and {self.restored} times "
            f"a copy was restored; {len(self.wrong)} things wrong"
        )


def kill_clubs(
    folder: Path,
    kills: int,
    seed: int,
    told: Callable[[int], None] = lambda _: None,
    *,
    server: Server | None = None,
) -> Report:
    """Kill clubs this many times in all. Every club is played to its end after its last kill.

    Args:
        folder: the folder for their files.
        kills: how many kills.
        seed: decides when the kills come.
        told: is told how many kills there were.
        server: where each club has a database; by default it is a file.
    """
    report = Report()
    with _nursery() as live:

        def run(order: dict[str, Any]) -> str:
            told(sum(report.kills.values()))
            return str(live(order))

        for number, first in enumerate(range(0, kills, KILLS)):
            file = folder / f"club{number}.sqlite3"
            place = str(file) if server is None else server.create(empty=True)
            _kill_club(file, place, min(KILLS, kills - first), Random(f"{seed} {number}"), run, report)
            if report.wrong:
                break
    return report


def _kill_club(file: Path, place: str, kills: int, random: Random, run: Any, report: Report) -> None:
    asyncio.run(_made(place))
    truth = Truth(file, place)
    copies = _Copies(file, truth, random) if is_file(place) else None
    spots = [*SPOTS[:2], *random.sample(SPOTS[2:], len(SPOTS) - 2)]
    where = {"file": str(file), "place": place}
    done = 0
    while done < kills:
        order = _order(spots[done], random)
        drawn = random.random() < BESIDE
        if drawn or not report.beside:  # at least once, however slow the machine is
            order["beside"] = random.uniform(0.0, 0.3)
            report.beside += 1
        ended = run({**where, "seed": random.getrandbits(32), "finish": False, **order})
        if not ended.startswith("killed"):
            report.wrong.append(f"{file}: the life after {done} kills ({order}) {ended}; see {file}.log")
        done += 1
        report.kills["clock" if ended == "killed by the clock" else order["spot"]] += 1
        report.wrong += _look(file, place, truth)
        if report.wrong:
            return
        if copies is not None:
            copies.kept_or_restored(report)
    to_the_end = {"spot": "", "at": 1, "after": None, "unborn": False, "beside": None, "finish": True}
    ended = run({**where, "seed": 0, **to_the_end})
    report.wrong += [*([] if ended == "finished" else [f"{file}: the last life {ended}"]), *_look(file, place, truth)]
    report.wrong += [f"{file}: table {table} has not come to its end" for table in truth.unfinished()]
    report.wrong += [f"{file}: still to be posted" for _ in ask(place, "SELECT id FROM outbox")[0]]
    report.endings += truth.endings()
    said = Path(f"{file}.log").read_text()
    report.jumps += said.count("the time jumped")
    report.full += said.count("is full")
    report.cut += said.count("the database fails") - said.count("is full")
    report.actions += truth.actions
    report.posts += truth.posts
    report.doubles += truth.doubles


class _Copies:
    """Copies of a club's database that are made between two lives, and take its place later."""

    def __init__(self, file: Path, truth: Truth, random: Random) -> None:
        self._file = file
        self._truth = truth
        self._random = random
        self._latest: Path | None = None
        self._count = 0

    def kept_or_restored(self, report: Report) -> None:
        """Make a copy now and then, restore the latest now and then, and look through what is there then."""
        with redirect_stdout(io.StringIO()):
            if self._random.random() < COPIED:
                self._count += 1
                self._latest = Path(f"{self._file}.copy{self._count}")
                backup(str(self._file), self._latest)
            elif self._latest is not None and self._random.random() < RESTORED:
                if restore(str(self._file), self._latest) is not Exit.OK:
                    report.wrong.append(f"{self._latest} was not restored")
                self._truth.restored(self._latest)
                report.restored += 1
                report.wrong += _look(self._file, str(self._file), self._truth)


def _order(spot: str, random: Random) -> dict[str, Any]:
    """Return when a kill comes: by the clock, or at a spot, and by the clock if the spot is not passed often enough."""
    if spot == "patient":
        return {"spot": spot, "at": 1, "after": None, "unborn": False, "beside": None}
    unborn = spot in ("opening", "resuming") or (spot == "clock" and random.random() < UNBORN)
    after = random.uniform(0.05, 0.6) if spot == "clock" else 1.0
    at = random.randint(1, RANGES.get(spot, 1))
    return {"spot": spot, "at": at, "after": after, "unborn": unborn, "beside": None}


def _look(file: Path, place: str, truth: Truth) -> list[str]:
    """Return what is wrong after a kill: according to the audit, the journals, or the life's log."""
    log = Path(f"{file}.log")
    failures = [line for line in (log.read_text() if log.exists() else "").splitlines() if "ERROR" in line]
    wrong = [f"{log}: {line}" for line in failures]
    found = asyncio.run(audited(address_of(place)))
    return [*wrong, *(f"{file}: {each}" for each in (*found.wrong, *truth.wrong()))]


async def _made(place: str) -> None:
    """Make a database in which a server's members have little time to decide."""
    row = {"guild_id": GUILD, "welcome": WELCOME, "daily": 100, "turn_seconds": 1, "follow_seconds": 1}
    database = Database(address_of(place))
    await database.open()
    async with database.writing() as work:
        await work.connection.execute(sa.insert(guilds).values(row))
    await database.close()


@contextmanager
def _nursery() -> Iterator[Any]:
    """Run lives: takes orders, and returns how each life ended."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.crash.nursery"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    write, read = process.stdin, process.stdout

    def run(order: dict[str, Any]) -> str:
        write.write(json.dumps(order) + "\n")
        write.flush()
        return str(json.loads(read.readline()))

    try:
        yield run
    finally:
        write.close()
        process.wait()
        read.close()
