"""What matches were and what they brought their members, in SQL: written when the table closes; and ratings."""

import math
from collections.abc import AsyncIterator, Iterable
from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.chips.boards import score_of
from bot.store.people.people import member_of, person_of
from bot.store.repository import Repository
from bot.store.schema import matches, people, results

LEFT = "left"
"""The ending of a match for a member who was gone before the table closed."""

_ADD_MATCH = sa.insert(matches)


class MatchRow(NamedTuple):
    """A match that was begun and is over. `bot/store/results_schema.py` describes its columns."""

    table_id: int
    guild_id: int
    channel_id: int
    at: float
    game: str
    preset: str
    level: str
    ending: str
    broken_off: bool
    rounds: int
    players: int
    computers: str
    """Empty if the match was broken off."""

    @property
    def computer_places(self) -> tuple[int, ...]:
        """The places of the computer players that played from the start to the end."""
        return tuple(map(int, self.computers.split(","))) if self.computers else ()


class ResultRow(NamedTuple):
    """What a match brought a member. `bot/store/results_schema.py` describes its columns."""

    member_id: int
    """Below zero for somebody who was forgotten."""
    ending: str
    chips: int
    game: str = ""
    preset: str = ""
    place: int = 0
    """0 if the match was broken off, or the member has not sat there from the first round on."""
    won: bool = False
    chance: int = 0
    rounds: int = 0
    rounds_won: int = 0
    round_chances: int = 0
    payout: int = 0
    run: int = 0
    aces: int = 0
    kings: int = 0
    queens: int = 0
    jacks: int = 0
    tens: int = 0
    others: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    feats: str = ""
    won_from_members: int = 0
    rated: int = 0
    mu: float | None = None
    sigma: float | None = None


class ResultRepository(Repository):
    """The matches that are over, and what they brought."""

    async def add(self, guild: int, table: int, at: float, rows: Iterable[ResultRow]) -> None:
        """Write what a match brought its members. `at`: when the table closed, in seconds since 1970."""
        of_all = {"new_guild_id": guild, "new_table_id": table, "new_at": at}
        those = [{**of_all, **{f"new_{name}": value for name, value in row._asdict().items()}} for row in rows]
        if those:
            await self._later(_ADD, those)

    async def add_match(self, row: MatchRow) -> None:
        """Write what a match was."""
        await self._later(_ADD_MATCH, row._asdict())

    async def match(self, table: int) -> MatchRow | None:
        """Return what a match was, None if none was begun, or it is not over."""
        columns = (matches.c[name] for name in MatchRow._fields)
        return await self._one(MatchRow, sa.select(*columns).where(matches.c.table_id == table))

    async def last_at(self) -> float | None:
        """Return when the last match of any server was over, in seconds since 1970; None if there is none."""
        return await self._value(float, sa.select(sa.func.max(matches.c.at)))

    async def of_table(self, table: int) -> list[ResultRow]:
        """Return what a match brought its members, by their ids."""
        columns = (results.c[name] for name in ResultRow._fields if name != "member_id")
        rows = await self._connection.execute(
            sa.select(member_of(person=results.c.person), *columns)
            .outerjoin(people, people.c.person == results.c.person)
            .where(results.c.table_id == table)
        )
        return sorted(ResultRow(*row) for row in rows)


def _new(name: str) -> sa.BindParameter[object]:
    return sa.bindparam(f"new_{name}", type_=results.c[name].type)


_ADD = (
    sa.insert(results)
    .inline()
    .values(
        person=person_of(_new("guild_id"), sa.bindparam("new_member_id", type_=sa.BigInteger)),
        **{column.name: _new(column.name) for column in results.c if column.name != "person"},
    )
)


AT_ONCE = 500
"""How many matches are read, or rows are written, until others have their turn."""


class Rating(NamedTuple):
    """What is believed of a player: their strength lies within `3 * sigma` of `mu`, almost surely.

    The names are those of the columns with a member's rating after a rated match.
    """

    mu: float
    sigma: float
    rated: int = 0
    """How many rated matches it comes from, of one game in one server."""

    @property
    def sure(self) -> float:
        """The strength that the player almost certainly has at least."""
        return self.mu - 3 * self.sigma

    @property
    def score(self) -> int:
        """The same in whole thousandths, by which leaderboards sort."""
        return score_of(self.mu, self.sigma)


class PlacedRow(NamedTuple):
    """A match that is over, and those who have a place in it."""

    match: MatchRow
    placed: tuple[tuple[int, int, Rating | None], ...]
    """Each member's id, place, and rating after it; None if the match is not rated for them."""


class RatingRepository(Repository):
    """Members' ratings in each game."""

    async def last(self, guild: int, game: str, members: Iterable[int], before: float = math.inf) -> dict[int, Rating]:
        """Return members' ratings after their last rated match of a game, without members who have played none.

        `before`: only matches count that closed before this time, in seconds since 1970.
        """
        found = {}
        for member in members:
            those = {"guild": guild, "game": game, "member": member, "before": before}
            rating = await self._one(Rating, _LAST, those)
            if rating is not None:
                found[member] = rating
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
                sa.select(some, member_of(person=results.c.person).label("member_id"), results.c.place, *_RATING)
                .outerjoin(results, sa.and_(results.c.table_id == some.c.table_id, results.c.place > 0))
                .outerjoin(people, people.c.person == results.c.person)
                .order_by(some.c.at, some.c.table_id, results.c.person)
            )
            rows = found.all()
            for match, group in groupby(rows, lambda row: MatchRow(*row[: len(_MATCH)])):
                table, at = match.table_id, match.at
                members = (row[len(_MATCH) :] for row in group if row.member_id is not None)
                placed = tuple((member, place, _rating(*rating)) for member, place, *rating in members)
                yield PlacedRow(match, placed)
            if not rows:
                return

    async def guilds(self) -> list[int]:
        """Return the servers that have matches, or results."""
        return sorted(await self._column(sa.union(sa.select(matches.c.guild_id), sa.select(results.c.guild_id))))

    async def placeless(self) -> list[int]:
        """Return the tables at which somebody is rated without a place, or without a match."""
        return await self._column(
            sa.select(results.c.table_id)
            .outerjoin(matches, matches.c.table_id == results.c.table_id)
            .where(results.c.rated > 0, sa.or_(results.c.place == 0, matches.c.table_id.is_(None)))
            .distinct()
            .order_by(results.c.table_id)
        )


def _rating(mu: float | None, sigma: float | None, rated: int) -> Rating | None:
    return None if not rated or mu is None or sigma is None else Rating(mu, sigma, rated)


_RATING = tuple(results.c[name] for name in Rating._fields)
_LAST = (
    sa.select(*_RATING)
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
