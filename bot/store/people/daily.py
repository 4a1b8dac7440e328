"""The deal of the day in SQL: the secrets of days, how far each member is, and the channels that show results."""

from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import attempts, day_posts, day_shares, days, guilds, people, preferences

BEST_OF = 5
"""How many days of a week count."""
HIDDEN = "hidden"


class DayRow(NamedTuple):
    """What is known about a day."""

    day: str
    secret: str
    engine: str | None
    closed: bool
    hard: list[int] | None


class AttemptRow(NamedTuple):
    """How far a member is with a day's deal."""

    id: int
    day: str
    first: bool
    ranked: bool
    state: Any
    acts: list[Any]
    decision: int
    draft: dict[str, Any] | None
    rounds: list[int]
    points: int | None
    streak: int
    finished_at: float | None


class PlaceRow(NamedTuple):
    """A member's place in their server."""

    rank: int
    """Equals share one."""
    member: int
    name: str
    score: int
    """Points, or days in a row."""
    attempt: int
    """The id of the latest attempt that counts."""
    rounds: list[int]
    """What the rounds of that attempt brought."""
    hidden: bool
    """Whether they keep their statistics to themselves."""


class SummaryRow(NamedTuple):
    """A member's results of all days that count."""

    days: int
    best: int
    """The most points of a day."""
    longest: int
    """The most days in a row."""
    streak: int
    """Days in a row up to now."""


