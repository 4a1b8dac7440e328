"""Jobs that are marked often and done once: one a key at a time, and not while it is under way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable
from dataclasses import dataclass, field

from bot.refusals import StoreFails
from cogs.post.backoff import Backoff

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[float | None]]
"""What is done. It returns None, or for how many seconds more something of it may wait; then it is done again."""


@dataclass(slots=True)
class _Slot:
    job: Job
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    rest: Backoff = field(default_factory=Backoff)


class Conflator:
    """Runs jobs by key. A task exists only while a job is under way; waiting is a timer."""

    def __init__(self) -> None:
        self._slots: dict[Hashable, _Slot] = {}
        self._stopped = False
        self._let_go: set[Hashable] = set()
        """For these nothing more is done."""
        self.saved = 0
        """How many marks were done together with another one."""

    def mark(self, key: Hashable, job: Job, delay: float = 0.0) -> None:
        """Have a key's job done soon. Marking it again before it starts can only have it start earlier."""
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
        """Drop what waits for some keys, and wait for what is under way; return whether all of that came to its end.

        When this is over, they may be marked again. `longest`: the most seconds that are waited.
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
        """Start nothing more, and wait for what is under way."""
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
