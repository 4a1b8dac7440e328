"""Runs jobs that are marked often and done once: for each key, at most one at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable
from dataclasses import dataclass, field

from bot.refusals import StoreFails
from cogs.post.failures import Backoff

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[float | None]]
"""A job. It returns None, or the seconds after which it is done again."""


@dataclass(slots=True)
class _Slot:
    job: Job
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    rest: Backoff = field(default_factory=Backoff)


class Conflator:
    """Runs jobs by key. A running job is a task, a waiting one only a timer."""

    def __init__(self) -> None:
        self._slots: dict[Hashable, _Slot] = {}
        self._stopped = False
        self._let_go: set[Hashable] = set()
        """The keys whose jobs are being dropped."""
        self.saved = 0
        """How many marks needed no run of their own."""

    def mark(self, key: Hashable, job: Job, delay: float = 0.0) -> None:
        """Have a key's job done soon. Marking it again before it starts can only make it start earlier."""
        if self._stopped or key in self._let_go:
            return
        slot = self._slots.setdefault(key, _Slot(job))
        slot.job = job
        if slot.task is not None:
            self.saved += slot.again
            slot.again = True
            return
        loop = asyncio.get_running_loop()
        at = max(slot.rest.until, loop.time() + delay)
        if slot.timer is not None:
            self.saved += 1
            if slot.timer.when() <= at:
                return
            slot.timer.cancel()
        slot.timer = loop.call_at(at, self._start, key)

    async def let_go(self, keys: Collection[Hashable], longest: float | None = None) -> bool:
        """Drop the waiting jobs of some keys, and wait for the running ones; return whether all of these have ended.

        Afterwards, the keys may be marked again. `longest`: how many seconds to wait at most.
        """
        self._let_go.update(keys)
        try:
            slots = [self._slots.pop(key) for key in keys if key in self._slots]
            for slot in slots:
                slot.again = False
                if slot.timer is not None:
                    slot.timer.cancel()
            tasks = [slot.task for slot in slots if slot.task is not None]
            return not tasks or not (await asyncio.wait(tasks, timeout=longest))[1]
        finally:
            self._let_go.difference_update(keys)

    async def stop(self) -> None:
        """Start no more jobs, and wait for the running ones."""
        self._stopped = True
        await self.let_go([*self._slots])

    def _start(self, key: Hashable) -> None:
        slot = self._slots[key]
        slot.timer = None
        slot.task = asyncio.get_running_loop().create_task(self._run(key, slot))

    async def _run(self, key: Hashable, slot: _Slot) -> None:
        waits = None
        try:
            waits = await slot.job()
            slot.rest.over()
        except StoreFails:
            log.info("%s could not be done, because the database fails; trying again in %d s", key, slot.rest.failed())
        except Exception:
            log.exception("%s failed; trying again in %d s", key, slot.rest.failed())
        finally:
            slot.task = None
        if slot.again or slot.rest.until or waits is not None:
            delay = 0.0 if slot.again or waits is None else waits
            slot.again = False
            self.mark(key, slot.job, delay)
        if slot.timer is None and self._slots.get(key) is slot:
            del self._slots[key]
