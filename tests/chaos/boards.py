"""How old is what the boards show? What the database has is drawn here, too, and compared with what Discord shows."""

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
from bot.settings import address_of
from bot.store.database import Database, DatabaseUnusable
from bot.tables.commands.tables import Tables
from bot.tables.service.ownership import Ownership
from bot.tables.time.paces import Paces
from cogs.render.board import board_message
from cogs.render.parts import texts_of
from cogs.render.words import words_for
from tests.chaos.report import Report
from tests.places import AWAY
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

    channel: int
    looks: list[tuple[float, str]] = field(default_factory=list)
    """From when on it should have shown which text, oldest first."""
    seq: int = -1
    due: float | None = None
    """When time has to act at it next."""
    shown: str = ""
    stale: float | None = None
    """Since when its board has been out of date, None where it is not."""
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

    @property
    def difference(self) -> str:
        """What it should show, and what it shows."""
        return f"should show\n  {self.looks[-1][1]}\nand shows\n  {self.shown}"


class Boards:
    """Looks at the boards of all open tables."""

    def __init__(self, discord: Discord, place: str, report: Report) -> None:
        self._discord, self._place, self._report = discord, place, report
        self._words = words_for("en-US")
        self._using = asyncio.Lock()
        self._database: Database | None = None
        self._tables: Tables | None = None
        self.courses: dict[int, Course] = {}
        """The tables that are open, at the last look."""

    async def look_on(self, goes_on: Callable[[], bool], judge: Callable[[int, Course], None]) -> None:
        """Look until `goes_on` says no; `judge` is told of each board at each look."""
        while goes_on():
            await asyncio.sleep(LOOK)
            with suppress(StoreFails, DatabaseUnusable, *AWAY):
                async with self._using:
                    await self._look(judge)
        await self.close()

    async def close(self) -> None:
        """Let the database go; the next look opens it again."""
        async with self._using:
            database, self._database, self._tables = self._database, None, None
            if database is not None:
                await database.close()

    async def _look(self, judge: Callable[[int, Course], None]) -> None:
        if self._database is None or self._tables is None:
            database = Database(address_of(self._place), read_only=True)
            await database.open()
            wallets, clock = Wallets(database, time.time), SteadyClock(time.time, time.monotonic)
            nothing = Ownership(lambda _guild: False)
            self._database = database
            self._tables = Tables(database, wallets, clock, Paces(), Random(), ownership=nothing)
        async with self._database.reading() as work:
            standing = await work.fleet.standing()
        self.courses = {number: each for number, each in self.courses.items() if number in standing.open}
        for number, (_, seq) in standing.open.items():
            with suppress(TableGone):
                if await self._follow(self._tables, number, seq):
                    self._compare(number)
                    judge(number, self.courses[number])

    async def _follow(self, tables: Tables, number: int, seq: int) -> bool:
        """Note what a table is now; return whether it is open still."""
        now = time.time()
        board = await tables.queries.board(number)
        if board.ending is not None:
            return False
        course = self.courses.setdefault(number, Course(board.channel))
        course.due = board.due_at
        if course.seq != seq:
            course.seq = seq
            text = plain("\n".join(texts_of(board_message(board, self._words))))
            if not course.looks or course.looks[-1][1] != text:
                course.looks.append((now, text))
        return True

    def _compare(self, number: int) -> None:
        course, now = self.courses[number], time.time()
        self._report.numbers["looks at boards"] += 1
        message = _board_of(self._discord, course.channel, number)
        if message is None:
            course.shown, course.stale, course.gone = "", None, course.gone or now
            return
        course.shown, course.gone = plain(message.text), None
        course.stale = course.stale_since(course.shown, message.now.at)
        known = any(text == course.shown for _, text in course.looks)  # what it is, or was at a look before
        self._report.numbers["  at a known state"] += known


def _board_of(discord: Discord, channel: int, table: int) -> Message | None:
    """Return the latest message of a channel that has buttons of a table for everybody."""
    part = f"nm:{table}:"
    there = [each for each in discord.public(channel) if any(button.startswith(part) for button in each.ids())]
    return there[-1] if there else None
