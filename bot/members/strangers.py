"""First messages to members to whom the bot has never written: how many, how fast, and what follows refusals.

Discord quarantines bots for these, and tells nobody its limits; docs/decisions/requests-and-limits.md has reports.
All processes of the bot share one allowance, which the database keeps. Nobody waits here: a call that is too early
learns when to try again.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from bot.refusals import StoreFails
from bot.store.database import Database

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
"""Seconds; days begin at midnight, UTC."""
BURST = 5
"""How many first messages may follow each other at once after a time without any."""
SLOW = 2.0
"""Seconds; the pause that refusals double, if the usual pause is shorter."""
LONGEST, DOUBLINGS = 6 * 3600.0, 14
"""The longest pause between two first messages in seconds, and after how many doublings it is reached."""
A_MINUTE = 60.0
"""Seconds after which the database is asked again if no first message is allowed, as another process may know better.
Somebody who has not asked again for that long no longer waits."""
ASK_AGAIN = 10 * 60.0
"""The most seconds until somebody who waits asks again."""
STORE_FAILS = 5.0
"""Seconds after which a database that fails is asked again."""
TOLERANCE = 0.01
"""Seconds by which a timer may be early."""
NAME = "strangers"
"""The name under which the database stores the allowance, among what it knows about the application."""


class DoorWaits(Exception):
    """A member cannot be written to for the first time now; `seconds` says for how long."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Refusal(IntEnum):
    """Why Discord refuses a first message. The value says how often the pause is doubled then, at least."""

    CLOSED = 1
    """This member takes no direct messages."""
    TOO_FAST = 8
    """The bot opens them too fast: the next one is tried after nine minutes."""
    QUARANTINE = 11
    """Discord takes the bot for a spammer: the next one is tried after an hour."""


