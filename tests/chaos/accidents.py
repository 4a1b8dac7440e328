"""Lets the planned faults happen, and measures how long it takes until somebody answers again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli.backup import run as backup
from bot.cli.restore import run as restore
from bot.ops.exits import Exit, Failed
from tests.chaos.faults import BESIDE, HEAVY, LIGHT, LISTENED, REFUSED, Fault, planned
from tests.chaos.wish import busy, until
from tests.network import Network
from tests.places import AWAY, ask
from tests.wire.faults import Fault as Rule
from tests.wire.process import BotProcess

if TYPE_CHECKING:
    from tests.chaos.world import World

TAKEN_OVER, A_SHARD_MORE = 15.0, 5.0
"""Seconds within which somebody answers in a server whose process is gone, and how many more each further shard may
take."""
GIVEN_UP = 180.0
"""Seconds after which a server counts as left alone, whatever the machine has to do."""
SETTLED = 60.0
"""Seconds for which the next fault waits for everybody to have a share again, at most."""
SPARED = 0.7
"""How often a takeover is left alone by light faults, of one, and heavy ones wait until all is settled."""
LATE_REQUESTS = 2.0
"""Seconds within which what a killed process has sent has been done, however slow Discord is."""


ROWS = """
    SELECT guild_id, count(*) FROM journal JOIN tables ON id = table_id GROUP BY guild_id
    HAVING count(CASE WHEN status <> 'closed' THEN 1 END) > 0
