"""How the process ends when it is asked to: in a few seconds, whatever hangs.

Work under way has `FINISH` seconds and is then cut off; so is disconnecting from Discord. Closing the database is not.
But `LIMIT` seconds after the request the process ends even if a thread is stuck, also if it ends by itself.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bot.ops.exits import Exit

log = logging.getLogger(__name__)

FINISH = 1.5
"""Seconds for what is under way."""
LINGER = 0.25
"""Seconds for which clicks that are on their way are still answered, with a sentence that they came too late."""
CUT_OFF = 0.25
"""Seconds for something that is cut off to let go."""
CLOSE = 0.75
"""Seconds for disconnecting from Discord."""
LIMIT = 3.75
"""Seconds until the process ends in any case. A busy machine needs some more of the five that are promised."""


class Answers:
    """The interactions that are being answered."""

    def __init__(self) -> None:
        self.took: Callable[[str, float], None] | None = None
        """Called with what was answered, and after how many seconds; None if nobody wants to know."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count the running task as one of them, until the outermost of these is over."""
        task = asyncio.current_task()
        assert task is not None
        if task in self._tasks:
            yield
            return
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def given(self) -> None:
        """Wait until none is left. If this wait is cut off, so are they, with a moment to say so."""
        try:
            while self._tasks:
                await asyncio.wait(self._tasks)
        except asyncio.CancelledError:
            for each in self._tasks:
                each.cancel()
            while self._tasks:
                await asyncio.wait(self._tasks)
            raise


async def finish(work: Iterable[Coroutine[Any, Any, None]], seconds: float) -> None:
    """Do things at the same time, for this many seconds; what takes longer is cut off."""
    tasks = {asyncio.ensure_future(each) for each in work}
    done, late = await asyncio.wait(tasks, timeout=seconds)
    for each in late:
        each.cancel()
    if late:
        log.info("%d tasks took too long and were cancelled", len(late))
        let_go, _ = await asyncio.wait(late, timeout=CUT_OFF)
        done |= let_go
    for each in done:
        if not each.cancelled() and each.exception() is not None:
            log.error("something failed while stopping", exc_info=each.exception())


@contextmanager
def asked_to_stop(longer: float = 0.0) -> Iterator[asyncio.Event]:
    """Return an event that is set when SIGTERM or SIGINT asks the process to stop.

    `longer`: the seconds by which it may take longer than `LIMIT`, because there is something to hand over.
    """
    asked = asyncio.Event()

    def ask() -> None:
        if not asked.is_set():
            asked.set()
            _last_resort(LIMIT + longer, Exit.OK)

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, ask)
    yield asked


@contextmanager
def hanging_at_the_end() -> Iterator[Callable[[], None]]:
    """Return a function to call when the process begins to end by itself: if it hangs in this context, it is ended.

    The exit code has it started again.
    """
    timers: list[threading.Timer] = []
    try:
        yield lambda: timers.append(_last_resort(LIMIT, Exit.UNAVAILABLE))
    finally:
        for each in timers:
            each.cancel()


def _last_resort(seconds: float, code: Exit) -> threading.Timer:
    timer = threading.Timer(seconds, _end, (code,))
    timer.daemon = True
    timer.start()
    return timer


def _end(code: Exit) -> None:
    """End the process. What was committed is in the database, which survives this at any time."""
    log.warning("something still hangs; the process exits anyway")
    os._exit(code)
