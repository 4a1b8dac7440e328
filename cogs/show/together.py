"""Many requests at the same time, each of which may fail by itself and is then left alone for a while by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from cogs.show.conflation import Growing, TryLater

log = logging.getLogger(__name__)

TOLERANCE = 0.01
"""Seconds by which a timer may be early."""


async def together(jobs: Iterable[Awaitable[float | None]]) -> float | None:
    """Do everything at the same time, whatever fails; return the least number of seconds that one of them returns.

    Raises:
        Exception: the first that was raised, when all is over.
    """
    done = await asyncio.gather(*jobs, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each
    return min((each for each in done if isinstance(each, float)), default=None)


@dataclass(slots=True)
class Rest:
    """For how long something is left alone after it has failed: longer and longer."""

    growing: Growing = field(default_factory=Growing)
    until: float = 0.0
    """By the loop's clock."""

    @property
    def left(self) -> float:
        """For how many seconds more it is left alone, 0.0 where it may be tried."""
        left = self.until - asyncio.get_running_loop().time() if self.until else 0.0
        return left if left > TOLERANCE else 0.0

    def for_now(self, seconds: float) -> None:
        """Leave it alone for some seconds, though nothing has failed."""
        self.until = max(self.until, asyncio.get_running_loop().time() + seconds)

    def failed(self, later: TryLater) -> float:
        """Leave it alone after a failure; return for how many seconds."""
        pause = self.growing.after(later)
        self.until = asyncio.get_running_loop().time() + pause
        return pause

    def over(self) -> None:
        """Note that it has worked, or does not matter any more."""
        self.growing.over()
        self.until = 0.0

    async def after(self, key: Hashable, job: Coroutine[Any, Any, float | None]) -> float | None:
        """Do something unless it is to be left alone.

        Args:
            key: what it is about, for the log.
            job: what is done.

        Returns:
            What the job returns, or the seconds for which it is left alone.
        """
        left = self.left
        if left:
            job.close()
            return left
        try:
            waits = await job
        except TryLater as later:
            pause = self.failed(later)
            if later.__cause__ is not None:  # what was not even tried is no news
                log.warning("%s could not be shown (%s); trying again in %d s", key, later.__cause__, pause)
            return pause
        self.over()
        return waits
