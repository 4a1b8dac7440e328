"""What a run is asked for, the settings of the processes in it, and how it waits."""

import asyncio
import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass

ANSWER_WITHIN = 6.0
"""Seconds until an answer is not taken any more. Discord's are three; how much longer it takes is to be seen."""
CLICKS_A_SECOND = 12.0
"""What two cores take of members, beside the computer players."""


def busy() -> float:
    """Return how many times as long everything takes because others want the processor, too."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


async def until(so: Callable[[], object], seconds: float = math.inf, pause: float = 0.1) -> float | None:
    """Look again and again whether something is so: nobody tells.

    Returns:
        How many seconds that took; None if it was not so within `seconds`.
    """
    began = time.monotonic()
    while not so():
        if time.monotonic() - began > seconds:
            return None
        await asyncio.sleep(pause)
    return time.monotonic() - began


@dataclass(frozen=True, slots=True)
class Wish:
    """What the bot is asked to survive."""

    seconds: float = 0.0
    """For how long things go wrong, at least."""
    kills: int = 0
    """How often a process is killed, at least."""
    processes: int = 1
    """How many share the bot. Several need a PostgreSQL."""
    tables: int = 6
    seed: int = 1
    faults: tuple[str, ...] = ()
    """The kinds of faults; empty for all that fit."""
    upgrades: int = 2
    """How many processes that run alone are killed while they make the database."""
    rests: bool = True
    """Whether it waits in the end until every table has closed."""

    @property
    def slower(self) -> float:
        """How many times as long pauses are: two cores take only so many clicks."""
        return max(self.tables / 20, 1.0)

    @property
    def beat(self) -> float:
        """Mean seconds between two clicks at a table."""
        return max(self.tables / CLICKS_A_SECOND, 0.6)


def settings(wish: Wish, place: str) -> dict[str, str]:
    """Settings of each process. `place`: where it finds the database."""
    clusters = {"NEWMARKET_CLUSTERS": str(wish.processes)} if wish.processes > 1 else {}
    return {
        **clusters,
        "NEWMARKET_DATABASE": place,
        "NEWMARKET_PACE_CARD": f"{0.25 * wish.slower}",
        "NEWMARKET_PACE_LEAD": f"{0.3 * wish.slower}",
        "NEWMARKET_PACE_DEAL": "0.3",
        "NEWMARKET_PACE_ROUND": f"{0.5 * wish.slower}",
        "NEWMARKET_BOARD_INTERVAL": f"{0.5 * wish.slower}",
        "NEWMARKET_DIRECT_INTERVAL": "0.02",
        "NEWMARKET_DIRECT_A_DAY": "1000000",
        "NEWMARKET_LOBBY_MINUTES": "0.8",
        "NEWMARKET_PAUSED_MINUTES": "0.3",
    }
