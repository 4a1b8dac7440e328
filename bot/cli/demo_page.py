"""What the demo's page needs beside what the offline Discord's page does by itself: the pictures of the deck."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any

from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker

SIDE = 128
"""Pixels of an emoji's side."""
STYLE = "\n.custom-emoji { width: 1.375em; height: 1.375em; }\n"
"""As large as Discord draws custom emojis: they grow with their line."""


class Trusted(MediaWorker):
    """Lets our own pictures pass as they are.

    The page has every picture decoded in a process of its own, one after the other, and gives up where more than eight
    wait: a board of the first round has more.
    """

    def __init__(self, images: Collection[bytes]) -> None:
        """Trust these PNGs."""
        super().__init__()
        self._trusted = {sha256(each).hexdigest() for each in images}

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page has to know of a picture."""
        if key not in self._trusted:
            return await super().validate(key, blob, media_time=media_time)
        return MediaInfo("PNG", SIDE, SIDE, 1, SIDE * SIDE * 4, blob, "image/png", capture=blob, poster=blob)


def dress(preview: Preview, images: Collection[bytes]) -> Preview:
    """Let a page that is not served yet show these pictures as Discord would, and return it."""
    preview._media_worker = Trusted(images)
    serve = preview._server._static

    async def with_style(request: Any) -> Any:
        response = await serve(request)
        if request.path == "/preview.css":
            response.text += STYLE
        return response

    preview._server._static = with_style  # type: ignore[method-assign]
    return preview
