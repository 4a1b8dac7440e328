"""`python -m bot drill`: restores a copy of the database, audits it, plays on it, and deletes what it has restored.

A copy that nobody has ever restored is a hope. The drill has a database of its own: neither the copy nor the bot's
database is touched.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, time
from typing import NamedTuple, TypeVar

from bot.chips.wallets import Wallets
from bot.cli.audit import Wrong, ending_if_wrong, sound
from bot.cli.given import unusable
from bot.cli.restore import go_on, put_back
from bot.members.people import Actor
from bot.ops.exits import Exit, Failed
from bot.ops.steady import SteadyClock
from bot.refusals import NothingToCheck
from bot.store.backends.replacing import content_of
from bot.store.database import Database
from bot.store.file import connect, only_reading, parsed
from bot.store.operation.audit import Counts
from bot.tables.after.records import Records
from bot.tables.commands.tables import Tables
from bot.tables.model.table import Status
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.time.paces import Paces
from engine.catalogue import CATALOGUE, FIRST

T = TypeVar("T")

MATCHES = 100
"""How many closed tables are dealt again at most, beginning with the latest."""
NOWHERE = 2**62
"""The server, the channel, the member and the first click of a drill. Discord gives no such ids for a hundred years."""
COMPUTERS = 2
LONGEST = 300.0
"""Seconds that the match of a drill takes at most; on an idle machine it takes one."""


def run(copy: Path) -> Exit:
    """Find out whether a copy, or the newest one in a folder, can be relied on; print a line for each step.

    Raises:
        Failed: there is none, it cannot be read, or there is no room to restore it.
    """
    copy = newest(copy)
    began = perf_counter()
    try:
        with (
            ending_if_wrong(f"The copy {copy} is not good."),
            unusable(f"The copy {copy} cannot be used"),
            TemporaryDirectory(prefix=".drill-", dir=copy.parent) as folder,
        ):
            _steps(copy, Path(folder) / "drill.sqlite3")
    except OSError as error:
        raise Failed(
            Exit.NOT_DONE, f"The copy {copy} cannot be restored to a temporary database: {error.strerror}."
        ) from error
    sys.stdout.write(f"The copy {copy} is good ({perf_counter() - began:.1f} s).\n")
    return Exit.OK


def newest(given: Path) -> Path:
    """Return the newest copy in a folder, or the file that was given.

    Raises:
        Failed: there is none.
    """
    if not given.is_dir():
        if not given.exists():
            raise Failed(Exit.DATABASE, f"There is no copy {given}: make one with `python -m bot backup`.")
        return given
    copies = [each for each in given.glob("*.sqlite3") if each.is_file() and not each.name.startswith(".")]
    if not copies:
        raise Failed(Exit.DATABASE, f"There is no copy (*.sqlite3) in {given}: make one with `python -m bot backup`.")
    return max(copies, key=_order)


def _steps(copy: Path, database: Path) -> None:
    began = perf_counter()
    restored = put_back(str(database), copy, force=True)
    made = copy.stat()
    at = datetime.fromtimestamp(made.st_mtime, UTC)
    _say("restore", began, f"{copy}, of {at:%Y-%m-%d %H:%M} UTC, {made.st_size / 1e6:.1f} MB: {go_on(restored)}")
    asyncio.run(_on_it(database, _before(copy)))


def _before(copy: Path) -> tuple[Path, int] | None:
    """Return the copy before this one in its folder, and how many movements it has; None if there is none."""
    made = _order(copy)
    earlier = sorted((each for each in copy.parent.glob("*.sqlite3") if _order(each) < made), key=_order, reverse=True)
    for each in earlier:
        with suppress(sqlite3.Error), closing(connect(only_reading(parsed(str(each))))) as connection:
            return each, content_of(connection).movements
    return None


def _order(copy: Path) -> tuple[float, str]:
    return copy.stat().st_mtime, copy.name


async def _on_it(file: Path, before: tuple[Path, int] | None) -> None:
    """Do the steps that need the open database."""
    async with Database(str(file)) as database:
        began = perf_counter()
        there = await _checked(database)
        if not there.members:
            raise Wrong("There are no members in it")
        if before is not None and there.movements < before[1]:
            raise Wrong(
                f"It has {there.movements} movements of chips, and the copy before it ({before[0]}) {before[1]}; "
                "that is right only if a server's data has been deleted since"
            )
        _say("check", began, str(there))
        began = perf_counter()
        _say("verify", began, await _verified(database))
        began = perf_counter()
        try:
            played = await play_match(database)
        except TimeoutError as error:
            raise Wrong("a match begun on it cannot be finished") from error
        await _checked(database)
        await _dealt_again(Records(database, _here), played.table)
        _say("play", began, f"a match of {played.rounds} rounds and {played.clicks} clicks; books and deals are right")


async def _checked(database: Database) -> Counts:
    async with database.at_one_moment() as work:
        return await sound(work)


async def _verified(database: Database) -> str:
    records = Records(database, _here)
    async with database.reading() as work:
        closed = await work.tables.last_closed(MATCHES)
    deals = [await _dealt_again(records, table) for table in closed]
    return f"{sum(deals)} deals follow from what they were dealt from, in the last {sum(map(bool, deals))} matches"


async def _dealt_again(records: Records, table: int) -> int:
    """Deal the match of a closed table again, and return how many deals there were.

    Raises:
        Wrong: its deals do not follow from its proof.
    """
    try:
        checked = await records.deals(table)
    except NothingToCheck:
        return 0
    if checked.differs is not None:
        raise Wrong(f"table {table}: its deals do not follow from its proof")
    return checked.deals


async def _here(function: Callable[..., T], *arguments: object) -> T:
    """Call a function in this process: nobody else waits for it."""
    return function(*arguments)


def _say(step: str, began: float, told: str) -> None:
    """Print what a step has found, and how long it took."""
    sys.stdout.write(f"{step:8}{perf_counter() - began:6.1f} s  {told}.\n")
    sys.stdout.flush()


# --- the match -----------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A match that was played to its end."""

    table: int
    rounds: int
    clicks: int


