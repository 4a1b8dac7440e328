"""Starts lives cheaply: everything is imported once, and each life is a copy of this process.

It reads one order a line, and answers with how that life ended. It runs no thread and no event loop of its own.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from tests.crash.club import live

PATIENCE = 300.0
"""Seconds after which a life is stuck that should have come to an end."""
OUTLIVES = 0.1
"""Seconds by which a second life outlives the first."""


def run(order: dict[str, Any]) -> str:
    """Run a life, kill it when its time has come, and return how it ended.

    Its time counts from the moment it plays, or where the order says `unborn`, from its birth. Where the order says so,
    a second one begins so many seconds later on the same database, and outlives it a little.
    """
    began, second, ended = time.monotonic(), None, None
    after = order["after"]
    until = began + (after if order["unborn"] else PATIENCE)
    cries, cry = os.pipe()
    os.set_blocking(cries, False)
    first = _born(order, cry)
    waits = after is not None and not order["unborn"]
    while ended is None:
        time.sleep(0.002)
        if waits and _heard(cries):
            waits, until = False, time.monotonic() + after
        if order["beside"] is not None and second is None and time.monotonic() > began + order["beside"]:
            second = _born({**order, "seed": order["seed"] + 1, "spot": ""}, cry, beside=True)
        ended = _ended(first)
        if ended is None and time.monotonic() > until:
            _kill(first)
            ended = "stuck" if after is None or waits else "killed by the clock"
    os.close(cries)
    os.close(cry)
    if second is not None:
        time.sleep(OUTLIVES)
        of_itself = _ended(second)
        if of_itself is not None:
            return f"{of_itself} beside another"
        _kill(second)
    return ended


def _born(order: dict[str, Any], cry: int, *, beside: bool = False) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            wanted = {name: order[name] for name in ("place", "seed", "spot", "at", "finish")}
            live(Path(order["file"]), **wanted, beside=beside, plays=lambda: None if beside else os.write(cry, b"!"))
        except BaseException:  # noqa: BLE001 - it is in the life's log
            os._exit(1)
        os._exit(0)
    return pid


def _heard(cries: int) -> bool:
    try:
        return bool(os.read(cries, 1))
    except BlockingIOError:
        return False


def _kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def _ended(pid: int) -> str | None:
    """Return how a life has ended, None if it goes on."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    if not ended:
        return None
    if os.WIFSIGNALED(status):
        return "killed" if os.WTERMSIG(status) == signal.SIGKILL else "failed"
    return "finished" if os.WEXITSTATUS(status) == 0 else "failed"


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(run(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
