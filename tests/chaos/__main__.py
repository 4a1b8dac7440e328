"""`python -m tests.chaos --seconds 600 --seed N [--database postgresql] [--processes 3]`: play while things go wrong.

It prints what happened, what was late and what is wrong, and exits with 1 if something is wrong. A seed plans the same
faults and the same choices of members again. Evenings in virtual time are in `test_promises.py`.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from tests.chaos.faults import HEAVY, LIGHT
from tests.chaos.wish import Wish
from tests.chaos.world import World
from tests.postgresql import DATABASE, FILE, server_at


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description="Play while things go wrong.")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long things go wrong, at least")
    parser.add_argument("--kills", type=int, default=0, help="how often a process is killed, at least")
    parser.add_argument("--processes", type=int, default=1, help="how many share the bot; several need a PostgreSQL")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", nargs="+", default=[], choices=[*HEAVY, *LIGHT], help="by default all that fit")
    parser.add_argument("--folder", type=Path, help="where database and log stay; one that is removed if left out")
    parser.add_argument("--database", default=FILE, help=DATABASE)
    chosen = parser.parse_args()
    wish = Wish(
        chosen.seconds, chosen.kills, chosen.processes, chosen.tables, chosen.seed, tuple(chosen.faults)
    )  # fmt: skip
    logging.basicConfig(level=logging.CRITICAL)
    with (
        tempfile.TemporaryDirectory() as temporary,
        server_at(chosen.database) as server,
        redirect_stdout(StringIO()),
    ):
        if server is None and wish.processes > 1:
            parser.error("several processes need a PostgreSQL")
        folder = chosen.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        place = str(folder / "bot.sqlite3") if server is None else server.create(empty=wish.processes == 1)
        report = asyncio.run(World(wish, place, folder).run())
    sys.stdout.write(f"{report}\n")
    for what, seconds in report.late.items():
        sys.stderr.write(f"late, {seconds:.1f} s: {what}\n")
    for what in report.wrong:
        sys.stderr.write(f"wrong: {what}\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
