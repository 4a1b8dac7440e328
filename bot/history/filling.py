"""Figures for matches of earlier versions: filled in a table at a time, while nobody else writes."""

from __future__ import annotations

import asyncio
import logging

from bot.history.counting import Brought, from_journal, from_record
from bot.ops.deadlines import Clock
from bot.ops.logs import about
from bot.ops.quiet import quiet
from bot.ratings.anew import rate_missing
from bot.refusals import StoreFails
from bot.store.database import Database
from bot.store.results import MatchRow, ResultRow, Unfilled
from bot.tables.replays import Run, journal_of
from bot.tables.results import lacks_figures, of_the_known

log = logging.getLogger(__name__)

AT_ONCE = 200
"""So many tables are looked at together."""


class Filling:
    """Fills in what matches were that closed under a law without tallies, and then rates them."""

    def __init__(self, database: Database, clock: Clock, run: Run) -> None:
        """Make the service.

        Args:
            database: where the journals are.
            clock: the time.
            run: calls a function in another process: a long match is many thousand cards.
        """
        self._database = database
        self._clock = clock
        self._run = run
        self._running = asyncio.Lock()

    async def fill(self) -> int:
        """Fill in all that is missing, and return of how many matches.

        What a process has not finished goes on with the next call. A match whose journal cannot be replayed stays as it
        is.
        """
        if self._running.locked():
            return 0
        filled = table = 0
        async with self._running:
            while True:
                async with self._database.reading() as work:
                    found = await work.results.without_match(after=table, most=AT_ONCE)
                if not found:
                    break
                for each in found:
                    table = each.table
                    if lacks_figures(each.snapshot):
                        with about(table):
                            filled += await self._fill(each)
            await rate_missing(self._database, self._run, self._clock)
        if filled:
            log.info("%d matches of earlier versions have their figures now", filled)
        return filled

    async def _fill(self, unfilled: Unfilled) -> bool:
        try:
            brought = await self._count(unfilled)
        except StoreFails:
            raise
        except Exception as error:  # noqa: BLE001 - damaged data may fail in any way, and `check` tells of it
            log.warning("its match stays without figures: they do not come of its journal (%s)", type(error).__name__)
            return False
        if brought is None:
            return False
        await quiet(self._database)
        return await self._write(unfilled, *brought)

    async def _count(self, unfilled: Unfilled) -> Brought | None:
        """Return what comes of a table's journal, or of what is left of it."""
        table = unfilled.table
        async with self._database.reading() as work:
            left = await work.records.get(table)
            rows = await journal_of(work, table) if left is None else []
            moves = await work.ledger.moves(table)
            visitors = await work.visits.of_table(table)
        if left is None:
            return await self._run(from_journal, unfilled.at, rows)
        return await self._run(from_record, unfilled.at, unfilled.snapshot, left.record, moves, visitors)

    async def _write(self, unfilled: Unfilled, match: MatchRow, rows: list[ResultRow]) -> bool:
        """Write what was counted, unless somebody was forgotten meanwhile, or another process has done it."""
        table, guild = unfilled.table, match.guild_id
        async with self._database.writing(guild) as work:
            known = await work.visits.of_table(table)
            if not {row.member_id for row in rows if row.member_id > 0} <= set(known):
                return False
            if await work.erasure.next_pending(table) is not None or await work.results.match(table) is not None:
                return False
            rows = of_the_known(rows, match)
            await work.results.replace(match, rows)
            members = [row.member_id for row in rows]
            await work.scores.refresh(guild, match.game, members, match.at, now=self._clock())
        return True
