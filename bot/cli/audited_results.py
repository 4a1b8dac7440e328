"""The audit of matches and their results, which must agree with the journals.

An old match has no journal any more. Its record, its proof, its snapshot and the ledger give its results then.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.chips.accounts import Move
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.after.records import checked_record, with_names
from bot.tables.model.people import People
from bot.tables.model.score_sheet import Tally
from bot.tables.model.table import Ending, Match, Table, WindingUp
from bot.tables.service.results import ended, match_row
from engine.figures import Figures
from engine.record.reader import read

RATING = ("rated", "mu", "sigma")
"""The columns of a result that depend on other matches: `audited_ratings` checks them."""
BY_SEAT = ("rounds", "won", "chances", "payout", "run", "taken", "points")
"""The fields of a tally that a record gives for a member who kept one seat from the first round to the last."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A closed table, and what its results are counted from."""

    before: Table
    """The table before its last action."""
    table: Table
    moves: Sequence[Move]
    source: str = "its journal gives"
    """Where these come from, in words."""


async def results_of(work: Work, given: Ended) -> list[str]:
    """Return what is wrong with the rows of a match and of its members' results."""
    number = given.table.id
    return _compared(given, await work.results.match(number), await work.results.of_table(number))


def _compared(given: Ended, match: MatchRow | None, noted: Sequence[ResultRow]) -> list[str]:
    """Return where a match's rows, if there are any, differ from what their source gives."""
    before, table = given.before, given.table
    if not isinstance(before, Match) or not isinstance(table, Match) or table.ending is None:
        if match is not None:
            return [f"table {table.id}: it is marked as a finished match, but is none"]
    elif match is not None:
        again, rows = ended(match.at, before, table, given.moves) or (match_row(match.at, before, table), [])
        wrong = _differing(given, "match", again, match)
        expected, there = {row.member_id: row for row in rows}, {row.member_id: row for row in noted}
        if there.keys() != expected.keys():
            wrong.append(f"table {table.id}: its results are not of the members who were there")
        for member in sorted(there.keys() & expected.keys()):
            wrong += _differing(given, f"result of member {member}", expected[member], there[member])
        return wrong
    elif ended(0.0, before, table, given.moves) is not None:
        return [f"table {table.id}: the result of its match is missing"]
    return [f"table {table.id}: its members' results are not what {given.source}"] if noted else []


def _differing(given: Ended, what: str, again: MatchRow | ResultRow, noted: MatchRow | ResultRow) -> list[str]:
    """Return the columns, except ratings, in which a row differs from what its source gives."""
    columns = [name for name in noted._fields if name not in RATING and getattr(again, name) != getattr(noted, name)]
    said = f"table {given.table.id}: the {what} is not what {given.source} ({', '.join(columns)})"
    return [said] if columns else []


# --- old matches ---------------------------------------------------------------------------------------------


def remains(table: Table, people: People, record: str | None, proof: str | None) -> Iterator[str]:
    """Yield what is wrong with the record of an old match, and with the proof of its deals."""
    if table.ending is None:
        yield f"table {table.id}: it is open, but its journal is marked as deleted"
        return
    if record is None or proof is None:
        if isinstance(table, Match) and table.rounds_over():
            yield f"table {table.id}: rounds were played, but their journal and record are missing"
        return
    try:
        document = with_names(json.loads(record), people)
        checked = checked_record(json.loads(record), json.loads(proof), people)
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        yield f"table {table.id}: its record or its proof cannot be read ({type(error).__name__})"
        return
    if checked.differs is not None:
        yield f"table {table.id}: its record is not what its proof gives"
    if document["players"] != [seat.name for seat in table.seats]:
        yield f"table {table.id}: its record is not its snapshot's (players)"


async def results_left(work: Work, table: Table, people: People, record: str | None) -> list[str]:
    """Return what is wrong with the results of an old match whose journal is gone.

    The record gives each seat's figures of each round, the snapshot's tallies say who sat there, and the ledger who has
    which chips. Whether stand-ins have finished the match is no longer stored.

    `record`: the record as it is stored; None if nothing was dealt.
    """
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    before, wrong = table, []
    if match is not None and isinstance(table, Match):
        try:
            rounds = _rounds(table, people, record)
        except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
            return [f"table {table.id}: its record gives no figures ({type(error).__name__})"]
        wrong = _tallies_wrong(table, rounds, match)
        wound_up = match.broken_off and table.ending is Ending.FINISHED
        before = replace(table, winding_up=WindingUp(Ending.EMPTY, "") if wound_up else None)
    source = "its record, its snapshot and the ledger give"
    return wrong + _compared(Ended(before, table, await work.ledger.moves(table.id), source), match, noted)


def _tallies_wrong(table: Match, rounds: Sequence[Sequence[Figures]], match: MatchRow) -> list[str]:
    """Return what is wrong with the tallies of members who kept their seats from the first round to the last."""
    wrong = []
    for tally in table.score_sheet.tallies:
        if len(tally.seats) != 1 or tally.rounds < len(rounds):
            continue
        (at,) = tally.seats
        again = Tally(tally.member)
        for number, figures in enumerate(rounds, 1):
            again = again.with_round(number, at, figures[at])
        # A match that stand-ins finished brings no feats.
        feats = set(tally.feats) <= set(again.feats) if match.broken_off else tally.feats == again.feats
        if not feats or any(getattr(again, name) != getattr(tally, name) for name in BY_SEAT):
            wrong.append(f"table {table.id}: the tally of member {tally.member} is not what its record gives")
    return wrong


def _rounds(table: Match, people: People, record: str | None) -> Sequence[Sequence[Figures]]:
    """Return each seat's figures of each finished round, from a record as it is stored; none if nothing was dealt.

    A record that makes no sense may fail in any way.
    """
    if record is None:
        return ()
    figures: list[tuple[Figures, ...]] = []
    film = read(with_names(json.loads(record), people)).film
    for number, scene in enumerate(film.scenes, start=1):
        if scene.finished:
            *_, end = film.played(number)
            figures.append(tuple(table.rules_of_play.figures(end.before, end.step.state, end.step.events)))
    outcome = table.state.outcome
    if figures and outcome is not None and outcome.points is not None:
        # A record that counts points knows no stake. Nobody has chips at such a table until the pot is won.
        last = zip(figures[-1], table.state.chips, strict=True)
        figures[-1] = tuple(replace(each, payout=max(each.payout, chips)) for each, chips in last)
    return figures