class DailyRepository(Repository):
    """Every day, and every member's attempts at it."""

    # --- days ---------------------------------------------------------------------------------------------

    async def day(self, day: str) -> DayRow | None:
        """Return what is known about a day, None if it has no secret yet."""
        return await self._one(DayRow, sa.select(*_DAY).where(days.c.day == day))

    async def fix(self, day: str, secret: str) -> None:
        """Write the secret of a day, if it has none yet."""
        await self._upsert(days, {"day": day, "secret": secret, "closed": False}, {})

    async def change_day(self, day: str, **changes: Any) -> None:
        """Change what is known about a day."""
        await self._run(sa.update(days).where(days.c.day == day).values(**changes))

    # --- attempts -----------------------------------------------------------------------------------------

    async def attempt(self, day: str, member: int, *, first: bool) -> AttemptRow | None:
        """Return a member's attempt at a day's deal: the first one, or the latest practice."""
        which = {"day": day, "person": person_of(NOWHERE, member), "first": first}
        return await self._one(AttemptRow, sa.select(*_ATTEMPT).filter_by(**which))

    async def by_id(self, attempt: int) -> tuple[AttemptRow, int] | None:
        """Return an attempt, and its member; None if nobody knows the member."""
        whose = sa.select(people.c.member_id, *_ATTEMPT).join(attempts, attempts.c.person == people.c.person)
        whose = whose.where(attempts.c.id == attempt, people.c.member_id.is_not(None))
        return await self._one(lambda member, *row: (AttemptRow(*row), member), whose)

    async def begin(self, day: str, member: int, at: float, *, first: bool, ranked: bool, **match: Any) -> bool:
        """Write an attempt that begins; practice takes the place of earlier practice.

        Returns:
            Whether it was written: nobody has two first ones.
        """
        which = {"day": day, "person": await PeopleRepository(self._unit).key(NOWHERE, member), "first": first}
        if not first:
            await self._run(sa.delete(attempts).filter_by(**which))
        row = {"decision": 0, "streak": 0, "began_at": at, "ranked": ranked}
        return bool(await self._upsert(attempts, {**which, **row, **match}, {}))

    async def go_on(self, attempt: int, decision: int, /, **changes: Any) -> bool:
        """Write how far an attempt is, unless its player has chosen meanwhile; return whether it was written."""
        this = sa.update(attempts).filter_by(id=attempt, decision=decision)
        return bool(await self._run(this.values(**changes)))

    async def streak(self, day: str, member: int) -> int:
        """Return how many days in a row up to this one a member has finished."""
        theirs = {"day": day, "person": person_of(NOWHERE, member), "first": True}
        return await self._value(int, sa.select(attempts.c.streak).filter_by(**theirs)) or 0

    async def summary(self, member: int, since: str) -> SummaryRow:
        """Return a member's results of all days. `since`: a row of days still counts if it ends then, or later."""
        theirs = (attempts.c.person == person_of(NOWHERE, member), *_COUNTS)
        longest = sa.func.max(attempts.c.streak)
        found = sa.func.count(), sa.func.max(attempts.c.points), longest, longest.filter(attempts.c.day >= since)
        (row,) = await self._tuples(sa.select(*found).where(*theirs))
        return SummaryRow(*(each or 0 for each in row))

    async def of_all(self, day: str, points: int) -> tuple[int, int, int]:
        """Return the place of some points among all attempts of a day, the number of attempts, and the most points."""
        count, ahead = sa.func.count(), sa.func.count().filter(attempts.c.points > points)
        asked = sa.select(ahead, count, sa.func.max(attempts.c.points)).where(attempts.c.day == day, *_COUNTS)
        ((ahead_of_it, everybody, best),) = await self._tuples(asked)
        return 1 + ahead_of_it, everybody, best or 0

    # --- the members of a server --------------------------------------------------------------------------

    async def places(self, guild: int, first_day: str, last_day: str, limit: int) -> list[PlaceRow]:
        """Return the best members of a server, by the points of their best days in a time."""
        nth = sa.func.row_number().over(
            partition_by=attempts.c.person, order_by=(attempts.c.points.desc(), attempts.c.day)
        )
        best = (
            sa.select(attempts.c.person, attempts.c.points, attempts.c.id, nth.label("nth"))
            .where(attempts.c.day.between(first_day, last_day), *_COUNTS)
            .subquery()
        )
        score, latest = sa.func.sum(best.c.points).label("score"), sa.func.max(best.c.id).label("latest")
        summed = sa.select(best.c.person, score, latest).where(best.c.nth <= BEST_OF).group_by(best.c.person)
        return await self._ranked(guild, summed.subquery(), limit)

    async def streaks(self, guild: int, since: str, limit: int) -> list[PlaceRow]:
        """Return the members of a server with most days in a row, of those who have finished one since a day."""
        score, latest = sa.func.max(attempts.c.streak).label("score"), sa.func.max(attempts.c.id).label("latest")
        longest = sa.select(attempts.c.person, score, latest).where(attempts.c.day >= since, *_COUNTS)
        return await self._ranked(guild, longest.group_by(attempts.c.person).subquery(), limit)

    async def shared(self, channel: int, day: str) -> frozenset[int]:
        """Return the members whose results of a day a channel shows."""
        shared = sa.select(people.c.member_id).join(day_shares, day_shares.c.person == people.c.person)
        here = shared.where(day_shares.c.channel_id == channel, day_shares.c.day == day)
        return frozenset(await self._column(here))

    async def share(self, channel: int, day: str, member: int) -> None:
        """Note that a channel shows a member's result of a day."""
        person = await PeopleRepository(self._unit).key(NOWHERE, member)
        await self._upsert(day_shares, {"channel_id": channel, "day": day, "person": person}, {})

    # --- messages -----------------------------------------------------------------------------------------

    async def post(self, channel: int, day: str) -> int | None:
        """Return the message of a day in a channel, None if none was posted."""
        return await self._value(int, sa.select(day_posts.c.message_id).filter_by(channel_id=channel, day=day))

    async def put_post(self, channel: int, day: str, guild: int, message: int) -> None:
        """Write the message of a day in a channel."""
        await self._upsert(day_posts, {"channel_id": channel, "day": day}, {"guild_id": guild, "message_id": message})

    async def drop_posts(self, before: str) -> None:
        """Delete where the messages of days before this one are, and whose results they show."""
        for table in (day_posts, day_shares):
            await self._run(sa.delete(table).where(table.c.day < before))

    async def channels(self) -> list[tuple[int, int]]:
        """Return the channels in which each day's deal is posted, with their servers."""
        return await self._tuples(
            sa.select(guilds.c.guild_id, guilds.c.day_channel).where(guilds.c.day_channel.is_not(None))
        )

    async def _ranked(self, guild: int, scored: sa.Subquery, limit: int) -> list[PlaceRow]:
        """Return the members of a server with their scores, the best first.

        `scored`: by their keys of no server, their scores and latest attempts.
        """
        hidden = preferences.c.chosen["stats"].as_string()
        found = await self._connection.execute(
            sa.select(_HERE.c.member_id, _HERE.c.name, hidden, scored.c.score, attempts.c.id, attempts.c.rounds)
            .select_from(_HERE)
            .join(_NOBODYS, sa.and_(_NOBODYS.c.member_id == _HERE.c.member_id, _NOBODYS.c.guild_id == NOWHERE))
            .join(scored, scored.c.person == _NOBODYS.c.person)
            .join(attempts, attempts.c.id == scored.c.latest)
            .outerjoin(preferences, preferences.c.person == _NOBODYS.c.person)
            .where(_HERE.c.guild_id == guild)
            .order_by(scored.c.score.desc(), _HERE.c.person)
            .limit(limit)
        )
        rows: list[PlaceRow] = []
        for at, (member, name, stats, score, attempt, rounds) in enumerate(found, 1):
            rank = rows[-1].rank if rows and rows[-1].score == score else at
            rows.append(PlaceRow(rank, member, name, int(score), attempt, rounds, stats == HIDDEN))
        return rows


_DAY = (days.c.day, days.c.secret, days.c.engine, days.c.closed, days.c.hard)
_ATTEMPT = tuple(attempts.c[name] for name in AttemptRow._fields)
_COUNTS = (attempts.c.ranked, attempts.c.first, attempts.c.points.is_not(None))
_HERE, _NOBODYS = people.alias(), people.alias()
