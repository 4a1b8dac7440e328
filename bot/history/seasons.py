"""The ends of seasons: the bot announces each once in a server's channel for it, at most a week late.

A season is a month by UTC. Nothing is reset: its boards stay, and those of the next month begin with its first match.
A process notes an announcement before it posts it, so that no two processes post the same. An unfinished one is tried
again at the next look, as long as Discord knows its nonce; a failed one, an hour later. If one may have arrived, the
bot looks for it first.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.ops.deadlines import Clock
from bot.store.chips.boards import WON, month_of, named, oldest_week, rating, reach
from bot.store.chips.scores import ScorePlace
from bot.store.database import Database
from bot.store.people.daily import PlaceRow
from bot.store.work import Work
from engine.catalogue import CATALOGUE

LATEST = 7 * 24 * 60 * 60.0
"""Seconds after its end for which a season is still announced."""
AGAIN = 60 * 60.0
"""Seconds until a failed announcement is tried again."""
UNFINISHED = 5.0
"""Seconds until an announcement is tried again if a process has noted neither a message nor a failure."""
BEST = 10
"""How many members are named."""


@dataclass(frozen=True, slots=True)
class Season:
    """What the bot announces about a month that is over."""

    guild: int
    month: str
    """Like 2026-11."""
    channel: int
    """Where it is announced."""
    places: tuple[ScorePlace, ...]
    """Those who won most, the best first."""
    leaders: Mapping[str, ScorePlace]
    """Who leads by rating, by the key of the game."""
    matches: int
    """How many were played to their end, or broken off."""
    is_first: bool
    """Whether no earlier month was announced in this server."""
    tried: bool
    """Whether a process has tried to announce it before: the message may exist."""
    days: PlaceRow | None = None
    """Who made most of their best deals of the day, of those who show their results; None if nobody did."""

    @property
    def over(self) -> float:
        """When the month ended, in seconds since 1970."""
        return reach(self.month)[1]


@dataclass(eq=False)
class Seasons:
    """The seasons of every server."""

    _database: Database
    _clock: Clock
    """The machine's time in seconds since 1970, which may be set."""

    async def due(self) -> list[tuple[int, int]]:
        """Return where last month's end is to be announced now, as pairs of server and channel."""
        now = self._clock()
        month = last_month(now)
        if now >= reach(month)[1] + LATEST:
            return []
        async with self._database.reading() as work:
            return await work.seasons.untold(month, named(WON, month), now)

    async def begin(self, guild: int, channel: int) -> Season | None:
        """Note that last month's end is being announced, and return it; None if another process is announcing it."""
        now = self._clock()
        month = last_month(now)
        async with self._database.writing(guild) as work:
            before = await work.seasons.attempt(guild, month)
            if before is not None and (before.message_id is not None or before.at > now):
                return None
            await work.seasons.begin(guild, month, now + UNFINISHED)
            return await _season(work, guild, month, channel, tried=before is not None)

    async def told(self, season: Season, message: int) -> None:
        """Note the message that announces the end of a season."""
        async with self._database.writing() as work:
            await work.seasons.told(season.guild, season.month, message)

    async def failed(self, season: Season) -> None:
        """Note that the end of a season could not be announced now."""
        async with self._database.writing() as work:
            await work.seasons.begin(season.guild, season.month, self._clock() + AGAIN)

    async def drop_old_weeks(self) -> None:
        """Delete the boards of weeks that nobody can look at any more.

        If the clock is later than the last match, the match counts: a clock may be ahead when the machine starts.
        """
        async with self._database.reading() as work:
            last = await work.results.last_at()
        if last is not None:
            async with self._database.writing() as work:
                await work.scores.drop_weeks(oldest_week(min(self._clock(), last)))


async def _season(work: Work, guild: int, month: str, channel: int, *, tried: bool) -> Season:
    best = await work.scores.page(guild, named(WON, month), 0, BEST)
    leaders: dict[str, ScorePlace] = {}
    for game in CATALOGUE:
        leading = await work.scores.page(guild, named(rating(game), month), 0, 1)
        if leading.places:
            leaders[game] = leading.places[0]
    days = await work.daily.places(guild, f"{month}-01", f"{month}-31", BEST)
    return Season(
        guild,
        month,
        channel,
        tuple(best.places),
        leaders,
        await work.seasons.matches(guild, *reach(month)),
        await work.seasons.is_first(guild, month),
        tried,
        next((each for each in days if not each.hidden), None),
    )


def last_month(now: float) -> str:
    """Return the month before the present one; `now` is in seconds since 1970."""
    return month_of(reach(month_of(now))[0] - 1)
