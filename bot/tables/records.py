"""The records of matches that were played here (RECORDS.md), made from the journals of their tables.

From the same journals their deals are made again, so that they can be checked (`docs/FAIR_DEAL.md`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.refusals import NoRecord, NothingToCheck, Refused
from bot.store.database import Database
from bot.tables.actions import Act, DealRound
from bot.tables.codec import load_action, load_table
from bot.tables.playing import chance
from bot.tables.stored import load
from bot.tables.table import Ending, Table
from bot.tables.transition import transition
from engine.fairness import deals_again
from engine.game import CHANCE, RuleBroken
from engine.record.reader import Played, read, write
from engine.shuffle import commitment


@dataclass(frozen=True, slots=True)
class Finished:
    """A table whose match has ended by its rules; `running` says whether another is played in its channel now."""

    table: int
    running: bool


@dataclass(frozen=True, slots=True)
class DealsChecked:
    """What came of dealing a finished match again: how often, from what, and the first round that differs.

    `differs` is None where everything was dealt as it should have been.
    """

    deals: int
    differs: int | None
    secret: str
    entropy: str
    commitment: str


class Records:
    """Gives the records of finished matches. One that is played is never given: a record shows every hand."""

    def __init__(self, database: Database) -> None:
        """Make the service."""
        self._database = database

    async def last(self, channel: int, game: str) -> Finished:
        """Return the last finished match of a game in a channel.

        Raises:
            NoRecord: none has been finished there.
        """
        async with self._database.reading() as work:
            found = await work.tables.last_ended(channel, game, Ending.FINISHED)
            present = await work.tables.open_in(channel)
            stored = None if present is None else await load(work, present)
        running = stored is not None and stored.table.game == game and stored.table.match is not None
        if found is None:
            raise NoRecord(running=running)
        return Finished(found, running)

    async def record(self, finished: Finished) -> dict[str, Any]:
        """Return the record of a finished match."""
        async with self._database.reading() as work:
            rows = await work.journal.rows(finished.table)
        # A long match is many thousand cards: nobody else is to wait for them.
        return await asyncio.to_thread(record_of, rows)

    async def deals(self, table: int) -> DealsChecked:
        """Deal a finished match again, from its journal.

        Raises:
            NothingToCheck: there is no such match, or it has not ended by its rules.
        """
        async with self._database.reading() as work:
            stored = await load(work, table)
            rows = await work.journal.rows(table)
        if stored is None or stored.table.ending is not Ending.FINISHED:
            raise NothingToCheck
        return await asyncio.to_thread(deals_of, rows, stored.table)


def deals_of(rows: Iterable[dict[str, Any]], ended: Table) -> DealsChecked:
    """Deal a finished match again, and see whether all that was done and how it ended fits the published secret.

    Args:
        rows: the journal, which tells every decision and no hand.
        ended: the table as it was kept when the match ended.
    """
    checked = DealsChecked(0, None, ended.secret.hex(), ended.entropy, commitment(ended.secret))
    history: list[tuple[Played | None, Table]] = []
    try:
        history.extend(_tables(rows))
    except (RuleBroken, Refused):  # somebody did what these hands do not allow
        return replace(checked, differs=_round(history))
    _, last = history[-1]
    if (last.secret, last.entropy, last.match) != (ended.secret, ended.entropy, ended.match):
        return replace(checked, differs=_round(history))
    deals = 0
    for each in deals_again(read(_record(history)), ended.secret, ended.entropy):
        deals += "deal" in each.found
        if any(each.found[key] != expected for key, expected in each.expected.items()):
            return replace(checked, deals=deals, differs=each.round)
    return replace(checked, deals=deals)


def _round(history: Sequence[tuple[Played | None, Table]]) -> int:
    """Return the round that a journal had come to."""
    match = history[-1][1].match if history else None
    return 1 if match is None else history[-1][1].rules_of_play.round_number(match)


def record_of(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the record of the finished match that a table's journal tells.

    Raises:
        ValueError: the match has not ended by its rules.
    """
    return _record(list(_tables(rows)))


def _record(history: Sequence[tuple[Played | None, Table]]) -> dict[str, Any]:
    _, last = history[-1]
    if last.ending is not Ending.FINISHED:
        raise ValueError(f"the match of table {last.id} is not finished")
    names = [seat.name for seat in last.seats]
    return write(last.game, last.rules, names, [played for played, _ in history if played is not None])


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
                played = (table.match, action.seat, table.rules_of_play.codec.load_action(action.action))
        table = transition(table, action).table
        yield played, table
