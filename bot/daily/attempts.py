"""Members' attempts at the deal of the day: the first one counts, all others are practice. Nobody's chips change."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from typing import Any

from bot.chips.wallets import Wallets
from bot.daily.course import Course, began, film_of, seen, went_on
from bot.daily.days import Days, before, counts, dealt, midnight
from bot.members.people import Actor
from bot.refusals import DecisionOver, NothingToWatch, TooManyReplays
from bot.search.pool import JobFailed
from bot.store.database import Database
from bot.store.people.daily import AttemptRow
from bot.store.work import Work
from engine.daily import DayDeal
from engine.game import Done, NotAllowed, RuleBroken
from engine.players import HARD
from engine.record.film import Film

DAY = 24 * 60 * 60.0
NAMED = 10
"""The most members of a server that are named for a day: others there can watch their films the day after."""


@dataclass(frozen=True)
class Attempt:
    """How far a member is with a day's deal."""

    row: AttemptRow
    deal: DayDeal
    since: tuple[Done, ...] = ()
    """What has happened since their last choice, that included; empty if they come back to it."""

    @cached_property
    def state(self) -> Any:
        """The match as it is now."""
        return self.deal.game.codec.load(self.row.state)

    @property
    def is_over(self) -> bool:
        """Whether it is played to its end."""
        return self.row.points is not None

    def at(self, decision: int) -> "Attempt":
        """Return it, if its player has this decision to make now.

        Raises:
            DecisionOver: they have made it.
        """
        if self.is_over or self.row.decision != decision:
            raise DecisionOver
        return self


@dataclass(frozen=True, slots=True)
class Today:
    """Today's deal as a member finds it."""

    deal: DayDeal
    first: Attempt | None
    """Their attempt that counts; None if they have not begun."""
    counts: bool
    """Whether a first attempt would count: not if the rules, or the computers, have changed during the day."""
    streak: int
    """Their days in a row up to yesterday, or up to today if they have finished today's deal."""

    @property
    def ends_at(self) -> float:
        """When the day is over, in seconds since 1970."""
        return midnight(self.deal.day + timedelta(days=1))


