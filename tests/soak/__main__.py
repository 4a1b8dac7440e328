"""`python -m tests.soak --seconds 300 --tables 200 --faults 0.05 --seed N` plays, breaks things, and prints counts.

`--database postgresql` does it on a PostgreSQL. It ends with 1 if something is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

from bot.cli.progress import watched
from tests.postgresql import DATABASE, FILE, server_at
from tests.soak.run import BETWEEN_FAILURES, soak
from tests.soak.wish import Wish


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Play at many tables while things fail.")
    parser.add_argument("--seconds", type=float, default=300.0, help="for how long things fail")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=float, default=0.05, help="the share of requests that fail, of one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where database and log stay, a new one; it is removed if left out")
    parser.add_argument("--database", default=FILE, help=DATABASE)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, server_at(chosen.database) as server:
        folder = chosen.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=chosen.folder is None)
        database = None if server is None else server.create(empty=True)
        wish = Wish(
            chosen.seconds,
            chosen.tables,
            chosen.faults,
            chosen.seed,
            between_failures=BETWEEN_FAILURES,
            database=database,
        )
        began = monotonic()
        with watched("soak", "s", lambda: (monotonic() - began, chosen.seconds)):
            report = asyncio.run(soak(folder, wish))
    sys.stdout.write(f"{report}\n")
    for problem in report.wrong:
        sys.stderr.write(f"{problem}\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
