"""What Discord has of the application's emojis, and what may be done to them there."""

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord

MOST = 2000
"""Emojis that an application may have."""
_UNKNOWN = 10014


class DiscordRefuses(Exception):
    """Discord refuses a request, and will refuse it again soon. The message says why, in a few words."""


class NotNow(Exception):
    """Discord or the network fails, or Discord asks to wait."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        """`seconds`: how long Discord asks to wait, if it says so."""
        super().__init__(why)
        self.seconds = seconds


@dataclass(eq=False)
class ApplicationEmojis:
    """The emojis of a client's application, asked of Discord. Every method raises `DiscordRefuses` and `NotNow`."""

    _client: discord.Client
    """Knows its application as soon as it is logged in."""

    async def everything(self) -> dict[int, str]:
        """Return the names of all emojis by their ids."""
        async with _translated():
            found = await self._client.http.get_application_emojis(self._application)
        return {int(each["id"] or 0): each["name"] or "" for each in found["items"]}

    async def add(self, name: str, image: bytes) -> int:
        """Upload a PNG under a name that no other emoji has, and return its id."""
        data = f"data:image/png;base64,{base64.b64encode(image).decode()}"
        async with _translated():
            made = await self._client.http.create_application_emoji(self._application, name, data)
        return int(made["id"] or 0)

    async def rename(self, emoji: int, name: str) -> None:
        """Give an emoji another name, which no other one has. Do nothing if it is gone."""
        async with _translated():
            await self._client.http.edit_application_emoji(self._application, emoji, payload={"name": name})

    async def remove(self, emoji: int) -> None:
        """Delete an emoji, if it is still there."""
        async with _translated():
            await self._client.http.delete_application_emoji(self._application, emoji)

    @property
    def _application(self) -> int:
        application = self._client.application_id
        assert application is not None
        return application


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Tell apart what Discord refuses from what only failed; an emoji that is gone is neither."""
    try:
        yield
    except discord.RateLimited as error:
        raise NotNow(f"it asks for {error.retry_after:.0f} s", error.retry_after) from error
    except discord.HTTPException as error:
        if error.code == _UNKNOWN:
            return
        if error.status == 429 or error.status >= 500:
            raise NotNow(f"it answers with {error.status}") from error
        last = (error.text.splitlines() or [""])[-1].strip()
        raise DiscordRefuses(f"{error.status}, {error.code}: {last}") from error
    except (aiohttp.ClientError, OSError) as error:
        raise NotNow(type(error).__name__) from error
