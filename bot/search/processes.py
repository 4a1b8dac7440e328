"""Processes that answer one request after the other: started when they are needed, and again after they died."""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable
from typing import Any

from bot.search.protocol import LENGTH, Job, JobFailed, frame
from bot.search.thinking import ready

log = logging.getLogger(__name__)

LATE = 1.5
"""Seconds that an answer may take beyond its time, on a busy machine. A process that takes longer is killed, and the
next question starts another."""
LOADING = 30.0
"""Seconds that a new process may take until it answers at all: it loads the engine first."""
Process = asyncio.subprocess.Process


class AllBusy(Exception):
    """No process was free in time."""


class ProcessFailed(JobFailed):
    """A process died, or did not answer in time. The next question has another process."""


class Processes:
    """A limited number of processes of the same kind."""

    def __init__(self, most: int, task: str, *options: str, idle: float | None = None) -> None:
        """Start nothing yet.

        Args:
            most: how many there may be at the same time.
            task: what they are for, for the log.
            options: the options on the worker's command line.
            idle: seconds after which idle processes end; None if they stay.
        """
        self._task = task
        self._options = options
        self._free = asyncio.Semaphore(most)
        self.queue = 0
        """How many wait for a free process."""
        self._waiting: list[Process] = []
        self._started: set[Process] = set()
        self._asked: set[asyncio.Task[Any]] = set()
        self._idle_seconds = idle
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    async def ask(self, make: Callable[[], Job], seconds: float, within: float | None = None) -> Any:
        """Return what a process answers. Those who ask take turns in the order in which they came.

        Args:
            make: makes the job, when a process is ready for it.
            seconds: how long it may take the process to answer; somewhat more on a busy machine.
            within: seconds from now until nobody waits for the answer any more; None: as long as it takes.

        Raises:
            AllBusy: no process was free in time.
            JobFailed: the job raised an exception.
            ProcessFailed: there is no answer.
        """
        task = None
        try:
            async with asyncio.timeout(within):
                self.queue += 1
                try:
                    await self._free.acquire()
                finally:
                    self.queue -= 1
                task = asyncio.create_task(self._lend(make, seconds))
                self._asked.add(task)
                task.add_done_callback(self._answered)
                answer = await asyncio.shield(task)
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError, asyncio.IncompleteReadError) as error:
            if task is None:
                raise AllBusy from None
            raise ProcessFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            if task is not None:
                task.cancel()
            raise
        if isinstance(answer, JobFailed):
            raise answer
        return answer

    async def close(self) -> None:
        """End all processes, whatever they do."""
        self._closed = True
        self._stay()
        ended = list(self._started)
        for process in ended:
            _end(process)
        for process in ended:
            await process.wait()
        self._waiting.clear()
        if self._asked:
            await asyncio.wait(self._asked)

    async def _lend(self, make: Callable[[], Job], seconds: float) -> Any:
        """Return what a process answers, and take the process back. One that is late is ended."""
        try:
            self._stay()
            process = await self._idle_or_new()
            answer = await self._answer(process, make(), seconds + LATE)
            if self._closed:
                await self._discard(process)
            else:
                self._waiting.append(process)
                self._rest()
            return answer
        finally:
            self._free.release()

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._asked.discard(task)
        if not task.cancelled():
            task.exception()  # the asker may have given up, so nobody else retrieves it

    async def _idle_or_new(self) -> Process:
        while self._waiting:
            process = self._waiting.pop()
            if process.returncode is None:
                return process
            await self._discard(process)
        return await self._start()

    async def _start(self) -> Process:
        if self._closed:
            raise ProcessFailed("closed")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.search.worker", *self._options, stdin=pipe, stdout=pipe
        )
        self._started.add(process)
        if self._closed:  # while it was started
            await self._discard(process)
            raise ProcessFailed("closed")
        log.info("started a process for %s", self._task)
        await self._answer(process, Job(ready), LOADING)
        return process

    async def _discard(self, process: Process) -> None:
        _end(process)
        await process.wait()
        self._started.discard(process)

    async def _answer(self, process: Process, job: Job, seconds: float) -> Any:
        """Return what a process answers. One that does not answer in time is ended, and so is one that is broken."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(frame(job))
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return pickle.loads(await process.stdout.readexactly(length))
        except BaseException:
            await self._discard(process)
            raise

    def _rest(self) -> None:
        """Let idle processes end after a while."""
        if self._idle_seconds is not None:
            self._stay()
            self._timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._end_idle)

    def _stay(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_idle(self) -> None:
        for process in self._waiting:
            self._started.discard(process)
            _end(process)
        self._waiting.clear()


def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
