"""Measures everything, prints a table and writes `bench.json` into the working directory."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from benchmarks import edge, newyork, poker, speed
from benchmarks.figures import table


def main() -> None:
    """Measure and tell."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    arguments.add_argument("--deals", type=int, default=1000, help="paired deals for each edge (1000)")
    arguments.add_argument("--matches", type=int, default=2000, help="matches of two of New York, New York (2000)")
    arguments.add_argument("--rounds", type=int, default=300, help="rounds in each of the timed repeats (300)")
    arguments.add_argument("--output", type=Path, default=Path("bench.json"), help="where the figures go (bench.json)")
    chosen = arguments.parse_args()
    figures = [*speed.measure(chosen.rounds), *edge.measure(chosen.deals)]
    figures += [*newyork.measure(chosen.matches), *poker.measure()]
    sys.stdout.write(table(figures))
    document = {"python": platform.python_version(), "figures": [figure.as_json() for figure in figures]}
    chosen.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
