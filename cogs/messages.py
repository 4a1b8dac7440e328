"""Sending, editing and removing messages: what every part that shows something does the same way."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b

import aiohttp
import discord

from bot.refused_requests import RefusedRequests
from cogs.conflation import TryLater
from cogs.render.parts import Layout

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
EDITED_TOO_OFTEN = 30046
"""Messages older than an hour take few edits."""
THREAD_ARCHIVED = 50083
"""A message in it cannot be edited; a new one brings the thread back."""
FAILING = frozenset({401, 429, *range(500, 600)})
"""Statuses with which Discord fails or puts off; every other one is an answer to what was asked."""
FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""All that a request to Discord may raise."""


def text_of(view: Layout) -> str:
    """Return all that a message is as text, markup and buttons included."""
    return json.dumps(view.to_components())  # type: ignore[no-untyped-call]  # discord.py has no types there


def look_of(view: Layout) -> bytes:
    """Return a digest of a message, to tell whether another one looks the same: thousands of them are kept."""
    return blake2b(text_of(view).encode(), digest_size=16).digest()


def texts_of(view: discord.ui.LayoutView) -> list[str]:
    """Return the texts of a message, in order."""
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


def is_fault(error: BaseException) -> bool:
    """Return whether Discord, or the way there, fails or puts off, so that the same may be asked again later."""
    if isinstance(error, discord.HTTPException):
        return error.status in FAILING
    return isinstance(error, FAILURES)


class Messenger:
    """Asks Discord for what is no answer to a click: that can wait, and has to where too much was refused."""

    def __init__(self, client: discord.Client, refused: RefusedRequests) -> None:
        """Make it. `refused` counts what Discord refuses."""
        self.client = client
        self._refused = refused

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Ask for another try, later and later, where Discord or the way there fails; a refusal goes through.

        Raises:
            TryLater: nothing may be asked now, or it failed.
        """
        wait = self._refused.wait()
        if wait:
            raise TryLater(wait)
        try:
            yield
        except FAILURES as error:
            if not is_fault(error):
                raise
            raise TryLater(_asked_for(error)) from error

    async def edit(self, channel: int, message: int, view: Layout) -> bool:
        """Show something else in a message; return whether that can be: it may be gone, or too old.

        Raises:
            discord.NotFound: its channel is gone.
            discord.Forbidden: the bot may not see the channel any more.
            TryLater: Discord does not answer now.
        """
        try:
            async with self.patience():
                await self.client.get_partial_messageable(channel).get_partial_message(message).edit(view=view)
        except discord.HTTPException as error:
            gone = isinstance(error, discord.NotFound) and error.code != UNKNOWN_CHANNEL
            if not gone and error.code not in (EDITED_TOO_OFTEN, THREAD_ARCHIVED):
                raise
            log.debug("message %d cannot be edited any more: %s", message, error)
            return False
        return True

    async def remove(self, channel: int, message: int) -> None:
        """Remove a message. One that may not be removed stays.

        Raises:
            TryLater: Discord does not answer now.
        """
        try:
            async with self.patience():
                await self.client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.debug("message %d could not be removed: %s", message, error)


def _asked_for(error: BaseException) -> float:
    """Return for how many seconds Discord asks to be left alone, 0.0 where it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        said = str(error.response.headers.get("Retry-After", ""))
        return float(said) if said.isdecimal() else 0.0
    return 0.0
