"""The records of matches that were played here (RECORDS.md), made from the journals of their tables.

The same journals repeat their deals, so that these can be checked (`docs/FAIR_DEAL.md`).
"""

import json
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, TypeVar

from bot.refusals import CardsNotKept, NoRecord, NothingToCheck, Refused
from bot.search.pool import Run
from bot.store.database import Database
from bot.store.tables.tables import TableRow
from bot.store.work import Work
from bot.tables.after.replays import Meanwhile, Replays
from bot.tables.model.actions import Act, DealRound, Restored, Start
from bot.tables.model.announcements import MatchResult, RoundResult
from bot.tables.model.deals import chance, commitments
from bot.tables.model.people import People
from bot.tables.model.table import Ending, Match, Table
from bot.tables.service.stored import load, read_text
from bot.tables.transitions.transition import Entry, replayed
from engine.fairness import dealt_again
from engine.game import CHANCE, RuleBroken
from engine.proof import Proof, Source, dump_proof, faults, read_proof
from engine.record.film import Film
from engine.record.reader import Played, Replay, read, write
from engine.shuffle import commitment

T = TypeVar("T")

AT_ONCE = 500
"""Rows of a journal that are read at once. Clicks are answered in between."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A table whose match has ended by its rules; `running`: whether another match is running in its channel."""

    table: int
    running: bool


@dataclass(frozen=True, slots=True)
class Documents:
    """A match as two documents, in JSON types, and as a film."""

    record: dict[str, Any]
    proof: dict[str, Any]
    film: Film


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed table at which something was dealt."""

    table: Match
    row: TableRow
    left: Sequence[str | None] | None
    """Its record and its proof as they are stored; None while its journal is kept."""


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
        self._run = run
        self._replays = Replays()

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

    async def closed(self, table: int) -> Closed:
        """Return a closed table.

        Raises:
            NothingToCheck: nothing was dealt there, or the match is running.
        """
        async with self._database.reading() as work:
            row = await work.tables.get(table)
            left = await work.records.get(table)
        match = None if row is None else read_text(row.snapshot, People(row.people))
        if row is None or not isinstance(match, Match) or match.ending is None or not match.dealt:
            raise NothingToCheck
        return Closed(match, row, left)

    async def documents(self, table: int, meanwhile: Meanwhile | None = None) -> Documents:
        """Return the record, the proof and the film of a match whose table is closed.

        `meanwhile`: called if making them takes a while.

        Raises:
            NothingToCheck: nothing was dealt there, or the match is running.
            TooManyReplays: too many matches wait to be replayed.
        """
        return await self.documents_of(await self.closed(table), meanwhile)

    async def documents_of(self, closed: Closed, meanwhile: Meanwhile | None = None) -> Documents:
        """Return the same for a closed table."""
        return await self._replayed(kept_documents, closed.row, closed.left, meanwhile)

    async def page(
        self,
        table: int,
        film: Film,
        locale: str,
        make: Callable[[Film, str], str],
        meanwhile: Meanwhile | None = None,
    ) -> str:
        """Return a page that plays a match whose table is closed.

        `make`: makes the page in another process, from the film and the locale. `meanwhile`: called if that takes a
        while.

        Raises:
            JobFailed: the page could not be made.
            TooManyReplays: too many matches wait to be replayed.
        """
        # A later film of the same match may not name somebody any more.
        key = make, table, locale, film.names
        return await self._replays.of(key, lambda: self._run(make, film, locale), meanwhile)

    async def deals(self, table: int, meanwhile: Meanwhile | None = None) -> DealsChecked:
        """Deal a match whose table is closed again, from its journal.

        Raises:
            NothingToCheck: nothing was dealt there, or the match is running.
            TooManyReplays: too many matches wait to be replayed.
        """
        closed = await self.closed(table)
        return await self._replayed(checked_deals, closed.row, closed.left, meanwhile, closed.row.snapshot)

    async def round(self, table: int, number: int, meanwhile: Meanwhile | None = None) -> RoundResult:
        """Return the result of a round that is over, from its journal.

        Raises:
            CardsNotKept: there is no such round, or the journal was deleted.
            TooManyReplays: too many matches wait to be replayed.
        """
        async with self._database.reading() as work:
            row = await work.tables.get(table)
        result = None if row is None else await self._replayed(round_of, row, None, meanwhile, number)
        if result is None:
            raise CardsNotKept
        return result

    async def _replayed(
        self,
        job: Callable[..., T],
        row: TableRow,
        left: Sequence[str | None] | None,
        meanwhile: Meanwhile | None,
        *more: Hashable,
    ) -> T:
        """Return what a job makes of what is stored of a match, of its people, and of more arguments."""
        people = People(row.people)

        async def make() -> T:
            async with self._database.reading() as work:
                rows = left or await journal_of(work, row.id)
            return await self._run(job, rows, people, *more)

        key = job, row.id, sha256(row.snapshot.encode()).digest(), people, *more
        return await self._replays.of(key, make, meanwhile)


async def journal_of(work: Work, table: int) -> list[str]:
    """Return the stored rows of a table's journal, read a few at a time."""
    rows: list[str] = []
    more = True
    while more:
        read = await work.journal.rows(table, len(rows), AT_ONCE)
        rows += [row.text for row in read]
        more = len(read) == AT_ONCE
    return rows