class Allowance(NamedTuple):
    """What all processes know of the first messages so far. Times are in seconds since 1970."""

    full_at: float = 0.0
    """When a full burst is allowed again."""
    doublings: int = 0
    """How often the pause is doubled, because Discord has refused."""
    refused_at: float = 0.0
    day: int = 0
    """The day of the last one, counted from 1970."""
    written: int = 0
    """How many there were that day."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many first messages the bot allows itself."""

    pause: float
    """Seconds between two of them if Discord refuses none."""
    a_day: int

    def apart(self, its: Allowance) -> float:
        """Return the present number of seconds between two of them."""
        return min(max(self.pause, SLOW) * 2.0**its.doublings, LONGEST) if its.doublings else self.pause

    def written(self, its: Allowance, now: float) -> int:
        """Return how many there were today."""
        return its.written if its.day == now // DAY else 0

    def wait(self, its: Allowance, now: float) -> float:
        """Return the seconds until the next one is allowed, 0.0 if it is now."""
        if self.written(its, now) >= self.a_day:
            return DAY - now % DAY
        apart, whole = self.apart(its), self._burst(its)
        left = min(its.full_at - now, whole) - (whole - apart)  # further ahead it can only be if the clock was set back
        return left if left > TOLERANCE else 0.0

    def take(self, its: Allowance, now: float) -> Allowance:
        """Write one, if that is allowed."""
        if self.wait(its, now):
            return its
        full_at = max(min(its.full_at, now + self._burst(its)), now) + self.apart(its)
        return its._replace(full_at=full_at, day=int(now // DAY), written=self.written(its, now) + 1)

    def give_back(self, its: Allowance, now: float) -> Allowance:
        """Take back one that may not have arrived; its next try counts."""
        return its._replace(written=max(self.written(its, now) - 1, 0))

    def accepted(self, its: Allowance, now: float) -> Allowance:
        """Note that Discord has taken one: half of the doublings are over, and no burst follows at once."""
        after = its._replace(doublings=its.doublings // 2)
        return after._replace(full_at=now + self._burst(after)) if its.doublings else its

    def refused(self, its: Allowance, now: float, asked: float, refusal: Refusal) -> Allowance:
        """Note that Discord has refused one. `asked`: when it was sent; refusals of one burst count as one."""
        doublings = min(max(its.doublings + (asked > its.refused_at), refusal), DOUBLINGS)
        after = its._replace(doublings=doublings, refused_at=now)
        return after._replace(full_at=now + self.apart(after))

    def _burst(self, its: Allowance) -> float:
        """Return the seconds in which a burst becomes allowed again. While Discord refuses, a burst is one message."""
        return self.apart(its) * (1 if its.doublings else BURST)


@dataclass(eq=False)
class Strangers:
    """Decides to whom the bot may write for the first time now, and learns the results."""

    _database: Database
    clock: Callable[[], float]
    _limits: Limits
    _known: Allowance = field(default_factory=Allowance)
    """As this process knows it: another one may have written since `_looked_at`."""
    _looked_at: float = 0.0
    _waiting: dict[int, float] = field(default_factory=dict)
    """When those who were too early are to ask again, in the order in which they asked first."""
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while somebody asks the database, so that many who wait ask it once."""
    _closed: dict[int, float] = field(default_factory=dict)
    """When members' direct messages turned out to be closed. They are not tried again for a day: nobody is to use up
    everybody's allowance by sitting down again and again."""

    async def ask(self, member: int) -> float:
        """Take a member's turn, and return when that was.

        Raises:
            DoorWaits: not now: others are before, enough was written today, or Discord refuses.
        """
        if 0 <= self.clock() - self._closed.get(member, -DAY) < DAY:
            raise DoorWaits(ASK_AGAIN)
        async with self._one:
            now = self.clock()
            left = self._limits.wait(self._known, now)
            if not left or abs(now - self._looked_at) > A_MINUTE:
                self._looked_at = now
                before = await self._note(lambda its: self._limits.take(its, now))
                left = STORE_FAILS if before is None else self._limits.wait(before, now)
        self._waiting = {each: at for each, at in self._waiting.items() if at > now - A_MINUTE}
        if not left:
            self._waiting.pop(member, None)
            return now
        self._waiting.setdefault(member, now)
        left = min(left + list(self._waiting).index(member) * self._limits.pause, ASK_AGAIN)
        self._waiting[member] = now + left
        raise DoorWaits(left)

    async def accepted(self) -> None:
        """Note that Discord has taken a first message."""
        now = self.clock()
        if self._known.doublings:
            await self._note(lambda its: self._limits.accepted(its, now))

    def closed(self, member: int) -> None:
        """Note that a member takes no direct messages."""
        now = self.clock()
        self._closed = {each: at for each, at in self._closed.items() if now - at < DAY} | {member: now}

    async def failed(self) -> None:
        """Note that Discord or the way there fails, so that nobody knows whether a first message has arrived."""
        now = self.clock()
        await self._note(lambda its: self._limits.give_back(its, now))

    async def refused(self, refusal: Refusal, asked: float) -> DoorWaits:
        """Note that Discord has refused one that was sent at `asked`; return for how long none is sent."""
        now, is_new = self.clock(), asked > self._known.refused_at
        await self._note(lambda its: self._limits.refused(its, now, asked, refusal))
        rest = self._limits.apart(self._known)
        if is_new:
            level = logging.INFO if rest < A_MINUTE else logging.WARNING
            log.log(level, "no first message is sent for %d s: Discord refuses direct messages", rest)
        if is_new and refusal is Refusal.QUARANTINE:
            log.warning(
                "Discord has quarantined the bot as a spammer: until you have appealed in the developer portal, it may "
                "write to nobody new and cannot be added to servers"
            )
        return DoorWaits(min(rest, ASK_AGAIN))

    async def figures(self) -> dict[str, float]:
        """Return the measurements of all processes together.

        Raises:
            StoreFails: the database does not answer.
        """
        async with self._database.reading() as work:
            its = _read(await work.application.get(NAME))
        written = self._limits.written(its, self.clock())
        return {"first_messages_today": written, "first_messages_pause_seconds": self._limits.apart(its)}

    async def _note(self, change: Callable[[Allowance], Allowance]) -> Allowance | None:
        """Change the allowance and return what it was; None if the database takes nothing: it is changed here alone."""
        self._known = change(self._known)
        try:
            async with self._database.writing() as work:
                before = _read(await work.application.hold(NAME))
                self._known = after = change(before)
                await work.application.put(NAME, json.dumps(after))
        except StoreFails:
            return None
        if before.written < after.written == self._limits.a_day:
            log.warning(
                "%d members got their first message from the bot today: no more before midnight (UTC)", after.written
            )
        return before


def _read(text: str | None) -> Allowance:
    return Allowance(*json.loads(text)) if text else Allowance()
