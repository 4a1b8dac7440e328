"""Puts one deliberate fault after the other into a copy of the project, and looks which test finds it.

`python -m tests.mutations` takes about half an hour. It asks the tests that `faults.toml` names first, then
all others of `make test`. It exits with code 1 if there is a fault that no test finds: a hole in the suite.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from tests.mutations.faults import FAULTS, Fault

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.sqlite3*", ".hypothesis", ".*_cache")
REST = ("tests",)
SECONDS = 900
"""How long the tests of one fault may take; a fault that makes them hang is found."""
NOTHING, GONE, HUNG = "NOTHING", "no longer applies", "it hangs"


def main(words: Sequence[str] | None = None) -> int:
    """Look for the faults, print a line for each, and return 1 if one was not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="WORDS", help="faults whose description has one of these words")
    parser.add_argument("--jobs", type=int, default=1, help="how many copies are tried at the same time")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout whose source and tests are looked at")
    parser.add_argument("--near", action="store_true", help="ask only the tests that the list names")
    parser.add_argument("--out", type=Path, help="a JSON file for the results")
    given = parser.parse_args(words)
    wanted = [each for each in FAULTS if not given.only or any(word in each.what for word in given.only)]
    found: dict[str, str] = {}
    with copies(given.root, given.jobs) as free, ThreadPoolExecutor(given.jobs) as workers:
        check_collected(free)
        tried = {each: workers.submit(finder, free, each, () if given.near else REST) for each in wanted}
        for each, result in tried.items():
            found[each.what] = result.result()
            sys.stdout.write(f"{each.what}: {found[each.what]}\n")
            sys.stdout.flush()
            if given.out is not None:
                given.out.write_text(json.dumps(found, indent=1, ensure_ascii=False))
    missed = [what for what, by in found.items() if by in (NOTHING, GONE)]
    sys.stdout.write(f"{len(found) - len(missed)} of {len(found)} faults are found\n")
    return 1 if missed else 0


@contextmanager
def copies(root: Path, count: int) -> Iterator[SimpleQueue[Path]]:
    """Make copies of a checkout that faults can be put into, and remove them at the end."""
    with tempfile.TemporaryDirectory(prefix="newmarket-mutations-", ignore_cleanup_errors=True) as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for at in range(count):
            copy = Path(folder) / str(at) / root.name
            shutil.copytree(root, copy, ignore=LEFT_OUT)
            (copy.parent / "shared").symlink_to(root.parent / "shared")
            free.put(copy)
        yield free


def check_collected(free: SimpleQueue[Path]) -> None:
    """See that all tests can be collected: every fault would count as found where one cannot."""
    copy = free.get()
    run = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *REST]
    done = subprocess.run(run, cwd=copy, capture_output=True, text=True, timeout=SECONDS, check=False)
    free.put(copy)
    if done.returncode:
        sys.exit(f"the tests cannot be collected without a fault:\n{done.stdout[-2000:]}")


def finder(free: SimpleQueue[Path], fault: Fault, rest: Sequence[str]) -> str:
    """Return the first test that finds a fault, or why there is none."""
    copy = free.get()
    if not fault.applies(copy):
        free.put(copy)
        return GONE
    file = copy / fault.file
    right = file.read_text(encoding="utf-8")
    try:
        file.write_text(right.replace(fault.before, fault.after), encoding="utf-8")
        return next(_failures(copy, fault, rest), NOTHING)
    except subprocess.TimeoutExpired:
        return HUNG
    finally:
        file.write_text(right, encoding="utf-8")
        free.put(copy)


def _failures(copy: Path, fault: Fault, rest: Sequence[str]) -> Iterator[str]:
    for tests in (*((each,) for each in fault.tests), rest):
        if not tests:
            continue
        run = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(run, cwd=copy, capture_output=True, text=True, timeout=SECONDS, check=False)
        for line in done.stdout.splitlines():
            if line.startswith(("FAILED ", "ERROR ")):
                yield line.split(" ")[1]


if __name__ == "__main__":
    sys.exit(main())
