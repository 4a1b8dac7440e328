"""What happens to the processes of one bot, and how long until others answer in their place."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

import asyncpg

from tests.clusters.busy import busy
from tests.clusters.fleet import NAME, Fleet
from tests.clusters.probes import Probes
from tests.clusters.wish import Wish
from tests.wire.discord import Discord
from tests.wire.process import BotProcess

TAKEN_OVER, A_SHARD_MORE = 15.0, 5.0
"""Seconds within which another process answers in a server whose process is gone, and how many more each further shard
may take, divided by how many may identify at the same time."""
GIVEN_UP = 180.0
"""Seconds after which a server counts as left alone, whatever the machine has to do."""
SETTLED = 60.0
"""Seconds for which the next accident waits for everybody to have a share again, at most."""
SPARED = 0.7
"""How often a takeover is left alone by other accidents, of one."""
KILL, DRAIN, PAUSE = "killed", "asked to end", "stood still"
HEAVY = (*[KILL] * 6, *[DRAIN] * 2, *[PAUSE] * 2)
OF_ONE, SOME, LISTENERS, ALL, GATEWAY = (
    "sessions of one",
    "some sessions",
    "listeners",
    "all sessions",
    "a shard's line",
)
LIGHT = (OF_ONE, SOME, LISTENERS, LISTENERS, ALL, GATEWAY, GATEWAY)
END = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'harness' AND "
)
WHICH = {
    OF_ONE: "application_name = $1",
    SOME: "random() < 0.4",
    LISTENERS: "query ILIKE 'LISTEN%'",
    ALL: "true",
}


@dataclass(frozen=True, slots=True)
class Takeover:
    """A server without its process."""

    why: str
    shards: int
    """How many there were to be taken over."""
    seconds: float
    """Until a click there was answered, from the last thing on that went wrong."""
    limit: float
    """How long that may take where nobody else wants the processor."""
    disturbed: bool
    """Whether something else went wrong meanwhile."""
    busy: float
    """How many times as long everything took then."""


class Accidents:
    """Lets things go wrong, and counts them."""

    def __init__(self, discord: Discord, fleet: Fleet, probes: Probes, wish: Wish) -> None:
        self._discord, self._fleet, self._probes, self._wish = discord, fleet, probes, wish
        self._random = Random(wish.seed)
        self.counted: Counter[str] = Counter()
        self.takeovers: list[Takeover] = []
        self.unanswered: Counter[str] = Counter()
        """Clicks without an answer while a process handed over, and all clicks meanwhile."""
        self.drains: list[float] = []
        """Seconds that each took."""
        self.wrong: list[str] = []
        self.late: list[str] = []
        """What came back, but later than it may."""
        self.last = 0.0
        """When something went wrong last, in seconds since 1970."""
        self.told: Callable[[], None] = lambda: None
        """Is told of each kill."""
        self.alone: set[int] = set()
        """The shards that nobody may act for just now."""
        self.back: dict[int, float] = {}
        """When each shard was answered in again after its last takeover."""
        self._paused: set[BotProcess] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what takes servers from a process ----------------------------------------------------------------

    async def heavy(self) -> None:
        """Kill as many processes as are to be killed, and let some end and stand still in between."""
        while self.counted[KILL] < self._wish.kills:
            if self._random.random() < 0.7:
                await self._settle()
            await asyncio.sleep(self._random.uniform(0.0, 3.0))
            await self._happen(self._random.choice(HEAVY))
        await asyncio.gather(*self._tasks)

    async def _happen(self, what: str) -> None:
        awake = [each for each in self._fleet.running if each not in self._paused and each.running]
        others = len(awake) > 1
        if not awake or (what != KILL and not others):
            return
        victim = self._random.choices(awake, [3.0 if self._fleet.holds(each) else 1.0 for each in awake])[0]
        shards = self._fleet.holds(victim)
        self.counted[what] += 1
        self.last = began = time.time()
        match what:
            case "killed":
                successor = self._random.random() < 0.2
                if successor:  # that has just come when the other one goes
                    await self._fleet.start()
                    await asyncio.sleep(self._random.uniform(0.0, 3.0))
                    self.last = began = time.time()
                await self._fleet.kill(victim)
                self.told()
                self._measure(what, shards, began)
                if not successor:
                    self._later(self._start(self._random.uniform(0.0, 4.0) if others else 0.0))
            case "asked to end":
                await self._fleet.start()
                self._later(self._drain(victim, shards))
            case "stood still":
                short = self._random.random() < 0.25
                seconds = self._random.uniform(2.0, 8.5) if short else self._random.uniform(9.0, 20.0)
                self._later(self._pause(victim, seconds))
                self._measure(what, shards, began)

    async def _start(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._fleet.start()
        if len(self._fleet.running) == 1:
            self.last = time.time()  # until now there was nobody who could take anything

    async def _drain(self, victim: BotProcess, shards: set[int]) -> None:
        began, before = time.time(), self.last
        self.drains.append(await self._fleet.drain(victim))
        ended = time.time()
        await asyncio.sleep(self._probes.patience)
        for shard in shards:
            clicks = [each for each in self._probes.of[shard].clicks if began <= each.at <= ended]
            left = sum(each.answered_at is None for each in clicks)
            self.unanswered["clicks"] += len(clicks)
            if left and self.last > before:
                self.unanswered["unanswered, while something else went wrong"] += left
            elif left:
                self.unanswered["unanswered"] += left

    async def _pause(self, victim: BotProcess, seconds: float) -> None:
        self._paused.add(victim)
        pid = victim.pid
        try:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
            self._paused.discard(victim)

    def _measure(self, what: str, shards: set[int], began: float) -> None:
        for shard in shards:
            self._later(self._watch(what, shard, len(shards), began))

    async def _watch(self, what: str, shard: int, shards: int, began: float) -> None:
        """Measure how long a server is without an answer."""
        self.alone.add(shard)
        found = None
        while found is None and time.time() - max(began, self.last) < GIVEN_UP:
            found = await self._probes.answered(shard, began, 1.0)
        since = max(began, min(self.last, found or self.last))
        limit = TAKEN_OVER + A_SHARD_MORE * (shards - 1) / self._wish.at_once
        seconds = (found or time.time()) - since
        takeover = Takeover(what, shards, seconds, limit, since > began, busy())
        self.takeovers.append(takeover)
        if found is None:
            self.wrong.append(f"shard {shard}: nobody answers {seconds:.0f} s after a process {what}")
        elif seconds > limit * takeover.busy:
            self.late.append(f"shard {shard}: {seconds:.1f} s until somebody answers after a process {what}")
        self.alone.discard(shard)
        self.back[shard] = time.time()

    async def _settle(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLED):
                while self.alone or self._paused or not self._fleet.settled:  # noqa: ASYNC110  # nobody tells
                    await asyncio.sleep(0.3)

    def _later(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.wrong.append(f"the harness itself has failed: {task.exception()!r}")

    # --- what takes nothing from anybody ------------------------------------------------------------------

    async def light(self, over: asyncio.Event) -> None:
        """Cut connections now and then, until it is over."""
        while not over.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(self._random.uniform(3.0, 9.0)):
                    await over.wait()
            spared = bool(self.alone) and self._random.random() < SPARED
            if not over.is_set() and not spared:
                await self._cut(self._random.choice(LIGHT))

    @property
    def deafened(self) -> bool:
        """Whether a process may not have heard which clicks another one had answered."""
        return any(self.counted[each] for each in (SOME, LISTENERS, ALL))

    async def _cut(self, what: str) -> None:
        self.counted[what] += 1
        if what == GATEWAY:
            self._discord.gateway.refuse_shard(self._random.randrange(self._wish.processes))
            await asyncio.sleep(self._random.uniform(0.0, 0.5))
            self._discord.gateway.up()
        else:
            whose = [f"{NAME}{self._random.choice([*self._fleet.numbers, 0])}"] if what == OF_ONE else []
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._fleet.ask(END + WHICH[what], *whose)
        self.last = time.time()
