"""How long a start takes, beside the version before there were shards and several processes: it is to be unchanged.

That version is taken out of the repository's history, starts with the same Python and packages beside the same small
Discord, and on a database that it has written itself. Both start in turns.

`python -m benchmarks.before --help` tells how to run it by itself, and beside another version.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median

from benchmarks.figures import Figure, table
from benchmarks.filled import IN_A_GUILD, places
from benchmarks.start import Start, started

HERE = Path(__file__).resolve().parent.parent
COMMIT = "cce80bc"
"""The last version that was one process on one shard."""
TABLES = 2000
STARTS = 9
LIMIT = 1.1
"""How many times the former start's time one may take: what is less is not seen for certain on a machine like this."""
FILL = """
import asyncio, pathlib, sys
from benchmarks.filled import fill, multiply, places
file, some, times = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
asyncio.run(fill(file, places(some if times else 0)))
if times:
    multiply(file, some, times)
"""


def measure(tables: int = TABLES, starts: int = STARTS, commit: str = COMMIT) -> list[Figure]:
    """Return how long starts take with no tables and with many, compared to a former version.

    Args:
        tables: how many are open where there are many, whole servers.
        starts: how often each is timed.
        commit: the former version. Nothing is measured, and that is said, where it is not in the repository's history.
    """
    if subprocess.run(["git", "-C", HERE, "cat-file", "-e", commit], check=False, capture_output=True).returncode:
        sys.stderr.write(f"start: {commit} is not in this repository, so nothing is measured beside it\n")
        return []
    with tempfile.TemporaryDirectory(prefix="newmarket-before-") as temporary, _version(commit) as former:
        versions = (former, HERE)
        figures = []
        for count, what in (
            (0, "a start with no tables"),
            (tables, f"a start with {tables:,} open tables until all can be played"),
        ):
            files = tuple(Path(temporary, f"{count}-{at}.sqlite3") for at in range(len(versions)))
            for version, file in zip(versions, files, strict=True):
                _fill(version, file, count)
            turns = asyncio.run(_turns(versions, files, count, starts))
            figures.append(_beside(what, turns, commit))
    return figures


@contextmanager
def _version(commit: str) -> Iterator[Path]:
    """Yield a folder with a former version."""
    packed = subprocess.run(["git", "-C", HERE, "archive", commit], check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory(prefix="newmarket-former-") as folder:
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


def _fill(version: Path, file: Path, tables: int) -> None:
    """Let a version open tables in a new database."""
    command = [sys.executable, "-c", FILL, str(file), str(IN_A_GUILD), str(tables // IN_A_GUILD)]
    subprocess.run(command, check=True, cwd=file.parent, env={**os.environ, "PYTHONPATH": str(version)})


async def _turns(
    versions: Sequence[Path], files: Sequence[Path], tables: int, starts: int
) -> list[tuple[Start, Start]]:
    """Return the seconds of starts of both versions; the first, which compile everything, are left out."""
    turns = []
    for turn in range(starts + 1):
        took = {}
        for at in (1, 0) if turn % 2 else (0, 1):  # so that neither comes always first
            took[at] = await started(files[at], places(tables), {"PYTHONPATH": str(versions[at])})
        turns.append((took[0], took[1]))
    return turns[1:]


def _beside(name: str, turns: list[tuple[Start, Start]], commit: str) -> Figure:
    former, now = (median(each.seconds for each in column) for column in zip(*turns, strict=True))
    worked, works = (median(each.processor for each in column) for column in zip(*turns, strict=True))
    return Figure(
        name,
        now,
        "s",
        samples=len(turns),
        ratio=median(turn[1].seconds / turn[0].seconds for turn in turns),
        against=f"{commit}, {former:,.2f} s; {works:,.2f} s of the processor, there {worked:,.2f} s",
        limit=LIMIT,
    )


def main() -> None:
    """Measure by itself, and print the figures."""
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.before", description="Start beside another version.")
    arguments.add_argument("--commit", default=COMMIT, help=f"the former version ({COMMIT})")
    arguments.add_argument("--tables", type=int, default=TABLES, help=f"open tables, whole servers ({TABLES})")
    arguments.add_argument("--starts", type=int, default=STARTS, help=f"how often each is timed ({STARTS})")
    chosen = arguments.parse_args()
    sys.stdout.write(table(measure(chosen.tables, chosen.starts, chosen.commit)))


if __name__ == "__main__":
    main()
