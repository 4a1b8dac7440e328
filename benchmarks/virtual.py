"""An event loop whose time is virtual: when nothing is left to do, it is at once the time of the next timer.

What runs in it must not wait for other threads or processes: this time does not wait for them. How long anything takes
the processor makes no difference to it either; that is measured beside it.
"""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar
from unittest.mock import patch

import discord

T = TypeVar("T")

EPOCH = 1_800_000_000.0
"""The virtual time at the beginning, in seconds since 1970."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop. Its time begins at 0."""

    def __init__(self) -> None:
        """Make it, at the beginning."""
        self.passed = 0.0
        super().__init__(_Leaping(self))

    def time(self) -> float:
        """Return the virtual seconds since the beginning."""
        return self.passed


class _Leaping(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Leap to the next timer instead of waiting for it. Without one, something else is waited for in earnest."""
        if timeout is None:
            return super().select(None)
        self._loop.passed += max(timeout, 0.0)
        return super().select(0)


@contextmanager
def _clocks(loop: VirtualLoop) -> Iterator[None]:
    """Let all that asks for the time of day have the loop's."""

    def now() -> float:
        return EPOCH + loop.passed

    with (
        patch.object(time, "time", now),
        patch.object(discord.utils, "utcnow", lambda: datetime.fromtimestamp(now(), UTC)),
    ):
        yield


def run_virtually(work: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Run something to its end in virtual time, and return what comes of it."""
    loop = VirtualLoop()
    with _clocks(loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work(loop))
