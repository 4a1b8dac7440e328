"""The only writer of tables, and the one path of every request: lock, decide, apply, commit, publish.

The cache changes only after the commit. Another process may write to the same database, such as an old one that is
about to end: every write first checks that the cache is still current.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.chips.accounts import brought, escrow
from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.store.database import Database
from bot.store.faults import surely
from bot.store.work import Work
from bot.tables.model.actions import DealRound, TableAction
from bot.tables.model.announcements import Commitments
from bot.tables.model.codec import dump_action, dump_announcement, dump_table
from bot.tables.model.deals import Entropy, commitments
from bot.tables.model.people import People
from bot.tables.model.table import Lobby, Match
from bot.tables.service.cache import TableCache
from bot.tables.service.live import RETRY, Live
from bot.tables.service.opening import dealing, going_on, leap
from bot.tables.service.results import write_results
from bot.tables.service.stored import meet, row_of
from bot.tables.time.paces import Paces
from bot.tables.transitions.permissions import Request, check
from bot.tables.transitions.transition import finished_a_round, more_on_tables, named, transition

log = logging.getLogger(__name__)

Decide = Callable[[Work, Live], Awaitable[Sequence[TableAction]]]
"""Returns the actions at a table as it is when the request's turn comes, and writes what must be committed with them.
Without any nothing happens."""
What = TableAction | Decide
"""The action at a table, or how actions are decided in its transaction."""
Opening = Callable[[Work], Awaitable[tuple[Lobby, Sequence[TableAction]]]]
"""Returns a table that is to open, whose id is not known yet, and its first actions."""


class Stale(Exception):
    """Another process has changed the table since it was read. Nothing was applied: catch up, and decide again."""


@dataclass(eq=False)
class Writer:
    """Writes tables."""

    _database: Database
    _wallets: Wallets
    _clock: SteadyClock
    _paces: Paces
    _cache: TableCache
    """Learns of each commit."""
    entropy: Entropy
    """The source of the secrets of deals."""
    _leapt: bool = False
    """Whether numbers that may have been given and were lost have been skipped."""

    async def open(self, guild: int, opening: Opening, interaction: int) -> int:
        """Open a table in a server and do its first actions, in one transaction, and return its id.

        An interaction that is in a journal already opens nothing: its table is returned.
        """
        live = await surely(partial(self._open, guild, opening, interaction))
        self._cache.opened(live)
        with about(live.table.id):
            log.info("opened in channel %d", live.table.channel)
        return live.table.id

    async def _open(self, guild: int, opening: Opening, interaction: int) -> Live:
        now = self._clock.shown(self._clock())
        async with self._database.writing(guild) as work:
            opened_then = await work.journal.answered(interaction)
            if opened_then is not None:
                return await self._cache.get(opened_then)
            lobby, actions = await opening(work)
            table = replace(lobby, id=await work.tables.add(guild, lobby.channel, lobby.status, now))
            named = dict.fromkeys((table.host, *table.expected), "")
            people = await meet(work, table.guild, table.id, People(), named)
            await work.journal.append(table.id, 0, now, {"do": "open", **dump_table(table, people)}, None)
            await work.outbox.put(table.id, now, dump_announcement(Commitments(commitments(table)), people))
            live = Live(table, 0, people)
            await self._write(work, live, actions, interaction)
        return live

    async def perform(self, live: Live, what: What, interaction: int | None) -> None:
        """Decide an action at a table whose lock is held, do it, commit, and tell the audience.

        An interaction that is in a journal already changes nothing: nothing is decided. An action that gave way to
        another process is decided and done again, a few times; so is one of unknown outcome, if it was not written.

        Raises:
            Stale: another process has changed the table, or an action with an unknown outcome was written after all.
            Unknown: nobody knows whether it was written.
        """
        with about(live.table.id):
            attempt = await surely(partial(self._attempt, live, what, interaction))
            if attempt is not None:
                live.table, live.seq, live.clock = attempt.table, attempt.seq, attempt.clock
                live.people, live.told = attempt.people, live.told and attempt.told
                live.unseen, live.retry = False, RETRY
                self._cache.publish(live)

    async def deal_anew(self, live: Live) -> None:
        """Continue a table whose lock is held, if the database has lost something of it that people may know.

        Raises:
            Stale: another process has changed it since.
        """
        omitted = leap(self.entropy)

        async def continuing(work: Work, _: Live) -> Sequence[TableAction]:
            if not self._leapt:
                await work.tables.count_on(None, omitted)
            if live.table.ending is not None:
                return []
            rows, lost_since = await work.journal.rows(live.table.id), await work.journal.latest(live.table.id)
            return [going_on(rows, live.people, lost_since or 0.0, omitted, self.entropy)]

        await self.perform(live, continuing, None)
        self._leapt, live.lost = True, False
        with about(live.table.id):
            log.warning("a standby that lacks the last commits has taken over; the round is dealt again")

    async def do(self, request: Request, table: int, actor: Actor, what: What, interaction: int) -> None:
        """Let somebody do something to a table, if they may and it is still possible."""

        async def permitted(work: Work, live: Live) -> Sequence[TableAction]:
            check(request, actor, live.table)
            return [what] if isinstance(what, TableAction) else await what(work, live)

        await self.ask(table, permitted, interaction)

    async def ask(self, table: int, what: What, interaction: int | None = None) -> None:
        """Do something to the stored table, under the table's lock.

        If another process has changed it meanwhile, what was decided is dropped, and it is decided again.
        """
        live = await self._cache.get(table)
        async with live.lock:
            while True:
                try:
                    if live.lost:
                        await self.deal_anew(live)
                    return await self.perform(live, what, interaction)
                except Stale:
                    if not await self._cache.catch_up(live):
                        raise

    async def act(self, live: Live, action: TableAction) -> None:
        """Do a deadline's action at a table whose lock is held, unless another process has done it."""
        try:
            if not live.lost:
                await self.perform(live, action, None)
        except Stale:
            await self._cache.catch_up(live)
        if live.lost:
            await self.deal_anew(live)

    async def _attempt(self, live: Live, what: What, interaction: int | None) -> Live | None:
        """Decide and commit, and return the new table.

        None if nothing was decided, or the interaction is in a journal already.
        """
        attempt, held = replace(live), live.table.escrow()
        async with self._database.writing(live.table.guild) as work:
            if not await work.tables.is_as_known(live.table.id, live.seq, held, interaction):
                if await work.tables.lock(live.table.id) != live.seq:
                    raise Stale
                if interaction is not None and await work.journal.answered(interaction) is not None:
                    return None
                held = await work.ledger.balance(live.table.guild, escrow(live.table.id)) or 0
            actions = [what] if isinstance(what, TableAction) else await what(work, live)
            if not actions:
                return None
            await self._write(work, attempt, actions, interaction, held)
        return attempt

    async def write(self, work: Work, live: Live, action: TableAction) -> None:
        """Do an action at a table that nobody else sees, within a unit of work."""
        held = await work.ledger.balance(live.table.guild, escrow(live.table.id)) or 0
        await self._write(work, live, [action], None, held)

    async def _write(
        self,
        work: Work,
        live: Live,
        actions: Sequence[TableAction],
        interaction: int | None,
        held: int = 0,
    ) -> None:
        """Apply actions within a unit of work: journal, chips, outbox, snapshot.

        Args:
            work: the unit of work.
            live: the table, a copy that nobody else sees.
            actions: the actions, in order.
            interaction: the one that caused the first of them.
            held: the chips in the table's escrow.
        """
        for each in actions:
            now, before = self._clock(), live.table
            dealt = isinstance(each, DealRound)
            action = await dealing(work, before, interaction, self.entropy) if dealt else each
            change = transition(before, action)
            live.table, live.seq = change.table, live.seq + 1
            live.clock = live.clock.waiting(live.table, self._paces, now)
            at = self._clock.shown(now)
            live.people = await meet(work, before.guild, before.id, live.people, named(action))
            await work.ledger.transfer(before.guild, change.moves, at=at, table=before.id)
            await self._wallets.note(work, before.guild, more_on_tables(before, live.table), change.moves)
            if players := finished_a_round(before, live.table):
                await work.members.count_round(before.guild, players)
            for announcement in change.announcements:
                await work.outbox.put(before.id, at, dump_announcement(announcement, live.people))
                live.told = False
            if isinstance(before, Match) and isinstance(live.table, Match) and live.table.ending is not None:
                await write_results(work, at, before, live.table)
            row = row_of(live, self._clock.apart)
            await work.tables.go_on(before.id, row, at, dump_action(action, live.people), interaction)
            held += brought(escrow(before.id), change.moves)
            interaction = None
        if held != live.table.escrow():
            number = live.table.id
            raise AssertionError(f"table {number}: {held} chips in escrow, {live.table.escrow()} on the table")
