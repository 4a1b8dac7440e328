"""Forgetting a member: what is kept of them in a server goes, and the books stay right."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.ops.deadlines import Clock
from bot.refusals import NothingKept, StillAtATable
from bot.store.database import Database
from bot.store.erasure import Json, Rewritten
from bot.store.work import Work
from bot.tables.erasure import closed_by, mentions, names_of, without

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


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is to be written. Closed tables do not change, so it is made beforehand, and nobody has to wait for it."""

    alias: int
    newest: int
    """The last table that there was then,"""
    open: list[int]
    """and those that were not closed."""
    again: dict[int, Rewritten]
    rows: dict[tuple[int, int], Json]
    announcements: dict[int, Json]


class Erasure:
    """Forgets members, one at a time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        """Make the service."""
        self._database = database
        self._clock = clock
        self._lock = asyncio.Lock()

    async def what(self, guild: int, member: int, *, own: bool = False) -> Remembered:
        """Return what is kept of somebody in a server; if they ask for their `own`, for all servers together too.

        Raises:
            NothingKept: nothing is.
            StillAtATable: they are, or have been, at a table that is open.
        """
        async with self._database.reading() as work:
            closed = await self._closed_tables(work, guild, member)
            known = await work.members.get(guild, member)
            chips = await work.ledger.balance(guild, wallet(member))
            ordered = await work.erasure.ordered(guild, member)
            everywhere = own and await work.erasure.kept_for_every_server(member)
        if known is None and chips is None and not closed and not ordered and not everywhere:
            raise NothingKept
        return Remembered(None if known is None else known.name, chips or 0, len(closed))

    async def forget(self, guild: int, member: int, *, own: bool = False) -> None:
        """Forget a member of a server, in one transaction. What other servers keep of them stays.

        What is kept for all servers together – preferences, and the channel of their direct messages – is deleted too
        if they ask for their `own`, or if no other server knows them.

        Their chips go to the bank. In the ledger, and in all that is kept of closed tables, a number and a neutral name
        take the place of theirs. A digest remains, so that they get no first chips again if they come back.

        Raises:
            NothingKept: nothing is kept of them.
            StillAtATable: they are, or have been, at a table that is open.
        """
        async with self._lock:
            written = False
            while not written:
                await self.what(guild, member, own=own)
                plan = await self._plan(guild, member)
                written = await self._write(guild, member, plan, own=own)
        log.info("a member of server %d was forgotten", guild)

    async def _closed_tables(self, work: Work, guild: int, member: int) -> list[int]:
        found = await _tables_with(work, guild, member)
        channels = {channel for channel in found.values() if channel is not None}
        if channels:
            raise StillAtATable(tuple(sorted(channels)))
        return sorted(found)

    async def _plan(self, guild: int, member: int) -> _Plan:
        again: dict[int, Rewritten] = {}
        async with self._database.reading() as work:
            # In this order: a table that opens or closes meanwhile is looked at again in `_write`.
            newest = await work.erasure.newest()
            still_open = await work.erasure.open_tables(guild)
            alias = await work.erasure.new_alias(guild)
            known = await work.members.get(guild, member)
            names = set() if known is None else {str(known.name)}
            closed = await self._closed_tables(work, guild, member)
            for table in closed:
                names |= names_of((await work.erasure.kept(table)).journal, member)
            for table in closed:
                kept = await work.erasure.kept(table)
                again[table] = await asyncio.to_thread(without, kept, member, alias, names)
            rows = await work.erasure.stopped(guild)
            announcements = await work.erasure.announced_as_stopped(guild)
        written = {number for each in again.values() for number in each.announcements}
        elsewhere = {
            where: row
            for where, stored in rows.items()
            if where[0] not in again and (row := closed_by(stored, names)) is not None
        }
        untold = {
            number: announcement
            for number, stored in announcements.items()
            if number not in written and (announcement := closed_by(stored, names)) is not None
        }
        return _Plan(alias, newest, still_open, again, elsewhere, untold)

    async def _write(self, guild: int, member: int, plan: _Plan, *, own: bool) -> bool:
        """Write what was planned; return whether it still fits what is there."""
        async with self._database.writing() as work:
            if await _tables_with(work, guild, member, after=plan.newest, among=plan.open):
                return False
            chips = await work.ledger.balance(guild, wallet(member))
            if chips:
                back = Move(wallet(member), BANK, chips, Reason.FORGOTTEN)
                await work.ledger.transfer(guild, [back], at=self._clock())
            await work.erasure.remember(guild, member, self._clock())
            await work.erasure.replace(guild, member, plan.alias)
            await work.erasure.drop_for_every_server(member, unless_known=not own)
            for table, again in plan.again.items():
                await work.erasure.rewrite(table, again)
            await work.erasure.rewrite_rows(plan.rows)
            await work.erasure.rewrite_announcements(plan.announcements)
        return True


async def _tables_with(
    work: Work, guild: int, member: int, *, after: int = 0, among: Collection[int] = ()
) -> dict[int, int | None]:
    """Return the tables of a server that have a member's id in their journals.

    Each has its channel while it is open, None when it is closed.

    Args:
        work: where to look.
        guild: the server.
        member: their id.
        after: only tables with higher numbers,
        among: and these.
    """
    rows = await work.erasure.mentions(guild, member, after=after, among=among)
    return {row.table: row.channel for row in rows if mentions(row.action, member)}
