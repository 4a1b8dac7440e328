"""How old is what the boards show? What the database has is drawn here, too, and compared with what Discord shows."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from bot.chips.wallets import Wallets
from bot.ops.steady import SteadyClock
from bot.refusals import StoreFails, TableGone
from bot.store.database import Database
from bot.tables.clock import Paces
from bot.tables.commands import Tables
from bot.tables.ownership import Ownership
from cogs.render.board import board_message
from cogs.render.words import words_for
from cogs.show.messenger import texts_of
from tests.wire.discord import Discord
from tests.wire.messages import Message

LOOK = 0.5
"""Seconds between two looks."""
TIMES = re.compile(r"<t:\d+(:\w)?>")
"""Moments that a process reckons with for itself."""
OWN = re.compile(r"^-# .*(under \*\*My hand\*\*|write here).*$", re.MULTILINE)
"""Lines that say what only the process knows: who takes no direct messages."""
BLANK = re.compile(r"\s+")


def plain(text: str) -> str:
    """Return what of a board's text follows from the table alone."""
    return BLANK.sub(" ", TIMES.sub("…", OWN.sub("", text))).strip()


@dataclass(slots=True)
class Course:
    """What a table was, look by look."""

    shard: int
    looks: list[tuple[float, str]] = field(default_factory=list)
    """From when on it should have shown which text, oldest first."""
    seq: int = -1
    gone: float | None = None
    """Since when it has no board at all."""

    def stale_since(self, shown: str, shown_at: float) -> float | None:
        """Return since when a board that shows a text since `shown_at` is out of date; None if it is not."""
        texts = [text for _, text in self.looks]
        if shown == texts[-1]:
            return None
        for at in range(len(texts) - 2, -1, -1):
            if texts[at] == shown:
                return self.looks[at + 1][0]
        return max(self.looks[-1][0], shown_at)  # something that came and went between two looks


class Shown:
    """Looks at the boards of all open tables."""

    def __init__(self, discord: Discord, place: str, shard_of: Callable[[int], int]) -> None:
        """`shard_of`: the shard of a channel."""
        self._discord = discord
        self._shard_of = shard_of
        self._database = Database(place)
        clock = SteadyClock(time.time, time.monotonic)
        nothing = Ownership(lambda _guild: False)
        wallets = Wallets(self._database, time.time)
        self._tables = Tables(self._database, wallets, clock, Paces(), Random(), ownership=nothing)
        self._words = words_for("en-US")
        self._courses: dict[int, Course] = {}
        self.looks = 0
        """How often a board was looked at."""
        self.known = 0
        """How often it showed something that the table is, or has been at a look before."""

    async def look_on(self, goes_on: Callable[[], bool], stale: Callable[[int, int, float, str], None]) -> None:
        """Look until `goes_on` says no.

        Args:
            goes_on: whether to look once more.
            stale: is told of each board at each look: its table, its shard, since when it has been out of date, in
                seconds since 1970, the present where it is not; and what it shows, nothing where there is none.
        """
        await self._database.open()
        try:
            while goes_on():
                await asyncio.sleep(LOOK)
                with suppress(StoreFails):
                    await self._look(stale)
        finally:
            await self._database.close()

    async def _look(self, stale: Callable[[int, int, float, str], None]) -> None:
        async with self._database.reading() as work:
            standing = await work.standing.read()
        self._courses = {number: each for number, each in self._courses.items() if number in standing.open}
        for number, (_, seq) in standing.open.items():
            with suppress(TableGone):
                channel = await self._follow(number, seq)
                if channel is not None:
                    self._judge(number, channel, stale)

    async def _follow(self, number: int, seq: int) -> int | None:
        """Note what a table is now, and return its channel; None where it closes just now."""
        now = time.time()
        board = await self._tables.board(number)
        if board.ending is not None:
            return None
        course = self._courses.setdefault(number, Course(self._shard_of(board.channel)))
        if course.seq != seq:
            course.seq = seq
            text = plain("\n".join(texts_of(board_message(board, self._words))))
            if not course.looks or course.looks[-1][1] != text:
                course.looks.append((now, text))
        return board.channel

    def _judge(self, number: int, channel: int, stale: Callable[[int, int, float, str], None]) -> None:
        course, now = self._courses[number], time.time()
        self.looks += 1
        message = _board_of(self._discord, channel, number)
        if message is None:
            course.gone = course.gone or now
            stale(number, course.shard, course.gone, "")
            return
        course.gone = None
        shown = plain(message.text)
        self.known += any(text == shown for _, text in course.looks)
        since = course.stale_since(shown, message.now.at)
        stale(number, course.shard, now if since is None else since, shown)

    def wanted(self, table: int) -> str:
        """Return what a table's board should show."""
        return self._courses[table].looks[-1][1]


def _board_of(discord: Discord, channel: int, table: int) -> Message | None:
    """Return the latest message of a channel that has buttons of a table for everybody."""
    part = f"nm:{table}:"
    there = [each for each in discord.public(channel) if any(button.startswith(part) for button in each.ids())]
    return there[-1] if there else None
