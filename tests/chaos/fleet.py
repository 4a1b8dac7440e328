"""The processes of one bot as a service manager keeps them, and as the database knows them."""

import asyncio
import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.ops.exits import Exit
from tests.chaos.process import SPOTS, run
from tests.chaos.report import Report
from tests.chaos.wish import Wish, busy, settings, until
from tests.places import AWAY, ask, is_file
from tests.wire.discord import Discord
from tests.wire.process import BotProcess

LOOK = 0.5
"""Seconds between two looks at what the database says."""
AGAIN = 1.0
"""Seconds after which a process that has ended by itself is started again."""
STOPPED_WITHIN = 20.0
"""Seconds that an orderly stop may take."""
WRONG = 2 * 3600.0
"""Seconds by which a process's clock is wrong at most."""
NAME = "newmarket-"
"""What the sessions of a process are called that write; its number follows."""
HOLDERS = "SELECT number, place, state FROM processes", "SELECT number, holder, heir FROM shares"


class Fleet:
    """Starts and ends processes, and sees who holds what."""

    def __init__(self, discord: Discord, wish: Wish, place: str, folder: Path, report: Report) -> None:
        """Make it; nothing runs."""
        self._discord, self._wish, self._place, self._folder = discord, wish, place, folder
        self._report = report
        self._random = Random(f"{wish.seed} fleet")
        self.way = place
        """Where processes find the database."""
        self._resting: list[BotProcess] = []
        self._busy: set[BotProcess] = set()
        """Those that somebody ends or starts again just now."""
        self._mortal: set[BotProcess] = set()
        """Those that are to die by themselves."""
        self._deviant: set[int] = set()
        """The processes whose clocks are wrong."""
        self.deviates = False
        """Whether clocks are wrong just now."""
        self.running: list[BotProcess] = []
        """Those that are meant to run, oldest first."""
        self.all: list[BotProcess] = []
        self.holders: dict[int, int] = {}
        """Who holds each share, as the number that the machine knows the process by. A share may be free."""
        self.numbers: dict[int, int] = {}
        """The same of each process that takes part, by its fencing number."""
        self.heirs = False
        """Whether something is being handed over."""
        self.wrong: list[str] = []
        """How processes have ended, or come up, that should not have."""
        self._watching: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Fleet":
        self._watching = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *exception: object) -> None:
        assert self._watching is not None
        self._watching.cancel()
        await asyncio.gather(self._watching, return_exceptions=True)
        for each in self.all:
            if each.running:
                await each.kill()

    # --- processes --------------------------------------------------------------------------------------------

    async def start(self, spot: str = "") -> BotProcess:
        """Start one more. `spot`: where it kills itself; see `tests.chaos.process`."""
        if not self._resting:
            self._resting.append(BotProcess(self._discord.port, self._folder))
            self.all.append(self._resting[-1])
        bot = self._resting.pop(0)
        bot.run = run
        if spot:
            self._mortal.add(bot)
        await self._start(bot, spot)
        self.running.append(bot)
        return bot

    async def _start(self, bot: BotProcess, spot: str = "") -> None:
        at, clock = self._random.randint(1, SPOTS.get(spot, 1)), self._random.uniform(-WRONG, WRONG)
        orders = {"spot": spot, "at": at, "clock": clock, "deviates": self.deviates}
        bot.settings = {**settings(self._wish, self.way), "CHAOS": json.dumps(orders)}
        await bot.start()
        if self.deviates:
            self._deviant.add(bot.pid)

    async def kill(self, bot: BotProcess) -> None:
        """End one at once."""
        await self._end(bot, signal.SIGKILL)

    async def stop(self, bot: BotProcess) -> None:
        """Ask one to hand over and to end, and see that it does."""
        await self._end(bot, signal.SIGTERM)

    async def dies(self, bot: BotProcess, seconds: float) -> bool:
        """Give one that was to kill itself so much time; return whether it has."""
        died = await until(lambda: bot.has_ended, seconds, 0.02) is not None
        await self._end(bot, signal.SIGKILL)
        self._mortal.discard(bot)
        return died

    async def _end(self, bot: BotProcess, how: signal.Signals) -> None:
        if bot in self.running:
            self.running.remove(bot)
        await until(lambda: bot not in self._busy)  # it may have ended by itself just now
        if bot.running or bot.has_ended:
            self._busy.add(bot)
            try:
                ended = await (bot.kill() if how is signal.SIGKILL else bot.terminate())
            except TimeoutError:
                self.wrong.append("a process did not end though it was asked to")
                ended = await bot.kill()
            if how is signal.SIGTERM:
                self._report.seconds["stopped"].append(ended.seconds)
                self._report.took("a process that was asked to end", ended.seconds, STOPPED_WITHIN * busy())
            early = ended.code == -signal.SIGTERM and not bot.is_ready  # before it could listen to signals
            self._note(ended.code, asked=how is signal.SIGTERM and not early)
            self._busy.discard(bot)
        self._resting.append(bot)

    def _note(self, code: int, *, asked: bool) -> None:
        """Note how a process has ended, `asked`: when it was asked to."""
        known = Exit(code) if code in list(Exit) else None
        how = "by a signal" if code < 0 else f"{code} {'?' if known is None else known.name}"
        self._report.kinds["processes ended"][how] += 1
        if asked and code not in (Exit.OK, Exit.UNAVAILABLE):
            self.wrong.append(f"a process that was asked to end did so with {code}")
        locked = known is Exit.DATABASE and is_file(
            self._place
        )  # another one writes without a pause, or a disk is full
        if not asked and known is not None and known.rest and not locked:
            self.wrong.append(f"a process has ended with {code}, after which nobody would start it again")

    def set_clocks(self, *, wrong: bool) -> None:
        """Let the clocks of all processes be wrong, each by something else, and of those that start; or right again."""
        self.deviates = wrong
        for each in [each for each in self.running if each.running]:
            if (each.pid in self._deviant) != wrong:
                self.signal(each, signal.SIGUSR1)
        self._deviant = {each.pid for each in self.running if each.running} if wrong else set()

    def signal(self, bot: BotProcess, number: signal.Signals) -> None:
        """Send a signal to one, if it still runs."""
        if bot.running:
            with suppress(ProcessLookupError):
                os.kill(bot.pid, number)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with suppress(*AWAY):
                await self._look()
            for bot in [each for each in self.running if each.has_ended and each not in self._busy | self._mortal]:
                try:
                    await self._start_again(bot)
                except Exception as error:  # noqa: BLE001  # it is told of, and the others are watched
                    self._report.failed(error)

    async def _start_again(self, bot: BotProcess) -> None:
        """Do what a service manager does with a process that has ended by itself."""
        self._busy.add(bot)
        self._note(await bot.ended(), asked=False)
        await asyncio.sleep(AGAIN)
        if bot in self.running:
            await self._start(bot)
        self._busy.discard(bot)

    # --- the database -----------------------------------------------------------------------------------------

    def holds(self, bot: BotProcess) -> set[int]:
        """Return the shares that a process holds; one that runs alone holds all of them."""
        if not bot.running:
            return set()
        if self._wish.processes == 1:
            return {0}
        return {share for share, pid in self.holders.items() if pid == bot.pid}

    @property
    def settled(self) -> bool:
        """Whether every process holds a share, and somebody listens to each server."""
        there = [each.pid for each in self.running if each.running]
        if len(there) != self._wish.processes or self.heirs or self._busy:
            return False
        listens = all(self._discord.gateway.listening(each) for each in range(self._wish.processes))
        return listens and (self._wish.processes == 1 or {*self.holders.values()} == {*there})

    async def _look(self) -> None:
        if self._wish.processes == 1:
            return
        there, shares = await asyncio.to_thread(ask, self._place, *HOLDERS)
        self.numbers = {number: int(place.rsplit(":", 1)[1]) for number, place, state in there if state != "fenced"}
        self.holders = {number: self.numbers[holder] for number, holder, _ in shares if holder in self.numbers}
        self.heirs = any(heir is not None for *_, heir in shares)
