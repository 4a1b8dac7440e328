"""Opening doors: first messages to members to whom the bot has never written, at a gentle pace for the whole bot.

Discord watches this more than anything else that a bot does. Where it has had enough, no door is opened for a while,
longer each time. Members who wait find their hand under *My hand*. Open doors are not affected.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from cogs.post.growing import Growing, TryLater

log = logging.getLogger(__name__)

TOO_FAST = 40003
"""Direct messages are opened too fast."""
FLAGGED = 20026
"""Discord takes the bot for a spammer. It may write to nobody new until an appeal has been heard."""
CLOSED_DOOR = 50007
"""This member takes no direct messages."""
BREAK = 10 * 60.0
"""Seconds without new doors after the first time that Discord has had enough; each further time twice as many."""
FLAGGED_BREAK = 60 * 60.0
"""The same where the bot is flagged."""
LONGEST = 6 * 60 * 60.0
BURST = 5
"""This many closed doors one after the other, within their time, look like spam to Discord."""
BURST_SECONDS = 120.0
GIVEN_UP = 60.0
"""Seconds after which a turn is given up that nobody takes."""

TOLERANCE = 0.01
"""Seconds by which a timer may be early."""


class DoorWaits(Exception):
    """No door can be opened for this member now; `seconds` says for how long."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Opening:
    """Says when a door may be opened. Nobody waits here: a caller who is too early hears when to come again."""

    def __init__(self, pause: float) -> None:
        """Begin with no door opened. `pause`: seconds between two new doors."""
        self._pause = pause
        self._turns: dict[int, float] = {}
        """When each member's turn comes, by the loop's clock."""
        self._next = 0.0
        self._last = -pause
        self._shut_until = 0.0
        self._one = asyncio.Lock()
        self._faults = Growing()
        self._alarms = Growing()
        self._closed: deque[float] = deque(maxlen=BURST)

    @asynccontextmanager
    async def turn(self, member: int) -> AsyncIterator[None]:
        """Open a member's door in here, one at a time. A refusal that is the member's own goes through.

        Raises:
            DoorWaits: not now: others are before, Discord has had enough, or does not answer.
        """
        self._ask(member)
        async with self._one:
            await asyncio.sleep(
                self._last + self._pause - asyncio.get_running_loop().time()
            )  # if the last one was late
            self._check()
            self._last = asyncio.get_running_loop().time()
            try:
                yield
            except TryLater as later:
                rest = self._faults.after(later)
                if later.__cause__ is not None:
                    log.warning("no door can be opened for %d s (%s)", rest, later.__cause__)
                raise self._shut(rest) from later
            except discord.HTTPException as error:
                alarm = self._alarm(error)
                if alarm is not None:
                    raise alarm from error
                raise
            self._faults.over()
            self._alarms.over()
            self._closed.clear()

    def alarm(self, error: discord.HTTPException) -> DoorWaits | None:
        """Open no door for a while where Discord has had enough, and return that; None for any other refusal."""
        if error.code == FLAGGED:
            log.warning(
                "Discord has flagged the bot as a spammer: it may write to nobody new until you have appealed in the "
                "developer portal"
            )
            return self._rest(FLAGGED_BREAK)
        return self._rest(BREAK) if error.code == TOO_FAST else None

    def _alarm(self, error: discord.HTTPException) -> DoorWaits | None:
        """Do the same where too many doors were closed one after the other."""
        alarm = self.alarm(error)
        if alarm is None and (error.status == 403 or error.code == CLOSED_DOOR):
            now = asyncio.get_running_loop().time()
            self._closed.append(now)
            if len(self._closed) == BURST and now - self._closed[0] < BURST_SECONDS:
                self._closed.clear()
                self._rest(BREAK)  # this member's own door is closed all the same
        return alarm

    def _rest(self, first: float) -> DoorWaits:
        rest = self._alarms.after(TryLater(first=first, longest=LONGEST))
        log.warning("no door is opened for %d s: Discord refuses direct messages", rest)
        return self._shut(rest)

    def _shut(self, rest: float) -> DoorWaits:
        self._shut_until = asyncio.get_running_loop().time() + rest
        self._turns.clear()
        self._next = self._shut_until
        return DoorWaits(rest)

    def _check(self) -> None:
        left = self._shut_until - asyncio.get_running_loop().time()
        if left > TOLERANCE:
            raise DoorWaits(left)

    def _ask(self, member: int) -> None:
        """Take a member's turn, where it has come.

        Raises:
            DoorWaits: it has not.
        """
        self._check()
        now = asyncio.get_running_loop().time()
        at = self._turns.pop(member, None)
        if at is None:
            at = max(now, self._next)
            self._next = at + self._pause
        if at > now + TOLERANCE:
            self._turns = {each: its for each, its in self._turns.items() if its > now - GIVEN_UP}
            self._turns[member] = at
            raise DoorWaits(at - now)
