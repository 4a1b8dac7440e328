"""Jobs that are marked often and done once: one a key at a time, at most once in an interval."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from dataclasses import dataclass, field
from random import uniform
from typing import Any, ClassVar

from bot.refusals import StoreFails

log = logging.getLogger(__name__)

TOLERANCE = 0.01
"""Seconds by which a timer may be early."""

Job = Callable[[], Awaitable[float | None]]
"""What is done. It returns None, or, when it has changed nothing because that may wait, for how many more seconds."""


class TryLater(Exception):
    """A job could not be done now, and may be tried again: later and later, and not before `least` seconds are over.

    `first` and `longest` are the first pause and the longest in seconds, where the usual ones do not fit.
    """

    def __init__(self, least: float = 0.0, *, first: float | None = None, longest: float | None = None) -> None:
        super().__init__(least)
        self.least = least
        self.first = first
        self.longest = longest


@dataclass(slots=True)
class Growing:
    """The pauses between tries of one thing: each twice as long as the one before, and none quite as planned.

    Where many fail at the same moment, they are not to come back at the same moment.
    """

    FIRST: ClassVar[float] = 2.0
    """Seconds."""
    LONGEST: ClassVar[float] = 300.0

    failures: int = 0

    def after(self, later: TryLater) -> float:
        """Count a failure, and return the seconds to wait after it. What was not even tried is none."""
        if later.__cause__ is None and later.least > 0:
            return later.least * uniform(1.0, 1.1)
        first = self.FIRST if later.first is None else later.first
        longest = self.LONGEST if later.longest is None else later.longest
        growing = min(first * 2.0 ** min(self.failures, 30), longest)
        self.failures += 1
        return max(growing * uniform(0.8, 1.0), later.least * uniform(1.0, 1.1))

    def over(self) -> None:
        """Begin anew."""
        self.failures = 0


@dataclass(slots=True)
class Rest:
    """For how long something is left alone after it has failed: longer and longer."""

    growing: Growing = field(default_factory=Growing)
    until: float = 0.0
    """By the loop's clock."""

    @property
    def left(self) -> float:
        """For how many seconds more it is left alone, 0.0 where it may be tried."""
        left = self.until - asyncio.get_running_loop().time() if self.until else 0.0
        return left if left > TOLERANCE else 0.0

    def for_now(self, seconds: float) -> None:
        """Leave it alone for some seconds, though nothing has failed."""
        self.until = max(self.until, asyncio.get_running_loop().time() + seconds)

    def failed(self, later: TryLater) -> float:
        """Leave it alone after a failure; return for how many seconds."""
        pause = self.growing.after(later)
        self.until = asyncio.get_running_loop().time() + pause
        return pause

    def over(self) -> None:
        """Note that it has worked, or does not matter any more."""
        self.growing.over()
        self.until = 0.0

    async def after(self, key: Hashable, job: Coroutine[Any, Any, float | None]) -> float | None:
        """Do something unless it is to be left alone.

        Args:
            key: what it is about, for the log.
            job: what is done.

        Returns:
            What the job returns, or the seconds for which it is left alone.
        """
        left = self.left
        if left:
            job.close()
            return left
        try:
            waits = await job
        except TryLater as later:
            pause = self.failed(later)
            if later.__cause__ is not None:  # what was not even tried is no news
                log.warning("%s could not be shown (%s); trying again in %d s", key, later.__cause__, pause)
            return pause
        self.over()
        return waits


