"""Two thousand tables with a day a turn, at rest: what one costs, when its member is called and nobody plays.

`python -m benchmarks.resting --help` tells how to run it.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.figures import Figure, table
from benchmarks.filled import IN_A_GUILD, UNHURRIED, Place, fill, multiply, places
from benchmarks.worlds import KIB, world
from bot.tables.model.terms import DAY

TABLES = 2000
PLAYERS = 3
SHOWN = 0.15
"""Seconds after a start from one table that is shown to the next one."""
CALLED = 100.0
"""Seconds from then on until the first are called; the others as fast as they were shown, or a little slower."""
LARGEST = 40.0
"""What is wanted: KiB a table."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What was measured while nothing happened."""

    memory: int
    """Bytes."""
    processor: float
    """Seconds of the processor."""
    asks: bool
    """Whether the bot has asked Discord for anything."""


def measure_resting(tables: int = TABLES, seconds: float = 60.0) -> list[Figure]:
    """Return the figures: memory of a table, and what the bot does in so many seconds in which nothing happens."""
    with tempfile.TemporaryDirectory(prefix="newmarket-resting-") as folder:
        file = Path(folder, "resting.sqlite3")
        asyncio.run(_fill(file, tables))
        few = places(IN_A_GUILD)
        one = Path(folder, "few.sqlite3")
        asyncio.run(_fill(one, IN_A_GUILD))
        alone = asyncio.run(_rest(one, few, seconds))
        among = asyncio.run(_rest(file, places(tables), seconds))
    what = f"{tables} tables with a day a turn at rest"
    return [
        Figure(
            f"{what}: memory of a table",
            (among.memory - alone.memory) / (tables - IN_A_GUILD) / KIB,
            "KiB",
            against=f"{among.memory / KIB / KIB:,.0f} MiB, with {IN_A_GUILD} {alone.memory / KIB / KIB:,.0f} MiB",
            limit=LARGEST,
        ),
        Figure(
            f"{what}: of a core, the bot takes",
            among.processor / seconds * 100,
            "%",
            against=f"with {IN_A_GUILD} {alone.processor / seconds * 100:.2f} %; "
            f"requests meanwhile: {'some' if among.asks else 'none'}",
        ),
    ]


async def _fill(file: Path, tables: int) -> None:
    settings = replace(UNHURRIED, turn_seconds=DAY)
    await fill(file, places(IN_A_GUILD), humans=PLAYERS, settings=settings, novices=False)
    if tables > IN_A_GUILD:
        multiply(file, IN_A_GUILD, tables // IN_A_GUILD)


async def _rest(file: Path, those: Sequence[Place], seconds: float) -> Rest:
    async with world(file, those, humans=PLAYERS) as club:
        await club.bot.up()
        await asyncio.sleep(2.2 * len(those) * SHOWN + CALLED)
        worked, last = club.processor(), club.discord.requests[-1:]
        await asyncio.sleep(seconds)
        return Rest(club.memory(), club.processor() - worked, asks=club.discord.requests[-1:] != last)


def main() -> None:
    """Measure, and print the figures."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.resting", description="Let tables rest.")
    arguments.add_argument("--tables", type=int, default=TABLES)
    arguments.add_argument("--seconds", type=float, default=60.0, help="for how long it is measured (60)")
    chosen = arguments.parse_args()
    sys.stdout.write(table(measure_resting(chosen.tables, chosen.seconds)))


if __name__ == "__main__":
    main()
