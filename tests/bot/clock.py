"""A clock that stands still until it is moved by hand, and takes the event loop's timers along."""

import asyncio

import pytest

START = 1_800_000_000.0
"""When every test begins, in seconds since 1970."""
STEP = 4.0
"""Seconds that an even clock moves at once at most."""


class HandClock:
    """The machine's clock, and a monotonic one beside it. They tell the same time until one of them jumps."""

    def __init__(self) -> None:
        self._moved = 0.0
        self._set = 0.0

    def __call__(self) -> float:
        """Return the machine's time."""
        return START + self._moved + self._set

    def monotonic(self) -> float:
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

    def set(self, seconds: float) -> None:
        """Set the machine's clock ahead, or back. It is also ahead after a sleep in which the other stood still."""
        self._set += seconds


class EvenClock(HandClock):
    """A clock that is moved in small steps, so that timers fall due in time."""

    async def forward(self, seconds: float) -> None:
        while seconds > STEP:
            await super().forward(STEP)
            seconds -= STEP
        await super().forward(seconds)

    async def jump(self, seconds: float) -> None:
        """Let both clocks go on while the process stands still."""
        await super().forward(seconds)


class Time:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()
