"""One bot as processes, its small Discord, and the members who play on while things go wrong."""

import asyncio
import os
import time
import traceback
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
from tests.chaos.wish import ANSWER_WITHIN, Wish, busy
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
STOPPED_WITHIN = 20.0
"""Seconds that an orderly stop may take."""
CALM = 5.0
"""Seconds for which members play on after the last fault."""
REST = 180.0
"""Seconds after which a table that has not closed never will."""
ADMIN = 1 << 5
COPIED = "SELECT last FROM counters WHERE name = 'announcements'"
CLICKED = """
    SELECT interaction_id FROM journal WHERE interaction_id IS NOT NULL
    UNION ALL SELECT interaction_id FROM transfers WHERE interaction_id IS NOT NULL
"""


class World:
    """Lets a bot suffer what is planned, and looks at what comes of it."""

    def __init__(self, wish: Wish, place: str, folder: Path) -> None:
        """Make it, with a database that is empty or migrated, and a folder for its log and copies."""
        self._wish, self._place, self._folder = wish, place, folder
        self._random = Random(wish.seed)
        self.report = Report()
        self._discord = Discord(seed=wish.seed, interaction_seconds=ANSWER_WITHIN, histories=False)
        gateway = self._discord.gateway
        gateway.recommended = wish.processes
        gateway.apart = IDENTIFIES_APART if wish.processes > 1 else 0.0
        self._shards = self._channels()
        self._boards = Boards(self._discord, place)
        self._clicks = Clicks(self._discord)
        self._lives = [
            Life(self._discord, channel, plan(at + wish.seed, self._random), self._clicks, Random(f"{wish.seed} {at}"))
            for at, channel in enumerate(self._shards)
        ]
        self._fleet = Fleet(self._discord, wish, place, folder)
        self._accidents = Accidents(self._discord, self._fleet, wish, place, folder)
        self._accidents.look, self._accidents.let_go = self._look, self._let_go
        self._accidents.restored, self._accidents.answered = self._restored, self._answered
        self._accidents.late = self._late
        self._reader, self._told = Reader(place), Told(self._discord)
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
        wish, found = self._wish, dict[int, int]()
        for shard in range(wish.processes):
            tables = len(range(shard, wish.tables, wish.processes))
            for at in range(tables):
                if at % TABLES_IN_A_SERVER == 0:
                    guild = self._discord.guild(f"Club {shard} {at}", shard=(shard, wish.processes))
                found[self._discord.channel(guild)] = shard
        return found

    async def run(self) -> Report:
        """Play, let things go wrong, and look through everything at the end."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._discord.open())
            if not is_file(self._place):
                network = self._accidents.network = await stack.enter_async_context(Network(self._place).open())
                self._fleet.way = network.address
            await stack.enter_async_context(self._fleet)
            try:
                await self._begin()
                await self._play()
                await self._end()
            except Exception:  # noqa: BLE001  # what has been found is told all the same
                self._over.set()
                self.report.broke([f"the harness: {traceback.format_exc()}"])
            finally:
                lines = [f"{at} {line}" for at, each in enumerate(self._fleet.all) for line in each.log]
                (self._folder / "bots.log").write_text("\n".join(lines))
        return self.report

    # --- while it lasts ---------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        wish, listening = self._wish, self._discord.gateway.listening
        for _ in range(wish.upgrades if wish.processes == 1 else 0):
            died = await self._fleet.dies(await self._fleet.start("opening"), 10.0)
            self._accidents.counted["  upgrading" if died else "  upgraded before"] += 1
            self._accidents.kills += 1
        while len(self._fleet.running) < wish.processes:
            await self._fleet.start()
        every = range(wish.processes)
        await self._discord.until(
            lambda: all(listening(each) for each in every) and self._discord.commands, GIVEN_UP * busy()
        )
        admin = self._discord.member("Admin")
        admin.permissions |= ADMIN
        for guild in self._discord.guilds:
            channel = next(key for key, owner in self._discord.channels.items() if owner == guild)
            for _ in range(10):  # while shares change hands it may be left alone
                with suppress(AssertionError):
                    options = {"welcome": 3000, "turn-seconds": 5, "follow-seconds": 5}
                    await self._discord.slash(admin, channel, "bank settings", **options).answered(ANSWER_WITHIN)
                    break

    async def _play(self) -> None:
        wish, accidents, calm = self._wish, self._accidents, asyncio.Event()

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

    def _answered(self, shard: int, since: float) -> float | None:
        return self._clicks.answered([channel for channel, at in self._shards.items() if at == shard], since)

    async def _come(self, number: int, life: Life, goes_on: Callable[[], bool]) -> None:
        """Open the tables one after the other, and let their members play."""
        await asyncio.sleep(number / self._wish.tables * self._wish.seconds * ALL_OPEN_BY)
        while goes_on():
            try:
                await life.live(self._wish.beat, goes_on)
            except Exception:  # noqa: BLE001  # it is told of, and members play on
                self._accidents.wrong.append(f"the harness: {traceback.format_exc()}")

    async def _forget(self, over: asyncio.Event) -> None:
        """Let members ask to be forgotten. Where they sit at a table, or nobody answers, others ask."""
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), self._random.uniform(0.6, 1.4) * FORGETTINGS)
            if not over.is_set() and self._discord.gateway.connected:
                await self._look()  # nobody can tell afterwards whose a key was
                self.report.numbers["members forgotten"] += await self._random.choice(self._lives).forget_somebody()

    async def _calm(self) -> None:
        """Wait until all is as it should be after the last fault, and let the members go on a little."""
        took = await self._comes(lambda: self._fleet.settled, GIVEN_UP * busy())
        if took is None:
            self._accidents.wrong.append(f"shares do not come to rest: {self._fleet.holders}, {self._fleet.numbers}")
        elif took > 60.0 * busy():
            self._late("shares come to rest", took)
        self._accidents.last = time.time()
        self._clicks.calm = True
        await asyncio.sleep(CALM)
        if await self._comes(lambda: not self._out_of_date(), GIVEN_UP) is None:
            self._stale = [f"table {each} {self._boards.courses[each].difference}" for each in self._out_of_date()]

    def _out_of_date(self) -> list[int]:
        before = time.time() - STALE * self._wish.slower * busy()
        return [number for number, each in self._boards.courses.items() if each.stale and each.stale < before]

    async def _comes(self, so: Callable[[], bool], seconds: float) -> float | None:
        """Wait until something is so; return how many seconds that took, None if it has not come."""
        began = time.monotonic()
        while not so():
            if time.monotonic() - began > seconds:
                return None
            await asyncio.sleep(0.3)
        return time.monotonic() - began

    # --- what is late ------------------------------------------------------------------------------------------

    def _late(self, what: str, seconds: float) -> None:
        self.report.late[what] = max(seconds, self.report.late.get(what, 0.0))

    def _judge(self, table: int, course: Course) -> None:
        """Note what is late at a table, and how long its board has been out of date; faults and takeovers excuse it."""
        shard, accidents = self._shards[course.channel], self._accidents
        if shard in accidents.alone or self._over.is_set():
            return
        now, excused = time.time(), accidents.excused(shard)
        overdue = 0.0 if course.due is None else now - max(course.due, excused, accidents.last)
        if overdue > DUE_WITHIN * busy():
            self._late(f"table {table} of shard {shard}: what is due is late", overdue)
        if course.gone is not None:  # somebody has deleted it; it comes with the next change at the table
            self.report.seconds["boards that were deleted"].append(max(now - max(course.gone, excused), 0.0))
            return
        age = 0.0 if course.stale is None else max(now - max(course.stale, excused), 0.0)
        self.report.seconds["boards out of date"].append(age)
        if age > STALE * self._wish.slower * busy():
            difference = self._differences.setdefault(table, course.difference)
            self._late(f"table {table} of shard {shard}: its board {difference}", age)

    # --- what is wrong -----------------------------------------------------------------------------------------

    async def _look(self, *, at_rest: bool = False, audit: bool = True) -> None:
        """Check what is promised."""
        async with self._accidents.looking:
            before = self._discord.new_id()
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
        for bot in self._fleet.all:
            lines += bot.log[self._lines[id(bot)] :]
            self._lines[id(bot)] = len(bot.log)
        twice = [each for each in self._discord.twice if not self._accidents.may_be_answered_twice(each.id)]
        return replace(
            seen,
            audit=self._audit,
            asked=self._clicks.asked,
            twice=[each.member.name for each in twice],
            untold=self._told.wrong,
            stale=self._stale,
            refused=self._discord.strict.refused,
            log=lines,
            ends=[*self._fleet.wrong, *self._accidents.wrong],
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
            process = Copy(main, (("check", "--database", self._place),))
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

    async def _let_go(self) -> None:
        """Have nobody read the database but its bot."""
        if self._auditing is not None:
            await self._auditing
        await self._boards.close()

    async def _restored(self, copy: Path) -> None:
        """Take note that all is undone that has happened since a copy was made."""
        ((known,),), counted = await asyncio.to_thread(ask, str(copy), COPIED, CLICKED)
        self._lost |= self._clicks.granted.keys() - {number for (number,) in counted}
        self._reader.forget()
        courses = (await asyncio.to_thread(Reader(str(copy)).look)).courses
        self._told.restored(courses, known)
        self._discord.forget_nonces()
        self._from = self._discord.new_id()
        for channel in self._shards:
            for message in self._discord.public(channel):  # of tables that never were
                if any(int(each.split(":")[1]) not in courses for each in message.ids() if each.startswith("nm")):
                    self._discord.remove(message)

    # --- at the end -------------------------------------------------------------------------------------------

    async def _end(self) -> None:
        wish, accidents = self._wish, self._accidents
        if wish.rests:
            await asyncio.gather(*(each.go() for each in self._lives))
            await self._rest(REST * wish.slower * busy())
        if wish.rests and wish.processes == 1 and accidents.refused_channels:  # it asks again there
            await self._fleet.stop(self._fleet.running[0])
            bot = await self._fleet.start()
            await self._comes(lambda: bot.is_ready, GIVEN_UP * busy())
            await self._rest(60.0 * busy())
        if wish.rests:  # nobody sits at a table any more
            await self._look()
            self.report.numbers["members forgotten"] += await self._lives[0].forget_somebody()
        for each in list(self._fleet.running):
            await self._fleet.stop(each)
        await self._let_go()
        await self._check()
        await self._look(at_rest=wish.rests, audit=False)
        for each in self._clicks.unanswered:
            self._late(f"an answer to {each}, though nothing failed", ANSWER_WITHIN)
        for seconds in self._fleet.stops:
            if seconds > STOPPED_WITHIN * busy():
                self._late("a process that was asked to end", seconds)
        self._count()

    def _count(self) -> None:
        report, accidents, clicks, gateway = self.report, self._accidents, self._clicks, self._discord.gateway
        courses = self._reader.courses.values()
        report.kinds |= {
            "faults": Counter({name: each for name, each in accidents.counted.items() if not name.startswith("  ")}),
            "  of these": Counter({name.strip(): n for name, n in accidents.counted.items() if name.startswith("  ")}),
            "requests that failed": accidents.failed,
            "processes ended": self._fleet.ended,
            "tables ended": Counter(str(each.table.ending) for each in courses),
            "  dealt": Counter(each.table.rules.preset for each in courses if each.deals),
            "answers": clicks.answers,
            "  acts granted": Counter(each.rsplit(" ", 1)[1] for each in clicks.granted.values()),
        }
        report.seconds |= {
            "answered": clicks.seconds,
            "answered again": accidents.takeovers,
            "stopped": self._fleet.stops,
            "written again": accidents.written,
        }
        report.numbers |= {
            "kills": accidents.kills,
            "tables": len(courses),
            "rounds dealt": sum(each.deals for each in courses),
            "actions": sum(each.rows for each in courses),
            "acts by direct message": clicks.direct,
            "looks at boards": self._boards.looks,
            "  at a known state": self._boards.known,
            "announcements told": self._told.count.total(),
            "requests": self._discord.faults.asked,
            "second answers refused": len(self._discord.twice),
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
            ((tables,),), ((waits,),) = await self._patiently(lambda: ask(self._place, *statements))
            if not tables and not waits:
                break
            await asyncio.sleep(1.0)
        self.report.seconds["at rest"].append(time.monotonic() - began)
