"""Measures everything, prints a table and writes `bench.json` into the working directory."""

import argparse
import asyncio
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from benchmarks import (
    before,
    commands,
    daily,
    edge,
    elsewhere,
    endings,
    newyork,
    pictures,
    poker,
    ratings,
    rendering,
    seats,
    shuffle,
    speed,
    stores,
    takeover,
    whole,
)
from benchmarks.figures import Figure, table
from benchmarks.hard import measure_hard
from benchmarks.many import measure_many
from benchmarks.simulate import measure_simulated
from bot.cli.progress import progress


def main() -> None:
    """Measure everything that the options ask for, and print it."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    arguments.add_argument("--deals", type=int, default=1000, help="paired deals for each edge (1000)")
    arguments.add_argument("--matches", type=int, default=2000, help="matches of two of New York, New York (2000)")
    arguments.add_argument("--ended", type=int, default=150, help="matches of New York, New York ended early (150)")
    arguments.add_argument("--evenings", type=int, default=1600, help="evenings of michigan ended early (1600)")
    arguments.add_argument("--tricks", type=int, default=300, help="evenings of each trick with seats (300)")
    arguments.add_argument("--rounds", type=int, default=300, help="rounds in each of the timed repeats (300)")
    arguments.add_argument("--clicks", type=int, default=150, help="clicks on each bot (150)")
    arguments.add_argument("--cards", type=int, default=600, help="cards on each database (600)")
    arguments.add_argument("--hard", type=float, default=240, help="seconds of hard players, three times (240)")
    arguments.add_argument("--played", type=float, default=100, help="seconds in which members play, twice (100)")
    arguments.add_argument("--tables", type=int, default=500, help="tables on one process, played at or killed (500)")
    arguments.add_argument("--kills", type=int, default=3, help="processes that are killed (3)")
    arguments.add_argument("--starts", type=int, default=9, help="starts beside a former version's, each (9)")
    arguments.add_argument("--crowded", type=float, default=60, help="seconds in which they are, twice (60)")
    arguments.add_argument("--simulated", type=float, default=60, help="virtual seconds of 2,000 tables, twice (60)")
    arguments.add_argument("--thought", type=float, default=40, help="seconds in which computer players think (40)")
    arguments.add_argument("--rated", type=float, default=60, help="seconds of matches to be rated, twice (60)")
    arguments.add_argument("--packs", type=int, default=1_000_000, help="shuffled packs (1000000)")
    arguments.add_argument("--output", type=Path, default=Path("bench.json"), help="where the figures go (bench.json)")
    chosen = arguments.parse_args()
    parts: list[Callable[[], Iterable[Figure]]] = [
        lambda: speed.measure(chosen.rounds),
        lambda: edge.measure(chosen.deals),
        lambda: daily.measure(chosen.deals // 5),
        commands.measure,
        lambda: measure_hard(chosen.hard),
        lambda: asyncio.run(whole.measure(chosen.clicks, chosen.played, chosen.thought)),
        lambda: stores.measure(chosen.cards, chosen.clicks),
        lambda: elsewhere.measure(chosen.cards),
        lambda: takeover.measure(chosen.tables, chosen.kills),
        lambda: measure_many(chosen.tables, chosen.crowded),
        lambda: before.measure(starts=chosen.starts),
        lambda: measure_simulated(chosen.simulated),
        lambda: newyork.measure(chosen.matches),
        poker.measure,
        lambda: shuffle.measure(chosen.packs),
        lambda: endings.measure(chosen.ended, chosen.evenings),
        lambda: seats.measure(chosen.tricks),
        pictures.measure,
        rendering.measure,
        lambda: ratings.measure(chosen.rated),
    ]
    figures: list[Figure] = []
    with progress("bench") as line:
        for done, measure in enumerate(parts):
            line.at(done, len(parts), "parts")
            figures += measure()
    sys.stdout.write(table(figures))
    document = {
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "figures": [figure.as_json() for figure in figures],
    }
    chosen.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
