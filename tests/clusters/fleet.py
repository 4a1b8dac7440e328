"""The processes of one bot as a service manager keeps them, and as the database knows them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import asyncpg
import sqlalchemy as sa

from bot.ops.exits import Exit
from tests.clusters.wish import Wish, settings
from tests.wire.discord import Discord
from tests.wire.process import BotProcess, bot_process

LOOK = 0.4
"""Seconds between two looks at what the database says."""
AGAIN = 1.0
"""Seconds after which a process that has ended by itself is started again."""
NAME = "newmarket-"
"""What the sessions of a process are called that write; its number follows."""


class Fleet:
    """Starts and ends processes, and sees who holds what."""

    def __init__(self, discord: Discord, wish: Wish, place: str, folder: Path) -> None:
        """Make it; nothing runs."""
        self._discord, self._wish, self._place, self._folder = discord, wish, place, folder
        self._stack = AsyncExitStack()
        self._resting: list[BotProcess] = []
        self.running: list[BotProcess] = []
        """Those that are meant to run, oldest first."""
        self.all: list[BotProcess] = []
        self.holders: dict[int, int] = {}
        """Who holds each share, as the number that the machine knows the process by. A share may be free."""
        self.numbers: dict[int, int] = {}
        """The same of each process that takes part, by its fencing number."""
        self.heirs = False
        """Whether something is being handed over."""
        self.ended: Counter[str] = Counter()
        """How processes have ended by themselves."""
        self.wrong: list[str] = []
        self._watching: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None  # type: ignore[type-arg]
        self._asking = asyncio.Lock()

    async def __aenter__(self) -> Fleet:
        return self

    async def __aexit__(self, *exception: object) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()
        await self._stack.aclose()

    # --- processes --------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start all processes, and begin to watch them."""
        for _ in range(self._wish.processes):
            await self.start()
        self._watching = asyncio.create_task(self._watch())

    async def start(self) -> BotProcess:
        """Start one more."""
        if not self._resting:
            made = settings(self._wish, self._place)
            bot = await self._stack.enter_async_context(bot_process(self._discord.port, self._folder, **made))
            self.all.append(bot)
            self._resting.append(bot)
        bot = self._resting.pop(0)
        await bot.start()
        self.running.append(bot)
        return bot

    async def kill(self, bot: BotProcess) -> None:
        """End one at once."""
        self.running.remove(bot)
        if bot.running:
            await bot.kill()
        self._resting.append(bot)

    async def drain(self, bot: BotProcess) -> float:
        """Have one hand over and end; return how many seconds it took."""
        self.running.remove(bot)
        ended = await bot.terminate()
        if ended.code != Exit.OK:
            self.wrong.append(f"a process that was asked to end did so with {ended.code}")
        self._resting.append(bot)
        return ended.seconds

    def holds(self, bot: BotProcess) -> set[int]:
        """Return the shares that a process holds."""
        return {share for share, pid in self.holders.items() if bot.running and pid == bot.pid}

    @property
    def settled(self) -> bool:
        """Whether every process holds a share, and nothing is being handed over."""
        there = [each.pid for each in self.running if each.running]
        return not self.heirs and len(there) == self._wish.processes and {*self.holders.values()} == {*there}

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for bot in [each for each in self.running if each.has_ended]:
                await self._start_again(bot)
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._look()

    async def _start_again(self, bot: BotProcess) -> None:
        """Do what a service manager does with a process that has ended by itself."""
        code = await bot.ended()
        self.ended[f"{code} {Exit(code).name}" if code in list(Exit) else str(code)] += 1
        if code in list(Exit) and Exit(code).stays:
            self.wrong.append(
                f"a process has ended with {code}, after which nobody would start it again: {bot.log[-1:]}"
            )
        await asyncio.sleep(AGAIN)
        if bot in self.running:
            await bot.start()

    # --- the database -----------------------------------------------------------------------------------------

    async def ask(self, statement: str, *arguments: object) -> list[asyncpg.Record]:
        """Return what a statement gives, on a connection that accidents spare."""
        async with self._asking:
            if self._connection is None or self._connection.is_closed():
                address = sa.make_url(self._place).set(drivername="postgresql")
                self._connection = await asyncpg.connect(
                    address.render_as_string(hide_password=False), server_settings={"application_name": "harness"}
                )
            return list(await self._connection.fetch(statement, *arguments))

    async def _look(self) -> None:
        there = await self.ask("SELECT number, place FROM processes WHERE state <> 'fenced'")
        self.numbers = {row["number"]: int(row["place"].rsplit(":", 1)[1]) for row in there}
        shares = await self.ask("SELECT number, holder, heir FROM shares")
        self.holders = {row["number"]: self.numbers[row["holder"]] for row in shares if row["holder"] in self.numbers}
        self.heirs = any(row["heir"] is not None for row in shares)
        self.looked = time.monotonic()
