"""What could not be done is tried again later and later."""

import asyncio
from dataclasses import dataclass
from random import uniform

PAUSES, PAUSES_REFUSED = (2.0, 300.0), (60.0, 30 * 60.0)
"""The first pause and the longest in seconds: after what failed, and after what was refused."""
TOLERANCE = 0.01
"""Seconds by which a timer may be early."""


class TryLater(Exception):
    """A job could not be done now, and may be tried again: later and later, and not before `least` seconds are over.

    `refused`: whether it was not only put off, so that trying it again soon is in vain.
    """

    def __init__(self, least: float = 0.0, *, refused: bool = False) -> None:
        super().__init__(least)
        self.least = least
        self.refused = refused


@dataclass(slots=True)
class Backoff:
    """For how long one thing is left alone after it has failed: each pause is twice as long as the one before.

    None is quite as planned: where many fail at the same moment, they are not to come back at the same moment.
    """

    failures: int = 0
    until: float = 0.0
    """By the loop's clock; 0.0 where it may be tried."""

    @property
    def left(self) -> float:
        """For how many seconds more it is left alone, 0.0 where it may be tried."""
        left = self.until - asyncio.get_running_loop().time() if self.until else 0.0
        return left if left > TOLERANCE else 0.0

    def for_now(self, seconds: float) -> None:
        """Leave it alone for some seconds, though nothing has failed."""
        self.until = max(self.until, asyncio.get_running_loop().time() + seconds)

    def failed(self, later: TryLater | None = None) -> float:
        """Leave it alone after a failure; return for how many seconds. What was not even tried does not count as one.

        `later`: what the failure asks for, if anything.
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
        """Note that it has worked, or does not matter any more."""
        self.failures, self.until = 0, 0.0
