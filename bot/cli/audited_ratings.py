"""The audit of ratings: each rated match by itself, from its members' ratings before it.

Ratings are floats, whose last bits may differ between processors: they have to agree within `CLOSE`.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.ratings.chain import is_rated, midnight, next_ratings
from bot.ratings.rating import REFERENCES
from bot.store.tables.results import MatchRow, Rating
from bot.store.work import Work

CLOSE = 1e-6
"""How far `mu` and `sigma` may be from what they should be."""


@dataclass(frozen=True, slots=True)
class _Rated:
    """A rated match, and its members' ratings after it."""

    match: MatchRow
    places: Mapping[int, int]
    after: Mapping[int, Rating]


async def ratings(work: Work) -> list[str]:
    """Return what is wrong with the ratings of every server."""
    wrong = [
        f"table {table}: a member without a place in its match is rated" for table in await work.ratings.placeless()
    ]
    for guild in await work.ratings.guilds():
        rated: list[_Rated] = []
        async for row in work.ratings.placed(guild):
            places = {member: place for member, place, _ in row.placed}
            after = {member: rating for member, _, rating in row.placed if rating is not None}
            should_be = is_rated(row.match, places)
            if len(after) != (len(places) if should_be else 0):
                told = "is not rated, and should be" if should_be else "is rated, and should not be"
                wrong.append(f"table {row.match.table_id}: its match {told}")
            elif after:
                rated.append(_Rated(row.match, places, after))
        wrong += [*_numbers(guild, rated), *_changes(rated)]
    return wrong


def _numbers(guild: int, rated: Sequence[_Rated]) -> Iterator[str]:
    """Yield where a member's rated matches are not numbered from 1 on."""
    numbers: dict[tuple[str, int], list[int]] = defaultdict(list)
    for each in rated:
        for member, rating in each.after.items():
            numbers[each.match.game, member].append(rating.rated)
    for (game, member), found in sorted(numbers.items()):
        if sorted(found) != list(range(1, len(found) + 1)):
            yield f"server {guild}: rated matches of member {member} in {game} are not numbered from 1 to {len(found)}"


def _changes(rated: Sequence[_Rated]) -> Iterator[str]:
    """Yield the matches that do not lead from their members' ratings before to those after."""
    stored = {
        (each.match.game, member, rating.rated): (each.match.at, rating)
        for each in rated
        for member, rating in each.after.items()
    }
    for each in rated:
        before: dict[int, Rating] = {}
        at_midnight: dict[int, Rating] = {}
        for member, rating in each.after.items():
            number = rating.rated - 1
            earlier = stored.get((each.match.game, member, number))
            if earlier is not None:
                before[member] = earlier[1]
            while earlier is not None and earlier[0] >= midnight(each.match):
                number -= 1
                earlier = stored.get((each.match.game, member, number))
            if earlier is not None:
                at_midnight[member] = earlier[1]
        if each.match.level not in REFERENCES.get(each.match.game, {}).get(each.match.preset, {}):
            yield f"table {each.match.table_id}: its ratings cannot be checked: nothing is known of such a match"
            continue
        expected = next_ratings(each.match, each.places, before, at_midnight)
        for member, rating in each.after.items():
            should = expected[member]
            if not (_close(rating.mu, should.mu) and _close(rating.sigma, should.sigma)):
                yield (
                    f"table {each.match.table_id}: the rating of member {member} after it is {rating.mu:.3f} ± "
                    f"{rating.sigma:.3f}, and should be {should.mu:.3f} ± {should.sigma:.3f}"
                )


def _close(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=0.0, abs_tol=CLOSE)
