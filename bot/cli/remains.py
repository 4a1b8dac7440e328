"""What must be true of what is left of an old match whose journal is gone."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.chips.accounts import Account, Kind, Move
from bot.cli.audited_results import differing
from bot.cli.verify import check
from bot.history.counting import from_first_to_last, rounds_of
from bot.store.results import MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.results import COUNTING, match_row, of_the_known, results, with_figures
from bot.tables.story import Tallies, Tally, with_round
from bot.tables.table import Ending, Status, Table, WindingUp
from engine.figures import Figures
from engine.proof import faults, read_proof

LEFT = "its record, its snapshot and the ledger give"
BY_SEAT = ("rounds", "won", "chances", "payout", "run", "taken", "points")
"""What a record tells of the tally of somebody who has sat at one place from the first round to the last."""
OF_EARLIER_LAWS = ("humans", "computers")
"""What is not told of a match of a law without tallies: who played in which round."""
OF_THE_CHIPS = ("ending", "chips", "humans", "game", "preset")
"""What is told of the results of members of such a match who may have come late, or left."""


def remains(table: Table, record: str | None, proof: str | None) -> Iterator[str]:
    """Yield what is wrong with what is left of an old match: its record, and the proof of its deals."""
    if table.status is not Status.CLOSED:
        yield f"table {table.id}: it is open, but its journal is said to be gone"
        return
    if record is None or proof is None:
        if table.rounds_over():
            yield f"table {table.id}: rounds were played, but nothing is left of them"
        return
    try:
        document, source = json.loads(record), read_proof(json.loads(proof))
        agrees = check(document, source.stream, len(source.rounds)).difference is None and not list(faults(source))
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        yield f"table {table.id}: its record or its proof cannot be read ({type(error).__name__})"
        return
    if not agrees:
        yield f"table {table.id}: its record is not what its proof gives"
    if document["players"] != [seat.name for seat in table.seats]:
        yield f"table {table.id}: its record is not its snapshot's (players)"


async def results_left(
    work: Work, table: Table, record: str | None, visitors: Collection[int], forgotten: Mapping[int, int]
) -> list[str]:
    """Return what is wrong with what is kept of an old match whose journal is gone, as far as what is left tells.

    The record tells what each round was for each seat, the snapshot's tallies who sat there, and the ledger who has
    which chips. Nothing tells any more whether stand-ins have played the match to its end and, at tables of laws
    without tallies, who came late or left early.

    Args:
        work: where to look.
        table: the table as its snapshot has it.
        record: as it is stored; None where nothing was dealt.
        visitors: the members who are known to have been there.
        forgotten: members whose ids are still to be replaced in the snapshot, with the numbers that take their place.
    """
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    tallied = any(tally.rounds for tally in table.story.tallies)
    if match is None:
        return [f"table {table.id}: nothing is kept of what its match was"] if tallied else []
    if table.match is None:
        return [f"table {table.id}: it is kept as a match that is over, and is none"]
    try:
        rounds = rounds_of(table, record)
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        return [f"table {table.id}: figures do not come of its record ({type(error).__name__})"]
    back = {number: member for member, number in forgotten.items()}
    moves = [_with(move, back) for move in await work.ledger.moves(table.id)]
    if table.law >= COUNTING:
        wrong, left = _tallies_wrong(table, rounds, match), _Left(table, moves, table.story.tallies)
    else:
        wrong, left = [], _Left(table, moves, _tallies_of_earlier_laws(table, rounds, moves, visitors, match))
    return [*wrong, *left.compared(match, noted, forgotten)]


@dataclass(frozen=True, slots=True)
class _Left:
    """What is left of a match."""

    table: Table
    moves: Sequence[Move]
    tallies: Tallies

    def compared(self, match: MatchRow, noted: Sequence[ResultRow], forgotten: Mapping[int, int]) -> list[str]:
        """Return what is wrong with what is kept of it."""
        table, whole = self.table, self.table.law >= COUNTING
        wound_up = match.broken_off and table.ending is Ending.FINISHED
        before = replace(table, winding_up=WindingUp(Ending.EMPTY, "") if wound_up else None)
        again = match_row(match.at, before, table, self.tallies)
        wrong = differing(table, "match", again, match, source=LEFT, untold=() if whole else OF_EARLIER_LAWS)
        rows = [
            row._replace(member_id=forgotten.get(row.member_id, row.member_id))
            for row in with_figures(results(before, table, self.moves, self.tallies), again, table, self.tallies)
        ]
        expected = {row.member_id: row for row in of_the_known(rows, again if whole else match)}
        there = {row.member_id: row for row in noted}
        if (expected.keys() != there.keys()) if whole else (expected.keys() - there.keys()):
            wrong.append(f"table {table.id}: its results are not of the members who were there")
        told = {forgotten.get(tally.member, tally.member) for tally in self.tallies}
        # Of somebody who left in a round that nobody has ended, the snapshot says nothing.
        seated = set() if table.fewest is not None and table.fewest <= len(table.members()) else {"humans"}
        for member in sorted(expected.keys() & there.keys()):
            untold = seated if whole else seated | _untold(match, member in told)
            what = f"result of member {member}"
            wrong += differing(table, what, expected[member], there[member], source=LEFT, untold=untold)
        return wrong


def _untold(match: MatchRow, known: bool) -> set[str]:
    """Return the columns of a result that are not told at a table of a law without tallies."""
    if not known:
        return set(ResultRow._fields) - set(OF_THE_CHIPS)
    return {"decisions", "seconds", "feats"} if match.broken_off else {"decisions", "seconds"}


def _with(move: Move, back: Mapping[int, int]) -> Move:
    """Return a movement as it was before some members were forgotten who are still in the snapshot."""

    def known(account: Account) -> Account:
        return (
            replace(account, owner=back.get(account.owner, account.owner)) if account.kind == Kind.WALLET else account
        )

    return replace(move, source=known(move.source), target=known(move.target))


def _tallies_wrong(table: Table, rounds: Sequence[Sequence[Figures]], match: MatchRow) -> list[str]:
    """Return what is wrong with the tallies of those who have sat at one place from the first round to the last."""
    wrong = []
    for tally in table.story.tallies:
        if len(tally.seats) != 1 or tally.rounds < len(rounds):
            continue
        (at,) = tally.seats
        again = Tally(tally.member)
        for figures in rounds:
            again = again.with_round(at, figures[at])
        # What stand-ins have played to its end brings no feats.
        feats = set(tally.feats) <= set(again.feats) if match.broken_off else tally.feats == again.feats
        if not feats or any(getattr(again, name) != getattr(tally, name) for name in BY_SEAT):
            wrong.append(f"table {table.id}: the tally of member {tally.member} is not what its record gives")
    return wrong


def _tallies_of_earlier_laws(
    table: Table, rounds: Sequence[Sequence[Figures]], moves: Sequence[Move], visitors: Collection[int], match: MatchRow
) -> Tallies:
    """Return the tallies of the members who are known to have played every round."""
    there = from_first_to_last(table, moves, visitors)
    whose = [seat.member if seat.member in there else None for seat in table.seats]
    tallies: Tallies = ()
    for figures in rounds:
        tallies = with_round(tallies, whose, figures, attended=not match.broken_off)
    return tallies
