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

PATIENCE = 120.0
"""Seconds after which a life is stuck that should have come to an end."""


def run(order: dict[str, Any]) -> str:
    """Run a life, kill it when its time has come, and return how it ended."""
    pid = os.fork()
    if pid == 0:
        try:
            live(Path(order["file"]), order["seed"], order["spot"], order["at"], finish=order["finish"])
        except BaseException:  # noqa: BLE001 - it is in the life's log
            os._exit(1)
        os._exit(0)
    after = order["after"]
    until = time.monotonic() + (PATIENCE if after is None else after)
    while True:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            break
        if time.monotonic() > until:
            os.kill(pid, signal.SIGKILL)
            _, status = os.waitpid(pid, 0)
            return "stuck" if after is None else "killed by the clock"
        time.sleep(0.002)
    if os.WIFSIGNALED(status):
        return "killed" if os.WTERMSIG(status) == signal.SIGKILL else "failed"
    return "finished" if os.WEXITSTATUS(status) == 0 else "failed"


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(run(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
