"""The records of matches that were played here (RECORDS.md), made from the journals of their tables.

The same journals repeat their deals, so that these can be checked (`docs/FAIR_DEAL.md`).
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.refusals import CardsNotKept, NoRecord, NothingToCheck, Refused
from bot.search.pool import Run
from bot.store.database import Database
from bot.tables.after.replays import Again, Meanwhile, Original, Replays, closed_match
from bot.tables.model.actions import Act, DealRound, Restored, Start
from bot.tables.model.announcements import MatchResult, RoundResult
from bot.tables.model.deals import chance, commitments
from bot.tables.model.people import People
from bot.tables.model.table import Ending, Match, Table
from bot.tables.service.stored import load, read_text
from bot.tables.transitions.transition import Entry, replayed
from engine.fairness import deals_again
from engine.game import CHANCE, RuleBroken
from engine.proof import Proof, Source, dump_proof, faults, read_proof
from engine.record.reader import Played, read, write
from engine.shuffle import commitment


@dataclass(frozen=True, slots=True)
class Finished:
    """A table whose match has ended by its rules; `running`: whether another match is running in its channel."""

    table: int
    running: bool


@dataclass(frozen=True, slots=True)
class Documents:
    """A match as two documents, in JSON types."""

    record: dict[str, Any]
    proof: dict[str, Any]


@dataclass(frozen=True, slots=True)
class DealsChecked:
    """The result of dealing a match again: how often, from what, and the first round that differs.

    `differs` is None if everything was dealt as it should have been.
    """

    deals: int
    differs: int | None
    proof: Proof
    record: dict[str, Any] | None = None
    """None if the stored match cannot be played."""


class Records:
    """Gives the records of finished matches, and never that of a running match: a record shows every hand."""

    def __init__(self, database: Database, run: Run) -> None:
        """Make the service. `run` calls a function in another process: a long match has many thousand cards."""
        self._database = database
        self._replays = Replays(database, run)

    async def last(self, channel: int, game: str) -> Finished:
        """Return the last finished match of a game in a channel.

        Raises:
            NoRecord: no match was finished there.
        """
        async with self._database.reading() as work:
            found = await work.tables.ended_in(channel, game, Ending.FINISHED, most=1)
            present = await work.tables.open_in(channel)
            there = None if present is None else (await load(work, present)).table
        running = isinstance(there, Match) and there.game == game
        if not found:
            raise NoRecord(running=running)
        return Finished(found[0].id, running)

    async def documents(self, table: int, meanwhile: Meanwhile | None = None) -> Documents:
        """Return the record and the proof of a match whose table is closed.

        `meanwhile`: called if making them takes a while.

        Raises:
            NothingToCheck: nothing was dealt there, or the match is running.
            TooManyReplays: too many matches wait to be replayed.
        """
        *_, original = await closed_match(self._database, table)
        documents = await self._replays.of(kept_documents, original, meanwhile)
        if documents is None:
            raise NothingToCheck
        return documents

    async def page(
        self, table: int, record: dict[str, Any], locale: str, make: Again[str], meanwhile: Meanwhile | None = None
    ) -> str:
        """Return a page that plays a match whose table is closed.

        `make`: makes the page in another process, from the record as JSON and the locale. `meanwhile`: called if
        that takes a while.

        Raises:
            JobFailed: the page could not be made.
            TooManyReplays: too many matches wait to be replayed.
        """
        text = json.dumps(record)  # cached for this record alone: a later one may not name somebody any more
        return await self._replays.of(make, Original(table, locale + text, People(), (text, locale)), meanwhile)

    async def deals(self, table: int, meanwhile: Meanwhile | None = None) -> DealsChecked:
        """Deal a match whose table is closed again, from its journal.

        Raises:
            NothingToCheck: nothing was dealt there, or the match is running.
            TooManyReplays: too many matches wait to be replayed.
        """
        *_, original = await closed_match(self._database, table)
        checked = await self._replays.of(checked_deals, original, meanwhile)
        if checked is None:
            raise NothingToCheck
        return checked

    async def round(self, table: int, number: int, meanwhile: Meanwhile | None = None) -> RoundResult:
        """Return the result of a round that is over, from its journal.

        Raises:
            CardsNotKept: there is no such round, or the journal was deleted.
            TooManyReplays: too many matches wait to be replayed.
        """
        async with self._database.reading() as work:
            row = await work.tables.get(table)
        if row is None:
            raise CardsNotKept
        original = Original(table, f"{number} {row.snapshot}", People(row.people))
        result = await self._replays.of(round_of, original, meanwhile)
        if result is None:
            raise CardsNotKept
        return result


def with_names(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a stored record as it is published: with names, and no keys."""
    return {**record, "players": [people.read(each) for each in record["players"]]}


