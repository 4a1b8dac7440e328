"""The only writer of tables: lock, apply, commit, publish. And time, which acts where nobody else does.

What is kept in memory is a cache of the database; it changes only after the commit. Another process may write to the
same database, as the old one does that is still dying: every write looks first whether the cache is still the present.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol

from bot.chips.accounts import escrow
from bot.chips.wallets import Wallets
from bot.ops.deadlines import Clock, Deadlines
from bot.ops.logs import about
from bot.refusals import StoreFails, TableGone
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.actions import TableAction
from bot.tables.clock import Due, Paces, Waiting, due, time_is_up, to_think_about
from bot.tables.codec import dump_action, dump_announcement
from bot.tables.holding import CONNECTION, Holding
from bot.tables.member_changes import member_changes
from bot.tables.outage import GRACE, resumed
from bot.tables.stored import Stored, load, read, save
from bot.tables.table import Status, Table
from bot.tables.transition import transition
from engine.game import Action

log = logging.getLogger(__name__)

BRIEF = 5.0
"""A connection that was lost for so many seconds at most is an everyday event: whoever had little time left gets those
seconds back, and no more."""
HELD = (Waiting.MEMBER, Waiting.EXPIRE)
"""What depends on members, and waits for them while they cannot be heard."""
RETRY = 5.0
"""Seconds after which something that failed at a deadline is tried again; doubled with each further failure."""
LONGEST_RETRY = 300.0
APART = 0.02
"""Seconds between two tables that go on by themselves when the bot is back: clicks find their way between them."""
SEEN = 5.0
"""Seconds at most for which a computer player waits until whoever watches the table has seen the present."""
SHOWN_AT_ONCE = 20
SHOWN_APART = 0.15
"""So many tables are shown at once when the bot is back; so many seconds lie between two of the others. Most look as
before, a table may be six messages, and Discord takes fifty requests a second. Whoever presses is answered at once."""
READ_AT_ONCE = 20
"""So many tables are read together when the bot is back; clicks find their way between these."""


class Stale(Exception):
    """Another process has changed the table since it was read. Nothing was applied: catch up, and ask again."""


class Audience(Protocol):
    """Who is told that there is something new to show."""

    def changed(self, table: int) -> None:
        """A table has changed: its board, its hands, or what is to be announced."""

    def half_over(self, table: int) -> None:
        """Half of the time of a member's decision is over."""

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table who has not seen the present yet; `seen` tells when they have."""


Think = Callable[[str, Any, Random], Awaitable[Action | None]]
"""Finds out what computer players do that take their time, from a game's key and the view of the seat; None where there
is nobody to think about it now."""


async def nobody_thinks(_game: str, _view: Any, _random: Random) -> None:
    """Let computer players that take their time decide at once."""


@dataclass(slots=True)
class Live:
    """A table in memory. Whoever changes it holds the lock."""

    table: Table
    seq: int
    due: Due | None = None
    due_at: float | None = None
    member_due: tuple[int, float] | None = None
    """The last decision that a member had time for, and until when: going away and coming back gives no new time."""
    together_until: float | None = None
    """Until when those who decide at the same time have time; None where nobody does."""
    retry: float = RETRY
    """Seconds until the next try, should something fail at the deadline."""
    unseen: bool = False
    """Whether a computer player waits until the present was seen."""
    blind: bool = False
    """Whether that has taken too long once, and nothing was seen since."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def half_at(self) -> float | None:
        """When half of a member's time is over; None where no member is waited for."""
        if self.due is None or self.due_at is None:
            return None
        if self.together_until is not None:
            return self.together_until - self.table.terms.turn_seconds / 2
        if self.due.waiting is not Waiting.MEMBER:
            return None
        return self.due_at - self.due.seconds / 2


