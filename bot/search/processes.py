"""Processes that are asked one thing after the other: started when they are needed, and again after they died."""

import asyncio
import logging
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.search.protocol import LENGTH, frame

log = logging.getLogger(__name__)

LATE = 1.0
"""Seconds that an answer may take beyond its time, on a busy machine."""
WARMING_UP = 10.0
"""The same for the first answer of a process, which has to load the engine first."""
Process = asyncio.subprocess.Process


class AllBusy(Exception):
    """Every process has something else to do."""


class ProcessFailed(Exception):
    """A process died, or did not answer in time. Another takes its place."""


class Processes:
    """A number of processes at most, of the same kind."""

    def __init__(self, most: int, task: str, *options: str, idle: float | None = None) -> None:
        """Start nothing yet.

        Args:
            most: how many there may be at the same time.
            task: what they are for, for the log.
            options: what the worker's command line says.
            idle: seconds after which processes that nobody has asked end; None if they stay.
        """
        self._task = task
        self._options = options
        self._free = asyncio.Semaphore(most)
        self.queue = 0
        """How many wait for a free process."""
        self._waiting: list[Process] = []
        self._warm: set[int] = set()
        """The processes that have answered before, by their ids."""
        self._started: set[Process] = set()
        self._idle_seconds = idle
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def idle(self) -> tuple[int, ...]:
        """The ids of the processes that wait for something to do."""
        return tuple(process.pid for process in self._waiting)

    async def ask(self, what: object, seconds: float, patience: float | None = None) -> Any:
        """Return what a process answers. Those who ask take turns in the order in which they came.

        Args:
            what: the question or the job.
            seconds: how long the answer may take.
            patience: seconds that are waited for a free process; None: as long as it takes.

        Raises:
            AllBusy: no process was free in time.
            ProcessFailed: there is no answer.
        """
        self.queue += 1
        try:
            async with asyncio.timeout(patience):
                await self._free.acquire()
        except TimeoutError:
            raise AllBusy from None
        finally:
            self.queue -= 1
        try:
            async with self._process() as process:
                return await self._answer(process, what, seconds)
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError, asyncio.IncompleteReadError) as error:
            raise ProcessFailed(type(error).__name__) from error

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

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """Lend a process, and take it back. A process whose answer did not come is ended."""
        try:
            self._stay()
            process = await self._idle_or_new()
            try:
                yield process
            except BaseException:
                await self._discard(process)
                raise
            if self._closed:
                await self._discard(process)
            else:
                self._waiting.append(process)
                self._rest()
        finally:
            self._free.release()

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
        log.info("a process for %s is started", self._task)
        return process

    async def _discard(self, process: Process) -> None:
        self._warm.discard(process.pid)
        _end(process)
        await process.wait()
        self._started.discard(process)

    async def _answer(self, process: Process, what: object, seconds: float) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        late = LATE if process.pid in self._warm else WARMING_UP
        async with asyncio.timeout(seconds + late):
            process.stdin.write(frame(what))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer = pickle.loads(await process.stdout.readexactly(length))
        self._warm.add(process.pid)
        return answer

    def _rest(self) -> None:
        """Let the processes that wait end after a while."""
        if self._idle_seconds is not None:
            self._stay()
            self._timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._end_idle)

    def _stay(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_idle(self) -> None:
        for process in self._waiting:
            self._warm.discard(process.pid)
            self._started.discard(process)
            _end(process)
        self._waiting.clear()


def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
