"""`python -m tests.crash --kills 300 --seed N [--database postgresql]` kills clubs and prints the results.

It ends with 1 if something is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bot.cli.progress import progress
from tests.crash.harness import kill_clubs
from tests.postgresql import DATABASE, FILE, server_at


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description="Kill clubs under play.")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the files stay; a folder that is removed if left out")
    parser.add_argument("--database", default=FILE, help=DATABASE)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, server_at(chosen.database) as server, progress("crash") as line:
        report = kill_clubs(
            chosen.folder or Path(temporary),
            chosen.kills,
            chosen.seed,
            lambda done: line.at(done, chosen.kills, "kills"),
            server=server,
        )
    sys.stdout.write(f"{report}\n")
    for problem in report.wrong:
        sys.stderr.write(f"{problem}\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
