"""The records of matches that were played here (rules.md §3), made from the journals of their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.refusals import NoRecord
from bot.store import tables as store
from bot.store.database import Database
from bot.tables.actions import Act, DealRound
from bot.tables.codec import load_action, load_table
from bot.tables.playing import chance
from bot.tables.state import Ending, Table
from bot.tables.transition import transition
from engine.game import CHANCE
from engine.record import Played, write


@dataclass(frozen=True, slots=True)
class Finished:
    """A table whose match has ended by its rules; `running` says whether another is played in its channel now."""

    table: int
    running: bool


class Records:
    """Gives the records of finished matches. One that is played is never given: a record shows every hand."""

    def __init__(self, database: Database) -> None:
        """Make the service."""
        self._database = database

    async def last(self, channel: int) -> Finished:
        """Return the last finished match of a channel.

        Raises:
            NoRecord: none has been finished there.
        """
        async with self._database.reading() as connection:
            found = await store.last_finished(connection, channel)
            present = await store.open_in(connection, channel)
            stored = None if present is None else await store.load(connection, present)
        running = stored is not None and stored.table.match is not None
        if found is None:
            raise NoRecord(running=running)
        return Finished(found, running)

    async def record(self, finished: Finished) -> dict[str, Any]:
        """Return the record of a finished match."""
        async with self._database.reading() as connection:
            rows = await store.rows(connection, finished.table)
        # A long match is many thousand cards: nobody else is to wait for them.
        return await asyncio.to_thread(record_of, rows)


def record_of(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the record of the finished match that a table's journal tells.

    Raises:
        ValueError: the match has not ended by its rules.
    """
    told = list(_tables(rows))
    _, last = told[-1]
    if last.ending is not Ending.FINISHED:
        raise ValueError(f"the match of table {last.id} is not finished")
    names = [seat.name for seat in last.seats]
    return write(last.game, last.rules, names, [played for played, _ in told if played is not None])


def _tables(rows: Iterable[dict[str, Any]]) -> Iterator[tuple[Played | None, Table]]:
    """Yield for each row what was done in the match, if anything, and the table after it."""
    first, *others = rows
    table = load_table({name: value for name, value in first.items() if name != "do"})
    yield None, table
    for row in others:
        action = load_action(row)
        played: Played | None = None
        match action:
            case DealRound():
                played = (table.match, CHANCE, chance(table))
            case Act():
                played = (table.match, action.seat, table.rules_of_play.load_action(action.action))
        table = transition(table, action).table
        yield played, table
