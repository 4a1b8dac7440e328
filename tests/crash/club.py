"""One life of a club: the real services on a file, scripted members, and an audience that posts into another file.

    python -m tests.crash.club FILE [--seed N] [--spot SPOT --at N] [--finish] [--beside]

It goes on where the last life ended, and plays until it is killed; with `--finish` until every match has ended.
Beside FILE it leaves FILE.told (what was posted), FILE.clicks (what was asked for, and granted) and FILE.log. A second
process that lives beside another one on the same FILE leaves FILE.told2 and FILE.clicks2.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.chips.wallets import Wallets
from bot.ops.steady import SteadyClock
from bot.refusals import NotEnoughChips, NotWritten, Refused
from bot.tables.clock import Paces
from bot.tables.codec import dump_announcement
from bot.tables.commands import Tables
from engine.game import RuleBroken
from tests.crash.machine import Machine
from tests.crash.players import GUILD, PLANS, Plan, Players, Request, ask
from tests.crash.spots import MortalDatabase, Spots

PACES = Paces(card=0.002, lead=0.002, deal=0.002, round=0.01, lobby=3600, paused=3600)
REPEATED = 6
"""So many of the last clicks are delivered again to the next life."""
GLANCE = 0.02
"""Seconds after which members look again where nothing has changed."""


BESIDE = 1_000_000
"""How far apart the numbers are that two processes on one file give to clicks."""


def lines(path: Path) -> list[dict[str, Any]]:
    """Return the whole lines of a file, without one that was being written when the process was killed."""
    if not path.exists():
        return []
    text = path.read_bytes()
    return [json.loads(line) for line in text[: text.rfind(b"\n") + 1].splitlines()]


def written(file: Path, what: str) -> list[dict[str, Any]]:
    """Return what all processes on a file have written of something."""
    return [*lines(Path(f"{file}.{what}")), *lines(Path(f"{file}.{what}2"))]


class Paper:
    """A file to which lines are appended; an unfinished last line is cut off first."""

    def __init__(self, path: Path) -> None:
        self.before = lines(path)
        self._file = path.open("ab")
        whole = path.read_bytes().rfind(b"\n") + 1
        self._file.truncate(whole)

    def add(self, *written: dict[str, Any], sure: bool = False) -> None:
        self._file.write(b"".join(json.dumps(line).encode() + b"\n" for line in written))
        self._file.flush()
        if sure:
            os.fsync(self._file.fileno())


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
            while pending := (await self.tables.unannounced(table))[:3]:
                at = time.monotonic_ns()
                told = [
                    {"table": table, "number": number, "what": dump_announcement(what), "at": at}
                    for number, what in pending
                ]
                self._paper.add(*told, sure=True)
                self._spots.passed("told")
                await _until_it_is_written(self.tables, [number for number, _ in pending])
        self._telling.discard(table)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self.failure = self.failure or task.exception()


async def _until_it_is_written(tables: Tables, told: list[int]) -> None:
    """Note what was posted, again and again while the disk is full."""
    while True:
        try:
            return await tables.announced(told)
        except NotWritten:
            await asyncio.sleep(GLANCE)


class Life:
    """Everything that runs in one process."""

    def __init__(self, file: Path, seed: int, spots: Spots, *, patient: bool, finish: bool, beside: bool) -> None:
        self._random = Random(seed)
        self._spots = spots
        self._patient = patient
        self._finish = finish
        self._database = MortalDatabase(file, spots)
        self._machine = Machine(self._database, Random(seed))
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

    async def live(self) -> None:
        """Live until everything has come to its end, or until the kill."""
        await self._database.open()
        self._spots.statements = "resuming"
        await self._tables.resume(self._teller)
        self._spots.statements = "statement"
        waiting = {table: self._teller.changes[table] for table in self._tables.open_tables(GUILD)}
        asked = [line for line in self._clicks.before if "do" in line]
        for plan in PLANS:
            there = await self._tables.in_channel(plan.channel)
            if there is None and self._finish and any(line.get("channel") == plan.channel for line in asked):
                self._last[plan.channel] = 0
        again = asked[-REPEATED:]
        while self._finish and again:  # before the last tables are counted: one of these may open another
            await self._ask(again.pop(0))
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
            there = await self._tables.in_channel(plan.channel)
            if there is None and self._finish and opened is not None:
                return
            board = None if there is None else await self._tables.board(there)
            hands = [] if there is None else await self._tables.hands(there)
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


def live(file: Path, seed: int, spot: str, at: int, *, finish: bool, beside: bool = False) -> None:
    """Live one life in this process. `beside`: whether another one is on the same file."""
    logging.basicConfig(filename=f"{file}.log", level=logging.WARNING, force=True)
    try:
        life = Life(file, seed, Spots(spot, at), patient=spot == "patient", finish=finish, beside=beside)
        asyncio.run(life.live())
    except BaseException:
        logging.exception("a life has failed")
        raise


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.crash.club", description="One life of a club.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spot", default="")
    parser.add_argument("--at", type=int, default=1)
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--beside", action="store_true")
    chosen = parser.parse_args(arguments)
    live(chosen.file, chosen.seed, chosen.spot, chosen.at, finish=chosen.finish, beside=chosen.beside)


if __name__ == "__main__":
    main(sys.argv[1:])
