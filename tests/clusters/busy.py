"""How many times as long everything takes because others want the processor, too."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable

WORK = 0.003
"""Seconds of the processor that are tried out."""
EVERY = 1.0
"""Seconds between two tries."""
_felt: deque[float] = deque(maxlen=30)
"""How many times as long the latest tries took as they would have on a machine with nothing else to do."""


def busy() -> float:
    """Return how many times as long everything takes.

    A container's share of the processor does not show in the machine's load, so it is felt, too.
    """
    felt = sum(_felt) / len(_felt) if _felt else 1.0
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1), felt)


async def feel(goes_on: Callable[[], bool]) -> None:
    """Try out now and then how long it takes until some work is done."""
    while goes_on():
        began, worked = time.perf_counter(), time.thread_time()
        while time.thread_time() - worked < WORK:
            pass
        _felt.append((time.perf_counter() - began) / WORK)
        await asyncio.sleep(EVERY)
