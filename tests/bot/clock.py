"""A clock that stands still until it is moved by hand, and takes the event loop's timers along."""

import asyncio

import pytest

START = 1_800_000_000.0
"""When every test begins, in seconds since 1970."""


class HandClock:
    def __init__(self) -> None:
        self._moved = 0.0

    def __call__(self) -> float:
        return START + self._moved

    def drive(self, loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let the loop's timers fall due when this clock is moved, so that real deadlines can be tried."""
        own = loop.time
        monkeypatch.setattr(loop, "time", lambda: own() + self._moved)

    async def forward(self, seconds: float) -> None:
        """Move the time, and let the loop see which timers are due."""
        self._moved += seconds
        for _ in range(3):
            await asyncio.sleep(0)

    async def forward_to(self, at: float) -> None:
        await self.forward(at - self())
