"""What goes wrong while members play: requests that fail, connections that break, processes that end.

Where there are several processes, each of these happens to one of them, drawn by chance.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

from bot.cli.command_line import Exit, main
from tests.places import cut_off, is_file, shut
from tests.wire.copies import Copy
from tests.wire.discord import Discord
from tests.wire.faults import Fault
from tests.wire.process import ROOT, BotProcess

SENDS = "POST|PATCH|DELETE|PUT"
IN_PLAY = "/(channels|interactions|webhooks|users/@me/channels).*"
"""What is asked while the bot runs. Where its login fails it ends, by design."""
A_PAGE = 4096
"""Bytes that a file may have on a disk that is full."""
CHANNEL = r"/channels/\d+/messages"


class Weather:
    """Causes faults of requests, the gateway and the process, and counts them."""

    def __init__(
        self,
        discord: Discord,
        processes: Sequence[BotProcess],
        successor: BotProcess,
        place: str,
        folder: Path,
        random: Random,
    ) -> None:
        """Cause nothing yet.

        Args:
            discord: which requests go to.
            processes: those that run together.
            successor: one that can take the place of any of them.
            place: the database of all of them.
            folder: where copies of a file can be.
            random: what is drawn from.
        """
        self._discord = discord
        self._bots = list(processes)
        self._successor = successor
        self._place = place
        self._folder = folder
        self._random = random
        self._rules: dict[str, Fault] = {}
        self._checks: set[asyncio.Task[None]] = set()
        self._machine = asyncio.Lock()
        """Held while the process starts and ends, and while its machine is not as it should be."""
        self.gateway: Counter[str] = Counter()
        self.machine: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.stops: list[float] = []
        """Seconds that each orderly stop took."""
        self.checked = 0
        self.wrong: list[str] = []
        """What audits found, and processes that did not end as they should."""

    # --- requests -----------------------------------------------------------------------------------------------

    def fail(self, share: float) -> None:
        """Let a share of all requests fail from now on, in every way that there is."""
        often, rare = share / 8, share / 80
        ways: dict[str, tuple[float, Fault]] = {
            "500": (often, Fault(SENDS, IN_PLAY, 500)),
            "502": (often, Fault(SENDS, IN_PLAY, 502)),
            "429, short": (often, Fault(SENDS, IN_PLAY, 429, retry_after=0.3)),
            "429, long": (often / 2, Fault(SENDS, IN_PLAY, 429, retry_after=4.0)),
            "429, too long to wait": (often / 2, Fault("POST|PATCH", CHANNEL + ".*", 429, retry_after=31.0)),
            "connection reset": (often, Fault(SENDS, IN_PLAY, reset=True, status=500)),
            "answer lost": (often, Fault(SENDS, IN_PLAY, reset=True, performed=True)),
            "500 though done": (often, Fault(SENDS, IN_PLAY, 500, performed=True)),
            "slow": (often / 2, Fault(SENDS, IN_PLAY, delay=1.5)),
            "message unknown": (often / 2, Fault("PATCH|DELETE", CHANNEL + r"/\d+", 404, code=10008)),
            "channel refused": (rare, Fault("POST|PATCH", CHANNEL + ".*", 403, code=50013)),
            "direct channel refused": (rare, Fault("POST", "/users/@me/channels", 403, code=50007)),
        }
        for name, (probability, fault) in ways.items():
            fault.times, fault.probability = None, probability
            self._rules[name] = self._discord.faults.add(fault)

    def faults(self) -> Counter[str]:
        """Return how often each fault came."""
        return Counter({name: len(fault.hits) for name, fault in self._rules.items()})

    def refused_channels(self) -> set[int]:
        """Return the channels in which a message was refused for good."""
        hits = self._rules["channel refused"].hits if self._rules else []
        return {int(each.path.split("/")[2]) for each in hits}

    # --- the gateway ------------------------------------------------------------------------------------------------

    async def gateway_fails(self) -> None:
        """Cut the gateway's connection in some way, and let the bot connect again."""
        how = self._random.choice(["dropped", "dropped, session lost", "away for a while"])
        self.gateway[how] += 1
        gateway = self._discord.gateway
        if how == "away for a while":
            gateway.refuse()
            await asyncio.sleep(self._random.uniform(0.5, 3.0))
            gateway.up()
            return
        gateway.drop()
        if how == "dropped, session lost":
            await asyncio.sleep(0)
            gateway.forget_sessions()

    # --- the machine --------------------------------------------------------------------------------------------------

    async def machine_fails(self) -> None:
        """Let the machine sleep, or its clock be wrong, for some seconds; or its disk be full, or a server be gone."""
        own = ["full disk"] if is_file(self._place) else ["connections cut", "server gone"]
        how = self._random.choice(["slept", "clock an hour ahead", *own])
        async with self._machine:
            running = [each for each in self._bots if each.running]
            if not running:
                return
            self.machine[how] += 1
            pid = self._random.choice(running).pid
            if how == "connections cut":
                await asyncio.to_thread(cut_off, self._place)
            elif how == "server gone":
                with ExitStack() as stack:
                    await asyncio.to_thread(stack.enter_context, shut(self._place))
                    await asyncio.sleep(self._random.uniform(0.9, 1.2) * 4)
                    await asyncio.to_thread(stack.close)
            elif how == "slept":
                await self._between(lambda: os.kill(pid, signal.SIGSTOP), lambda: os.kill(pid, signal.SIGCONT), 7)
            elif how == "full disk":
                room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                await self._between(
                    lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (A_PAGE, room[1])),
                    lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, room),
                    4,
                )
            else:
                await self._between(lambda: os.kill(pid, signal.SIGUSR1), lambda: os.kill(pid, signal.SIGUSR1), 4)

    async def _between(self, begin: Callable[[], object], end: Callable[[], object], seconds: float) -> None:
        """Do something to the process, and undo it after so many seconds, more or less."""
        with suppress(ProcessLookupError):
            begin()
        try:
            await asyncio.sleep(self._random.uniform(0.9, 1.2) * seconds)
        finally:
            with suppress(ProcessLookupError):
                end()

    # --- the process ------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        """Whether every process runs that should."""
        return all(each.running for each in self._bots)

    async def begin(self) -> None:
        """Start all processes."""
        await asyncio.gather(*(each.up() for each in self._bots))

    async def end_all(self) -> None:
        """End all processes in order."""
        await asyncio.gather(*(self._end(each, kill=False) for each in self._bots))

    async def restart(self, *, kill: bool) -> None:
        """End a process, in order or at once, have its database audited, and start it again."""
        async with self._machine:
            bot = self._random.choice(self._bots)
            await self._end(bot, kill=kill)
            self.check()
            await self._start(bot)

    async def succeed(self, *, kill: bool) -> None:
        """Start another process on the same database, and end a present one when both have run for a while."""
        async with self._machine:
            await self._start(self._successor)
            await asyncio.sleep(self._random.uniform(0.2, 2.0))
            at = self._random.randrange(len(self._bots))
            self._bots[at], self._successor = self._successor, self._bots[at]
            self.ends["beside another"] += 1
            await self._end(self._successor, kill=kill)

    async def _end(self, bot: BotProcess, *, kill: bool) -> None:
        """End a process, in order or at once."""
        ended = await (bot.kill() if kill else bot.terminate())
        self.ends["killed" if kill else "stopped"] += 1
        if not kill:
            self.stops.append(ended.seconds)
            if ended.code != 0:
                self.wrong.append(f"a stop ended with {ended.code}")

    async def _start(self, bot: BotProcess) -> None:
        """Start a process, and again as a service manager does: where the gateway is out of reach just then, or where
        another process, which writes without a pause, keeps it from the database.
        """
        while True:
            try:
                await bot.up()
            except AssertionError:
                if bot.running or (code := await bot.ended()) not in (Exit.UNAVAILABLE, Exit.DATABASE):
                    raise
                self.ends[f"ended with {code:d} at the start"] += 1
            else:
                return

    def check(self) -> None:
        """Have the database audited meanwhile: a copy of a file, and of a server's what is there at one moment."""
        audited = self._place
        if is_file(self._place):
            audited = str(self._folder / f"copy{self.checked}.sqlite3")
            for suffix in ("", "-wal"):
                source = Path(f"{self._place}{suffix}")
                if source.exists():
                    shutil.copyfile(source, f"{audited}{suffix}")
        self.checked += 1
        self._checks.add(asyncio.create_task(self._check(audited)))

    async def checks(self) -> None:
        """Wait for all audits."""
        await asyncio.gather(*self._checks)

    async def _check(self, place: str) -> None:
        process = Copy(main, (("check", "--database", place),))
        await process.start(ROOT, os.environ)
        said = await process.stderr.read()
        if await process.wait() != 0:
            self.wrong.append(f"check {self.checked}: {said.decode().strip()}")
