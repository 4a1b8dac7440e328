"""One bot as processes, its small Discord, and the members who play on while things go wrong."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.cli.command_line import main
from bot.tables.model.table import Status
from tests.chaos.accidents import GIVEN_UP, Accidents
from tests.chaos.boards import Boards, Course
from tests.chaos.channels import Life
from tests.chaos.clicks import Clicks
from tests.chaos.evidence import Reader, Seen
from tests.chaos.fleet import Fleet
from tests.chaos.plans import plan
from tests.chaos.promises import broken
from tests.chaos.report import Report
from tests.chaos.told import Told
from tests.chaos.wish import ANSWER_WITHIN, Wish, busy, until
from tests.network import Network
from tests.places import AWAY, ask, is_file
from tests.wire.copies import Copy
from tests.wire.discord import Discord
from tests.wire.process import ROOT

T = TypeVar("T")
TABLES_IN_A_SERVER = 18
"""A server has no more than twenty open at once."""
HANDS = 2
"""How many members of a table may press at the same moment."""
ALL_OPEN_BY = 0.2
"""The part of the time within which all tables are opened."""
FORGETTINGS = 15.0
"""Seconds between two members who ask to be forgotten; most of them sit at a table then, and are not."""
IDENTIFIES_APART = 5.0
"""Seconds between two shards that identify, as Discord wants it."""
STALE = 5.0
"""Seconds for which a board may be out of date."""
DUE_WITHIN = 12.0
"""Seconds after which what is due is late."""
CALM = 5.0
"""Seconds for which members play on after the last fault."""
REST = 180.0
"""Seconds after which a table that has not closed never will."""
ADMIN = 1 << 5
COPIED = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'"
CLICKED = """
    SELECT interaction_id FROM journal WHERE interaction_id IS NOT NULL
    UNION ALL SELECT interaction_id FROM transfers WHERE interaction_id IS NOT NULL
