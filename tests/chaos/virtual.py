"""A club in virtual time: everything but Discord, in this process, on an event loop and a file of its own."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from bot.cli.audit import audit
from bot.cli.restore import run as restore
from bot.ops.exits import Exit
from bot.refusals import Refused
from bot.settings import address_of
from bot.store.file import copy
from bot.tables.commands.tables import Tables
from bot.tables.model.table import Lobby, Status, Table
from bot.tables.service.timekeeper import TRIED_AGAIN
from bot.tables.time.clock import Waiting
from bot.tables.time.paces import Paces
from bot.tables.views import Board
from engine.game import RuleBroken, RulesRefused
from tests.bot.clock import EvenClock
from tests.bot.club import CHANNEL, AuditedDatabase, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK
from tests.bot.store.broken import read_only
from tests.chaos.evidence import Reader, Seen
from tests.chaos.promises import broken

T = TypeVar("T")
Press = Callable[[Club, int], Awaitable[Any]]
"""What somebody asks of a club by a click of this id."""

EVERYBODY = (ANN, BEN, CLARA, DIRK)
LOST = 1_000_000
"""Ids from here on are of clicks that the bot could not write down."""
PACES = Paces(card=0.0, lead=0.0, lobby=300.0, paused=300.0)
"""Only members take time, and the pauses before a round."""


class Unmoved(Random):
    """Draws the same whenever it is asked, so that what was drawn in vain changes nothing later."""

    def random(self) -> float:
        return 0.0

    def getrandbits(self, k: int, /) -> int:
        return 0


def unmoved(size: int) -> bytes:
    """Return a secret: deals differ by the clicks before them all the same."""
    return bytes(range(size))


class UnmovedClub(Club):
    """A club whose decks and computer players are the same in every world."""

    def _wire(self) -> None:
        super()._wire()
        self.tables = Tables(self.database, self.wallets, self.steady, self.paces, Unmoved(), entropy=unmoved)


class Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@dataclass(frozen=True)
class Answer:
    """What came of a click: what it gave, or why it was refused."""

    given: Any = None
    refused: str = ""


def untimed(table: Table) -> Table:
    """Return a table without the seconds that decisions took: what the bot fails at takes longer."""
    if isinstance(table, Lobby):
        return table
    tallies = tuple(replace(each, seconds=0.0) for each in table.score_sheet.tallies)
    return replace(table, score_sheet=replace(table.score_sheet, tallies=tallies))


class VirtualWorld:
    """A club whose time passes when a test lets it."""

    def __init__(self, empty: Path, folder: Path) -> None:
        folder.mkdir()
        self._loop = asyncio.new_event_loop()
        self._patch = pytest.MonkeyPatch()
        self.errors = Errors()
        self.clock = EvenClock()
        self.clock.drive(self._loop, self._patch)
        self._file, self._copy = Path(shutil.copy(empty, folder / "club.sqlite3")), folder / "copy.sqlite3"
        self._reader = Reader(str(self._file))
        self.club = self.run(self._opened())

    async def _opened(self) -> Club:
        club = UnmovedClub(AuditedDatabase(self._file), self.clock, PACES)
        await club.database.open()
        await club.tables.cache.resume(club.audience)
        return club

    def back_up(self) -> None:
        """Copy the database, in place of the copy that was made before."""
        self._copy.unlink(missing_ok=True)
        copy(address_of(str(self._file)), self._copy)

    def go_back(self) -> None:
        """Stop the bot, restore the copy, and start the bot again."""
        wrong = self.club.database.wrong
        self.run(self.club.tables.time.stop())
        self.run(self.club.database.close())
        assert restore(str(self._file), self._copy, force=True) is Exit.OK
        self.club = self.run(self._opened())
        self.club.database.wrong += wrong
        self._reader.forget()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in this world, and nothing else meanwhile."""
        logging.getLogger().addHandler(self.errors)
        try:
            return self._loop.run_until_complete(work)
        finally:
            logging.getLogger().removeHandler(self.errors)

    def close(self) -> list[str]:
        """End this world, and return what breaks a promise in its books, its journals and its log."""
        try:
            found = self.run(self._closed())
            return broken(replace(self.seen(), audit=found))
        finally:
            self._loop.close()
            self._patch.undo()

    async def _closed(self) -> list[str]:
        await self.club.tables.time.stop()
        async with self.club.database.reading() as work:
            found = await audit(work)
        await self.club.database.close()
        return [*found.wrong, *self.club.database.wrong]

    def seen(self) -> Seen:
        """Return what there is to judge this world by."""
        return replace(self._reader.look(), log=self.errors.lines)

    # --- doing --------------------------------------------------------------------------------------------------

    async def pressed(self, press: Press, click: int) -> Answer:
        """Let somebody press something, and return what came of it."""
        try:
            return Answer(await press(self.club, click))
        except (Refused, RuleBroken, RulesRefused) as refused:
            return Answer(refused=type(refused).__name__)

    async def failed(self, press: Press, click: int, *, too_long: bool) -> None:
        """Let the disk take nothing when somebody presses something, `too_long`: until after their time is up."""
        table = await self.club.tables.queries.in_channel(CHANNEL)
        fault = read_only(self.club.database)
        await self.pressed(press, click)
        if too_long and table is not None:
            await self.clock.forward(self._left(await self.club.tables.queries.board(table)) + 1)
            await self.club.idle()
        fault.over()
        if too_long and table is not None:
            tried = self.clock() + TRIED_AGAIN
            while not self._left(await self.club.tables.queries.board(table)) and self.clock() < tried:
                await self.clock.forward(1)
                await self.club.idle()

    async def wall_set(self, seconds: float) -> None:
        """Let somebody set the machine's clock."""
        self.clock.set(seconds)
        await self.club.idle()

    async def slept(self, seconds: float) -> None:
        """Let the machine sleep, and the clocks go on."""
        await self.clock.jump(seconds)
        await self.club.idle()

    async def settled(self, table: int, *, pause: bool = True) -> Board:
        """Let everything happen that needs no member, and return how a table stands then.

        `pause`: whether to stop at the pause before a round.
        """
        while True:
            board = await self.club.tables.queries.board(table)
            waits = board.waiting is Waiting.MEMBER or (pause and board.between)
            if board.status is not Status.PLAYING or (waits and self._left(board) > 0):
                return board
            await self._waited(board)

    async def time_is_up(self, table: int) -> None:
        """Let a table wait in vain for what it waits for."""
        before = await self.table(table)
        while True:
            board = await self.club.tables.queries.board(
                table
            )  # first: what is stored may be ahead of it, but never behind
            if before != await self.table(table):
                return
            await self._waited(board)

    async def _waited(self, board: Board) -> None:
        """Let the time come that a table waits for, or wait for what comes then."""
        left = self._left(board)
        await self.clock.forward(left)
        if not left:
            await self.club.audience.next_change()

    def _left(self, board: Board) -> float:
        """Return for how many seconds more a table waits, whatever time the machine's clock shows."""
        steady = self.club.steady
        return 0.0 if board.due_at is None else max(board.due_at - steady.shown(steady()), 0.0)

    # --- looking --------------------------------------------------------------------------------------------------

    async def table(self, table: int) -> Table:
        return await self.club.stored(table)
