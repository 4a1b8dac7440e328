"""Deletes old journals: a match that ended long ago keeps its record and its proof alone.

It works in small steps, while nobody else writes, so that clicks do not wait for it.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.ops.deadlines import Clock
from bot.ops.logs import about
from bot.refusals import StoreFails
from bot.search.pool import Run
from bot.store.database import Database
from bot.store.tables.journal import Documents
from bot.tables.after.records import AT_ONCE, documents_of, journal_of, with_keys
from bot.tables.model.people import People

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60.0
PAUSE = 0.05
"""Seconds between two steps, and between two checks whether others write."""


@dataclass(eq=False)
class Pruning:
    """Shrinks the journals of old matches, a table at a time."""

    _database: Database
    _clock: Clock
    _run: Run
    """Calls a function in another process: a long match has many thousand cards."""
    _days: float
    """How old a match must be; 0 keeps every journal."""
    _running: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def prune(self) -> int:
        """Shrink the journals of all matches that are old enough, and return how many.

        The next call continues what a process has not finished. A journal that cannot be replayed stays.
        """
        if not self._days or self._running.locked():
            return 0
        pruned = table = 0
        async with self._running:
            while True:
                async with self._database.reading() as work:
                    found = await work.records.next_due(self._clock() - self._days * DAY, after=table)
                if found is None:
                    break
                table = found
                with about(table):
                    pruned += await self._prune(table)
        if pruned:
            log.info("the journals of %d old matches have shrunk to their records", pruned)
        return pruned

    async def _prune(self, table: int) -> bool:
        try:
            if not await self._keep_documents(table):
                return False
        except StoreFails:
            raise
        except Exception as error:  # noqa: BLE001 - damaged data may fail in any way, and `check` reports it
            log.warning("its journal stays: no record can be made from it (%s)", type(error).__name__)
            return False
        rows = AT_ONCE
        while rows == AT_ONCE:
            await quiet(self._database)
            async with self._database.writing() as work:
                rows = await work.records.shrink(table, AT_ONCE)
        return True

    async def _keep_documents(self, table: int) -> bool:
        """Store the record and the proof of a match; return whether that is done and its journal may be deleted."""
        async with self._database.reading() as work:
            if await work.records.get(table) is not None:
                return True
            people = People(await work.people.at_table(table))
            rows = await journal_of(work, table)
        remains: Documents = await self._run(remains_of, rows, people)
        await quiet(self._database)
        async with self._database.writing() as work:
            await work.records.put(table, self._clock(), remains)
        return True


async def quiet(database: Database) -> None:
    """Wait a moment, and until nobody writes."""
    while True:
        await asyncio.sleep(PAUSE)
        if not database.is_written:
            return


def remains_of(rows: Sequence[str], people: People) -> Documents:
    """Return what is to remain of a journal, from its stored rows. `people`: whom they name."""
    actions = [*map(json.loads, rows)]
    if not any(each["do"] == "deal" and each["secret"] for each in actions):
        return Documents(None, None)
    documents = documents_of(actions, people)
    return Documents(_text(with_keys(documents.record, people)), _text(documents.proof))


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False)
