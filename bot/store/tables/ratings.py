"""Ratings in SQL: those of members after each rated match, in columns of `results`."""

import math
from collections.abc import AsyncIterator, Iterable
from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.people.people import member_of, person_of
from bot.store.repository import Repository
from bot.store.schema import matches, people, results
from bot.store.tables.results import MatchRow

AT_ONCE = 500
"""How many matches are read, or rows are written, until others have their turn."""


class Link(NamedTuple):
    """A member's rating after a rated match. The names are those of the columns."""

    rated: int
    """The number of the match among their rated ones, of its game in its server."""
    mu: float
    sigma: float


class PlacedRow(NamedTuple):
    """A match that is over, and those who have a place in it."""

    match: MatchRow
    placed: tuple[tuple[int, int, Link | None], ...]
    """Each member's id, place, and rating after it; None if the match is not rated for them."""


class RatingRepository(Repository):
    """Members' ratings in each game."""

    async def last(self, guild: int, game: str, members: Iterable[int], before: float = math.inf) -> dict[int, Link]:
        """Return members' ratings after their last rated match of a game, without members who have played none.

        `before`: only matches count that closed before this time, in seconds since 1970.
        """
        found = {}
        for member in members:
            those = {"guild": guild, "game": game, "member": member, "before": before}
            link = await self._one(Link, _LAST, those)
            if link is not None:
                found[member] = link
        return found

    async def placed(self, guild: int) -> AsyncIterator[PlacedRow]:
        """Yield a server's matches with all who have a place in them, in the order in which they closed."""
        at, table = -1.0, 0
        while True:
            some = (
                sa.select(*_MATCH)
                .where(matches.c.guild_id == guild, sa.tuple_(matches.c.at, matches.c.table_id) > (at, table))
                .order_by(matches.c.at, matches.c.table_id)
                .limit(AT_ONCE)
                .subquery()
            )
            found = await self._connection.execute(
                sa.select(some, member_of(person=results.c.person).label("member_id"), results.c.place, *_LINK)
                .outerjoin(results, sa.and_(results.c.table_id == some.c.table_id, results.c.place > 0))
                .outerjoin(people, people.c.person == results.c.person)
                .order_by(some.c.at, some.c.table_id, results.c.person)
            )
            rows = found.all()
            for match, group in groupby(rows, lambda row: MatchRow(*row[: len(_MATCH)])):
                table, at = match.table_id, match.at
                members = (row[len(_MATCH) :] for row in group if row.member_id is not None)
                placed = tuple((member, place, _link(*link)) for member, place, *link in members)
                yield PlacedRow(match, placed)
            if not rows:
                return

    async def guilds(self) -> list[int]:
        """Return the servers that have matches."""
        return await self._column(sa.select(matches.c.guild_id).distinct().order_by(matches.c.guild_id))

    async def placeless(self) -> list[int]:
        """Return the tables at which somebody is rated without a place, or without a match."""
        return await self._column(
            sa.select(results.c.table_id)
            .outerjoin(matches, matches.c.table_id == results.c.table_id)
            .where(results.c.rated > 0, sa.or_(results.c.place == 0, matches.c.table_id.is_(None)))
            .distinct()
            .order_by(results.c.table_id)
        )


def _link(rated: int, mu: float | None, sigma: float | None) -> Link | None:
    return None if not rated or mu is None or sigma is None else Link(rated, mu, sigma)


_LINK = tuple(results.c[name] for name in Link._fields)
_LAST = (
    sa.select(*_LINK)
    .where(
        results.c.guild_id == sa.bindparam("guild"),
        results.c.game == sa.bindparam("game"),
        results.c.person == person_of(sa.bindparam("guild"), sa.bindparam("member")),
        results.c.rated > 0,
        results.c.mu.is_not(None),
        results.c.at < sa.bindparam("before", type_=sa.Float),
    )
    .order_by(results.c.rated.desc())
    .limit(1)
)

_MATCH = [matches.c[name] for name in MatchRow._fields]