"""


def _rows(place: str) -> dict[int, int]:
    """Return how many rows the journals have in each server with open tables."""
    (rows,) = ask(place, ROWS)
    return {int(guild): int(count) for guild, count in rows}


class Accidents:
    """Lets things go wrong, and notes that in the report."""

    def __init__(self, world: World) -> None:
        self.discord, self.fleet, self.wish, self.place = world.discord, world.fleet, world.wish, world.place
        self._world, self._report = world, world.report
        self.counted, self.details = self._report.kinds["faults"], self._report.kinds["  of these"]
        self.rules: list[tuple[str, Rule]] = []
        """The requests that fail, or have failed."""
        self.repeated: set[int] = set()
        """The clicks that were delivered again."""
        self.copy: Path | None = None
        """The latest copy of the database."""
        self.network: Network
        """The way to the database, where that is a server's."""
        self.last = 0.0
        """When something went wrong last, in seconds since 1970."""
        self.alone: set[int] = set()
        """The shards that nobody may act for just now."""
        self.back: dict[int, float] = {}
        """When each shard was answered in again after its last takeover."""
        self.looking = asyncio.Lock()
        """Held while the database is looked at, or replaced by a copy: no look may see half of either."""
        self._excused = 0.0
        self._lasting = 0
        self._began = time.monotonic()
        self._paused: set[BotProcess] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- as it is planned -----------------------------------------------------------------------------------------

    async def heavy(self) -> None:
        """Take processes their servers, for as long and as often as is wished."""
        self._began = time.monotonic()
        for fault in planned(HEAVY, self.wish, self.place, (0.0, 3.0)):
            if fault.share < SPARED:
                await self._settle()
            await asyncio.sleep(fault.pause)
            await until(lambda: self._awake)
            if self._is_enough:
                break
            await self._strike(fault)
        await until(lambda: self._is_enough)  # there is no such fault, or the time is not over
        await asyncio.gather(*self._tasks)

    async def light(self, over: asyncio.Event) -> None:
        """Let lesser things go wrong now and then, until it is over."""
        for fault in planned(LIGHT, self.wish, self.place, (2.0, 8.0)):
            if await until(over.is_set, fault.pause) is not None:
                return
            if not (self.alone and fault.chance < SPARED) and self._awake:
                await self._strike(fault)

    @property
    def _is_enough(self) -> bool:
        none = self.wish.faults and not {*self.wish.faults} & HEAVY.keys()
        lasted = time.monotonic() - self._began >= self.wish.seconds
        return lasted and (self._report.numbers["kills"] >= self.wish.kills or bool(none))

    async def _strike(self, fault: Fault) -> None:
        kind = {**HEAVY, **LIGHT}[fault.kind]
        self.counted[fault.kind] += 1
        self.last = time.time()
        excuses = kind.excuses is not None
        self._lasting += excuses
        try:
            await kind.strike(self, fault)
        except AWAY as error:
            self.details[f"{fault.kind} in vain: {type(error).__name__}"] += 1
        except Exception as error:  # noqa: BLE001  # it is told of, and the run goes on
            error.add_note(str(fault))
            self._report.failed(error)
        self._lasting -= excuses
        self.last = time.time()
        if kind.excuses is not None:
            self._excused = max(self._excused, self.last + kind.excuses)

    def excused(self, shard: int) -> float:
        """Return until when lateness in a shard's server is excused, in seconds since 1970."""
        return time.time() if self._lasting else max(self._excused, self.back.get(shard, 0.0))

    @property
    def failed(self) -> Counter[str]:
        """How many requests failed in which way."""
        found: Counter[str] = Counter()
        for name, rule in self.rules:
            found[name] += len(rule.hits)
        return found

    @property
    def refused_channels(self) -> set[int]:
        """The channels in which a message was refused for good."""
        return {int(each.path.split("/")[2]) for name, rule in self.rules if name == REFUSED for each in rule.hits}

    def may_be_answered_twice(self, click: int) -> bool:
        """Return whether a click may be answered twice: it came twice, or its answer was lost, or nobody could hear
        that another process had answered it.
        """
        deaf = LISTENED if self.wish.processes > 1 else (BESIDE,)  # two that both run alone tell each other nothing
        lost = any(f"/interactions/{click}/" in each.path for _, rule in self.rules for each in rule.hits)
        return lost or click in self.repeated or any(self.counted[each] for each in deaf)

    # --- what faults are made of ----------------------------------------------------------------------------------

    @property
    def _awake(self) -> list[BotProcess]:
        return [each for each in self.fleet.running if each not in self._paused and each.running]

    def victim(self, fault: Fault) -> BotProcess:
        """Return the process that a fault happens to, more likely one that holds something."""
        likely = [each for each in self._awake for _ in range(3 if self.fleet.holds(each) else 1)]
        return likely[int(fault.share * len(likely))]

    async def end(self, victim: BotProcess, why: str, *, kill: bool) -> None:
        """End a process, at once or in order, and see what it leaves."""
        shards, began = self.fleet.holds(victim), time.time()
        if kill:
            await self.fleet.kill(victim)
            for shard in shards:
                self.later(self._watch(why, shard, len(shards), began))
        else:
            await self.fleet.stop(victim)
        await self.a_life_is_over(kill=kill)

    async def a_life_is_over(self, *, kill: bool) -> None:
        """Count it, and check what is promised."""
        self._report.numbers["kills"] += kill
        await self._world.look()
        self.last = time.time()

    async def replace(self, seconds: float) -> None:
        """Let a process come in the place of one that is gone: at once, or a while later where others are there."""
        if len(self.fleet.running) > 0:
            self.later(self._start(seconds))
        else:
            await self._start(0.0)

    async def _start(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.fleet.start()
        if len(self.fleet.running) == 1:
            self.last = time.time()  # until now there was nobody who could take anything

    async def pause(self, victim: BotProcess, fault: Fault) -> None:
        """Let a process stand still, and go on."""
        shards, began = self.fleet.holds(victim), time.time()
        self._paused.add(victim)
        self.fleet.signal(victim, signal.SIGSTOP)
        for shard in shards:
            self.later(self._watch(fault.kind, shard, len(shards), began))
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            self.fleet.signal(victim, signal.SIGCONT)
            self._paused.discard(victim)
            self.last = time.time()

    async def back_up(self) -> None:
        """Copy the database."""
        self.details["copied"] += 1
        copy = self._world.folder / f"copy{self.details['copied']}.sqlite3"
        try:
            await asyncio.to_thread(backup, self.place, copy)
            self.copy = copy
        except Failed:  # the disk may be full just now, or the file be locked
            self.details["copied in vain"] += 1

    async def go_back(self) -> None:
        """Put the copy in the database's place. Nobody else is there."""
        await asyncio.sleep(LATE_REQUESTS)
        async with self.looking:
            await self._replaced()

    async def _replaced(self) -> None:
        assert self.copy is not None
        await self._world.let_go()
        try:
            code = await asyncio.to_thread(restore, self.place, self.copy, force=True)
        except Failed as failed:  # another program has locked it
            self.details[f"not restored: {failed.code.name}"] += 1
            return
        if code is not Exit.OK:
            self._report.broke([f"{self.copy} was not restored: {code}"])
            return
        self.details["restored"] += 1
        await self._world.restored(self.copy)

    async def _watch(self, what: str, shard: int, shards: int, began: float) -> None:
        """Measure how long a server is without an answer."""
        self.alone.add(shard)
        found = None
        while found is None and time.time() - max(began, self.last) < GIVEN_UP:
            await asyncio.sleep(0.2)
            found = self._world.answered(shard, began)
        since = max(began, min(self.last, found or self.last))
        limit = TAKEN_OVER + A_SHARD_MORE * (shards - 1)
        seconds = (found or time.time()) - since
        self._report.seconds["answered again"].append(seconds)
        if found is None:
            self.fleet.wrong.append(f"shard {shard}: nobody answers {seconds:.0f} s after {what}")
        else:
            self._report.took(f"shard {shard}: an answer after {what}", seconds, limit * busy())
        self.alone.discard(shard)
        self.back[shard] = time.time()

    async def written_again(self, what: str, limit: float) -> None:
        """Measure how long it takes until something is written in each server again."""
        began = time.monotonic()
        before = await asyncio.to_thread(_rows, self.place)
        missing = {*before}
        while missing and time.monotonic() - began < GIVEN_UP:
            await asyncio.sleep(0.2)
            now = await asyncio.to_thread(_rows, self.place)
            missing = {guild for guild, rows in before.items() if now.get(guild, rows) == rows}
        seconds = time.monotonic() - began
        self._report.seconds["written again"].append(seconds)
        if missing:
            self.fleet.wrong.append(f"nothing is written in {missing} {seconds:.0f} s after {what}")
        else:
            self._report.took(f"something is written again after {what}", seconds, limit * busy())

    async def _settle(self) -> None:
        await until(lambda: self.fleet.settled and not (self.alone or self._paused), SETTLED)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._report.failed(error)
