"""What Discord means where it does not do what it was asked: it fails for now, or it refuses that for a reason."""

import re
from enum import Enum, auto
from types import MappingProxyType
from typing import TypeGuard

import aiohttp
import discord

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""All that a request to Discord may raise."""
FAILING = frozenset({401, 429, *range(500, 600)})
"""Statuses with which Discord fails or puts off; every other one is an answer to what was asked."""


class Refusal(Enum):
    """What Discord says where it does not do what it was asked."""

    FORBIDDEN = auto()
    """403: the bot may not, there."""
    GONE = auto()
    """404: there is no such message, or no such click any more."""
    NO_CHANNEL = auto()
    """404, 10003: the channel is gone."""
    TOO_OLD = auto()
    """30046, 20022 and 50083: an old message, a published one, or one in an archived thread takes no edit now."""
    CLOSED = auto()
    """50007 and 50278: this member takes no direct messages of the bot's."""
    FINAL = auto()
    """Any other 4xx: what was sent will never be taken, not even as plain text."""


TOO_OLD = frozenset({20022, 30046, 50083})
CODES = MappingProxyType(
    {
        10003: Refusal.NO_CHANNEL,
        **dict.fromkeys((10008, 10015, 10062, 40060, 50027), Refusal.GONE),
        **dict.fromkeys((20026, 40003), Refusal.FORBIDDEN),  # the bot opens too many direct messages
        **dict.fromkeys((50007, 50278), Refusal.CLOSED),
    }
)
"""What codes mean, whatever their status."""
STATUSES = MappingProxyType({403: Refusal.FORBIDDEN, 404: Refusal.GONE})


def refusal_of(error: discord.HTTPException) -> Refusal | None:
    """Return what Discord says with an error; None where it fails or puts off, so that the same may be asked again."""
    if error.code in TOO_OLD:
        return Refusal.TOO_OLD
    if error.status in FAILING:
        return None
    return CODES.get(error.code) or STATUSES.get(error.status, Refusal.FINAL)


def is_fault(error: BaseException) -> bool:
    """Return whether Discord, or the way there, fails or puts off, so that the same may be asked again later."""
    return isinstance(error, FAILURES) and not (isinstance(error, discord.HTTPException) and refusal_of(error))


def is_final(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return whether Discord will never take what was sent, so that sending it again is in vain."""
    return isinstance(error, discord.HTTPException) and refusal_of(error) is Refusal.FINAL


def why(error: discord.HTTPException) -> str:
    """Return what Discord finds wrong and where, without what was sent: that may be a hand."""
    places = places_of(error)
    return f"{error.status}, {error.code}" + (f", {' '.join(places)}" if places else "")


def places_of(error: discord.HTTPException) -> list[str]:
    """Return the parts of what was sent in which Discord finds something wrong."""
    return re.findall(r"^In ([\w.\[\]]+):", error.text, re.MULTILINE)
