"""One life of a club: the real services on a database, scripted members, and an audience that posts into a file.

    python -m tests.crash.club FILE [--place ADDRESS] [--seed N] [--spot SPOT --at N] [--finish] [--beside]

It goes on where the last life ended, and plays until it is killed; with `--finish` until every match has ended.
The database is FILE, or ADDRESS. Beside FILE it leaves FILE.told (what was posted), FILE.clicks (what was asked for,
and granted) and FILE.log. A second process that lives beside another one on the same database leaves FILE.told2 and
FILE.clicks2.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.chips.wallets import Wallets
from bot.ops.steady import SteadyClock
from bot.refusals import NotEnoughChips, Refused, StoreFails
from bot.store.database import DatabaseUnusable
from bot.tables.clock import Paces
from bot.tables.codec import dump_announcement
from bot.tables.commands import Tables
from engine.game import RuleBroken
from tests.crash.machine import Machine
from tests.crash.paper import Paper, written
from tests.crash.players import GUILD, PLANS, Plan, Players, Request, ask
from tests.crash.spots import MortalDatabase, Spots

T = TypeVar("T")
PACES = Paces(card=0.002, lead=0.002, deal=0.002, round=0.01, lobby=3600, paused=3600)
REPEATED = 6
"""So many of the last clicks are delivered again to the next life."""
GLANCE = 0.02
"""Seconds after which members look again where nothing has changed."""


BESIDE = 1_000_000
"""How far apart the numbers are that two processes on one file give to clicks."""


class Teller:
    """An audience that posts announcements at least once, under their numbers, as Discord takes them."""

    def __init__(self, paper: Paper, spots: Spots) -> None:
        self._paper = paper
        self._spots = spots
        self._telling: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.tables: Tables
        self.changes: dict[int, int] = {}
        self.news = asyncio.Event()
        self.failure: BaseException | None = None

    def changed(self, table: int) -> None:
        self.changes[table] = self.changes.get(table, 0) + 1
        self.news.set()
        if table not in self._telling:
            self._telling.add(table)
            task = asyncio.get_running_loop().create_task(self._tell(table))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def half_over(self, table: int) -> None:
        pass

    def is_behind(self, table: int) -> bool:
        """Nobody watches."""
        return False

    def played(self, table: int, member: int) -> None:
        """There are no direct messages."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Nothing is kept of a table."""

    @property
    def idle(self) -> bool:
        return not self._telling

    async def _tell(self, table: int) -> None:
        seen = -1
        while seen != self.changes[table]:
            seen = self.changes[table]
            while pending := (await sooner_or_later(lambda: self.tables.unannounced(table)))[:3]:
                at = time.monotonic_ns()
                told = [
                    {"table": table, "number": number, "what": dump_announcement(what), "at": at}
                    for number, what in pending
                ]
                self._paper.add(*told, sure=True)
                self._spots.passed("told")
                numbers = [number for number, _ in pending]
                await sooner_or_later(lambda numbers=numbers: self.tables.announced(numbers))
        self._telling.discard(table)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self.failure = self.failure or task.exception()


async def sooner_or_later(do: Callable[[], Awaitable[T]]) -> T:
    """Do something again and again while the database fails: the disk is full, or another life cuts connections."""
    while True:
        with suppress(StoreFails, DatabaseUnusable):
            return await do()
        await asyncio.sleep(GLANCE)


