"""Doing only the latest of many things: one job a key at a time, at most once in an interval."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]


class TryLater(Exception):
    """A job could not be done now, and may be tried again after `seconds`; later and later where none are given."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@dataclass(slots=True)
class _Slot:
    job: Job
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    free_at: float = 0.0
    failures: int = 0


class Conflator:
    """Runs jobs by key. A task exists only while a job is under way; waiting is a timer."""

    FIRST_PAUSE = 2.0
    """Seconds after a job's first unexpected failure; doubled with each further one."""
    LONGEST_PAUSE = 300.0
    PURGE = 256
    """With so many keys, those that have nothing to do are forgotten."""

    def __init__(self, interval: float) -> None:
        """Make one. `interval`: seconds between the end of a key's job and the start of its next."""
        self._interval = interval
        self._slots: dict[Hashable, _Slot] = {}
        self._stopped = False
        self._full = self.PURGE

    def mark(self, key: Hashable, job: Job, delay: float = 0.0) -> None:
        """Have a key's job done soon. Marking it again before it starts changes nothing.

        Args:
            key: what the job is about.
            job: what is to be done; the last one marked is what is run.
            delay: seconds to wait, for more to come.
        """
        if self._stopped:
            return
        if len(self._slots) > self._full:
            self._purge()
        slot = self._slots.setdefault(key, _Slot(job))
        slot.job = job
        if slot.task is not None:
            slot.again = True
        elif slot.timer is None:
            loop = asyncio.get_running_loop()
            slot.timer = loop.call_later(max(slot.free_at - loop.time(), delay, 0.0), self._start, key)

    async def stop(self) -> None:
        """Start nothing more, and wait for what is under way."""
        self._stopped = True
        tasks = []
        for slot in self._slots.values():
            if slot.timer is not None:
                slot.timer.cancel()
            if slot.task is not None:
                tasks.append(slot.task)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _longer(self, slot: _Slot) -> float:
        slot.failures += 1
        return min(self.FIRST_PAUSE * 2.0 ** (slot.failures - 1), self.LONGEST_PAUSE)

    def _purge(self) -> None:
        now = asyncio.get_running_loop().time()
        busy = {
            key: slot
            for key, slot in self._slots.items()
            if slot.task is not None or slot.timer is not None or slot.free_at > now
        }
        self._slots = busy
        self._full = 2 * len(busy) + self.PURGE

    def _start(self, key: Hashable) -> None:
        slot = self._slots[key]
        slot.timer = None
        slot.task = asyncio.get_running_loop().create_task(self._run(key, slot))

    async def _run(self, key: Hashable, slot: _Slot) -> None:
        pause = None
        try:
            await slot.job()
            slot.failures = 0
        except TryLater as later:
            pause = self._longer(slot) if later.seconds is None else later.seconds
            log.warning("%s could not be done (%s); trying again in %d s", key, later.__cause__, pause)
        except Exception:
            pause = self._longer(slot)
            log.exception("%s failed; trying again in %d s", key, pause)
        finally:
            slot.task = None
        slot.free_at = asyncio.get_running_loop().time() + (self._interval if pause is None else pause)
        if slot.again or pause is not None:
            slot.again = False
            self.mark(key, slot.job)
