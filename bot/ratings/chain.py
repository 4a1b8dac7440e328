"""A rated match: from its members' ratings before it come those after it.

Which matches are rated, and how far a rating rises on a day, is said here once: the match as it closes and the audit
ask the same functions.
"""

from collections.abc import Mapping, Sequence

from bot.ratings.rating import NEWCOMER, REFERENCES, Rating, held, rated
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work

RISE = 16.0
"""How far a rating (`Rating.sure`) may rise on a day by UTC. Nothing limits how far it falls."""
DAY = 24 * 60 * 60


def is_rated(match: MatchRow, places: Mapping[int, int]) -> bool:
    """Return whether a match changes ratings: it was won by its rules, and two members or more have a place in it.

    `places`: by the members' ids.
    """
    return not match.broken_off and len(places) > 1


def midnight(match: MatchRow) -> float:
    """Return when the day began on which a match closed, by UTC, in seconds since 1970."""
    return match.at // DAY * DAY


def next_ratings(
    match: MatchRow, places: Mapping[int, int], before: Mapping[int, Rating], at_midnight: Mapping[int, Rating]
) -> dict[int, Rating]:
    """Return the ratings of the members of a rated match after it. Members without one before had played none.

    `places`: those of its members, by their ids. `before`: their ratings before it. `at_midnight`: those as its day
    began.
    """
    stood = [before.get(member, NEWCOMER) for member in places]
    computer = REFERENCES[match.game][match.preset][match.level]
    everybody = [*zip(places.values(), stood, strict=True), *((place, computer) for place in match.computer_places)]
    after = {}
    for member, old, new in zip(places, stood, rated(match.game, everybody), strict=False):
        after[member] = held(old, new, at_midnight.get(member, NEWCOMER).sure + RISE)
    return after


async def rate(work: Work, match: MatchRow, rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return a match's results with its members' ratings after it; unchanged if it is not rated.

    It is called in the transaction that ends the match, before the results are stored, and writes nothing.
    """
    places = {row.member_id: row.place for row in rows if row.place}
    if not is_rated(match, places):
        return list(rows)
    before = await work.ratings.last(match.guild_id, match.game, places)
    at_midnight = await work.ratings.last(match.guild_id, match.game, places, midnight(match))
    after = next_ratings(match, places, before, at_midnight)
    return [row._replace(**after[row.member_id]._asdict()) if row.member_id in after else row for row in rows]
