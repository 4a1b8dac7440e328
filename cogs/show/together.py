"""Many requests at the same time, each of which may fail by itself and is then left alone for a while by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Hashable, Iterable

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


class Rests:
    """Until when what has failed is left alone, by any key of it: longer and longer."""

    def __init__(self) -> None:
        """Make it: nothing has failed."""
        self._failed: dict[Hashable, tuple[Growing, float]] = {}

    def left(self, key: Hashable) -> float:
        """Return for how many seconds more something is left alone, 0.0 where it may be tried."""
        failed = self._failed.get(key)
        left = 0.0 if failed is None else failed[1] - asyncio.get_running_loop().time()
        return left if left > TOLERANCE else 0.0

    def failed(self, key: Hashable, later: TryLater) -> float:
        """Note that something has failed; return the seconds for which it is left alone."""
        growing, _ = self._failed.get(key, (Growing(), 0.0))
        rest = growing.after(later)
        if later.__cause__ is not None:  # what was not even tried is no news
            log.warning("%s could not be shown (%s); trying again in %d s", key, later.__cause__, rest)
        self._failed[key] = growing, asyncio.get_running_loop().time() + rest
        return rest

    def over(self, key: Hashable) -> None:
        """Note that something has worked, or is of no interest any more."""
        self._failed.pop(key, None)

    def forget(self, table: int) -> None:
        """Forget all keys that are of a table, which is the first of what they are."""
        for key in [each for each in self._failed if isinstance(each, tuple) and each[0] == table]:
            del self._failed[key]
