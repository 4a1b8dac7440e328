"""The records of matches that were played here (RECORDS.md), made from the journals of their tables.

From the same journals their deals are made again, so that they can be checked (`docs/FAIR_DEAL.md`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.refusals import NoRecord, NothingToCheck, Refused
from bot.store.database import Database
from bot.store.tables.tables import TableRow
from bot.tables.after.replays import Again, Meanwhile, Replays, Run
from bot.tables.model.actions import Act, DealRound, Redeal, Restored, Start, TableAction
from bot.tables.model.codec import load_action, load_table
from bot.tables.model.deals import chance
from bot.tables.model.people import People
from bot.tables.model.table import Ending, Table
from bot.tables.service.stored import load, read_text
from bot.tables.transitions.transition import transition
from engine.fairness import deals_again
from engine.game import CHANCE, RuleBroken
from engine.proof import Proof, Source, dump_proof, read_proof
from engine.record.reader import Played, read, write
from engine.shuffle import commitment


@dataclass(frozen=True, slots=True)
class Finished:
    """A table whose match has ended by its rules; `running` says whether another is played in its channel now."""

    table: int
    running: bool


@dataclass(frozen=True, slots=True)
class Documents:
    """A match as two documents, in JSON types."""

    record: dict[str, Any]
    proof: dict[str, Any]


@dataclass(frozen=True, slots=True)
class DealsChecked:
    """What came of dealing a match again: how often, from what, and the first round that differs.

    `differs` is None where everything was dealt as it should have been.
    """

    deals: int
    differs: int | None
    proof: Proof
    record: dict[str, Any] | None = None
    """None where the match cannot be played as it is kept."""


class Records:
    """Gives the records of finished matches. One that is played is never given: a record shows every hand."""

    def __init__(self, database: Database, run: Run) -> None:
        """Make the service. `run` calls a function in another process: a long match is many thousand cards."""
        self._database = database
        self._replays = Replays(database, run)

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

    async def documents(self, table: int, meanwhile: Meanwhile | None = None) -> Documents:
        """Return the record and the proof of a match whose table is closed.

        Args:
            table: the table.
            meanwhile: called where making them takes a while.

        Raises:
            NothingToCheck: nothing was dealt there, or it is being played.
            TooManyReplays: too many matches wait to be played again.
        """
        closed, left = await self._closed(table)
        people = People(closed.people)
        if left is not None:
            record, proof = map(json.loads, left)
            return Documents(told(record, people), proof)
        documents = await self._replays.of(kept_documents, table, closed.snapshot, people, meanwhile)
        if documents is None:
            raise NothingToCheck
        return documents

    async def page(
        self, table: int, record: dict[str, Any], locale: str, make: Again[str], meanwhile: Meanwhile | None = None
    ) -> str:
        """Return a page that plays a match whose table is closed.

        Args:
            table: the table.
            record: the match.
            locale: the reader's.
            make: makes the page in another process, from the record as JSON and the locale.
            meanwhile: called where that takes a while.

        Raises:
            JobFailed: nothing came of it.
            TooManyReplays: too many matches wait to be played again.
        """
        text = json.dumps(record)  # kept for this record alone: a later one may name somebody no more
        return await self._replays.of(make, table, text, People(), meanwhile, (text, locale), locale)

    async def deals(self, table: int, meanwhile: Meanwhile | None = None) -> DealsChecked:
        """Deal a match whose table is closed again, from its journal.

        Args:
            table: the table.
            meanwhile: called where that takes a while.

        Raises:
            NothingToCheck: nothing was dealt there, or it is being played.
            TooManyReplays: too many matches wait to be played again.
        """
        closed, left = await self._closed(table)
        again = checked_deals if left is None else checked_record
        checked = await self._replays.of(again, table, closed.snapshot, People(closed.people), meanwhile, left)
        if checked is None:
            raise NothingToCheck
        return checked

    async def _closed(self, table: int) -> tuple[TableRow, tuple[str, str] | None]:
        """Return the snapshot of a closed table; of an old match also the record and the proof that are left of it.

        Raises:
            NothingToCheck: no match has begun there, or it is being played.
        """
        async with self._database.reading() as work:
            row = await work.tables.get(table)
            left = await work.records.get(table)
        if row is None:
            raise NothingToCheck
        closed = read_text(row.snapshot, People(row.people))
        if closed.ending is None or closed.match is None:
            raise NothingToCheck
        if left is None:
            return row, None
        if left.record is None or left.proof is None:
            raise NothingToCheck
        return row, (left.record, left.proof)


def told(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a record as it is told of one as it is stored: with names, and no keys."""
    return {**record, "players": [people.read(each) for each in record["players"]]}