def with_names(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a stored record as it is published: with names, and no keys."""
    return {**record, "players": [people.read(each) for each in record["players"]]}


def with_keys(record: dict[str, Any], people: People) -> dict[str, Any]:
    """Return a published record as it is stored."""
    return {**record, "players": [people.stored(each) for each in record["players"]]}


def round_of(rows: Sequence[str], people: People, number: int) -> RoundResult | None:
    """Return the result of a round from a stored journal; the last one if the round was played again."""
    found = None
    for entry in replayed(map(json.loads, rows), people):
        for each in entry.change.announcements:
            result = each.last if isinstance(each, MatchResult) else each
            if isinstance(result, RoundResult) and result.round == number:
                found = result
    return found


def kept_documents(rows: Sequence[str], people: People) -> Documents:
    """Return record, proof and film of a match at which something was dealt.

    `rows`: its stored journal, or record and proof as they are stored, if only they are left.
    """
    first, *others = map(json.loads, rows)
    if "do" in first:
        return documents_of((first, *others), people)
    record = with_names(first, people)  # handed out as it is stored
    return Documents(record, others[0], read(record).film)


def checked_deals(rows: Sequence[str], people: People, snapshot: str) -> DealsChecked:
    """Deal a match again, from the rows of `kept_documents` and its snapshot."""
    first, *others = map(json.loads, rows)
    if "do" not in first:
        return checked_record(first, others[0], people)
    ended = read_text(snapshot, people)
    assert isinstance(ended, Match)
    return deals_of((first, *others), ended, people)


def checked_record(record: dict[str, Any], proof: object, people: People) -> DealsChecked:
    """Deal an old match again, from its record and proof as they are stored."""
    return _dealt_again(read_proof(proof), read(with_names(record, people)))


def deals_of(rows: Iterable[dict[str, Any]], ended: Match, people: People) -> DealsChecked:
    """Deal a match again, and check that all actions and the end fit what it was dealt from.

    `rows`: the journal, which has every decision and no hand. `people`: whom the journal names.
    """
    history: list[Entry] = []
    broken = False
    try:
        history.extend(replayed(rows, people))
    except (RuleBroken, Refused):  # somebody did what these hands do not allow
        broken = True
    proof, last = _proof(history), history[-1].after
    if broken or not isinstance(last, Match) or _dealt_from(last) != _dealt_from(ended):
        return DealsChecked(0, len(proof.rounds) or 1, proof)
    return _dealt_again(proof, _replay(history))


def _dealt_from(table: Match) -> tuple[object, ...]:
    return table.secrets, table.entropy, table.state


def _dealt_again(proof: Proof, replay: Replay) -> DealsChecked:
    """Search a proof for contradictions, deal a match again by it, and return the result."""
    checked = DealsChecked(0, None, proof, replay.document)
    fault = next(faults(proof), None)
    if fault is not None:  # who began belongs to the first round
        return replace(checked, differs=fault.round or 1)
    again = dealt_again(replay.film, proof)
    return replace(checked, deals=again.deals, differs=None if again.wrong is None else again.wrong.round)


def documents_of(rows: Iterable[dict[str, Any]], people: People) -> Documents:
    """Return record, proof and film of the match in the journal of a closed table, as far as it was dealt."""
    history = list(replayed(rows, people))
    replay = _replay(history)
    return Documents(replay.document, dump_proof(_proof(history)), replay.film)


def _replay(history: Sequence[Entry]) -> Replay:
    """Return a match up to its last round that was dealt."""
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
    return write(last.game, last.rules, [seat.name for seat in last.seats], played)


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
