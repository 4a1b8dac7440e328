"""Retries failed jobs after longer and longer pauses."""

import asyncio
from dataclasses import dataclass
from random import uniform

PAUSES, PAUSES_REFUSED = (2.0, 300.0), (60.0, 30 * 60.0)
"""The first and the longest pause in seconds: after failures, and after refusals."""
TOLERANCE = 0.01
"""Seconds by which a timer may be early."""


class TryLater(Exception):
    """A job could not be done now, and may be tried again after a growing pause of at least `least` seconds.

    `refused`: whether Discord refused it, so that trying it again soon is in vain.
    """

    def __init__(self, least: float = 0.0, *, refused: bool = False) -> None:
        super().__init__(least)
        self.least = least
        self.refused = refused


@dataclass(slots=True)
class Backoff:
    """The pauses after failures of one job: each is twice as long as the one before.

    Each varies a little at random, so that jobs that failed together are not retried together.
    """

    failures: int = 0
    until: float = 0.0
    """The end of the pause, by the loop's clock; 0.0 without a pause."""

    @property
    def left(self) -> float:
        """The seconds left of the pause, 0.0 without one."""
        left = self.until - asyncio.get_running_loop().time() if self.until else 0.0
        return left if left > TOLERANCE else 0.0

    def for_now(self, seconds: float) -> None:
        """Pause for some seconds, though nothing has failed."""
        self.until = max(self.until, asyncio.get_running_loop().time() + seconds)

    def failed(self, later: TryLater | None = None) -> float:
        """Begin the pause after a failure; return its seconds. A job that was not even tried has not failed.

        `later`: the failure's own wishes, if it has any.
        """
        later = later or TryLater()
        if later.__cause__ is None and later.least > 0:
            pause = later.least * uniform(1.0, 1.1)
        else:
            first, longest = PAUSES_REFUSED if later.refused else PAUSES
            growing = min(first * 2.0 ** min(self.failures, 30), longest)
            self.failures += 1
            pause = max(growing * uniform(0.8, 1.0), later.least * uniform(1.0, 1.1))
        self.until = asyncio.get_running_loop().time() + pause
        return pause

    def over(self) -> None:
        """Note that the job has worked, or does not matter any more."""
        self.failures, self.until = 0, 0.0