class Life:
    """Everything that runs in one process."""

    def __init__(
        self, file: Path, place: str, seed: int, spots: Spots, *, patient: bool, finish: bool, beside: bool
    ) -> None:
        self._random = Random(seed)
        self._spots = spots
        self._patient = patient
        self._finish = finish
        self._database = MortalDatabase(place, spots)
        self._machine = Machine(place, self._database, Random(seed))
        self._wallets = Wallets(self._database, self._machine.time)
        steady = SteadyClock(self._machine.time, time.monotonic)
        self._tables = Tables(self._database, self._wallets, steady, PACES, self._random)
        self._players = Players(self._random)
        own = "2" if beside else ""
        self._clicks = Paper(Path(f"{file}.clicks{own}"))
        self._number = max((line.get("id", 0) for line in written(file, "clicks")), default=0) + beside * BESIDE
        self._last: dict[int, int] = {}
        self._teller = Teller(Paper(Path(f"{file}.told{own}")), spots)
        self._teller.tables = self._tables

    async def live(self, plays: Callable[[], object]) -> None:
        """Live until everything has come to its end, or until the kill. `plays` is told when members begin to play."""
        await sooner_or_later(self._database.open)
        self._spots.statements = "resuming"
        await sooner_or_later(lambda: self._tables.resume(self._teller))
        self._spots.statements = "statement"
        waiting = {table: self._teller.changes[table] for table in self._tables.open_tables(GUILD)}
        asked = [line for line in self._clicks.before if "do" in line]
        for plan in PLANS:
            there = await sooner_or_later(lambda plan=plan: self._tables.in_channel(plan.channel))
            if there is None and self._finish and any(line.get("channel") == plan.channel for line in asked):
                self._last[plan.channel] = 0
        again = asked[-REPEATED:]
        while self._finish and again:  # before the last tables are counted: one of these may open another
            await self._ask(again.pop(0))
        plays()
        async with asyncio.TaskGroup() as group:
            for request in again:
                group.create_task(self._ask(request))
            for plan in PLANS:
                group.create_task(self._play(plan))
            if not self._finish:
                group.create_task(self._machine.fail())
            if self._patient:
                group.create_task(self._see_all_go_on(waiting))
        while not self._teller.idle:
            await self._glance()
        await self._tables.stop()
        await self._database.close()

    async def _see_all_go_on(self, waiting: dict[int, int]) -> None:
        """Get killed soon after every open table has gone on."""
        while any(self._teller.changes[table] <= seen for table, seen in waiting.items()):
            await self._glance()
        await asyncio.sleep(self._random.uniform(0.0, 0.1))
        self._spots.passed("patient")

    async def _play(self, plan: Plan) -> None:
        """Let the members of a channel play, match after match."""
        opened = self._last.get(plan.channel)
        while True:
            if self._teller.failure is not None:
                raise self._teller.failure
            try:
                there = await self._tables.in_channel(plan.channel)
                board = None if there is None else await self._tables.board(there)
                hands = [] if there is None else await self._tables.hands(there)
            except StoreFails:
                await self._glance()
                continue
            if there is None and self._finish and opened is not None:
                return
            wish = self._players.wish(plan, self._last.get(plan.channel) or None, board, hands)
            if there is not None:
                opened = there
                if board is not None and board.view is not None:
                    self._last[plan.channel] = there
            if wish is not None:
                await self._click(wish)
            else:
                await self._glance()

    async def _glance(self) -> None:
        """Wait a moment, or until something has changed."""
        self._teller.news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(GLANCE):
                await self._teller.news.wait()

    async def _click(self, wish: Request) -> None:
        """Ask for something new. Members who lack the chips are given some."""
        self._number += 1
        request = {"id": self._number, **wish}
        self._clicks.add(request)
        if await self._ask(request) is NotEnoughChips:
            await self._click({"do": "grant", "member": wish["member"]})

    async def _ask(self, request: Request) -> type[Exception] | None:
        try:
            await ask(self._tables, self._wallets, request)
        except (Refused, RuleBroken) as refused:
            return type(refused)
        self._clicks.add({"granted": request["id"]})
        return None


def live(
    file: Path,
    place: str,
    seed: int,
    spot: str,
    at: int,
    *,
    finish: bool,
    beside: bool = False,
    plays: Callable[[], object] = lambda: None,
) -> None:
    """Live one life in this process.

    Args:
        file: beside which it leaves what it did.
        place: its database.
        seed: of all that is drawn.
        spot: where it is killed; empty for nowhere.
        at: when the spot is passed for the how manieth time.
        finish: whether it ends when every match has.
        beside: whether another one is on the same database.
        plays: is told when its members begin to play.
    """
    logging.basicConfig(filename=f"{file}.log", level=logging.WARNING, force=True)
    try:
        life = Life(file, place, seed, Spots(spot, at), patient=spot == "patient", finish=finish, beside=beside)
        asyncio.run(life.live(plays))
    except BaseException:
        logging.exception("a life has failed")
        raise


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.crash.club", description="One life of a club.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--place", help="the address of the database; FILE if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spot", default="")
    parser.add_argument("--at", type=int, default=1)
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--beside", action="store_true")
    chosen = parser.parse_args(arguments)
    place = chosen.place or str(chosen.file)
    live(chosen.file, place, chosen.seed, chosen.spot, chosen.at, finish=chosen.finish, beside=chosen.beside)


if __name__ == "__main__":
    main(sys.argv[1:])
