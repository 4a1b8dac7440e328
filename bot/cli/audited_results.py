"""The audit of what matches were and what they brought: compared with what their journals give."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.chips.accounts import Move
from bot.store.results import MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.results import COUNTING, lacks_figures, match_row, of_the_known, results, with_figures
from bot.tables.story import Tallies
from bot.tables.table import Table

AT_ONCE = 200
"""So many tables are looked at together."""
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
    """Counted from the journal, whatever the table's law."""


async def results_of(work: Work, ended: Ended, forgotten: Mapping[int, int]) -> list[str]:
    """Return what is wrong with what is kept of a match: what it was, and what it brought its members.

    Args:
        work: where to look.
        ended: what its journal gives.
        forgotten: members whose ids are still to be replaced in the journal, with the numbers that take their place.
    """
    table, tallies = ended.table, ended.tallies
    wrong = []
    if table.law >= COUNTING and table.story.tallies != tallies:
        wrong.append(f"table {table.id}: its members' tallies are not what its journal gives")
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    begun = table.ending is not None and ended.before.match is not None
    if match is not None and not begun:
        return [*wrong, f"table {table.id}: it is kept as a match that is over, and is none"]
    rows = results(ended.before, table, ended.moves, () if match is None else tallies)
    if match is None:
        return [*wrong, *_without_match(table, rows, noted, forgotten)]
    again = match_row(match.at, ended.before, table, tallies)
    wrong += differing(table, "match", again, match)
    rows = [
        row._replace(member_id=forgotten.get(row.member_id, row.member_id))
        for row in with_figures(rows, again, table, tallies)
    ]
    expected = {row.member_id: row for row in of_the_known(rows, again)}
    there = {row.member_id: row for row in noted}
    if there.keys() != expected.keys():
        wrong.append(f"table {table.id}: its results are not of the members whom its journal gives")
    for member in sorted(there.keys() & expected.keys()):
        wrong += differing(table, f"result of member {member}", expected[member], there[member])
    return wrong


async def unfilled(work: Work) -> list[str]:
    """Return a sentence about matches of earlier versions whose figures are still to be filled in, if there are any."""
    waiting = after = 0
    while found := await work.results.without_match(after=after, most=AT_ONCE):
        waiting += sum(lacks_figures(each.snapshot) for each in found)
        after = found[-1].table
    return [f"matches of older versions whose figures are still to be filled in: {waiting}"] if waiting else []


def _without_match(
    table: Table, rows: Sequence[ResultRow], noted: Sequence[ResultRow], forgotten: Mapping[int, int]
) -> list[str]:
    """Return what is wrong with results that have no figures yet: a table of an earlier law has closed with them."""
    brought = [row for row in rows if row.member_id > 0 and row.member_id not in forgotten]
    wrong = []
    # Tables of the first law may have closed before results were written.
    if list(noted) != brought and (noted or table.law > 1):
        wrong.append(f"table {table.id}: its members' results are not what its journal gives")
    if brought and table.law >= COUNTING:
        wrong.append(f"table {table.id}: nothing is kept of what its match was")
    return wrong


def differing(
    table: Table,
    what: str,
    again: MatchRow | ResultRow,
    noted: MatchRow | ResultRow,
    *,
    source: str = "its journal gives",
    untold: Collection[str] = (),
) -> list[str]:
    """Return in which columns a row is not what its source gives, but for those that the source does not tell."""
    skipped = {*RATING, *untold}
    columns = [name for name in noted._fields if name not in skipped and getattr(again, name) != getattr(noted, name)]
    return [f"table {table.id}: the {what} is not what {source} ({', '.join(columns)})"] if columns else []