class Writer:
    """Keeps every open table, and lets time pass on them."""

    def __init__(
        self,
        database: Database,
        wallets: Wallets,
        clock: Clock,
        paces: Paces,
        random: Random,
        think: Think = nobody_thinks,
    ) -> None:
        """Make it. `random` decides what computer players draw at random, nothing else."""
        self._think = think
        self._database = database
        self._wallets = wallets
        self._clock = clock
        self._paces = paces
        self._random = random
        self._audience: Audience | None = None
        self._live: dict[int, Live] = {}
        self._deadlines = Deadlines(clock, self._reached)
        self._tasks: set[asyncio.Task[None]] = set()
        self._holding = Holding(clock)

    async def resume(self, audience: Audience) -> None:
        """Go on with every open table, and tell `audience` of all that changes from now on.

        It is also told of closed tables whose end was not shown to everybody before the process ended.

        Raises:
            StoreFails: the database does not tell of them now. This may be tried again.
        """
        self._audience = audience
        async with self._database.reading() as work:
            numbers = await work.tables.all_open()
            to_show = {*await work.outbox.tables(), *await work.posts.closed_tables()}
        overdue = 0
        ended = sorted(to_show - {*numbers})
        shown = []
        for at in range(0, len(numbers), READ_AT_ONCE):
            for stored in await self._read(numbers[at : at + READ_AT_ONCE]):
                live = self._live.get(stored.table.id) or self._remember(stored)
                now = self._clock()
                if live.due_at is not None and live.due_at <= now:
                    live.due_at = now + overdue * APART
                    overdue += 1
                self._set_deadline(live)
                shown.append(stored.table.id)
        for turn, number in enumerate([*shown, *ended], 1 - SHOWN_AT_ONCE):
            if turn <= 0:
                audience.changed(number)
            else:
                self._deadlines.set(("show", number), self._clock() + turn * SHOWN_APART)

    async def _read(self, numbers: Sequence[int]) -> list[Stored]:
        """Return tables as they are stored, without those that cannot be read: these stay as they are."""
        async with self._database.reading() as work:
            found = await work.tables.several(numbers)
        tables = []
        for row in found:
            try:
                tables.append(read(row))
            except Exception:
                with about(row.id):
                    log.exception("cannot be read and stays as it is")
        return tables

    async def stop(self) -> None:
        """Let no deadline act any more, and wait for what is under way."""
        self._deadlines.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def hold(self, why: Hashable = CONNECTION, guilds: Collection[int] | None = None) -> None:
        """Let no deadline act for members who cannot be heard, everybody where no servers are named.

        Computer players go on. A server may be held for several reasons; `release` ends each by itself.
        """
        self._holding.begin(why, guilds)

    def release(self, why: Hashable = CONNECTION) -> None:
        """End one reason. Who is heard again has at least a moment, or as long as before a brief interruption."""
        tables = list(self._live.values())
        since = {live.table.guild: self._holding.since(live.table.guild) for live in tables}
        self._holding.end(why)
        for live in tables:
            held = since[live.table.guild]
            if held is None or self._holding.since(live.table.guild) is not None:
                continue
            if live.due is None or live.due_at is None or live.due.waiting not in HELD:
                continue
            if live.due_at - self._clock() < GRACE:
                self._spawn(self._give_time(live, live.due.key, self._clock() - held))

    def everything(self) -> list[Table]:
        """Return every open table."""
        return [live.table for live in self._live.values()]

    async def get(self, table: int) -> Live:
        """Return a table, open or closed.

        Raises:
            TableGone: there never was one.
        """
        live = self._live.get(table)
        if live is None:
            async with self._database.reading() as work:
                stored = await load(work, table)
            if stored is None:
                raise TableGone
            # Somebody may have loaded it meanwhile: there is one of each in memory.
            live = self._live.get(table)
            if live is None:
                live = self._remember(stored)
        return live

    async def fresh(self, table: int) -> Live:
        """Return a table, open or closed, as it is stored.

        Raises:
            TableGone: there never was one.
        """
        live = await self.get(table)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def catch_up(self, live: Live) -> bool:
        """Bring a table whose lock is held to what another process has made of it; return whether it was behind."""
        async with self._database.reading() as work:
            if await work.tables.last_row(live.table.id) == live.seq:
                return False
            stored = await load(work, live.table.id)
        if stored is None:
            raise TableGone
        with about(live.table.id):
            log.info("was changed by another process")
        live.table, live.seq, live.together_until = stored.table, stored.seq, stored.together_until
        self._wait_until(live, due(stored.table, self._paces), stored.due_at)
        self._publish(live)
        return True

    async def perform(
        self, live: Live, action: TableAction, interaction: int | None, following: Sequence[TableAction] = ()
    ) -> None:
        """Apply an action to a table whose lock is held, commit, and tell the audience.

        An interaction that is in the journal already changes nothing. What follows is committed with the action.

        Raises:
            Stale: another process has changed the table.
        """
        with about(live.table.id):
            await self._perform(live, action, interaction, following)

    async def _perform(
        self, live: Live, action: TableAction, interaction: int | None, following: Sequence[TableAction]
    ) -> None:
        attempt = replace(live)
        async with self._database.writing() as work:
            there = await work.tables.to_write(live.table.id, interaction)
            if there is None or there.seq != live.seq:
                raise Stale
            if there.answered is not None:
                return
            await self.write(work, attempt, action, interaction, there.held)
            for each in following:
                await self.write(work, attempt, each, None)
        live.table, live.seq = attempt.table, attempt.seq
        live.due, live.due_at, live.member_due = attempt.due, attempt.due_at, attempt.member_due
        live.together_until = attempt.together_until
        live.unseen = False
        live.retry = RETRY
        self._publish(live)

    async def write(
        self,
        work: Work,
        live: Live,
        action: TableAction,
        interaction: int | None,
        held: int | None = None,
    ) -> None:
        """Apply an action within a unit of work: journal, chips, outbox, snapshot.

        `held`: the chips in the table's escrow, where they were just looked up.
        """
        now = self._clock()
        before = live.table
        change = transition(before, action)
        live.table = change.table
        live.seq += 1
        self._wait(live, now)
        await work.journal.append(before.id, live.seq, now, dump_action(action), interaction)
        await work.ledger.transfer(before.guild, change.moves, at=now, table=before.id)
        await self._wallets.note(work, before.guild, member_changes(before, live.table), change.moves)
        for announcement in change.announcements:
            await work.outbox.put(before.id, now, dump_announcement(announcement))
        await save(work, Stored(live.table, live.seq, live.due_at, live.together_until), now)
        if held is None or change.moves:
            held = await work.ledger.balance(before.guild, escrow(before.id)) or 0
        if held != live.table.escrow():
            raise AssertionError(f"table {before.id}: {held} chips in escrow, {live.table.escrow()} on the table")

    def adopt(self, live: Live) -> None:
        """Keep a table that was opened and committed."""
        # Others may have found the table since it was committed: what they keep in memory is its present.
        self._publish(self._live.setdefault(live.table.id, live))

    def show(self, table: int) -> None:
        """Tell the audience to show a table, which has not changed, to whoever sees it."""
        if self._audience is not None:
            self._audience.changed(table)

    # --- time ---------------------------------------------------------------------------------------------

    def _wait(self, live: Live, now: float) -> None:
        """Set what a table waits for; a wait that goes on keeps its deadline, and so does a decision."""
        waits = due(live.table, self._paces)
        if waits is None:
            live.due, live.due_at = None, None
            return
        if not waits.together:
            live.together_until = None
        elif live.together_until is None:
            live.together_until = now + live.table.terms.turn_seconds
        if live.due is not None and live.due_at is not None and live.due.key == waits.key:
            return
        returned = live.due is not None and live.due.key == ("automatic", live.table.decision)
        live.due, live.due_at = waits, now + waits.seconds
        if waits.waiting is Waiting.MEMBER and live.together_until is not None:
            live.due_at = max(now + (GRACE if returned else 0.0), live.together_until)
            return
        if waits.waiting is Waiting.MEMBER:
            if live.member_due is not None and live.member_due[0] == live.table.decision:
                live.due_at = min(live.due_at, max(live.member_due[1], now + GRACE))
            live.member_due = live.table.decision, live.due_at

    def _publish(self, live: Live) -> None:
        self._set_deadline(live)
        if live.table.status is Status.CLOSED:
            self._live.pop(live.table.id, None)
        if self._audience is not None:
            self._audience.changed(live.table.id)

    def _set_deadline(self, live: Live) -> None:
        self._deadlines.set(("due", live.table.id), live.due_at)
        half = live.half_at
        self._deadlines.set(("half", live.table.id), half if half is not None and half > self._clock() else None)

    def _reached(self, key: Hashable) -> None:
        assert isinstance(key, tuple)
        kind, table = key
        if kind in ("half", "show"):
            assert self._audience is not None
            (self._audience.half_over if kind == "half" else self._audience.changed)(table)
            return
        live = self._live.get(table)
        if live is not None and self._waits_for_eyes(live):
            live.unseen = True
            self._deadlines.set(key, self._clock() + SEEN)
        elif not self._is_held(live):
            self._spawn(self._act_on(table))

    def seen(self, table: int) -> None:
        """Let a computer player act that has waited until whoever watches a table had seen the present."""
        live = self._live.get(table)
        if live is None:
            return
        live.blind = False
        if live.unseen:
            live.unseen = False
            self._set_deadline(live)

    def _waits_for_eyes(self, live: Live) -> bool:
        """Return whether a computer player is to wait a little, so that nobody misses a card.

        Where that took too long, as when Discord fails, it is not waited for again before something was seen.
        """
        live.blind = live.blind or live.unseen
        live.unseen = False
        if live.blind or live.due is None or live.due.waiting is not Waiting.AUTOMATIC:
            return False
        return self._audience is not None and self._audience.is_behind(live.table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_held(self, live: Live | None) -> bool:
        """Return whether a table waits for members who cannot be heard now."""
        if live is None or live.due is None or live.due.waiting not in HELD:
            return False
        return self._holding.since(live.table.guild) is not None

    async def _give_time(self, live: Live, key: tuple[object, ...], lost: float) -> None:
        """Give a wait the time that it needs after an interruption of `lost` seconds."""
        async with live.lock:
            if live.due is None or live.due_at is None or live.due.key != key:
                return  # it is over, and what came then has its own time
            now, before = self._clock(), live.due_at
            least = min(GRACE, live.due.seconds)
            if lost <= BRIEF:
                least = min(least, max(before + lost - now, 0.0))
            live.due_at = max(before, now + least)
            if live.due.waiting is Waiting.MEMBER:
                if live.together_until is not None:
                    live.together_until = max(live.together_until, live.due_at)
                else:
                    live.member_due = live.table.decision, live.due_at
            if live.due_at > before and self._audience is not None:
                self._audience.changed(live.table.id)
            self._set_deadline(live)

    async def _act_on(self, table: int) -> None:
        with about(table):
            await self._time_is_up(table)

    async def _time_is_up(self, table: int) -> None:
        live = self._live.get(table)
        if live is None:
            return
        decision = live.table.decision
        thought = await self._thought_about(live)
        async with live.lock:
            if live.due is None or live.due_at is None or self._is_held(live):
                return
            if self._clock() < live.due_at - 0.01:
                self._set_deadline(live)
                return
            try:
                await self._act(live, live.due.waiting, thought if live.table.decision == decision else None)
            except StoreFails:
                log.warning("nothing came of a deadline, because the database fails; trying again in %d s", live.retry)
            except Exception:
                log.exception("nothing came of a deadline; trying again in %d s", live.retry)
            else:
                return
            self._deadlines.set(("due", table), self._clock() + live.retry)
            live.retry = min(2 * live.retry, LONGEST_RETRY)

    async def _thought_about(self, live: Live) -> Action | None:
        """Return what a computer player does that takes its time. The table is not locked meanwhile."""
        view = None if live.due is None else to_think_about(live.table, live.due.waiting)
        return None if view is None else await self._think(live.table.game, view, self._random)

    async def _act(self, live: Live, waiting: Waiting, thought: Action | None) -> None:
        """Do what a deadline does, unless another process has: its deadline is then the present one."""
        try:
            await self.perform(live, time_is_up(live.table, waiting, self._random, thought), None)
        except Stale:
            await self.catch_up(live)

    def _remember(self, stored: Stored) -> Live:
        live = Live(stored.table, stored.seq)
        waits = due(stored.table, self._paces)
        if waits is not None:
            until, live.together_until = resumed(
                waits, stored.table.terms.turn_seconds, stored.due_at, stored.together_until, self._clock()
            )
            self._wait_until(live, waits, until)
            self._live[stored.table.id] = live
            if self._audience is not None:
                self._set_deadline(live)
        return live

    @staticmethod
    def _wait_until(live: Live, waits: Due | None, until: float | None) -> None:
        """Set what a table that was read waits for, and until when."""
        live.due, live.due_at = waits, until
        if waits is not None and waits.waiting is Waiting.MEMBER and until is not None:
            live.member_due = live.table.decision, until
