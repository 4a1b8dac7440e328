"""Starts processes of the bot cheaply: each is a copy of one process that has imported everything once."""

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path

from tests.left_behind import keeps


class Copy:
    """A function that runs in a process of its own; it has what a test uses of `asyncio.subprocess.Process`."""

    def __init__(self, function: Callable[..., int], arguments: tuple[object, ...]) -> None:
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.wire.imported"])
        self._function = function
        self._arguments = arguments
        self._ended = asyncio.Event()
        self.returncode: int | None = None
        self.pid = 0
        """Its number, 0 before it has begun."""
        self.stderr = asyncio.StreamReader()
        """All that it prints."""

    async def start(self, folder: Path, environment: Mapping[str, str]) -> None:
        """Start it in a working directory, with these variables and no others."""
        loop = asyncio.get_running_loop()
        read, write = self._context.Pipe(duplex=False)
        with keeps():
            forkserver.ensure_running()  # it stays for the processes of later tests
        with write, read:
            given = (self._function, self._arguments, folder, dict(environment), write)
            self._process = self._context.Process(target=_run, args=given, daemon=True)
            await asyncio.to_thread(self._process.start)  # the first waits until everything is imported
            printed = os.fdopen(os.dup(read.fileno()), "rb", buffering=0)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.stderr), printed)
        self.pid = self._process.pid or 0
        loop.add_reader(self._process.sentinel, self._end)

    def send_signal(self, number: signal.Signals) -> None:
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait until it ends, and return its exit code."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self.returncode = self._process.exitcode
        self._process.close()
        self._ended.set()


def _run(
    function: Callable[..., int],
    arguments: tuple[object, ...],
    folder: Path,
    environment: Mapping[str, str],
    output: Connection,
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for name in ("stdout", "stderr"):  # new ones: pytest's are files, in which a place can be looked for
        number = getattr(sys, name).fileno()
        os.dup2(output.fileno(), number)
        setattr(sys, name, os.fdopen(number, "w", buffering=1, closefd=False))
    output.close()
    code = int(function(*arguments))
    gc.collect()  # what was left unclosed says so, as at the end of a process that is no copy
    sys.exit(code)