async def together(jobs: Iterable[Awaitable[float | None]]) -> float | None:
    """Do everything at the same time, whatever fails; return the least number of seconds that one of them returns.

    Raises:
        Exception: the first that was raised, when all is over.
    """
    done = await asyncio.gather(*jobs, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each
    return min((each for each in done if isinstance(each, float)), default=None)


@dataclass(slots=True)
class _Slot:
    job: Job
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    free_at: float = 0.0
    growing: Growing = field(default_factory=Growing)


class Conflator:
    """Runs jobs by key. A task exists only while a job is under way; waiting is a timer."""

    PURGE = 256
    """At this many keys, those that have nothing to do are forgotten."""

    def __init__(self, interval: float, done: Callable[[Hashable], None] = lambda _: None) -> None:
        """Begin with nothing to do.

        Args:
            interval: seconds between the end of a key's job and the start of its next.
            done: called with a key when nothing of it is left to be done.
        """
        self._interval = interval
        self._done = done
        self._slots: dict[Hashable, _Slot] = {}
        self._stopped = False
        self._let_go: list[Callable[[Hashable], bool]] = []
        """Say of a key whether it is being let go, so that nothing more is done for it."""
        self._full = self.PURGE
        self.saved = 0
        """How many marks were done together with another one."""

    def mark(self, key: Hashable, job: Job, delay: float = 0.0) -> None:
        """Have a key's job done soon. Marking it again before it starts can only have it start earlier.

        Args:
            key: what the job is about.
            job: what is to be done; the last one marked is what is run.
            delay: seconds to wait, for more to come.
        """
        if self._stopped or any(each(key) for each in self._let_go):
            return
        if len(self._slots) > self._full:
            self._purge()
        slot = self._slots.setdefault(key, _Slot(job))
        slot.job = job
        if slot.task is not None:
            self.saved += slot.again
            slot.again = True
            return
        loop = asyncio.get_running_loop()
        at = max(slot.free_at, loop.time() + delay)
        if slot.timer is not None:
            self.saved += 1
            if slot.timer.when() <= at:
                return
            slot.timer.cancel()
        slot.timer = loop.call_at(at, self._start, key)

    def hasten(self, key: Hashable) -> None:
        """Have a waiting job done at once: what it waited for has come."""
        slot = self._slots.get(key)
        if slot is not None and slot.timer is not None:
            slot.timer.cancel()
            slot.timer = None
            slot.free_at = 0.0
            slot.growing.over()
            self.mark(key, slot.job)

    def is_idle(self, key: Hashable) -> bool:
        """Return whether nothing of a key is under way or waits."""
        slot = self._slots.get(key)
        return slot is None or (slot.task is None and slot.timer is None)

    async def let_go(self, which: Callable[[Hashable], bool], longest: float) -> bool:
        """Drop what waits for some keys, and wait for what is under way; return whether all of that came to its end.

        Args:
            which: says of a key whether it is one of these. When this is over, they may be marked again.
            longest: the most seconds that are waited.
        """
        until = asyncio.get_running_loop().time() + longest
        self._let_go.append(which)
        try:
            while True:
                slots = {key: slot for key, slot in self._slots.items() if which(key)}
                for slot in slots.values():
                    slot.again = False
                    if slot.timer is not None:
                        slot.timer.cancel()
                        slot.timer = None
                left = until - asyncio.get_running_loop().time()
                tasks = [slot.task for slot in slots.values() if slot.task is not None]
                if not tasks or left <= 0:
                    break
                await asyncio.wait(tasks, timeout=left)
            for key in slots:
                del self._slots[key]
            return not tasks
        finally:
            self._let_go.remove(which)

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
        pause = waits = None
        try:
            waits = await slot.job()
            slot.growing.over()
        except TryLater as later:
            pause = slot.growing.after(later)
            level = logging.DEBUG if later.__cause__ is None else logging.WARNING  # what was not even tried is no news
            log.log(level, "%s could not be done (%s); trying again in %d s", key, later.__cause__, pause)
        except StoreFails:
            pause = slot.growing.after(TryLater())
            log.info("%s could not be done, because the database fails; trying again in %d s", key, pause)
        except Exception:
            pause = slot.growing.after(TryLater())
            log.exception("%s failed; trying again in %d s", key, pause)
        finally:
            slot.task = None
        if waits is None:
            slot.free_at = asyncio.get_running_loop().time() + (self._interval if pause is None else pause)
        if slot.again or pause is not None or waits is not None:
            delay = 0.0 if slot.again or waits is None else waits
            slot.again = False
            self.mark(key, slot.job, delay)
        else:
            self._done(key)
