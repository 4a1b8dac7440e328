"""Acts at tables where nobody else does: at deadlines that are reached, put off, held, or tried again.

A table's `clock` says how long it waits, `deadline` what happens then. Changes go through the writer. If the bot could
not hear or serve its members, they have time again: after a lost connection, a failing database, a sleep.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.ops.deadlines import Deadlines
from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.refusals import StoreFails
from bot.store.database import Database
from bot.tables.model.actions import TableAction
from bot.tables.model.deals import untold
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.service.live import RETRY, Audience, Live, Think
from bot.tables.time.clock import BRIEF, Waiting
from bot.tables.time.deadline import time_is_up, to_think_about
from bot.tables.time.holding import DATABASE, Holding
from engine.game import Action

log = logging.getLogger(__name__)

LONGEST_RETRY = 300.0
"""The most seconds between two tries of a failing action at a deadline."""
SEEN = 5.0
"""The most seconds that a computer player waits for those who watch the table to see its present state."""
NOT_OURS = 1.0
"""Seconds to the next check after a deadline that came while it was uncertain which process keeps the table."""
OVERDUE = 15.0
"""Seconds: a deadline that is late by less may wait for people to see the table, or for what is to be posted."""
TRIED_AGAIN = 5.0
"""Seconds after which a failing database is tried, if no request has tried it before."""
POSTED_SOON = 0.25
"""Seconds after which a deal that waits for something to be posted looks whether it was."""
APART = 0.02
"""Seconds between two tables that continue by themselves when the bot is back. Clicks are answered in between."""
SHOWN_APART = 0.15
"""Seconds between two tables that are shown then. Most look as before, a table may be six messages, and Discord takes
fifty requests a second. Clicks are answered at once."""
_DATABASE = ("database", 0)
"""The deadline for trying the database."""


@dataclass(eq=False)
class Timekeeper:
    """Lets deadlines act at the open tables."""

    _clock: SteadyClock
    _tables: Mapping[int, Live]
    """The open tables in memory, by id; the cache owns them."""
    _think: Think
    _random: Random
    """The random source of computer players that do not think."""
    _database: Database
    _longest: float
    """Seconds after which a table is dealt whose players do not know yet what they must."""
    _owns: Callable[[int], bool]
    """Says whether this process lets time pass at a server's tables now."""
    perform: Callable[[Live, TableAction], Awaitable[None]] = field(init=False)
    """Does a deadline's action at a table whose lock is held; the writer's, which is made after this."""
    _audience: Audience | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _winding_up: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during each action at a table that is played to its end: a server that removes the bot may have many, and
    clicks elsewhere are answered between any two of their cards."""

    def __post_init__(self) -> None:
        self._deadlines = Deadlines(self._clock, self._reached, self._looked)
        self._holding = Holding(self._clock)

    def begin(self, audience: Audience) -> None:
        """Tell `audience` what happens at deadlines, from now on."""
        self._clock.follow()
        self._audience = audience

    async def stop(self) -> None:
        """Stop all deadlines, and wait for what is under way."""
        self._deadlines.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, live: Live) -> None:
        """Set a table's deadlines, in place of those that were set before."""
        self._deadlines.set(("due", live.table.id), None if live.clock.wait is None else live.clock.until)
        half = live.half_at
        self._deadlines.set(("half", live.table.id), half if half is not None and half > self._clock() else None)

    def overdue(self) -> int:
        """Return how many tables have a deadline that should have acted by now, and has not."""
        late = self._clock() - OVERDUE
        tables = (live for live in self._tables.values() if live.clock.until < late)
        return sum(1 for live in tables if not self._is_held(live) and self._owns(live.table.guild))

    def drop(self, table: int) -> None:
        """Remove a table's deadlines."""
        for kind in ("due", "half", "show"):
            self._deadlines.set((kind, table), None)

    def show_at(self, table: int, at: float) -> None:
        """Tell the audience at some time that a table has changed."""
        self._deadlines.set(("show", table), at)

    def hold(self, why: Hashable, guilds: Collection[int] | None = None) -> None:
        """Let no deadline act for members who cannot be heard, in all servers or in `guilds`.

        Computer players continue. A server may be held for several reasons; `release` ends each separately.
        """
        self._holding.begin(why, guilds)

    def release(self, why: Hashable) -> None:
        """End one reason. Members who are heard again have a moment, or as long as before a brief interruption.

        After a failure of the database they have that moment in any case: the bot may have refused timely requests.
        """
        tables = list(self._tables.values())
        since = {live.table.guild: self._holding.since(live.table.guild) for live in tables}
        self._holding.end(why)
        for live in tables:
            held, wait = since[live.table.guild], live.clock.wait
            if held is None or wait is None or self._holding.since(live.table.guild) is not None:
                continue
            lost = math.inf if why == DATABASE else self._clock() - held
            if live.clock.given_back(live.table, lost, self._clock()) != live.clock:
                self._spawn(self._give_back(live, wait.key, lost))

    def database_works(self, works: bool) -> None:
        """Let no deadline act for members from when the database fails until it works again.

        Actions that failed meanwhile are then tried again, at one table after the other.
        """
        self._deadlines.set(_DATABASE, None if works else self._clock() + TRIED_AGAIN)
        if works:
            self.release(DATABASE)
            for live in self._tables.values():
                live.told = False  # a standby that has taken over may not know that it was posted
            failed = [live for live in self._tables.values() if live.retry > RETRY]
            for turn, live in enumerate(failed):
                live.retry = RETRY
                self._deadlines.set(("due", live.table.id), self._clock() + turn * APART)
        else:
            self.hold(DATABASE)

    def seen(self, table: int) -> None:
        """Let a computer player act that has waited for the people who watch a table to see its present state."""
        live = self._tables.get(table)
        if live is None:
            return
        live.blind = False
        if live.unseen:
            live.unseen = False
            self.watch(live)

    def _looked(self, late: float) -> None:
        """Treat it as an outage if the process has stood still, or the machine's clock was set.

        `late`: by how many seconds this check comes too late.
        """
        step = self._clock.follow()
        lost = max(late, abs(step))
        if lost <= BRIEF:
            return
        with about(None):  # it is about all of them
            log.warning("the time jumped (%.0f s late, clock set by %+.0f s); members get time again", late, step)
        self._holding.lengthen(abs(step))
        now, overdue = self._clock(), 0
        for turn, live in enumerate(self._tables.values()):
            self.show_at(live.table.id, now + turn * SHOWN_APART)
            wait, until = live.clock.wait, live.clock.until
            if wait is None or self._is_held(live):
                continue
            if live.clock.needs_members:
                self._deadlines.set(("due", live.table.id), None)
                self._spawn(self._give_back(live, wait.key, lost))
            elif until <= now:
                self._deadlines.set(("due", live.table.id), now + overdue * APART)
                overdue += 1

    def _reached(self, key: Hashable) -> None:
        assert isinstance(key, tuple)
        kind, table = key
        if key == _DATABASE:
            self._spawn(self._database_tried())
            return
        if kind in ("half", "show"):
            if self._audience is not None:  # before `begin` somebody may already act, and nobody sees it
                self._audience.changed(table)
            return
        live = self._tables.get(table)
        if live is None:
            return
        if not self._owns(live.table.guild):
            self._deadlines.set(key, self._clock() + NOT_OURS)
        elif self._waits_for_eyes(live):
            live.unseen = True
            self._deadlines.set(key, self._clock() + SEEN)
        elif not self._is_held(live):
            self._spawn(self._act_on(live))

    def _waits_for_eyes(self, live: Live) -> bool:
        """Return whether a computer player is to wait a little, so that nobody misses a card.

        If that took too long, as when Discord fails, there is no further wait before something was seen.
        """
        live.blind = live.blind or live.unseen
        live.unseen = False
        if live.blind or _is_wound_up(live.table) or live.clock.waits_for is not Waiting.AUTOMATIC:
            return False
        return self._audience is not None and self._audience.is_behind(live.table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_held(self, live: Live) -> bool:
        """Return whether a table waits for members who cannot be heard now."""
        return live.clock.needs_members and self._holding.since(live.table.guild) is not None

    def _is_kept(self, live: Live) -> bool:
        """Return whether a table is still in memory, after somebody has thought or waited for its lock."""
        return self._tables.get(live.table.id) is live

    async def _give_back(self, live: Live, key: tuple[object, ...], lost: float) -> None:
        """Give a wait the time that it should have after an interruption of `lost` seconds."""
        async with live.lock:
            before = live.clock
            if before.wait is None or before.wait.key != key or not self._is_kept(live):
                return  # it is over, and what came then has its own time
            live.clock = before.given_back(live.table, lost, self._clock())
            if live.clock.until != before.until and self._audience is not None:
                self._audience.changed(live.table.id)
            self.watch(live)

    async def _database_tried(self) -> None:
        self._deadlines.set(_DATABASE, self._clock() + TRIED_AGAIN)
        with suppress(StoreFails):
            await self._database.try_out()

    async def _act_on(self, live: Live) -> None:
        with about(live.table.id):
            if await self._waits_for_delivery(live):
                return
            wait = live.clock.wait
            thought = await self._thought_about(live)
            async with self._winding_up if _is_wound_up(live.table) else nullcontext(), live.lock:
                waiting, until = live.clock.waits_for, live.clock.until
                if waiting is None or self._is_held(live) or not self._is_kept(live):
                    return
                if self._clock() < until - 0.01:
                    self.watch(live)
                    return
                await self._try(live, waiting, thought if live.clock.wait == wait else None)

    async def _waits_for_delivery(self, live: Live) -> bool:
        """Return whether a deal waits until what fixes the coming ones was posted in the channel.

        It never does if nobody plays any more: nobody could use what is not known yet.
        """
        until, table = live.clock.until, live.table
        if live.clock.waits_for is not Waiting.DEAL or isinstance(table, Lobby) or table.unattended:
            return False
        latest = until + self._longest
        if self._clock() >= latest:
            return False
        try:
            async with self._database.reading() as work:
                lacks = untold(table, [each for _, each in await work.outbox.waiting(table.id)])
        except StoreFails:
            lacks = False
        except Exception:
            log.exception("what is still to be posted cannot be read; the cards are dealt all the same")
            lacks = False
        if not lacks or live.table is not table:
            return False
        if self._is_kept(live):
            self._deadlines.set(("due", table.id), min(self._clock() + POSTED_SOON, latest))
        return True

    async def _thought_about(self, live: Live) -> Action | None:
        """Return the action of a computer player that takes its time, None if it fails.

        The table is not locked meanwhile.
        """
        waiting = live.clock.waits_for
        try:
            view = None if waiting is None else to_think_about(live.table, waiting)
            return None if view is None else await self._think(live.table.game, view, self._random)
        except Exception:
            log.exception("a computer player failed while thinking; it decides at once")
            return None

    async def _try(self, live: Live, waiting: Waiting, thought: Action | None) -> None:
        """Do a deadline's action; if that fails, try again later."""
        try:
            await self.perform(live, time_is_up(live.table, waiting, self._random, thought))
        except StoreFails:
            log.warning("a deadline could not be handled, because the database fails; trying again in %d s", live.retry)
        except Exception:
            log.exception("a deadline could not be handled; trying again in %d s", live.retry)
        else:
            return
        self._deadlines.set(("due", live.table.id), self._clock() + live.retry)
        live.retry = min(2 * live.retry, LONGEST_RETRY)


def _is_wound_up(table: Table) -> bool:
    return isinstance(table, Match) and table.winding_up is not None
