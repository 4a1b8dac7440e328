"""The audit of old matches whose journals are gone: their records, proofs, results and tallies."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.cli.audited_results import compared
from bot.cli.verify import check
from bot.store.tables.results import MatchRow
from bot.store.work import Work
from bot.tables.after.records import with_names
from bot.tables.model.people import People
from bot.tables.model.score_sheet import Tally
from bot.tables.model.table import Ending, Match, Table, WindingUp
from engine.figures import Figures
from engine.proof import faults, read_proof
from engine.record.reader import read

LEFT = "its record, its snapshot and the ledger give"
BY_SEAT = ("rounds", "won", "chances", "payout", "run", "taken", "points")
"""The fields of a tally that a record gives for a member who kept one seat from the first round to the last."""


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
        document, source = with_names(json.loads(record), people), read_proof(json.loads(proof))
        agrees = check(document, source).difference is None and not list(faults(source))
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        yield f"table {table.id}: its record or its proof cannot be read ({type(error).__name__})"
        return
    if not agrees:
        yield f"table {table.id}: its record is not what its proof gives"
    if document["players"] != [seat.name for seat in table.seats]:
        yield f"table {table.id}: its record is not its snapshot's (players)"


async def results_left(work: Work, table: Table, people: People, record: str | None) -> list[str]:
    """Return what is wrong with the results of an old match whose journal is gone.

    The record gives each seat's figures of each round, the snapshot's tallies say who sat there, and the ledger who has
    which chips. Whether stand-ins have finished the match is no longer stored.

    Args:
        work: reads the results and the ledger.
        table: the table, from its snapshot.
        people: those whom the table names.
        record: the record as it is stored; None if nothing was dealt.
    """
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    if not isinstance(table, Match):
        return [] if match is None else [f"table {table.id}: it is marked as a finished match, but is none"]
    tallied = any(tally.rounds for tally in table.score_sheet.tallies)
    if match is None:
        return [f"table {table.id}: the result of its match is missing"] if tallied else []
    try:
        rounds = _rounds(table, people, record)
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        return [f"table {table.id}: its record gives no figures ({type(error).__name__})"]
    wound_up = match.broken_off and table.ending is Ending.FINISHED
    before = replace(table, winding_up=WindingUp(Ending.EMPTY, "") if wound_up else None)
    left = compared(before, table, await work.ledger.moves(table.id), match, noted, source=LEFT)
    return [*_tallies_wrong(table, rounds, match), *left]


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
    figures: list[tuple[Figures, ...]] = []
    for each in () if record is None else read(with_names(json.loads(record), people)).rounds:
        if each.finished:
            before, step = each.acts[-2].step.state if len(each.acts) > 1 else each.start, each.acts[-1].step
            figures.append(tuple(table.rules_of_play.figures(before, step.state, step.events)))
    outcome = table.state.outcome
    if figures and outcome is not None and outcome.points is not None:
        # A record that counts points knows no stake. Nobody has chips at such a table until the pot is won.
        last = zip(figures[-1], outcome.chips, strict=True)
        figures[-1] = tuple(replace(each, payout=max(each.payout, chips)) for each, chips in last)
    return figures