class _Watcher:
    """An audience that only notices that something has changed: nobody watches."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def changed(self, table: int) -> None:
        self.news.set()

    def is_behind(self, table: int) -> bool:
        return False

    def played(self, table: int, member: int) -> None:
        """There are no direct messages."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Nothing is stored about a table."""


async def play_match(database: Database) -> Played:
    """Play a match of Michigan with computer players on a database that is thrown away.

    The open tables of the database are played meanwhile, as after a start of the bot.

    Raises:
        TimeoutError: the match does not end in time.
    """
    paces = Paces(card=0.0, lead=0.0, deal=0.0, round=0.0)
    tables = Tables(database, Wallets(database, time), SteadyClock(time, monotonic), paces, Random())
    watcher = _Watcher()
    await tables.cache.resume(watcher)
    try:
        async with asyncio.timeout(LONGEST):
            return await _to_the_end(tables, watcher)
    finally:
        await tables.time.stop()


async def _to_the_end(tables: Tables, watcher: _Watcher) -> Played:
    member = Actor(NOWHERE, "Drill", "en-US", guild=NOWHERE)
    clicks = count(NOWHERE)
    rulebook = CATALOGUE[FIRST].game.rulebook
    rules = rulebook.read(rulebook.presets()[0], {})
    table = await tables.lobby.open(
        guild=NOWHERE,
        channel=NOWHERE,
        host=member,
        terms=Terms(FIRST, rules, rules.chips, turn_seconds=60),
        computers=COMPUTERS,
        interaction=next(clicks),
        start=True,
    )
    while True:
        watcher.news.clear()
        hand = await tables.queries.hand(table, member.member)
        if hand.board.status is Status.CLOSED:
            return Played(table, hand.board.round, next(clicks) - NOWHERE)
        if hand.acting and hand.board.waiting is Waiting.MEMBER:
            card = str(next(iter(hand.view.legal)))
            await tables.match.play(table, member, hand.board.decision, {"do": "play", "card": card}, next(clicks))
        else:
            await watcher.news.wait()
