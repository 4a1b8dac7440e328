"""The audit of what matches were and what they brought: compared with what their journals give."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.chips.accounts import Move
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.model.story import Tallies
from bot.tables.model.table import Table
from bot.tables.service.results import match_row, results, with_figures

RATING = ("rated", "weight", "mu", "sigma")
"""The columns of a result that depend on other matches: they are looked at elsewhere."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What a journal gives of a table that is closed."""

    before: Table
    """The table before the last row."""
    table: Table
    moves: Sequence[Move]
    tallies: Tallies
    """Counted from the journal."""


async def results_of(work: Work, ended: Ended) -> list[str]:
    """Return what is wrong with what is kept of a match: what it was, and what it brought its members.

    Args:
        work: where to look.
        ended: what its journal gives.
    """
    table, tallies = ended.table, ended.tallies
    wrong = []
    if table.story.tallies != tallies:
        wrong.append(f"table {table.id}: its members' tallies are not what its journal gives")
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    begun = table.ending is not None and ended.before.match is not None
    if match is not None and not begun:
        return [*wrong, f"table {table.id}: it is kept as a match that is over, and is none"]
    if match is None:
        if results(ended.before, table, ended.moves, tallies):
            wrong.append(f"table {table.id}: nothing is kept of what its match was")
        elif noted:
            wrong.append(f"table {table.id}: its members' results are not what its journal gives")
        return wrong
    return [*wrong, *compared(ended.before, table, ended.moves, tallies, match, noted)]


def compared(
    before: Table,
    table: Table,
    moves: Sequence[Move],
    tallies: Tallies,
    match: MatchRow,
    noted: Sequence[ResultRow],
    *,
    source: str = "its journal gives",
    untold: Collection[str] = (),
) -> list[str]:
    """Return where rows of a match are not what its source gives, but for columns that this does not tell."""
    again = match_row(match.at, before, table, tallies)
    wrong = differing(table, "match", again, match, source)
    rows = with_figures(results(before, table, moves, tallies), again, table, tallies)
    expected, there = {row.member_id: row for row in rows}, {row.member_id: row for row in noted}
    if there.keys() != expected.keys():
        wrong.append(f"table {table.id}: its results are not of the members who were there")
    for member in sorted(there.keys() & expected.keys()):
        wrong += differing(table, f"result of member {member}", expected[member], there[member], source, untold)
    return wrong


def differing(
    table: Table,
    what: str,
    again: MatchRow | ResultRow,
    noted: MatchRow | ResultRow,
    source: str,
    untold: Collection[str] = (),
) -> list[str]:
    """Return in which columns a row is not what its source gives, but for those that the source does not tell."""
    skipped = {*RATING, *untold}
    columns = [name for name in noted._fields if name not in skipped and getattr(again, name) != getattr(noted, name)]
    return [f"table {table.id}: the {what} is not what {source} ({', '.join(columns)})"] if columns else []
