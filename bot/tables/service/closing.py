"""What is written when a table closes, in the same transaction: what its match was, and what it brought its members."""

from __future__ import annotations

from bot.ratings.closing import rate
from bot.store.work import Work
from bot.tables.model.table import Match
from bot.tables.service.results import ended


async def write_results(work: Work, at: float, before: Match, after: Match) -> None:
    """Write what a match was that has been begun, and what it brought its members.

    Args:
        work: the unit of work in which the table closes.
        at: when it closes, in seconds since 1970.
        before: the table before the action that closed it,
        after: and closed.
    """
    moves = await work.ledger.moves(after.id)
    brought = ended(at, before, after, moves)
    if brought is None:
        return
    match, unrated = brought
    rows = await rate(work, match, unrated)
    await work.results.add_match(match)
    await work.results.add(after.guild, after.id, at, rows)
    await work.scores.refresh(after.guild, after.game, [row.member_id for row in rows], at)
