"""What is written when a table closes, in the same transaction: what its match was, and what it brought its members."""

from __future__ import annotations

from bot.ratings.closing import rate
from bot.store.work import Work
from bot.tables.results import match_row, results, with_figures
from bot.tables.table import Table


async def write_results(work: Work, at: float, before: Table, after: Table) -> None:
    """Write what a match was that has been begun, and what it brought its members.

    At tables of a law without tallies that is what `before` and `after` tell, without figures: these come from the
    journal later.

    Args:
        work: the unit of work in which the table closes.
        at: when it closes, in seconds since 1970.
        before: the table before the action that closed it,
        after: and closed.
    """
    tallies = after.story.tallies
    rows = results(before, after, await work.ledger.moves(after.id), tallies)
    if rows and after.law >= 4:
        match = match_row(at, before, after, tallies)
        await work.results.add_match(match)
        rows = await rate(work, match, with_figures(rows, match, after, tallies))
    await work.results.add(after.guild, after.id, at, rows)
    if after.law >= 4:
        await work.scores.refresh(after.guild, after.game, [row.member_id for row in rows], at)
