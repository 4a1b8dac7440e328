"""Profiles: what a member has done in the matches of a server, and how two members did against each other.

Everything is summed up from the rows of results when somebody asks. How well somebody plays stands next to what chance
alone would give them, and only after enough matches to say something.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from bot.members.preferences import keeps_statistics
from bot.ops.deadlines import Clock
from bot.refusals import StatsHidden
from bot.store.chips.boards import WON, month_of, named, reach, time_of, week_of
from bot.store.database import Database
from bot.store.people.daily import SummaryRow
from bot.store.tables.profiles import Sums as Sums
from bot.store.tables.profiles import SumsRow
from bot.store.tables.results import Rating
from bot.store.work import Work
from bot.tables.model.table import Status
from engine.catalogue import CATALOGUE
from engine.figures import KINDS

ENOUGH = 5
"""How many matches somebody must have played before their shares and averages are shown."""


class Since(StrEnum):
    """How far back a profile goes. Weeks begin on Mondays; everything begins at midnight, UTC."""

    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    EVER = "ever"


def beginning(since: Since, now: float) -> float:
    """Return when the matches of a profile begin. Times are in seconds since 1970."""
    if since is Since.EVER:
        return 0.0
    month = month_of(now)
    return reach({Since.WEEK: week_of(now), Since.MONTH: month, Since.YEAR: f"{month[:4]}-01"}[since])[0]


@dataclass(frozen=True, slots=True)
class Which:
    """Which matches a profile is about."""

    game: str = ""
    """The key of a game; empty for all of them."""
    since: Since = Since.EVER


@dataclass(frozen=True, slots=True)
class Favourite:
    """The preset that somebody has played most often."""

    game: str
    preset: str
    matches: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A member's matches, summed up."""

    sums: Sums
    scored: int
    """The rounds in which points were counted."""
    favourite: Favourite | None
    feats: Mapping[str, int]
    """What they did that people talk about, and in how many matches."""

    @property
    def taken(self) -> tuple[int, ...]:
        """Boodle cards whose chips they took, by `KINDS`."""
        return tuple(getattr(self.sums, kind) for kind in KINDS)


@dataclass(frozen=True, slots=True)
class Profile:
    """What a member has done."""

    member: int
    name: str
    which: Which
    figures: Figures
    longest: int
    """The most matches won one after the other."""
    streak: int
    """Those won since they last lost one."""
    ratings: Mapping[str, Rating]
    """By the keys of the games in which they have one; up to now, however far back the profile goes."""
    seasons: tuple[str, ...]
    """The months, like `2026-11`, in which nobody won more chips than they did."""
    own: bool
    """Whether it is the profile of the member who asked."""
    days: SummaryRow | None = None
    """Their results in the deals of the day, in every server and outside; None if the profile is about a part."""
    servers: int | None = None
    """How many servers' matches are added up; None: those of the server where it was asked for."""
    playing: bool = False
    """Whether a match of theirs is being played there now."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of two members who are compared."""

    member: int
    name: str
    ahead: int
    """In how many of their matches this one came out ahead of the other."""
    won: int
    chips: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The matches that two members have both played."""

    which: Which
    matches: int
    level: int
    """In how many of them both took the same place."""
    sides: tuple[Side, Side]


@dataclass(frozen=True, slots=True)
class Profiles:
    """The profiles of every server's members."""

    _database: Database
    _clock: Clock

    async def of(self, guild: int, viewer: int, whose: int, which: Which) -> Profile | None:
        """Return a member's profile; None for somebody who is not known in the server.

        `which`: the matches that it is about.

        Raises:
            StatsHidden: they keep it to themselves.
        """
        now = self._clock()
        async with self._database.reading() as work:
            name = await _name(work, guild, viewer, whose)
            if name is None:
                return None
            since = beginning(which.since, now)
            figures = summed(await work.profiles.sums(guild, whose, which.game, since))
            streak = await work.profiles.streak(guild, whose, which.game, since)
            games = [which.game] if which.game else list(CATALOGUE)
            rated = {game: await work.ratings.last(guild, game, [whose]) for game in games}
            months = _months(max(figures.sums.first, since), now) if figures.sums.matches and not which.game else []
            seasons = await work.profiles.first_places(guild, whose, [named(WON, month) for month in months])
            days = await _days(work, whose, which, now)
            sits = [] if figures.sums.matches else await work.tables.seated_in(guild, whose)
        return Profile(
            whose,
            name,
            which,
            figures,
            streak.longest,
            streak.latest,
            {game: each[whose] for game, each in rated.items() if each},
            tuple(map(time_of, seasons)),
            own=viewer == whose,
            days=days,
            playing=any(each.status != Status.LOBBY for each in sits),
        )

    async def everywhere(self, member: int, name: str, which: Which) -> Profile:
        """Return a member's own profile of all servers together. Ratings, streaks and seasons are a server's own."""
        since, rows, servers = beginning(which.since, self._clock()), [], 0
        async with self._database.reading() as work:
            for guild in await work.people.servers(member):
                there = await work.profiles.sums(guild, member, which.game, since)
                rows += there
                servers += bool(there)
            days = await _days(work, member, which, self._clock())
        return Profile(member, name, which, summed(rows), 0, 0, {}, (), own=True, days=days, servers=servers)

    async def between(self, guild: int, viewer: int, one: int, other: int, which: Which) -> HeadToHead | None:
        """Return how two members did against each other; None if one of them is not known in the server.

        Raises:
            StatsHidden: one of them keeps theirs to themselves.
        """
        async with self._database.reading() as work:
            names = [await _name(work, guild, viewer, each) for each in (one, other)]
            if names[0] is None or names[1] is None:
                return None
            since = beginning(which.since, self._clock())
            matches, level, *sides = await work.profiles.between(guild, one, other, which.game, since)
        return HeadToHead(which, matches, level, (Side(one, names[0], *sides[:3]), Side(other, names[1], *sides[3:])))


