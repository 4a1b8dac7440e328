"""Classifies Discord's errors, as failures for now or refusals for a reason, and retries after growing pauses."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from random import uniform
from typing import TypeGuard

import aiohttp
import discord

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""The exceptions that a request to Discord may raise."""
FAILING = frozenset({401, 429, *range(500, 600)})
"""The statuses that mean a failure or a delay. All others answer the request."""


class Refusal(Enum):
    """Discord's reason for refusing a request."""

    FORBIDDEN = auto()
    """403: the bot may not do that there."""
    GONE = auto()
    """404: the message, or the click, does not exist any more."""
    NO_CHANNEL = auto()
    """404, 10003: the channel is gone."""
    TOO_OLD = auto()
    """30046, 20022, 50083: an old message, a published one, or one in an archived thread cannot be edited now."""
    CLOSED = auto()
    """50007 and 50278: the member accepts no direct messages from the bot."""
    FINAL = auto()
    """Any other 4xx: Discord will never take this. The reconciler sees it only after the plain form was refused too."""


TOO_OLD = frozenset({20022, 30046, 50083})
CODES: Mapping[int, Refusal] = {
    10003: Refusal.NO_CHANNEL,
    **dict.fromkeys((10008, 10015, 10062, 40060, 50027), Refusal.GONE),
    **dict.fromkeys((20026, 40003), Refusal.FORBIDDEN),  # the bot opens too many direct messages
    **dict.fromkeys((50007, 50278), Refusal.CLOSED),
}
"""The meaning of Discord's codes, regardless of the status."""
STATUSES: Mapping[int, Refusal] = {403: Refusal.FORBIDDEN, 404: Refusal.GONE}


def refusal_of(error: discord.HTTPException) -> Refusal | None:
    """Return the reason in an error; None if Discord fails or delays, so that the request may be repeated."""
    if error.code in TOO_OLD:
        return Refusal.TOO_OLD
    if error.status in FAILING:
        return None
    return CODES.get(error.code) or STATUSES.get(error.status, Refusal.FINAL)


def is_fault(error: BaseException) -> bool:
    """Return whether Discord or the connection fails or delays, so that the request may be repeated later."""
    return isinstance(error, FAILURES) and not (isinstance(error, discord.HTTPException) and refusal_of(error))


def is_final(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return whether Discord will never take this request, so that repeating it is in vain."""
    return isinstance(error, discord.HTTPException) and refusal_of(error) is Refusal.FINAL


def why(error: discord.HTTPException) -> str:
    """Return what Discord finds wrong and where, without the message itself: that may be a hand."""
    places = places_of(error)
    return f"{error.status}, {error.code}" + (f", {' '.join(places)}" if places else "")


def places_of(error: discord.HTTPException) -> list[str]:
    """Return the parts of a message in which Discord finds something wrong."""
    return re.findall(r"^In ([\w.\[\]]+):", error.text, re.MULTILINE)


# --- trying again ---------------------------------------------------------------------------------------------

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
