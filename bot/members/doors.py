"""The channels of members' direct messages, one per member for all tables; and when the bot may open another one.

All processes of the bot share one allowance of first messages, which the database keeps (`strangers`). Nobody waits
here: a call that is too early learns when to try again.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field

from bot.members.strangers import AT_LEAST, DAY, QUARANTINE, Allowance, Limits
from bot.refusals import NotWritten, StoreFails
from bot.store.database import Database

log = logging.getLogger(__name__)

CACHED = 4096
"""How many members' channels are kept in memory."""
A_MINUTE = 60.0
"""Seconds after which the database is asked again if no first message is allowed, as another process may know better.
Somebody who has not asked again for that long no longer waits."""
ASK_AGAIN = 10 * 60.0
"""The most seconds until somebody who waits asks again."""
STORE_FAILS = 5.0
"""Seconds after which a database that fails is asked again."""
NAME = "strangers"
"""The name under which the database stores the allowance, among what it knows about the application."""


@dataclass(eq=False)
class Doors:
    """Remembers the channels of direct messages across restarts, and decides when a new one may be opened."""

    _database: Database
    clock: Callable[[], float]
    """Returns the time in seconds since 1970."""
    _limits: Limits
    _known: OrderedDict[int, int | None] = field(default_factory=OrderedDict)
    """By member; None for strangers."""
    _allowance: Allowance = field(default_factory=Allowance)
    """As this process knows it: another one may have written since `_looked_at`."""
    _looked_at: float = 0.0
    _waiting: dict[int, float] = field(default_factory=dict)
    """When those who were too early are to ask again, in the order in which they asked first."""
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while somebody asks the database, so that many who wait ask it once."""
    _closed: dict[int, float] = field(default_factory=dict)
    """When members' direct messages turned out to be closed. They are not tried again for a day: nobody is to use up
    everybody's allowance by sitting down again and again."""

    # --- channels -----------------------------------------------------------------------------------------------

    async def look_up(self, members: Collection[int]) -> None:
        """Learn the channels of several members at once, so that `get` needs no database for them."""
        wanted = [each for each in members if each not in self._known]
        if not wanted:
            return
        async with self._database.reading() as work:
            found = await work.everywhere.doors(wanted)
        for member in wanted:
            self._cache(member, found.get(member))

    def is_stranger(self, member: int) -> bool:
        """Return whether a member was looked up and was never written to."""
        return self._known.get(member, 0) is None

    async def get(self, member: int) -> int | None:
        """Return the channel of a member whom the bot has written to, None if it never has."""
        await self.look_up([member])
        return self._known.get(member)

    async def keep(self, member: int, channel: int) -> None:
        """Remember the channel of a member, only in memory while the database fails."""
        if self._known.get(member) == channel:
            return
        self._cache(member, channel)
        with suppress(NotWritten):
            async with self._database.writing() as work:
                await work.everywhere.put_door(member, channel)

    async def drop(self, member: int) -> None:
        """Forget the channel of a member, which is gone."""
        self._known.pop(member, None)
        with suppress(NotWritten):
            async with self._database.writing() as work:
                await work.everywhere.drop_door(member)

    async def forget(self) -> None:
        """Forget every channel: Discord is not the same as before, as in each demo."""
        self._known.clear()
        async with self._database.writing() as work:
            await work.everywhere.drop_doors()

    def _cache(self, member: int, channel: int | None) -> None:
        self._known[member] = channel
        while len(self._known) > CACHED:
            self._known.popitem(last=False)

    # --- first messages -----------------------------------------------------------------------------------------

    async def ask(self, member: int) -> float:
        """Take a member's turn for a first message, and return 0.0.

        If it is not their turn, because others come first, the day's limit is reached or Discord refuses, return the
        seconds until they may ask again.
        """
        if 0 <= self.clock() - self._closed.get(member, -DAY) < DAY:
            return ASK_AGAIN
        async with self._one:
            now = self.clock()
            left = self._limits.wait(self._allowance, now)
            if not left or abs(now - self._looked_at) > A_MINUTE:
                self._looked_at = now
                before = await self._note(self._limits.take, now)
                left = STORE_FAILS if before is None else self._limits.wait(before, now)
        self._waiting = {each: at for each, at in self._waiting.items() if at > now - A_MINUTE}
        if not left:
            self._waiting.pop(member, None)
            return 0.0
        self._waiting.setdefault(member, now)
        left = min(left + list(self._waiting).index(member) * self._limits.pause, ASK_AGAIN)
        self._waiting[member] = now + left
        return left

    async def accepted(self) -> None:
        """Note that Discord has taken a first message."""
        if self._allowance.doublings:
            await self._note(self._limits.accepted, self.clock())

    async def failed(self) -> None:
        """Note that Discord or the way there fails, so that nobody knows whether a first message has arrived."""
        await self._note(self._limits.give_back, self.clock())

    async def refused(self, member: int, code: int, asked: float) -> float:
        """Note that Discord has refused one that was sent at `asked`; return for how many seconds none is sent.

        `code`: Discord's reason, which concerns the bot (`AT_LEAST`), or else the member, who takes no direct messages.
        """
        now, is_new = self.clock(), asked > self._allowance.refused_at
        if code not in AT_LEAST:
            self._closed = {each: at for each, at in self._closed.items() if now - at < DAY} | {member: now}
        await self._note(self._limits.refused, now, asked, code)
        rest = self._limits.apart(self._allowance)
        if is_new:
            level = logging.INFO if rest < A_MINUTE else logging.WARNING
            log.log(level, "no first message is sent for %d s: Discord refuses direct messages", rest)
        if is_new and code == QUARANTINE:
            log.warning(
                "Discord has quarantined the bot as a spammer: until you have appealed in the developer portal, it may "
                "write to nobody new and cannot be added to servers"
            )
        return min(rest, ASK_AGAIN)

    async def figures(self) -> dict[str, float]:
        """Return the measurements of all processes together.

        Raises:
            StoreFails: the database does not answer.
        """
        async with self._database.reading() as work:
            its = _read(await work.application.get(NAME))
        written = self._limits.written(its, self.clock())
        return {"first_messages_today": written, "first_messages_pause_seconds": self._limits.apart(its)}

    async def _note(self, change: Callable[..., Allowance], *how: float) -> Allowance | None:
        """Change the allowance and return what it was; None if the database takes nothing: it is changed here alone."""
        self._allowance = change(self._allowance, *how)
        try:
            async with self._database.writing() as work:
                before = _read(await work.application.hold(NAME))
                self._allowance = after = change(before, *how)
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
