"""The audit of matches and their results: the rows must agree with the journals."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.chips.accounts import Move
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.model.table import Match, Table
from bot.tables.service.results import ended, match_row

RATING = ("rated", "mu", "sigma")
"""The columns of a result that depend on other matches: `audited_ratings` checks them."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A closed table as its journal gives it."""

    before: Table
    """The table before the last row."""
    table: Table
    moves: Sequence[Move]


async def results_of(work: Work, given: Ended) -> list[str]:
    """Return what is wrong with the rows of a match and of its members' results."""
    before, table = given.before, given.table
    match, noted = await work.results.match(table.id), await work.results.of_table(table.id)
    if not isinstance(before, Match) or not isinstance(table, Match) or table.ending is None:
        if match is not None:
            return [f"table {table.id}: it is marked as a finished match, but is none"]
    elif match is not None:
        return compared(before, table, given.moves, match, noted)
    elif ended(0.0, before, table, given.moves) is not None:
        return [f"table {table.id}: the result of its match is missing"]
    return [f"table {table.id}: its members' results are not what its journal gives"] if noted else []


def compared(
    before: Match,
    table: Match,
    moves: Sequence[Move],
    match: MatchRow,
    noted: Sequence[ResultRow],
    *,
    source: str = "its journal gives",
) -> list[str]:
    """Return where a match's rows differ from what its source gives."""
    again, rows = ended(match.at, before, table, moves) or (match_row(match.at, before, table), [])
    wrong = _differing(table, "match", again, match, source)
    expected, there = {row.member_id: row for row in rows}, {row.member_id: row for row in noted}
    if there.keys() != expected.keys():
        wrong.append(f"table {table.id}: its results are not of the members who were there")
    for member in sorted(there.keys() & expected.keys()):
        wrong += _differing(table, f"result of member {member}", expected[member], there[member], source)
    return wrong


def _differing(
    table: Table,
    what: str,
    again: MatchRow | ResultRow,
    noted: MatchRow | ResultRow,
    source: str,
) -> list[str]:
    """Return the columns, except ratings, in which a row differs from what its source gives."""
    columns = [name for name in noted._fields if name not in RATING and getattr(again, name) != getattr(noted, name)]
    return [f"table {table.id}: the {what} is not what {source} ({', '.join(columns)})"] if columns else []
