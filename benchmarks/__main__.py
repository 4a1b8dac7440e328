"""Measures everything, prints a table and writes `bench.json` into the working directory.

Each part is written as soon as it is measured. A run that was cut off goes on with the parts that are missing.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

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
from benchmarks.whole import Measure
from bot.cli.progress import progress

ON = {"python": platform.python_version(), "system": platform.system(), "cores": os.cpu_count()}
"""What a run is made on: one that was cut off goes on there alone."""


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
    arguments.add_argument("--hard", type=float, default=150, help="seconds of hard players, three times (150)")
    arguments.add_argument("--played", type=float, default=100, help="seconds in which members play, twice (100)")
    arguments.add_argument("--tables", type=int, default=500, help="tables on one process, played at or killed (500)")
    arguments.add_argument("--kills", type=int, default=3, help="processes that are killed (3)")
    arguments.add_argument("--starts", type=int, default=9, help="starts beside a former version's, each (9)")
    arguments.add_argument("--crowded", type=float, default=60, help="seconds in which they are, twice (60)")
    arguments.add_argument("--simulated", type=float, default=60, help="virtual seconds of 2,000 tables, twice (60)")
    arguments.add_argument("--thought", type=float, default=40, help="seconds in which computer players think (40)")
    arguments.add_argument("--rated", type=float, default=45, help="seconds of matches to be rated, twice (45)")
    arguments.add_argument("--packs", type=int, default=1_000_000, help="shuffled packs (1000000)")
    arguments.add_argument("--only", default="", help="the parts that are measured, like clicks,requests (all)")
    arguments.add_argument("--anew", action="store_true", help="do not go on where the same run was cut off")
    arguments.add_argument("--output", type=Path, default=Path("bench.json"), help="where the figures go (bench.json)")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="newmarket-bench-") as folder:
        every = parts(chosen, Path(folder))
        only = chosen.only.split(",") if chosen.only else [*every]
        if unknown := ", ".join(each for each in only if each not in every):
            arguments.error(f"there is no part {unknown}; there are {', '.join(every)}")
        told = {key: value for key, value in vars(chosen).items() if key not in ("output", "anew")}
        document = None if chosen.anew else begun(chosen.output, told)
        if document is None:
            document = {**ON, "asked": told, "missing": only, "figures": []}
        else:
            sys.stderr.write(f"{chosen.output} was cut off; going on with {', '.join(document['missing'])}\n")
        with progress("parts") as tell:
            while document["missing"]:
                part, *missing = document["missing"]
                tell(f"bench, {part}", len(only) - len(missing) - 1, len(only))
                found = [each.as_json() for each in every[part]()]
                document |= {"missing": missing, "figures": [*document["figures"], *found]}
                chosen.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(table([Figure(**each) for each in document["figures"]]))


def parts(chosen: argparse.Namespace, folder: Path) -> Mapping[str, Measure]:
    """Return all that can be measured, by name, in the order in which it is. `folder`: for databases until the end."""
    return {
        "speed": lambda: speed.measure(chosen.rounds),
        "edge": lambda: edge.measure(chosen.deals),
        "daily": lambda: daily.measure(chosen.deals // 5),
        "commands": commands.measure,
        "hard": lambda: measure_hard(chosen.hard),
        **whole.parts(folder, chosen.clicks, chosen.played, chosen.thought),
        "stores": lambda: stores.measure(chosen.cards, chosen.clicks),
        "elsewhere": lambda: elsewhere.measure(chosen.cards),
        "takeover": lambda: takeover.measure(chosen.tables, chosen.kills),
        "many": lambda: measure_many(chosen.tables, chosen.crowded),
        "before": lambda: before.measure(starts=chosen.starts),
        "simulation": lambda: measure_simulated(chosen.simulated),
        "newyork": lambda: newyork.measure(chosen.matches),
        "poker": poker.measure,
        "shuffle": lambda: shuffle.measure(chosen.packs),
        "endings": lambda: endings.measure(chosen.ended, chosen.evenings),
        "seats": lambda: seats.measure(chosen.tricks),
        "pictures": pictures.measure,
        "rendering": rendering.measure,
        "ratings": lambda: ratings.measure(chosen.rated),
    }


def begun(output: Path, asked: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return what an earlier run has measured that was cut off, None where there is none like this one."""
    try:
        document: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    same = document.items() >= {**ON, "asked": asked}.items()
    return document if same and document["missing"] else None


if __name__ == "__main__":
    main()
