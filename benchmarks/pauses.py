"""How long the bot's event loop is blocked while computer players think."""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from benchmarks.figures import Figure
from benchmarks.filled import Place, fill, places
from benchmarks.players import Players
from benchmarks.probed import BEGIN, FILE, Pause
from benchmarks.worlds import World, world
from engine.players import HARD
from tests.wire.limits import UNLIMITED
from tests.wire.process import ROOT

TABLES = 4
QUICKLY = {"NEWMARKET_PACE_CARD": "0.25", "NEWMARKET_PACE_LEAD": "0.25", "NEWMARKET_PACE_ROUND": "1"}
"""So that somebody thinks most of the time."""


async def measure_pauses(folder: Path, seconds: float) -> list[Figure]:
    """Return the 99.9th percentile of the pauses over some seconds.

    One member and four players at level `hard` sit at each table.
    """
    filled, those = folder / "hard.sqlite3", places(TABLES)
    await fill(filled, those, humans=1, level=HARD)
    # without Discord's limits there is more to do
    async with world(filled, those, humans=1, module="benchmarks.probed", settings=QUICKLY, rules=UNLIMITED) as club:
        await club.bot.up()
        with tempfile.TemporaryDirectory(prefix="newmarket-bench-") as beside:
            alone = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "benchmarks.probed", "0", str(seconds),
                cwd=beside, env={**os.environ, "PYTHONPATH": str(ROOT)},
            )  # fmt: skip
            playing = [asyncio.create_task(_play(club, place)) for place in those]
            with suppress(TimeoutError):
                async with asyncio.timeout(BEGIN + seconds):
                    await asyncio.gather(*playing)
            await alone.wait()
            machine = _read(Path(beside, FILE))
        await club.bot.terminate()
        pauses = _read(club.bot.database.with_name(FILE))
    late, worked = ([each[at] for each in pauses] for at in (0, 1))
    told = (
        f"{TABLES} tables; own work {_percentile(worked, 0.999):.1f} ms, the longest {max(worked):.1f} ms; "
        f"a loop alone beside it pauses {_percentile([each for each, _ in machine], 0.999):.1f} ms"
    )
    return [
        Figure(
            "99.9th percentile of the event loop's pauses, tables of four `hard` players",
            _percentile(late, 0.999),
            "ms",
            samples=len(pauses),
            against=told,
            limit=20,
        )
    ]


async def _play(club: World, place: Place) -> None:
    players = Players(club, place)
    while await players.play() is not None:
        pass


def _percentile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def _read(file: Path) -> list[Pause]:
    """Return the pauses that a probe has noted."""
    pauses: list[Pause] = json.loads(file.read_text(encoding="ascii"))
    return pauses
