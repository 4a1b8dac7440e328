"""The only writer of tables: lock, decide, apply, commit, publish.

What is kept in memory is a cache of the database; it changes only after the commit. Another process may write to the
same database, as the old one does that is still dying: every write looks first whether the cache is still the present.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

from bot.chips.accounts import escrow
from bot.chips.wallets import Wallets
from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.refusals import TableGone
from bot.store.database import Database
from bot.store.faults import GaveWay
from bot.store.work import Work
from bot.tables.actions import DealRound, Invite, Join, TableAction, TakeSeat
from bot.tables.clock import Paces, resumed
from bot.tables.closing import write_results
from bot.tables.codec import dump_action, dump_announcement, dump_table
from bot.tables.deals import Entropy, opened, untold
from bot.tables.live import RETRY, Audience, Live, Think, nobody_thinks
from bot.tables.member_changes import member_changes
from bot.tables.mending import Mending
from bot.tables.opening import dealing
from bot.tables.stored import Stored, load, save
from bot.tables.table import Status, Table
from bot.tables.timekeeper import APART, SHOWN_APART, Delivery, Timekeeper
from bot.tables.transition import transition

log = logging.getLogger(__name__)

SHOWN_AT_ONCE = 20
"""So many tables are shown at once when the bot is back, and the others one after the other."""
READ_AT_ONCE = 20
"""So many tables are read together when the bot is back; clicks find their way between these."""

TRIES = 3
"""So often something is decided that gives way to another process each time."""

Decide = Callable[[Work], Awaitable[Sequence[TableAction]]]
"""Returns what is done at a table, and writes what has to be committed with it."""
Opening = Callable[[Work], Awaitable[tuple[Table, Sequence[TableAction]]]]
"""Returns a table that is to open, whose id is not known yet, and what is done there at once."""


def just(action: TableAction) -> Decide:
    """Return a decision to do one action, and to write nothing else."""

    async def decide(_work: Work) -> Sequence[TableAction]:
        return [action]

    return decide


class Stale(Exception):
    """Another process has changed the table since it was read. Nothing was applied: catch up, and ask again."""


class Writer:
    """Keeps every open table."""

    def __init__(
        self,
        database: Database,
        wallets: Wallets,
        clock: SteadyClock,
        paces: Paces,
        random: Random,
        think: Think = nobody_thinks,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        """Make the writer. Computer players draw from `random`, and the secrets of deals come from `entropy`."""
        self._database = database
        self._wallets = wallets
        self._clock = clock
        self._paces = paces
        self._mending = Mending(database, wallets, clock, paces)
        self._audience: Audience | None = None
        self.entropy = entropy
        self._live: dict[int, Live] = {}
        delivery = Delivery(self._is_untold, paces.delivery)
        self.time = Timekeeper(clock, self._live, self._act, think, random, database.try_out, delivery)
        database.tell(self.time.database_works)

    async def resume(self, audience: Audience, of: Callable[[int], bool]) -> None:
        """Go on with the open tables of some servers, and tell `audience` of all that changes from now on.

        `of` tells which servers' tables. The audience is also told of closed ones whose end was not shown to everybody
        before the process ended.

        Raises:
            StoreFails: the database does not tell of them now. This may be tried again.
        """
        self._audience = audience
        self.time.begin(audience)
        async with self._database.reading() as work:
            there = await work.tables.open_guilds()
            unshown = {**await work.outbox.tables(), **await work.posts.closed_tables()}
        numbers = [table for table, guild in there.items() if of(guild)]
        to_show = [table for table, guild in unshown.items() if of(guild)]
        overdue = 0
        shown: list[int] = []
        hopeless: list[int] = []
        for at in range(0, len(numbers), READ_AT_ONCE):
            found = await self._mending.read(numbers[at : at + READ_AT_ONCE])
            hopeless += found.hopeless
            for stored in found.sound:
                live = self._live.get(stored.table.id) or self._remember(stored)
                now = self._clock()
                if live.clock.until is not None and live.clock.until <= now:
                    live.clock = replace(live.clock, until=now + overdue * APART)
                    overdue += 1
                self.time.watch(live)
                shown.append(stored.table.id)
        for number in hopeless:
            await self._mending.send_home(number)
        ended = sorted({*to_show, *hopeless} - {*shown})
        for turn, number in enumerate([*shown, *ended], 1 - SHOWN_AT_ONCE):
            if turn <= 0:
                audience.changed(number)
            else:
                self.time.show_at(number, self._clock() + turn * SHOWN_APART)

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
        live.table, live.seq = stored.table, stored.seq
        times = stored.times.later(-self._clock.apart)
        live.clock = live.clock.as_stored(stored.table, self._paces, times, self._clock())
        self._publish(live)
        return True

    def show(self, table: int) -> None:
        """Tell the audience to show a table that has not changed to everybody who sees it."""
        if self._audience is not None:
            self._audience.changed(table)

    def show_anew(self, guild: int | None = None) -> None:
        """Have every open table shown that has not changed, of a server or of all, one a little after the other."""
        shown = [each.id for each in self.everything() if guild is None or each.guild == guild]
        for turn, table in enumerate(shown):
            self.time.show_at(table, self._clock() + turn * SHOWN_APART)

    async def open(self, guild: int, opening: Opening, interaction: int) -> int:
        """Open a table in a server and do what is done there at once, in one transaction, and return its id.

        Raises:
            ChannelOccupied: the channel has an open table.
            AlreadyAnswered: the interaction is in a journal already.
        """
        now = self._clock.shown(self._clock())
        async with self._database.writing(guild) as work:
            table, actions = await opening(work)
            table = replace(table, id=await work.tables.add(table.guild, table.channel, Status.LOBBY, now))
            await work.journal.append(table.id, 0, now, {"do": "open", **dump_table(table)}, None)
            for member in {table.host, *table.expected}:
                await work.visits.note(table.guild, member, table.id)
            for announcement in opened(table):
                await work.outbox.put(table.id, now, dump_announcement(announcement))
            live = Live(table, 0)
            await self._write(work, live, actions, interaction)
        # Others may have found the table since it was committed: what they keep in memory is its present.
        self._publish(self._live.setdefault(table.id, live))
        with about(table.id):
            log.info("opened in channel %d", table.channel)
        return table.id

    async def perform(self, live: Live, decide: Decide, interaction: int | None) -> None:
        """Decide what is done at a table whose lock is held, do it, commit, and tell the audience.

        An interaction that is in a journal already changes nothing: nothing is decided. What gave way to another
        process is decided and done again, a few times.

        Raises:
            Stale: another process has changed the table.
        """
        with about(live.table.id):
            for _ in range(TRIES - 1):
                with suppress(GaveWay):
                    attempt = await self._attempt(live, decide, interaction)
                    break
            else:
                attempt = await self._attempt(live, decide, interaction)
            if attempt is None:
                return
            live.table, live.seq, live.clock = attempt.table, attempt.seq, attempt.clock
            live.unseen, live.retry = False, RETRY
            self._publish(live)

    async def _attempt(self, live: Live, decide: Decide, interaction: int | None) -> Live | None:
        """Decide and commit, and return the table then, None if the interaction is in a journal already."""
        attempt = replace(live)
        async with self._database.writing(live.table.guild) as work:
            there = await work.tables.to_write(live.table.id, interaction)
            if there is None or there.seq != live.seq:
                raise Stale
            if there.answered is not None:
                return None
            await self._write(work, attempt, await decide(work), interaction, there.held)
        return attempt

    async def write(self, work: Work, stored: Stored, actions: Sequence[TableAction]) -> None:
        """Do something at a table within a unit of work, where nobody is to be told and no deadline is to come."""
        await self._write(work, Live(stored.table, stored.seq), actions, None)

    async def _write(
        self,
        work: Work,
        live: Live,
        actions: Sequence[TableAction],
        interaction: int | None,
        held: int | None = None,
    ) -> None:
        """Apply actions within a unit of work: journal, chips, outbox, snapshot.

        Args:
            work: the unit of work.
            live: the table, a copy that nobody else sees.
            actions: what is done, one after the other.
            interaction: whose doing the first of them is.
            held: the chips in the table's escrow, where they were just looked up.
        """
        for each in actions:
            now, before = self._clock(), live.table
            dealt = isinstance(each, DealRound)
            action = await dealing(work, before, interaction, self.entropy) if dealt else each
            change = transition(before, action)
            live.table, live.seq = change.table, live.seq + 1
            live.clock = live.clock.waiting(live.table, self._paces, now)
            at = self._clock.shown(now)
            await work.journal.append(before.id, live.seq, at, dump_action(action), interaction)
            for member in _named(action):
                await work.visits.note(before.guild, member, before.id)
            await work.ledger.transfer(before.guild, change.moves, at=at, table=before.id)
            await self._wallets.note(work, before.guild, member_changes(before, live.table), change.moves)
            for announcement in change.announcements:
                await work.outbox.put(before.id, at, dump_announcement(announcement))
            if live.table.status is Status.CLOSED:
                await write_results(work, at, before, live.table)
            times = live.clock.times(live.table).later(self._clock.apart)
            await save(work, Stored(live.table, live.seq, times), at)
            interaction, held = None, None if change.moves else held
        if held is None:
            held = await work.ledger.balance(live.table.guild, escrow(live.table.id)) or 0
        if held != live.table.escrow():
            number = live.table.id
            raise AssertionError(f"table {number}: {held} chips in escrow, {live.table.escrow()} on the table")

    async def _is_untold(self, table: Table) -> bool:
        """Return whether something that is to be known before a table's next deal is still to be posted."""
        async with self._database.reading() as work:
            return untold(table, [each for _, each in await work.outbox.waiting(table.id)])

    async def _act(self, live: Live, action: TableAction) -> None:
        """Do what a deadline does, unless another process has: its deadline is then the present one."""
        try:
            await self.perform(live, just(action), None)
        except Stale:
            await self.catch_up(live)

    def _publish(self, live: Live) -> None:
        self.time.watch(live)
        if live.table.status is Status.CLOSED:
            self._live.pop(live.table.id, None)
        self.show(live.table.id)

    def _remember(self, stored: Stored) -> Live:
        table, times = stored.table, stored.times.later(-self._clock.apart)
        live = Live(table, stored.seq, resumed(table, self._paces, times, self._clock()))
        if table.status is not Status.CLOSED:
            self._live[table.id] = live
            if self._audience is not None:
                self.time.watch(live)
        return live


def _named(action: TableAction) -> tuple[int, ...]:
    """Return the members whom a table's journal may name for the first time with an action."""
    if isinstance(action, Invite):
        return action.invited
    return (action.member,) if isinstance(action, Join | TakeSeat) else ()
