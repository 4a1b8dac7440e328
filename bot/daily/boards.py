"""How attempts at the deal of the day compare, and which results each channel shows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import timedelta

from bot.daily.attempts import NAMED, Attempt
from bot.daily.days import Days, before, dealt
from bot.members.people import Actor
from bot.refusals import DecisionOver
from bot.store.database import Database
from bot.store.people.daily import PlaceRow as PlaceRow
from engine.daily import DayDeal

BEST = 3
"""How many members a channel's message names for the day before."""
SHOWN = 20
"""The most results in a channel's message."""
MOST = 200
"""The most members of a server that are compared."""
TODAY, WEEK, STREAK = "day", "week", "streak"
"""What boards compare."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A finished attempt, compared with those of others."""

    attempt: Attempt
    hard: tuple[int, ...]
    """What *hard* made of the same seat in each round; empty while that is unknown."""
    place: int
    """Among all who have finished that day."""
    of: int
    best: int
    """The most points that anybody has made so far."""
    here: tuple[PlaceRow, ...]
    """The best of the asker's server, with the member's own row; without members who hide theirs."""
    yesterday: PlaceRow | None
    """Who was best there the day before, whose film can be watched now."""


@dataclass(frozen=True, slots=True)
class InChannel:
    """What a channel's message of today says."""

    deal: DayDeal
    hard: tuple[int, ...]
    rows: tuple[PlaceRow, ...]
    before: tuple[PlaceRow, ...]
    """The best of the day before, if the channel has such a message every day."""
    message: int | None
    """Its id; None if it is still to be posted."""


class DayBoards:
    """Compares everybody's attempts."""

    def __init__(self, database: Database, days: Days) -> None:
        self._database = database
        self._days = days
        self.shared: Callable[[int, int], object] = lambda _guild, _channel: None
        """Called with the server and the channel in which somebody has shared their result."""

    async def compared(self, attempt: Attempt, actor: Actor) -> Compared:
        """Return a finished attempt, compared with those of others."""
        row, rows, gone = attempt.row, list[PlaceRow](), list[PlaceRow]()
        assert row.points is not None
        hard = await self._days.hard(row.day)
        async with self._database.reading() as work:
            place, of, best = await work.daily.of_all(row.day, row.points)
            if actor.guild is not None:
                yesterday = before(attempt.deal.day)
                rows = await work.daily.places(actor.guild, row.day, row.day, NAMED)
                gone = await work.daily.places(actor.guild, yesterday, yesterday, NAMED)
        here = tuple(each for each in rows if not each.hidden or each.member == actor.member)
        return Compared(attempt, hard, place, of, best, here, next(iter(_seen(gone)), None))

    async def of_server(self, guild: int, what: str) -> tuple[PlaceRow, ...]:
        """Return the best of a server: `TODAY`, this `WEEK` by their best days, or by days in a row (`STREAK`)."""
        day = self._days.today()
        async with self._database.reading() as work:
            if what == STREAK:
                return tuple(await work.daily.streaks(guild, before(day), MOST))
            first = day - timedelta(days=day.weekday()) if what == WEEK else day
            return tuple(await work.daily.places(guild, first.isoformat(), day.isoformat(), MOST))

    # --- in channels --------------------------------------------------------------------------------------

    async def share(self, actor: Actor, channel: int) -> None:
        """Show a member's result of today in a channel of a server.

        Raises:
            DecisionOver: they have not finished it, or it does not count.
        """
        day = self._days.today().isoformat()
        async with self._database.writing(actor.guild) as work:
            row = await work.daily.attempt(day, actor.member, first=True)
            if row is None or row.points is None or not row.ranked:
                raise DecisionOver
            await work.daily.share(channel, day, actor.member)
        self.shared(actor.guild or 0, channel)

    async def in_channel(self, guild: int, channel: int) -> InChannel:
        """Return what a channel's message of today says: all results, if an admin has the deal posted there."""
        row = await self._days.now()
        deal, hard = dealt(row), await self._days.hard(row.day)
        async with self._database.reading() as work:
            standing = (guild, channel) in await work.daily.channels()
            shared = await work.daily.shared(channel, row.day)
            post = await work.daily.post(channel, row.day)
            rows = await work.daily.places(guild, row.day, row.day, MOST)
            gone = await work.daily.places(guild, before(deal.day), before(deal.day), NAMED) if standing else []
        return InChannel(
            deal,
            hard,
            tuple(each for each in rows if (standing and not each.hidden) or each.member in shared)[:SHOWN],
            tuple(_seen(gone))[:BEST],
            post,
        )

    async def posted(self, guild: int, channel: int, shown: InChannel, message: int) -> None:
        """Note where a channel's message of a day is. `shown`: what it says; the day may be over by now."""
        async with self._database.writing() as work:
            await work.daily.put_post(channel, shown.deal.day.isoformat(), guild, message)

    async def standing(self) -> list[tuple[int, int]]:
        """Return the channels in which each day's deal is posted, as pairs of server and channel."""
        async with self._database.reading() as work:
            return await work.daily.channels()


def _seen(rows: Iterable[PlaceRow]) -> list[PlaceRow]:
    return [each for each in rows if not each.hidden]