async def _days(work: Work, member: int, which: Which, now: float) -> SummaryRow | None:
    """Return a member's results in the deals of the day; None if the profile is not about everything."""
    yesterday = datetime.fromtimestamp(now, UTC).date() - timedelta(days=1)
    return await work.daily.summary(member, yesterday.isoformat()) if which == Which() else None


async def _name(work: Work, guild: int, viewer: int, whose: int) -> str | None:
    """Return what a member is called in a server, None for somebody unknown there.

    Raises:
        StatsHidden: they keep their statistics to themselves, and somebody else asks.
    """
    known = await work.members.get(guild, whose)
    if known is None:
        return None
    if viewer != whose and await keeps_statistics(work, whose):
        raise StatsHidden(known.name)
    return known.name


def _months(first: float, now: float) -> list[str]:
    """Return the finished months from a time on, like `2026-11`."""
    day, today = (datetime.fromtimestamp(at, UTC) for at in (first, now))
    months = range(day.year * 12 + day.month - 1, today.year * 12 + today.month - 1)
    return [f"{month // 12:04}-{month % 12 + 1:02}" for month in months]


# --- groups of matches become one sum ---------------------------------------------------------------------------


def summed(rows: Sequence[SumsRow]) -> Figures:
    """Return the sum of groups of matches."""
    presets: Counter[tuple[str, str]] = Counter()
    feats: Counter[str] = Counter()
    for row in rows:
        presets[row.game, row.preset] += row.sums.matches
        for feat in filter(None, row.feats.split(",")):
            feats[feat] += row.sums.matches
    columns = zip(*(row.sums for row in rows), strict=True)
    sums = Sums(*(_SUMMED.get(name, sum)(column) for name, column in zip(Sums._fields, columns, strict=False)))
    scoring = {row.game for row in rows if row.sums.points}
    scored = sum(row.sums.rounds for row in rows if row.game in scoring)
    return Figures(sums, scored, _favourite(presets), feats)


_SUMMED: Mapping[str, Callable[..., Any]] = {"payout": max, "run": max, "first": min}
"""How the columns of `Sums` are added up that are not sums."""


def _favourite(presets: Counter[tuple[str, str]]) -> Favourite | None:
    """Return the preset with most matches, the first by name among equals; None without a match."""
    if not presets.total():
        return None
    (game, preset), matches = min(presets.items(), key=lambda each: (-each[1], each[0]))
    return Favourite(game, preset, matches)
