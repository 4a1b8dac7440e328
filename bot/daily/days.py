"""The days: each has a secret that is fixed the day before, so that its commitment is public before anybody plays.

Days are by UTC. A day's secret is published the day after.
"""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from bot.daily.course import engine_digest
from bot.ops.deadlines import Clock
from bot.search.pool import JobFailed, Run
from bot.store.database import Database
from bot.store.people.daily import DayRow as DayRow
from bot.store.work import Work
from engine.daily import DayDeal
from engine.players import HARD
from engine.shuffle import commitment

LOOK = 15 * 60.0
"""The most seconds between two looks at the clock: somebody may set it, or the machine may sleep."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """What anybody may know about how days are dealt."""

    today: str
    """The SHA-256 of today's secret, in hexadecimal."""
    tomorrow: str
    yesterday: DayDeal | None
    """Yesterday's, whose secret everybody may know; None if nobody has fixed it."""


def midnight(day: date) -> float:
    """Return when a day begins, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def before(day: date) -> str:
    """Return the day before one as it is stored."""
    return (day - timedelta(days=1)).isoformat()


def dealt(row: DayRow) -> DayDeal:
    """Return the deal of a day."""
    return DayDeal(date.fromisoformat(row.day), bytes.fromhex(row.secret))


def counts(row: DayRow) -> bool:
    """Return whether a day is still played with the rules and the computers with which it began."""
    return not row.closed and row.engine in (None, engine_digest())


class Days:
    """Knows what is dealt on each day, and what *hard* makes of it."""

    def __init__(
        self, database: Database, clock: Clock, run: Run, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """Make the service. `run` calls a function in another process: *hard* takes its time."""
        self._database = database
        self.clock = clock
        self.run = run
        self._entropy = entropy
        self._thinking = asyncio.Lock()

    def today(self) -> date:
        """Return which day it is."""
        return datetime.fromtimestamp(self.clock(), UTC).date()

    def until_next_look(self) -> float:
        """Return the seconds until the next day begins, or until the clock should be looked at again."""
        return min(max(midnight(self.today() + timedelta(days=1)) - self.clock(), 0.0) + 1.0, LOOK)

    async def now(self) -> DayRow:
        """Return today's row. Fix its secret, and tomorrow's, if they are not fixed yet."""
        today, tomorrow = self.today().isoformat(), (self.today() + timedelta(days=1)).isoformat()
        async with self._database.reading() as work:
            found, coming = await work.daily.day(today), await work.daily.day(tomorrow)
        if found is None or coming is None:
            async with self._database.writing() as work:
                for each in (today, tomorrow):
                    await work.daily.fix(each, self._entropy(32).hex())
                found = await work.daily.day(today)
        assert found is not None
        return found

    async def fixed(self) -> Fixed:
        """Return what fixes today's deal and tomorrow's, and what yesterday's was dealt from."""
        now, today = await self.now(), self.today()
        async with self._database.reading() as work:
            coming = await work.daily.day((today + timedelta(days=1)).isoformat())
            gone = await work.daily.day(before(today))
        assert coming is not None
        told = [commitment(bytes.fromhex(each.secret)) for each in (now, coming)]
        return Fixed(told[0], told[1], None if gone is None else dealt(gone))

    async def hard(self, day: str) -> tuple[int, ...]:
        """Return what *hard* makes of a day's seat in each round; empty while that cannot be computed."""
        async with self._thinking:  # if many ask at the same time, it is computed once
            async with self._database.reading() as work:
                row = await work.daily.day(day)
            if row is None or row.hard is not None:
                return () if row is None else tuple(row.hard or ())
            try:
                found = await self.run(DayDeal.played_by, dealt(row), HARD)
            except JobFailed:
                return ()
            async with self._database.writing() as work:
                await work.daily.change_day(day, hard=list(found))
            return found

    async def opened(self, work: Work, day: str) -> bool:
        """Note within a unit of work with which engine a day is played; close its ranking if that has changed.

        Return whether an attempt counts.
        """
        row = await work.daily.day(day)
        assert row is not None
        if row.engine is None:
            await work.daily.change_day(day, engine=engine_digest())
        elif not (row.closed or counts(row)):
            await work.daily.change_day(day, closed=True)
        return counts(row)
