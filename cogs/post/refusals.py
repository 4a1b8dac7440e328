"""Classifies Discord's errors: a failure for now, or a refusal for a reason."""

import re
from enum import Enum, auto
from types import MappingProxyType
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
CODES = MappingProxyType(
    {
        10003: Refusal.NO_CHANNEL,
        **dict.fromkeys((10008, 10015, 10062, 40060, 50027), Refusal.GONE),
        **dict.fromkeys((20026, 40003), Refusal.FORBIDDEN),  # the bot opens too many direct messages
        **dict.fromkeys((50007, 50278), Refusal.CLOSED),
    }
)
"""The meaning of Discord's codes, regardless of the status."""
STATUSES = MappingProxyType({403: Refusal.FORBIDDEN, 404: Refusal.GONE})


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
