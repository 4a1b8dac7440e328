"""Makes results of finished matches on request, such as their films: one at a time, and each once.

A finished match does not change, but its players' names do. So a few of the latest results are cached, each for its
people as they were then.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from bot.refusals import TooManyReplays

T = TypeVar("T")

MOST_KEPT = 32
"""The most results that are cached; a record may be half a megabyte."""
MOST_WAITING = 20
"""How many results may wait to be made."""

Meanwhile = Callable[[], Awaitable[object]]
"""Tells the person who asked that it takes a while."""


@dataclass(eq=False)
class Replays:
    """Makes results and caches them."""

    most_kept: int = MOST_KEPT
    most_waiting: int = MOST_WAITING
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _made: dict[Hashable, asyncio.Task[Any]] = field(default_factory=dict)
    """The latest results, perhaps still to come, by all that they depend on. The last requested one is at the end."""

    async def of(self, key: Hashable, make: Callable[[], Awaitable[T]], meanwhile: Meanwhile | None = None) -> T:
        """Return a result.

        `key`: all that it depends on. `meanwhile`: called if the result is not known yet.

        Raises:
            TooManyReplays: too many others wait.
        """
        task = self._made.pop(key, None)
        if task is None or _failed(task):
            if sum(not each.done() for each in self._made.values()) >= self.most_waiting:
                raise TooManyReplays
            task = asyncio.create_task(self._in_turn(make))
            task.add_done_callback(_failed)  # so that nobody has to wait for it
        self._made[key] = task
        self._forget()
        if meanwhile is not None and not task.done():
            await meanwhile()
        return cast(T, await asyncio.shield(task))

    async def _in_turn(self, make: Callable[[], Awaitable[T]]) -> T:
        async with self._turn:
            return await make()

    def _forget(self) -> None:
        """Forget the result whose last request is the oldest."""
        done = [key for key, task in self._made.items() if task.done()]
        for key in done[: max(len(self._made) - self.most_kept, 0)]:
            del self._made[key]


def _failed(task: asyncio.Task[Any]) -> bool:
    """Return whether a task failed; its failure counts as handled then."""
    return task.done() and (task.cancelled() or task.exception() is not None)
