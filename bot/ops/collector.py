"""Memory that nobody needs any more: it is given back, and nobody waits while Python looks for it.

Python's collector stops the process while it looks at all objects, and a bot in many servers has many that stay. So it
passes over those that exist a minute after the start, and looks at the others less often.
"""

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any

STARTED = 60.0
"""Seconds after the bot is ready until all tables are in memory, and most boards were shown."""
THRESHOLDS = (5_000, 5, 20)
"""How many new objects there are before a look at the newest, and how many looks before one at older ones, too."""
EVERY = 60.0
"""Seconds between two times at which unused memory is given back."""
LIBC: Any = ctypes.CDLL(None) if sys.platform == "linux" else None
ARENA_MAX = -8
"""glibc's number for how many heaps its `malloc` may have."""


def share_heap() -> None:
    """Let all threads take memory from one heap: in its own, each of SQLite's would keep what it has needed once."""
    if hasattr(LIBC, "mallopt"):
        LIBC.mallopt(ARENA_MAX, 1)


async def pass_over_what_stays(after: float = STARTED) -> None:
    """Wait some seconds, collect once, and never look again at objects that exist then. The second time, do nothing."""
    await asyncio.sleep(after)
    if gc.get_threshold() != THRESHOLDS:
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()


async def give_back(forget: Callable[[], object]) -> None:
    """Give memory that nobody uses back to the system, every minute.

    glibc keeps it for later: some 12 KiB for each table that was shown and rests. Other C libraries cannot be asked.

    `forget`: drops what nobody needs any more.
    """
    trim = getattr(LIBC, "malloc_trim", None)
    while True:
        await asyncio.sleep(EVERY)
        forget()
        if trim is not None:
            await asyncio.to_thread(trim, 0)