def stored(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a record as it is stored of one as it is told."""
    return {**record, "players": [people.stored(each) for each in record["players"]]}


def kept_documents(rows: Sequence[str], _snapshot: str, people: People) -> Documents | None:
    """Return record and proof of a match from its journal as it is stored, None where nothing was dealt."""
    documents = documents_of(map(json.loads, rows), people)
    return documents if documents.proof["rounds"] else None


def checked_deals(rows: Sequence[str], snapshot: str, people: People) -> DealsChecked | None:
    """Deal the match of a journal and a snapshot again, both as they are stored; None where nothing was dealt."""
    try:
        return deals_of(map(json.loads, rows), read_text(snapshot, people), people)
    except NothingToCheck:
        return None


def checked_record(documents: Sequence[str], _snapshot: str, people: People) -> DealsChecked | None:
    """Deal an old match again, from its record and its proof as they are stored."""
    record, proof = map(json.loads, documents)
    return _dealt_again(DealsChecked(0, None, read_proof(proof)), told(record, people))


def deals_of(rows: Iterable[dict[str, Any]], ended: Table, people: People) -> DealsChecked:
    """Deal a match again, and see whether all that was done and how it ended fits what it was dealt from.

    Args:
        rows: the journal, which tells every decision and no hand.
        ended: the table as it was kept when it closed.
        people: whom the journal names.

    Raises:
        NothingToCheck: no round was dealt.
    """
    history: list[_Entry] = []
    broken = False
    try:
        history.extend(_history(rows, people))
    except (RuleBroken, Refused):  # somebody did what these hands do not allow
        broken = True
    proof = _proof(history)
    if not proof.rounds:
        raise NothingToCheck
    checked = DealsChecked(0, None, proof)
    last = history[-1].after
    kept = [(each.secrets, each.entropy, each.match) for each in (last, ended)]
    if broken or kept[0] != kept[1]:
        return replace(checked, differs=len(proof.rounds))
    return _dealt_again(checked, _record(history))


def _dealt_again(checked: DealsChecked, record: dict[str, Any]) -> DealsChecked:
    """Return what comes of dealing the match of a record again."""
    checked = replace(checked, record=record)
    deals = 0
    for each in deals_again(read(record), checked.proof.stream):
        deals += "deal" in each.found
        if any(each.found[key] != expected for key, expected in each.expected.items()):
            return replace(checked, deals=deals, differs=each.round)
    return replace(checked, deals=deals)


def documents_of(rows: Iterable[dict[str, Any]], people: People) -> Documents:
    """Return record and proof of the match that the journal of a closed table tells, as far as it was dealt."""
    history = list(_history(rows, people))
    return Documents(_record(history), dump_proof(_proof(history)))


def record_of(rows: Iterable[dict[str, Any]], people: People) -> dict[str, Any]:
    """Return the record of the finished match that a table's journal tells.

    Raises:
        ValueError: the match has not ended by its rules.
    """
    history = list(_history(rows, people))
    last = history[-1].after
    if last.ending is not Ending.FINISHED:
        raise ValueError(f"the match of table {last.id} is not finished")
    return _record(history)


def _record(history: Sequence[_Entry]) -> dict[str, Any]:
    """Return the record of a match up to its last round that was dealt."""
    last = history[-1].after
    played: list[Played] = []
    dealt = 0
    game = last.rules_of_play
    for entry in history:
        if _breaks_off(entry.action):
            begins = game.round_number(entry.after.match)
            played = [each for each in played if game.round_number(each[0]) < begins]
            dealt = min(dealt, begins - 1)
        if entry.played is None:
            continue
        state, seat, _ = entry.played
        played.append(entry.played)
        dealt = game.round_number(state) if seat is CHANCE and game.draws(state) else dealt
    played = [each for each in played if game.round_number(each[0]) <= dealt]
    names = [seat.name for seat in last.seats]
    return {**write(last.game, last.rules, names, played), "players": names}


def _proof(history: Sequence[_Entry]) -> Proof:
    """Return what the rounds of a match were dealt from."""
    table, began = 0, None
    rounds: list[Source] = []
    delivered: dict[int, bool] = {}
    fresh, replaced = {1}, set[int]()
    for before, action, after in ((each.before, each.action, each.after) for each in history):
        table = after.id
        match action:
            case Start():
                began = _source(before, action.entropy)
            case Restored() if _breaks_off(action):
                del rounds[after.rules_of_play.round_number(after.match) - 1 :]
            case Redeal():
                fresh.add(action.round)
                replaced |= {action.round + ahead for ahead in range(len(action.secrets))}
            case DealRound() if before.rules_of_play.draws(before.match):
                number = before.rules_of_play.round_number(before.match)
                delivered[number + 1] = action.delivered
                source = replace(
                    _source(before, after.entropy),
                    clicks=action.clicks,
                    delivered=action.delivered if number in fresh else delivered.get(number, False),
                    replaced=number in replaced,
                )
                rounds[number - 1 :] = [source]
    click = "" if began is None else began.entropy
    if began is not None and rounds and began.secret == rounds[0].secret:
        began = None
    return Proof(table, click, tuple(rounds), began)


def _breaks_off(action: TableAction | None) -> bool:
    """Return whether an action takes back what was under way of a round: it counts as if it had not been dealt."""
    return isinstance(action, Restored) and action.match is not None


def _source(table: Table, entropy: str) -> Source:
    """Return what the coming round is dealt from."""
    secret = table.secrets[0]
    return Source(secret, commitment(bytes.fromhex(secret)), entropy)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A row of a journal."""

    before: Table
    action: TableAction | None
    """None for the opening."""
    played: Played | None
    """What was done in the match, if anything."""
    after: Table


def _history(rows: Iterable[dict[str, Any]], people: People) -> Iterator[_Entry]:
    """Yield what each row has done."""
    first, *others = rows
    table = load_table({name: value for name, value in first.items() if name != "do"}, people)
    yield _Entry(table, None, None, table)
    for row in others:
        before, action = table, load_action(row, people)
        played: Played | None = None
        match action:
            case DealRound():
                played = (table.match, CHANCE, chance(table, action))
            case Act():
                played = (table.match, action.seat, table.rules_of_play.codec.load_action(action.action))
        table = transition(table, action).table
        yield _Entry(before, action, played, table)
