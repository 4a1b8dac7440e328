"""Forgetting a member: what is kept of them in a server goes, and the books stay right."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.ops.deadlines import Clock
from bot.ops.logs import about
from bot.refusals import NothingKept, StillAtATable, StoreFails
from bot.search.pool import JobFailed
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.erasure import without
from bot.tables.replays import Run

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Remembered:
    """What would go if a member were forgotten."""

    name: str | None
    """What they are called here, None if that is not known."""
    chips: int
    """Those in their wallet, which go to the bank."""
    tables: int
    """How many closed tables they have been at."""


class Erasure:
    """Forgets members: at once in the books, then at one table after the other, so that nobody else has to wait.

    If the process ends in between, or another one forgets somebody too, the tables that are left are not forgotten:
    the database lists them, and any process may go on with any of them.
    """

    def __init__(
        self, database: Database, clock: Clock, run: Run, dropped: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        """Make the service.

        Args:
            database: what is kept.
            clock: the time.
            run: calls a function in another process: a long match is many thousand cards.
            dropped: called when what is kept of somebody for all servers together may be gone.
        """
        self._dropped = dropped
        self._database = database
        self._clock = clock
        self._run = run
        self._running: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        self._one_table = asyncio.Lock()

    async def what(self, guild: int, member: int, *, own: bool = False) -> Remembered:
        """Return what is kept of somebody in a server; if they ask for their `own`, for all servers together too.

        Raises:
            NothingKept: nothing is.
            StillAtATable: they are, or have been, at a table that is open.
        """
        async with self._database.reading() as work:
            return await _kept(work, guild, member, own=own)

    async def forget(self, guild: int, member: int, *, own: bool = False) -> None:
        """Forget a member of a server. What other servers keep of them stays.

        What is kept for all servers together – preferences, and the channel of their direct messages – is deleted too
        if they ask for their `own`, or if no other server knows them.

        Their chips go to the bank. In the ledger, and in all that is kept of closed tables, a number and a neutral name
        take the place of theirs. A digest remains, so that they get no first chips again if they come back.

        A second request for the same waits for the first.

        Raises:
            NothingKept: nothing is kept of them.
            StillAtATable: they are, or have been, at a table that is open.
        """
        key = (guild, member, own)
        running = self._running.get(key)
        if running is None:
            running = self._running[key] = asyncio.create_task(self._forget(guild, member, own=own))
            running.add_done_callback(partial(self._done, key))
        await asyncio.shield(running)

    def _done(self, key: tuple[int, int, bool], running: asyncio.Task[None]) -> None:
        """Note what ended early, though nobody may wait for it any more: a process that stops ends its jobs."""
        self._running.pop(key, None)
        if not running.cancelled() and isinstance(running.exception(), JobFailed | StoreFails):
            log.warning("a member of server %d is not forgotten everywhere; this goes on later", key[0])

    async def resume(self) -> None:
        """Go on where a process ended while somebody was being forgotten."""
        table = 0
        while True:
            async with self._database.reading() as work:
                pending = await work.erasure.next_pending(after=table)
            if pending is None:
                return
            table = pending.table
            try:
                await self._forget_at(table)
            except StoreFails:
                raise
            except Exception:
                with about(table):
                    log.exception("somebody could not be forgotten here; trying again tomorrow")

    async def _forget(self, guild: int, member: int, *, own: bool) -> None:
        async with self._database.writing(guild) as work:
            chips = (await _kept(work, guild, member, own=own)).chips
            if chips:
                back = Move(wallet(member), BANK, chips, Reason.FORGOTTEN)
                await work.ledger.transfer(guild, [back], at=self._clock())
            await work.erasure.remember(guild, member, self._clock())
            alias = await work.erasure.new_alias()
            heads = await work.erasure.begin(guild, member, alias, self._clock())
            await work.erasure.drop_for_every_server(member, unless_known=not own)
        if self._dropped is not None:
            await self._dropped()
        if heads is not None:
            log.info("the chain of server %d goes on, because its movements named the member: %s → %s", guild, *heads)
        async with self._database.reading() as work:
            tables = await work.erasure.pending(alias)
        for table in tables:
            await self._forget_at(table)
        log.info("a member of server %d was forgotten", guild)

    async def _forget_at(self, table: int) -> None:
        """Forget at a closed table those who are to be forgotten there, in the order in which they asked."""
        async with self._one_table:
            while True:
                async with self._database.reading() as work:
                    pending = await work.erasure.next_pending(table)
                    if pending is None:
                        return
                    kept = await work.erasure.kept(table)
                again = await self._run(without, kept, pending.member, pending.alias, pending.names)
                async with self._database.writing() as work:
                    # If another process has done it meanwhile, what was read may be out of date.
                    stale = await work.erasure.is_pruned(table) != kept.pruned
                    if not stale and await work.erasure.finish(pending):
                        await work.erasure.rewrite(table, again)


async def _kept(work: Work, guild: int, member: int, *, own: bool) -> Remembered:
    """Return what is kept of somebody, and refuse where nothing is or where they are at an open table."""
    tables = await work.erasure.visited(guild, member)
    channels = {channel for channel in tables.values() if channel is not None}
    if channels:
        raise StillAtATable(tuple(sorted(channels)))
    known = await work.members.get(guild, member)
    chips = await work.ledger.balance(guild, wallet(member))
    ordered = await work.erasure.ordered(guild, member)
    everywhere = own and await work.erasure.kept_for_every_server(member)
    if known is None and chips is None and not tables and not ordered and not everywhere:
        raise NothingKept
    return Remembered(None if known is None else known.name, chips or 0, len(tables))