"""


class World:
    """Lets a bot suffer what is planned, and looks at what comes of it."""

    def __init__(self, wish: Wish, place: str, folder: Path) -> None:
        """Make it, with a database that is empty or migrated, and a folder for its log and copies."""
        self.wish, self.place, self.folder = wish, place, folder
        self._random = Random(wish.seed)
        self.report = Report()
        self.discord = Discord(seed=wish.seed, interaction_seconds=ANSWER_WITHIN, histories=False)
        gateway = self.discord.gateway
        gateway.recommended = wish.processes
        gateway.apart = IDENTIFIES_APART if wish.processes > 1 else 0.0
        self._shards = self._channels()
        self._boards = Boards(self.discord, place, self.report)
        self._clicks = Clicks(self.discord, self.report)
        self._lives = [
            Life(self.discord, channel, plan(at + wish.seed, self._random), self._clicks, Random(f"{wish.seed} {at}"))
            for at, channel in enumerate(self._shards)
        ]
        self.fleet = Fleet(self.discord, wish, place, folder, self.report)
        self._accidents = Accidents(self)
        self._reader, self._told = Reader(place), Told(self.discord)
        self._auditing: asyncio.Task[None] | None = None
        self._audit: list[str] = []
        self._lines: Counter[int] = Counter()
        """How many lines of each process's log were judged."""
        self._lost: set[int] = set()
        """Clicks that were granted, and that a restored copy knows nothing of."""
        self._from = 0
        """Messages with lower ids come from before a copy was restored."""
        self._over = asyncio.Event()
        self._stale: list[str] = []
        self._differences: dict[int, str] = {}
        """What boards showed first when they were too old, and what they should have shown."""

    def _channels(self) -> dict[int, int]:
        """Make servers and channels; return the shard of each channel."""
        wish, found = self.wish, dict[int, int]()
        for shard in range(wish.processes):
            tables = len(range(shard, wish.tables, wish.processes))
            for at in range(tables):
                if at % TABLES_IN_A_SERVER == 0:
                    guild = self.discord.guild(f"Club {shard} {at}", shard=(shard, wish.processes))
                found[self.discord.channel(guild)] = shard
        return found

    async def run(self) -> Report:
        """Play, let things go wrong, and look through everything at the end."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.discord.open())
            if not is_file(self.place):
                network = self._accidents.network = await stack.enter_async_context(Network(self.place).open())
                self.fleet.way = network.address
            await stack.enter_async_context(self.fleet)
            try:
                await self._begin()
                await self._play()
                await self._end()
            except Exception as error:  # noqa: BLE001  # what has been found is told all the same
                self._over.set()
                self.report.failed(error)
            finally:
                lines = [f"{at} {line}" for at, each in enumerate(self.fleet.all) for line in each.log]
                (self.folder / "bots.log").write_text("\n".join(lines))
        return self.report

    # --- while it lasts ---------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        wish, listening = self.wish, self.discord.gateway.listening
        for _ in range(wish.upgrades if wish.processes == 1 else 0):
            died = await self.fleet.dies(await self.fleet.start("opening"), 10.0)
            self._accidents.details["upgrading" if died else "upgraded before"] += 1
            self.report.numbers["kills"] += 1
        while len(self.fleet.running) < wish.processes:
            await self.fleet.start()
        every = range(wish.processes)
        await self.discord.until(
            lambda: all(listening(each) for each in every) and self.discord.commands, GIVEN_UP * busy()
        )
        admin = self.discord.member("Admin")
        admin.permissions |= ADMIN
        for guild in self.discord.guilds:
            channel = next(key for key, owner in self.discord.channels.items() if owner == guild)
            for _ in range(10):  # while shares change hands it may be left alone
                with suppress(AssertionError):
                    options = {"welcome": 3000, "turn-seconds": 5, "follow-seconds": 5}
                    await self.discord.slash(admin, channel, "bank settings", **options).answered(ANSWER_WITHIN)
                    break

    async def _play(self) -> None:
        wish, accidents, calm = self.wish, self._accidents, asyncio.Event()

        def goes_on() -> bool:
            return not self._over.is_set()

        async with asyncio.TaskGroup() as group:
            for at, each in enumerate(self._lives):
                for _ in range(HANDS if wish.beat < 1.0 else 1):
                    group.create_task(self._come(at, each, goes_on))
            group.create_task(self._boards.look_on(goes_on, self._judge))
            group.create_task(self._forget(calm))
            light = group.create_task(accidents.light(calm))
            await asyncio.sleep(2.0)
            await accidents.heavy()
            calm.set()
            await light
            await self._calm()
            self._over.set()

    def answered(self, shard: int, since: float) -> float | None:
        return self._clicks.answered([channel for channel, at in self._shards.items() if at == shard], since)

    async def _come(self, number: int, life: Life, goes_on: Callable[[], bool]) -> None:
        """Open the tables one after the other, and let their members play."""
        await asyncio.sleep(number / self.wish.tables * self.wish.seconds * ALL_OPEN_BY)
        while goes_on():
            try:
                await life.live(self.wish.beat, goes_on)
            except Exception as error:  # noqa: BLE001  # it is told of, and members play on
                self.report.failed(error)

    async def _forget(self, over: asyncio.Event) -> None:
        """Let members ask to be forgotten. Where they sit at a table, or nobody answers, others ask."""
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), self._random.uniform(0.6, 1.4) * FORGETTINGS)
            if not over.is_set() and self.discord.gateway.connected:
                await self.look()  # nobody can tell afterwards whose a key was
                self.report.numbers["members forgotten"] += await self._random.choice(self._lives).forget_somebody()

    async def _calm(self) -> None:
        """Wait until all is as it should be after the last fault, and let the members go on a little."""
        took = await until(lambda: self.fleet.settled, GIVEN_UP * busy())
        if took is None:
            self.fleet.wrong.append(f"shares do not come to rest: {self.fleet.holders}, {self.fleet.numbers}")
        else:
            self.report.took("shares come to rest", took, 60.0 * busy())
        self._accidents.last = time.time()
        self._clicks.calm = True
        await asyncio.sleep(CALM)
        if await until(lambda: not self._out_of_date(), GIVEN_UP) is None:
            self._stale = [f"table {each} {self._boards.courses[each].difference}" for each in self._out_of_date()]

    def _out_of_date(self) -> list[int]:
        before = time.time() - STALE * self.wish.slower * busy()
        return [number for number, each in self._boards.courses.items() if each.stale and each.stale < before]

    # --- what is late ------------------------------------------------------------------------------------------

    def _judge(self, table: int, course: Course) -> None:
        """Note what is late at a table, and how long its board has been out of date; faults and takeovers excuse it."""
        shard, accidents = self._shards[course.channel], self._accidents
        if shard in accidents.alone or self._over.is_set():
            return
        now, excused = time.time(), accidents.excused(shard)
        overdue = 0.0 if course.due is None else now - max(course.due, excused, accidents.last)
        self.report.took(f"table {table} of shard {shard}: what is due is late", overdue, DUE_WITHIN * busy())
        if course.gone is not None:  # somebody has deleted it; it comes with the next change at the table
            self.report.seconds["boards that were deleted"].append(max(now - max(course.gone, excused), 0.0))
            return
        age = 0.0 if course.stale is None else max(now - max(course.stale, excused), 0.0)
        self.report.seconds["boards out of date"].append(age)
        if age > STALE * self.wish.slower * busy():
            difference = self._differences.setdefault(table, course.difference)
            self.report.took(f"table {table} of shard {shard}: its board {difference}", age, 0.0)

    # --- what is wrong -----------------------------------------------------------------------------------------

    async def look(self, *, at_rest: bool = False, audit: bool = True) -> None:
        """Check what is promised."""
        async with self._accidents.looking:
            before = self.discord.new_id()
            granted = {key: what for key, what in self._clicks.granted.items() if key not in self._lost}
            hands = [
                (*hand, text) for each in self._lives for hand, (at, text) in each.hands.items() if at > self._from
            ]
            try:
                seen = await self._patiently(self._reader.look)
            except AWAY as error:
                self.report.numbers["looks in vain"] += 1
                if at_rest:
                    self.report.broke([f"the database cannot be read in the end: {error}"])
            else:
                self._told.compare(seen.courses, before)
                self.report.numbers["looks"] += 1
                self.report.broke(broken(self._all(replace(seen, granted=granted, hands=hands, at_rest=at_rest))))
        if audit and (self._auditing is None or self._auditing.done()):
            self._auditing = asyncio.create_task(self._check())

    def _all(self, seen: Seen) -> Seen:
        """Add what others than the database know."""
        told: dict[int, int] = dict(self._told.count)
        for number, each in seen.courses.items():
            if each.table.channel in self._accidents.refused_channels:  # what was refused for good is told nowhere
                told[number] = len(each.announcements) - len(seen.outbox.get(number, ()))
        lines = []
        for bot in self.fleet.all:
            lines += bot.log[self._lines[id(bot)] :]
            self._lines[id(bot)] = len(bot.log)
        twice = [each for each in self.discord.twice if not self._accidents.may_be_answered_twice(each.id)]
        return replace(
            seen,
            audit=self._audit,
            asked=self._clicks.asked,
            twice=[each.member.name for each in twice],
            untold=self._told.wrong,
            stale=self._stale,
            refused=self.discord.strict.refused,
            log=lines,
            ends=self.fleet.wrong,
            told=told,
        )

    async def _patiently(self, read: Callable[[], T]) -> T:
        """Read something of the database, as soon as it can be read."""
        ends = time.monotonic() + 60.0
        while True:
            try:
                return await asyncio.to_thread(read)
            except AWAY:
                if time.monotonic() > ends:
                    raise
            await asyncio.sleep(0.3)

    async def _check(self) -> None:
        """Have the database audited by a process of its own."""
        for _ in range(3):
            process = Copy(main, (("check", "--database", self.place),))
            await process.start(ROOT, os.environ)
            said = (await process.stderr.read()).decode().strip()
            if await process.wait() == 0:
                self.report.numbers["audits"] += 1
                return
            if process.returncode == 1:
                self._audit.append(said)
                return
            self.report.numbers["audits in vain"] += 1  # it could not be read just then
            await asyncio.sleep(1.0)

    async def let_go(self) -> None:
        """Have nobody read the database but its bot."""
        if self._auditing is not None:
            await self._auditing
        await self._boards.close()

    async def restored(self, copy: Path) -> None:
        """Take note that all is undone that has happened since a copy was made."""
        ((known,),), counted = await asyncio.to_thread(ask, str(copy), COPIED, CLICKED)
        self._lost |= self._clicks.granted.keys() - {number for (number,) in counted}
        self._reader.forget()
        courses = (await asyncio.to_thread(Reader(str(copy)).look)).courses
        self._told.restored(courses, known)
        self.discord.forget_nonces()
        self._from = self.discord.new_id()
        for channel in self._shards:
            for message in self.discord.public(channel):  # of tables that never were
                if any(int(each.split(":")[1]) not in courses for each in message.ids() if each.startswith("nm")):
                    self.discord.remove(message)

    # --- at the end -------------------------------------------------------------------------------------------

    async def _end(self) -> None:
        wish, accidents = self.wish, self._accidents
        if wish.rests:
            await asyncio.gather(*(each.go() for each in self._lives))
            await self._rest(REST * wish.slower * busy())
        if wish.rests and wish.processes == 1 and accidents.refused_channels:  # it asks again there
            await self.fleet.stop(self.fleet.running[0])
            bot = await self.fleet.start()
            await until(lambda: bot.is_ready, GIVEN_UP * busy())
            await self._rest(60.0 * busy())
        if wish.rests:  # nobody sits at a table any more
            await self.look()
            self.report.numbers["members forgotten"] += await self._lives[0].forget_somebody()
        for each in list(self.fleet.running):
            await self.fleet.stop(each)
        await self.let_go()
        await self._check()
        await self.look(at_rest=wish.rests, audit=False)
        self._count()

    def _count(self) -> None:
        """Note what is known only in the end."""
        report, gateway, courses = self.report, self.discord.gateway, self._reader.courses.values()
        report.kinds |= {
            "requests that failed": self._accidents.failed,
            "tables ended": Counter(str(each.table.ending) for each in courses),
            "  dealt": Counter(each.table.rules.preset for each in courses if each.deals),
            "  acts granted": Counter(each.rsplit(" ", 1)[1] for each in self._clicks.granted.values()),
        }
        report.numbers |= {
            "tables": len(courses),
            "rounds dealt": sum(each.deals for each in courses),
            "actions": sum(each.rows for each in courses),
            "announcements told": self._told.count.total(),
            "requests": self.discord.faults.asked,
            "second answers refused": len(self.discord.twice),
            "identifies": gateway.identified,
            "  too early": gateway.hasty,
            "resumed": gateway.resumed,
        }

    async def _rest(self, seconds: float) -> None:
        """Wait until all tables have closed and everything is told, but for what Discord refuses."""
        statements = (
            f"SELECT count(*) FROM tables WHERE status <> '{Status.CLOSED}'",
            "SELECT count(*) FROM outbox WHERE skipped_at IS NULL",
        )
        began = time.monotonic()
        while time.monotonic() < began + seconds:
            ((tables,),), ((waits,),) = await self._patiently(lambda: ask(self.place, *statements))
            if not tables and not waits:
                break
            await asyncio.sleep(1.0)
        self.report.seconds["at rest"].append(time.monotonic() - began)
