"""Sending, editing and removing messages: what every part that shows something does the same way."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from cogs.conflation import TryLater
from cogs.render.parts import Layout

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
TOO_MANY_REQUESTS = 429
SERVER_ERRORS = range(500, 600)
FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""All that a request to Discord may end with."""


def text_of(view: Layout) -> str:
    """Return a message as text, to tell whether another one looks the same."""
    return json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has no types there


def texts_of(view: discord.ui.LayoutView) -> list[str]:
    """Return the texts of a message, in order."""
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


@asynccontextmanager
async def patience() -> AsyncIterator[None]:
    """Ask for another try, later and later, where Discord or the way there fails; a refusal goes through."""
    try:
        yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except (aiohttp.ClientError, OSError) as error:
        raise TryLater from error
    except discord.HTTPException as error:
        if error.status in (TOO_MANY_REQUESTS, *SERVER_ERRORS):
            raise TryLater from error
        raise


async def edit(client: discord.Client, channel: int, message: int, view: Layout) -> bool:
    """Show something else in a message; return whether it is still there.

    Raises:
        discord.NotFound: its channel is gone.
        discord.Forbidden: the bot may not see the channel any more.
        TryLater: Discord does not answer now.
    """
    try:
        async with patience():
            await client.get_partial_messageable(channel).get_partial_message(message).edit(view=view)
    except discord.NotFound as error:
        if error.code == UNKNOWN_CHANNEL:
            raise
        return False
    return True


async def remove(client: discord.Client, channel: int, message: int) -> None:
    """Remove a message. One that cannot be removed stays: nothing depends on it."""
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).delete()
    except FAILURES as error:
        log.debug("message %d could not be removed: %s", message, error)
