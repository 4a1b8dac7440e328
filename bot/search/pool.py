"""Worker processes for computer players that think: a few for all tables, one question after the other."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from bot.search.protocol import LENGTH, Failure, Question, frame
from engine.game import Action

log = logging.getLogger(__name__)

PATIENCE = 0.25
"""Seconds that a question waits for a free process, before it is given up."""
LATE = 1.0
"""Seconds that an answer may take beyond its time, on a busy machine."""
WARMING_UP = 10.0
"""The same for the first answer of a process, which has to load the engine first."""
Process = asyncio.subprocess.Process


class SearchPool:
    """Asks processes what computer players do. They are started when they are needed, and again after they died."""

    def __init__(self, processes: int, seconds: float) -> None:
        """Make a pool; nothing is started yet.

        Args:
            processes: how many may think at the same time; with 0 nobody thinks.
            seconds: how long a decision is thought about, in one core's time.
        """
        self._seconds = seconds
        self._most = processes
        self._free = asyncio.Semaphore(processes)
        self._idle: list[Process] = []
        self._warm: set[int] = set()
        """The processes that have answered before, by their ids."""
        self._closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that wait for a question."""
        return tuple(process.pid for process in self._idle)

    async def choose(self, game: str, view: Any, random: Random) -> Action | None:
        """Return what the seat of a view should do, None if nobody has time to think about it now.

        Questions are taken in the order in which they come: no table is served twice before another that waits.
        """
        if not self._most or self._closed:
            return None
        question = Question(game, view, random.getrandbits(64), self._seconds)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            log.debug("all computer players that think are busy")
            return None
        try:
            async with self._process() as process:
                return await self._ask(process, question)
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError, asyncio.IncompleteReadError) as error:
            log.warning("a process for computer players failed (%s)", type(error).__name__)
        return None

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for process in self._idle:
            _end(process)
        for process in self._idle:
            await process.wait()
        self._idle.clear()

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """Lend a process, and take it back. A process whose answer did not come is ended."""
        try:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                yield process
            except BaseException:
                self._warm.discard(process.pid)
                _end(process)
                await process.wait()
                raise
            if self._closed:
                _end(process)
            else:
                self._idle.append(process)
        finally:
            self._free.release()

    async def _start(self) -> Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.search.worker", stdin=pipe, stdout=pipe
        )
        log.info("a process for computer players that think is started")
        return process

    async def _ask(self, process: Process, question: Question) -> Action | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(question))
        late = LATE if process.pid in self._warm else WARMING_UP
        async with asyncio.timeout(question.seconds + late):
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer = pickle.loads(await process.stdout.readexactly(length))
        self._warm.add(process.pid)
        if isinstance(answer, Failure):
            log.error("a computer player failed at thinking (%s); it decides at once", answer.kind)
            return None
        assert isinstance(answer, Action)
        return answer


def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
