"""The bot as a process of its own: started, stopped, killed, and its log read."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.wire.bot import run
from tests.wire.copies import Copy

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 120.0
"""Real seconds that a test waits for a process to come up, or to end."""
QUICK = {
    "NEWMARKET_PACE_CARD": "0.05",
    "NEWMARKET_PACE_LEAD": "0.05",
    "NEWMARKET_PACE_DEAL": "0.05",
    "NEWMARKET_PACE_ROUND": "0.2",
    "NEWMARKET_BOARD_INTERVAL": "0.05",
    "NEWMARKET_BOARD_LAG": "0.1",
    "NEWMARKET_HAND_LAG": "0.3",
    "NEWMARKET_RESULT_PAUSE": "0.05",
    "NEWMARKET_BOARD_APART": "0.2",
    "NEWMARKET_DIRECT_INTERVAL": "0",
    "NEWMARKET_DIRECT_A_DAY": "1000000",
    "NEWMARKET_PICTURES": "0",
    "NEWMARKET_REQUESTS_AT_ONCE": "1000000",
}
"""Settings with short pauses."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: its exit code, and the seconds that it took."""

    code: int
    seconds: float


class BotProcess:
    """The bot on a database of its own. It may be started again after it has ended; the log goes on."""

    def __init__(self, port: int, folder: Path, module: str | None = None, **settings: str) -> None:
        """Make it, not started.

        Args:
            port: where the small Discord is.
            folder: the working directory, with the database `bot.sqlite3`.
            module: what a new Python runs, with the port as its argument. By default the bot runs in a copy of a
                process that has imported it already, which takes far less time.
            settings: variables of the environment, on top of `QUICK`.
        """
        self.database = folder / "bot.sqlite3"
        self.log: list[str] = []
        self._port = port
        self._module = module
        self._folder = folder
        self.run: Callable[[int], int] = run
        """What runs in a copy."""
        self.settings = settings
        """May be changed for the next start."""
        self._process: asyncio.subprocess.Process | Copy | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._begun = 0

    async def start(self) -> None:
        """Start it, and return at once."""
        assert self._process is None
        kept = {key: each for key, each in os.environ.items() if not key.startswith(("NEWMARKET_", "DISCORD_"))}
        own = {"DISCORD_TOKEN": "a.wire.token", "NEWMARKET_DATABASE": str(self.database), "PYTHONPATH": str(ROOT)}
        self._begun = len(self.log)
        environment = {**kept, **own, **QUICK, **self.settings}
        if self._module is None:
            self._process = Copy(self.run, (self._port,))
            await self._process.start(self._folder, environment)
        else:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._module, str(self._port),
                cwd=self._folder, env=environment, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
        self._reading = asyncio.create_task(self._read(self._process))

    async def up(self) -> None:
        """Start it, and wait until it is ready."""
        await self.start()
        await self.logged("ready in")

    async def logged(self, text: str) -> str:
        """Wait for a line of the log since the latest start, and return it."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (found := [each for each in self.log[self._begun :] if text in each]):
                    assert self._reading is not None
                    assert not self._reading.done(), (text, self.log)
                    news = asyncio.ensure_future(self._news.wait())
                    await asyncio.wait({news, self._reading}, return_when=asyncio.FIRST_COMPLETED)
                    news.cancel()
        except TimeoutError:
            raise AssertionError((text, self.log)) from None
        return found[0]

    async def terminate(self) -> Ended:
        """Ask it to stop, as `systemctl stop` does, and wait for its end."""
        return await self._end(signal.SIGTERM)

    async def interrupt(self) -> Ended:
        """Ask it to stop, as Ctrl-C does, and wait for its end."""
        return await self._end(signal.SIGINT)

    async def kill(self) -> Ended:
        """End it at once, wherever it is."""
        return await self._end(signal.SIGKILL)

    async def ended(self) -> int:
        """Wait until it ends by itself, and return its exit code."""
        assert self._process is not None
        assert self._reading is not None
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
            await self._reading
        self._process = None
        return code

    @property
    def pid(self) -> int:
        """The number of the process that runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def is_ready(self) -> bool:
        """Whether it has been ready since its latest start."""
        return any("ready in" in each for each in self.log[self._begun :])

    @property
    def has_ended(self) -> bool:
        """Whether it has ended by itself, and nobody has asked for its exit code yet."""
        return self._process is not None and self._process.returncode is not None

    async def _end(self, number: signal.Signals) -> Ended:
        assert self._process is not None
        started = time.monotonic()
        self._process.send_signal(number)
        code = await self.ended()
        return Ended(code, time.monotonic() - started)

    async def _read(self, process: asyncio.subprocess.Process | Copy) -> None:
        assert process.stderr is not None
        async for line in process.stderr:
            self.log.append(line.decode().rstrip("\n"))
            self._news.set()
            self._news = asyncio.Event()
        await process.wait()  # the last line comes a moment before the end is known


@asynccontextmanager
async def bot_process(port: int, folder: Path, module: str | None = None, **settings: str) -> AsyncIterator[BotProcess]:
    """A process that does not outlive the test; see `BotProcess`."""
    process = BotProcess(port, folder, module, **settings)
    try:
        yield process
    finally:
        if process.running:
            await process.kill()
        sys.stdout.write("\n".join(process.log))  # to find out why a test failed
