"""This process among those that run the same bot: it registers, beats, sees who is lost, and holds its shares.

Everything happens with the beats. A wake-up from elsewhere (`wake`) only lets the next one come sooner.
"""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress

from bot.clusters.alone import AGAIN, PATIENCE, run_there
from bot.clusters.holdings import LET_GO, Holdings, Shareholder, Wanted
from bot.clusters.plan import plan
from bot.clusters.shares import Division
from bot.ops.exits import Exit, Failed
from bot.refusals import StoreFails
from bot.store.database import LOST, Database
from bot.store.operation.fleet import FENCED, RUNNING, Fleet
from bot.version import VERSION

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two beats."""
SOON = 0.25
"""The same while a share is handed over from or to this process, or the database has just failed."""
UNCERTAIN = LOST - 1.0
"""Seconds after its last beat from which a process holds nothing: others may soon take it for lost."""
ANSWER = 4.0
"""Seconds after which a beat is given up."""


class Membership:
    """This process's number, beats and shares."""

    def __init__(
        self,
        database: Database,
        shareholder: Shareholder,
        *,
        place: str | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        told: Callable[[], None] = lambda: None,
    ) -> None:
        """Make the service. It asks the database nothing yet.

        Args:
            database: the one that all processes share.
            shareholder: what this process does when it gets shares and when they go.
            place: where this process runs, for people; by default the machine's name and the process's id.
            monotonic: a clock in seconds that nobody sets.
            told: tells other processes that shares have changed. The message may get lost.
        """
        self._database, self._shareholder, self._monotonic, self._told = database, shareholder, monotonic, told
        self._place = (place or f"{socket.gethostname()}:{os.getpid()}")[:64]
        self._asked = 1, 0, 1
        self._holdings = Holdings(shareholder, self.pass_on, self.note_ready, self._tell_waiting)
        self._beaten = -LOST
        self._draining = self._leaving = self._lost = self._let_go = False
        self._has_heirs = True
        self._left = asyncio.Event()
        self._nudged = asyncio.Event()
        self._changed = asyncio.Event()
        self._pause = BEAT
        self.number = 0
        """The number by which it is fenced; 0 before it has registered."""

    # --- what it holds ------------------------------------------------------------------------------------

    @property
    def division(self) -> Division:
        """How the bot is divided, once this process has registered."""
        return self._holdings.division

    def owns(self, share: int) -> bool:
        """Return whether this process acts for a share now."""
        return self.holds(share) and self._monotonic() - self._beaten < UNCERTAIN

    def holds(self, share: int) -> bool:
        """Return whether this process acts for a share as far as it knows; the database may have been silent since."""
        return share in self._holdings.owned

    async def owns_soon(self, share: int, seconds: float) -> bool:
        """Return whether this process acts for a share now, or begins to within some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.owns(share):
                    await self._changed.wait()
        return self.owns(share)

    def wake(self) -> None:
        """Beat at once: something may have changed."""
        self._nudged.set()

    # --- coming -------------------------------------------------------------------------------------------

    async def register(self, shares: int, shards: int, recommended: int) -> None:
        """Become one of the bot's processes, and take what is free.

        Args:
            shares: into how many shares the bot is divided.
            shards: how many shards it has; 0 for as many as the others have, or as are recommended.
            recommended: the number that Discord recommends.

        Raises:
            Failed: others run with another number of shares or shards, or another one runs the whole bot by itself, and
                they have not ended for a while.
            DatabaseUnusable: a newer version has upgraded the database, and this one may not use it.
            StoreFails: the database fails.
        """
        self._asked = shares, shards, recommended
        until = self._monotonic() + PATIENCE
        while True:
            began = self._monotonic()
            await self._database.without_lost()
            try:
                if await self._enter(shares, shards, recommended):
                    self._beaten = began
                    return
            except Failed:
                if self._monotonic() >= until:
                    raise
                await asyncio.sleep(AGAIN)

    async def _enter(self, shares: int, shards: int, recommended: int) -> bool:
        """Register as one of the processes; return False if a lost one still holds something.

        Raises:
            Failed: this process cannot be one of them.
        """
        async with self._database.conferring(locked=True) as work:
            if sessions := await work.fleet.alone_elsewhere():
                numbers = ", ".join(map(str, sessions))
                raise Failed(
                    Exit.UNAVAILABLE,
                    "Another process runs this bot on the same database, without NEWMARKET_CLUSTERS, and has all of "
                    "it: stop that one before any starts that shares it. If it is gone, the server ends what it has "
                    f"left within a minute; SELECT pg_terminate_backend(pid) does so at once (pid {numbers}).",
                )
            fleet = await work.fleet.look()
            there = next((each for each in fleet.processes if each.state != FENCED), None)
            division = Division.of(shares, shards or (there.shards if there else recommended))
            if there is not None and (there.shares, there.shards) != (division.shares, division.shards):
                raise Failed(
                    Exit.UNAVAILABLE,
                    f"{run_there(there)}: give this one the same NEWMARKET_CLUSTERS and NEWMARKET_SHARDS, or stop all "
                    "of them before you start any again.",
                )
            if len(fleet.shares) != division.shares:
                if any(each.holder is not None for each in fleet.shares):
                    return False
                await work.fleet.divide(division.shares)
            self.number = await work.fleet.register(
                self._place, VERSION, shards=division.shards, shares=division.shares
            )
        self._database.write_as(self.number)
        self._holdings.division, self._let_go = division, False
        log.info("process %d of a bot of %d shards in %d shares", self.number, division.shards, division.shares)
        return True

    # --- beating ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Beat until this process has left.

        Raises:
            Failed: it was lost, and when it came back others had divided the bot in another way, or ran it alone; or
                it cannot let go of what others are to have.
            DatabaseUnusable: the same, and they had upgraded the database to a schema that it does not know.
        """
        while not self._left.is_set():
            try:
                if not self._lost:
                    async with asyncio.timeout(ANSWER):
                        self._lost = not await self.beat()
                if self._lost and not self._left.is_set():
                    await self._start_anew()
            except (StoreFails, TimeoutError):  # logged where it is raised
                self._pause = SOON * 2
            if self._holdings.stuck:
                raise self._hangs()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._nudged.wait()
            self._nudged.clear()

    async def beat(self) -> bool:
        """Report that this process lives, find those that do not, and carry out the plan for the shares.

        Returns:
            False if this process is fenced.

        Raises:
            StoreFails: the database fails.
        """
        began = self._monotonic()
        async with self._database.conferring() as work:
            lives = await work.fleet.beat(self.number)
            fleet = await work.fleet.look()
        if not lives:
            return False
        self._beaten = began
        fleet = await self._database.without_lost(fleet)
        if plan(fleet, self.number):
            fleet = await self._settle()
        self._follow(fleet)
        return True

    async def _settle(self) -> Fleet:
        """Plan once more while nobody else changes shares, and do it."""
        async with self._database.conferring(locked=True) as work:
            planned = plan(await work.fleet.look(), self.number)
            await work.fleet.claim(planned.claim, self.number)
            await work.fleet.name_heirs(self.number, planned.heirs)
            fleet = await work.fleet.look()
        if planned.claim:
            log.info("process %d takes shares %s", self.number, sorted(planned.claim))
        self._told()
        return fleet

    def _follow(self, fleet: Fleet) -> None:
        if self._leaving or self._left.is_set():
            return
        self._holdings.follow(Wanted.of(fleet.shares, self.number))
        self._has_heirs = any(each.state == RUNNING for each in fleet.processes)
        handing_over = any(each.heir and self.number in (each.heir, each.holder) for each in fleet.shares)
        self._pause = SOON if handing_over or self._draining else BEAT

    def _tell_waiting(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # --- what holdings write ------------------------------------------------------------------------------

    async def pass_on(self, share: int) -> None:
        """Give a share to its heir. If that is gone, it stays here."""
        async with self._database.conferring(locked=True) as work:
            if not await work.fleet.pass_on(share, self.number):
                await work.fleet.name_heirs(self.number, {share: None})
            fleet = await work.fleet.look()
        self._follow(fleet)
        self._told()

    async def note_ready(self, share: int) -> None:
        """Note that this heir has connected a share."""
        async with self._database.conferring(locked=True) as work:
            await work.fleet.note_ready(share, self.number)
        self._told()

    # --- going --------------------------------------------------------------------------------------------

    async def _start_anew(self) -> None:
        """Let everything go: this process was lost. Then register again, unless it was about to end."""
        if not self._let_go:
            log.error(
                "process %d was declared lost: other processes have its servers now; it starts again", self.number
            )
            try:
                async with asyncio.timeout(LET_GO):
                    await self._holdings.stop()
                    await self._shareholder.fenced()
            except TimeoutError:
                raise self._hangs() from None
            self._let_go = True
        if self._draining:
            self._left.set()
            return
        await self.register(*self._asked)  # until then the fence stays closed
        self._lost = False
        self._nudged.set()

    def _hangs(self) -> Failed:
        return Failed(
            Exit.UNAVAILABLE,
            f"Process {self.number} cannot let go of its servers: something hangs, start it again.",
        )

    async def drain(self, seconds: float) -> None:
        """Hand over everything, and leave. `run` must run until then; this ends it.

        Shares that are not handed over within these seconds are free for any process.
        """
        self._draining = True
        try:
            async with asyncio.timeout(seconds):
                while not await self._told_draining():  # noqa: ASYNC110 - it is the database that has to answer
                    await asyncio.sleep(SOON)
                while self._has_heirs and not self._left.is_set() and not self._holdings.empty:
                    self.wake()
                    await asyncio.sleep(SOON)
        except TimeoutError:
            log.warning("process %d could not hand over all of its shares in time", self.number)
        if not self._left.is_set():
            self._leaving = True  # it beats until everything is let go: nobody takes it for lost meanwhile
            await self._holdings.let_go()
            self._left.set()
            self.wake()
            with suppress(StoreFails):  # others take it for lost then
                async with self._database.conferring(locked=True) as work:
                    await work.fleet.remove(self.number)
                self._told()

    async def _told_draining(self) -> bool:
        """Let all processes see that this one hands over; return False if the database fails."""
        with suppress(StoreFails):
            async with self._database.conferring(locked=True) as work:
                await work.fleet.drain(self.number)
            return True
        return False