def with_keys(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a published record as it is stored."""
    return {**record, "players": [people.stored(each) for each in record["players"]]}


def round_of(rows: Sequence[str], asked: str, people: People) -> RoundResult | None:
    """Return the result of a round from a stored journal; the last one if the round was played again.

    `asked`: the round's number, followed by the table's snapshot.
    """
    found, number = None, int(asked.split(" ", 1)[0])
    for entry in replayed(map(json.loads, rows), people):
        for each in entry.change.announcements:
            result = each.last if isinstance(each, MatchResult) else each
            if isinstance(result, RoundResult) and result.round == number:
                found = result
    return found


def kept_documents(rows: Sequence[str], _snapshot: str, people: People) -> Documents | None:
    """Return record and proof of a match, None if nothing was dealt.

    `rows`: its stored journal, or these two as they are stored, if only they are left.
    """
    first, *others = map(json.loads, rows)
    if "do" not in first:
        return Documents(with_names(first, people), *others)
    documents = documents_of((first, *others), people)
    return documents if documents.proof["rounds"] else None


def checked_deals(rows: Sequence[str], snapshot: str, people: People) -> DealsChecked | None:
    """Deal a match again, from the rows of `kept_documents` and its snapshot; None if nothing was dealt."""
    if "do" not in json.loads(rows[0]):
        return checked_record(rows, snapshot, people)
    try:
        ended = read_text(snapshot, people)
        return deals_of(map(json.loads, rows), ended, people) if isinstance(ended, Match) else None
    except NothingToCheck:
        return None


def checked_record(documents: Sequence[str], _snapshot: str, people: People) -> DealsChecked:
    """Deal an old match again, from its stored record and proof."""
    record, proof = map(json.loads, documents)
    return _dealt_again(DealsChecked(0, None, read_proof(proof)), with_names(record, people))


def deals_of(rows: Iterable[dict[str, Any]], ended: Match, people: People) -> DealsChecked:
    """Deal a match again, and check that all actions and the end fit what it was dealt from.

    `rows`: the journal, which has every decision and no hand. `people`: whom the journal names.

    Raises:
        NothingToCheck: no round was dealt.
    """
    history: list[Entry] = []
    broken = False
    try:
        history.extend(replayed(rows, people))
    except (RuleBroken, Refused):  # somebody did what these hands do not allow
        broken = True
    proof = _proof(history)
    if not proof.rounds:
        raise NothingToCheck
    checked = DealsChecked(0, None, proof)
    last = history[-1].after
    if broken or not isinstance(last, Match) or _dealt_from(last) != _dealt_from(ended):
        return replace(checked, differs=len(proof.rounds))
    return _dealt_again(checked, _record(history))


def _dealt_from(table: Match) -> tuple[object, ...]:
    return table.secrets, table.entropy, table.state


def _dealt_again(checked: DealsChecked, record: dict[str, Any]) -> DealsChecked:
    """Search a proof for contradictions, deal the match of a record again by it, and return the result."""
    checked = replace(checked, record=record)
    fault = next(faults(checked.proof), None)
    if fault is not None:  # who began belongs to the first round
        return replace(checked, differs=fault.round or 1)
    deals = 0
    for each in deals_again(read(record).film, checked.proof):
        deals += "deal" in each.found
        if any(each.found[key] != expected for key, expected in each.expected.items()):
            return replace(checked, deals=deals, differs=each.round)
    return replace(checked, deals=deals)


def documents_of(rows: Iterable[dict[str, Any]], people: People) -> Documents:
    """Return record and proof of the match in the journal of a closed table, as far as it was dealt."""
    history = list(replayed(rows, people))
    return Documents(_record(history), dump_proof(_proof(history)))


def _record(history: Sequence[Entry]) -> dict[str, Any]:
    """Return the record of a match up to its last round that was dealt."""
    last = history[-1].after
    played: list[Played] = []
    dealt = 0
    game = last.rules_of_play
    for entry in history:
        again = _begins_again(entry)
        if again is not None:
            played = [each for each in played if each[0].round < again]
            dealt = min(dealt, again - 1)
        done = _played(entry)
        if done is None:
            continue
        state, seat, _ = done
        played.append(done)
        dealt = state.round if seat is CHANCE and game.draws(state) else dealt
    played = [each for each in played if each[0].round <= dealt]
    names = [seat.name for seat in last.seats]
    return {**write(last.game, last.rules, names, played), "players": names}


def _played(entry: Entry) -> Played | None:
    """Return the action in the match, if it is one."""
    before = entry.before
    if isinstance(before, Match):
        match entry.action:
            case DealRound() as action:
                return before.state, CHANCE, chance(before, action)
            case Act() as action:
                return before.state, action.seat, before.rules_of_play.codec.load_action(action.action)
    return None


def _proof(history: Sequence[Entry]) -> Proof:
    """Return what the rounds of a match were dealt from."""
    table, began = 0, None
    opened: tuple[str, ...] = ()
    rounds: list[Source] = []
    delivered: dict[int, bool] = {}
    fresh, replaced = {1}, set[int]()
    for entry in history:
        before, action, after = entry.before, entry.action, entry.after
        table = after.id
        if isinstance(action, Start):
            began = _source(before, action.entropy)
            opened = tuple(digest for _, digest in commitments(before))
        elif isinstance(action, Restored):
            again = _begins_again(entry)
            if again is not None:
                del rounds[again - 1 :]
            fresh.add(action.round)
            replaced |= {action.round + ahead for ahead in range(len(action.secrets))}
        elif isinstance(action, DealRound) and isinstance(before, Match) and isinstance(after, Match):
            if not before.rules_of_play.draws(before.state):
                continue
            number = before.round_number
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
    return Proof(table, click, tuple(rounds), began, opened)


def _begins_again(entry: Entry) -> int | None:
    """Return the round that an action makes begin again: what was played of it counts as if it had not been dealt."""
    breaks_off = isinstance(entry.action, Restored) and entry.action.match is not None
    return entry.after.round_number if breaks_off and isinstance(entry.after, Match) else None


def _source(table: Table, entropy: str) -> Source:
    """Return what the coming round is dealt from."""
    secret = table.secrets[0]
    return Source(secret, commitment(bytes.fromhex(secret)), entropy)