class Attempts:
    """Keeps everybody's attempts."""

    def __init__(self, database: Database, wallets: Wallets, days: Days) -> None:
        self._database = database
        self._wallets = wallets
        self._days = days
        self.finished: Callable[[int], object] = lambda _guild: None
        """Called with the server in which somebody has finished today's deal."""

    # --- looking ------------------------------------------------------------------------------------------

    async def look(self, actor: Actor) -> Today:
        """Return today's deal as a member finds it."""
        row = await self._days.now()
        deal = dealt(row)
        async with self._database.reading() as work:
            first = await work.daily.attempt(row.day, actor.member, first=True)
            streak = await work.daily.streak(before(deal.day), actor.member)
        return Today(
            deal,
            None if first is None else Attempt(first, deal),
            counts(row),
            streak if first is None or first.points is None else first.streak,
        )

    async def present(self, actor: Actor, day: str, *, first: bool) -> Attempt | None:
        """Return a member's attempt at today's deal, or their practice; None without one, or if their `day` is over."""
        row = await self._days.now()
        if row.day != day:
            return None
        async with self._database.reading() as work:
            found = await work.daily.attempt(day, actor.member, first=first)
        return None if found is None else Attempt(found, dealt(row))

    async def watch(self, attempt: int, actor: Actor) -> tuple[Attempt, Film, str, int]:
        """Return a finished attempt as a film, and whose it is by name and id: one's own, or another's the day after.

        Raises:
            NothingToWatch: there is no such attempt, its day is not over, or it is not for this member.
        """
        async with self._database.reading() as work:
            found = await work.daily.by_id(attempt)
            if found is None or found[0].points is None:
                raise NothingToWatch
            row, whose = found
            own, over = whose == actor.member, row.day < self._days.today().isoformat()
            name = actor.name if own else await _named(work, row, whose, actor) if over else ""
            day = await work.daily.day(row.day)
        if not name or day is None:
            raise NothingToWatch
        try:
            film = film_of(dealt(day), row.acts, name)
        except (RuleBroken, ValueError) as error:  # it was played by rules that have changed since
            raise NothingToWatch from error
        return Attempt(row, dealt(day)), film, name, whose

    # --- playing ------------------------------------------------------------------------------------------

    async def begin(self, actor: Actor, *, practice: bool = False) -> Attempt:
        """Begin today's deal for a member, or return the attempt that they have begun.

        `practice`: whether to play it once more, for nothing.

        Raises:
            TooManyReplays: computers that think have no time now. Nothing has changed.
        """
        row = await self._days.now()
        async with self._database.reading() as work:
            there = await work.daily.attempt(row.day, actor.member, first=True)
        deal = dealt(row)
        if there is not None and (not practice or there.points is None):
            return Attempt(there, deal)
        course = await self._played(began, deal)
        assert course is not None
        async with self._writing(actor) as work:
            ranked = await self._days.opened(work, row.day)
            first = await work.daily.attempt(row.day, actor.member, first=True) is None
            if first or practice:
                ranked &= first
                at = self._days.clock()
                await work.daily.begin(row.day, actor.member, at, first=first, ranked=ranked, **course._asdict())
            found = await work.daily.attempt(row.day, actor.member, first=first or not practice)
        assert found is not None
        return Attempt(found, deal)

    async def play(self, actor: Actor, attempt: Attempt, action: Mapping[str, Any]) -> Attempt:
        """Do what a member has chosen in their attempt, and all that follows.

        Raises:
            DecisionOver: they have chosen already.
            NotAllowed: the rules do not allow it.
            TooManyReplays: computers that think have no time now. Nothing has changed.
        """
        there, deal = attempt.row, attempt.deal
        course = await self._played(went_on, deal, there.state, sum(there.rounds), action)
        if course is None:
            raise NotAllowed("the rules do not allow that")
        so_far = {"acts": [*there.acts, *course.acts], "rounds": [*there.rounds, *course.rounds]}
        changes: dict[str, Any] = {**course._asdict(), **so_far, "decision": there.decision + 1, "draft": None}
        async with self._writing(actor) as work:
            changes["ranked"] = await self._days.opened(work, there.day) and there.ranked
            if course.points is not None:
                changes["finished_at"] = self._days.clock()
                changes["streak"] = 1 + await work.daily.streak(before(deal.day), actor.member)
            if not await work.daily.go_on(there.id, there.decision, **changes):
                raise DecisionOver
        if course.points is not None and changes["ranked"] and actor.guild is not None:
            self.finished(actor.guild)
        since = tuple(seen(deal, deal.game.codec.load(there.state), course.acts))
        return Attempt(there._replace(**changes), deal, since)

    async def prepare(self, actor: Actor, attempt: Attempt, draft: dict[str, Any]) -> Attempt:
        """Note a choice of several parts as far as a member has made it.

        Raises:
            DecisionOver: they have made it already.
        """
        async with self._writing(actor) as work:
            if not await work.daily.go_on(attempt.row.id, attempt.row.decision, draft=draft):
                raise DecisionOver
        return Attempt(attempt.row._replace(draft=draft), attempt.deal)

    async def tidy(self, days: float) -> None:
        """Forget last week's messages of days, and delete the rows of strangers.

        Strangers are members whom no server knows, and who have played no day's deal for this number of days.
        """
        week, since = (self._days.today() - timedelta(days=7)).isoformat(), self._days.clock() - days * DAY
        async with self._database.writing() as work:
            await work.daily.drop_posts(week)
            await work.people.forget_strangers(since)

    @asynccontextmanager
    async def _writing(self, actor: Actor) -> AsyncIterator[Work]:
        """Begin a unit of work for a member, in whose server they get a wallet if they have none.

        Their attempts are kept for all servers, and deleted when the last server forgets them.
        """
        async with self._database.writing(actor.guild) as work:
            if actor.guild is not None:
                await self._wallets.welcome(work, actor.guild, actor)
            yield work

    async def _played(self, function: Callable[..., Course | None], deal: DayDeal, *more: object) -> Course | None:
        if deal.daily.level != HARD:
            return function(deal, *more)
        try:
            return await self._days.run(function, deal, *more)  # its computers take their time
        except JobFailed as error:
            raise TooManyReplays from error


async def _named(work: Work, row: AttemptRow, whose: int, actor: Actor) -> str:
    """Return somebody's name in the asker's server if they are named there for that day; else an empty text."""
    there = [] if actor.guild is None else await work.daily.places(actor.guild, row.day, row.day, NAMED)
    return next((each.name for each in there if each.member == whose and not each.hidden), "")
