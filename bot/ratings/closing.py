"""Ratings in the transaction that ends a match."""

from collections.abc import Sequence

from bot.ratings.chain import is_rated, midnight, next_links
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work


async def rate(work: Work, match: MatchRow, rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return a match's results with its members' ratings after it; unchanged if it is not rated.

    Nothing is written, and the results must not be stored yet.
    """
    places = {row.member_id: row.place for row in rows if row.place}
    if not is_rated(match, places):
        return list(rows)
    before = await work.ratings.last(match.guild_id, match.game, places)
    at_midnight = await work.ratings.last(match.guild_id, match.game, places, midnight(match))
    links = next_links(match, places, before, at_midnight)
    return [row._replace(**links[row.member_id]._asdict()) if row.member_id in links else row for row in rows]
