"""`python -m tests.clusters --kills 300 --seed N` kills processes of bots that are several, and prints the results.

It ends with 1 if something is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from bot.cli.progress import progress
from tests.clusters.run import kill_clusters, wishes
from tests.postgresql import DATABASE, WHEEL, server_at


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.clusters", description="Kill processes under play.")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 3], help="of each bot, one after the other")
    parser.add_argument("--bots", type=int, default=3, help="how many are killed at the same time")
    parser.add_argument("--at-once", type=int, default=1, help="how many shards may identify at the same time")
    parser.add_argument("--folder", type=Path, help="where the logs stay; a folder that is removed if left out")
    parser.add_argument("--database", default=WHEEL, help=DATABASE)
    chosen = parser.parse_args()
    asked = wishes(chosen.kills, chosen.processes, chosen.at_once, chosen.bots, chosen.seed)
    logging.basicConfig(level=logging.CRITICAL)
    with (
        tempfile.TemporaryDirectory() as temporary,
        server_at(chosen.database) as server,
        progress("clusters") as line,
        redirect_stdout(StringIO()),  # what the processes log is beside their database
    ):
        if server is None:
            parser.error("several processes need a PostgreSQL")
        folder = chosen.folder or Path(temporary)
        killing = kill_clusters(server, folder, asked, lambda done: line.at(done, chosen.kills, "kills"))
        report = asyncio.run(killing)
    sys.stdout.write(f"{report}\n")
    for problem in [*report.wrong, *report.late]:
        sys.stderr.write(f"{problem}\n")
    for table, (wanted, shown) in report.compared.items():
        sys.stderr.write(f"table {table} should show\n  {wanted}\nand shows\n  {shown}\n")
    return 1 if report.wrong or report.late else 0


if __name__ == "__main__":
    sys.exit(main())
