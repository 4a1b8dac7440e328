"""One bot as several processes, its small Discord, and the members who play on while processes come and go."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import asyncpg

from bot.cli.audit import audited
from tests.clusters.accidents import SETTLED, Accidents
from tests.clusters.acts import Acts
from tests.clusters.busy import busy, feel
from tests.clusters.endgame import play_out
from tests.clusters.fleet import Fleet
from tests.clusters.probes import Probes
from tests.clusters.report import Report
from tests.clusters.shown import Shown
from tests.clusters.wish import ANSWER_WITHIN, BEAT, HANDS, TABLES, Wish
from tests.soak.life import Life
from tests.soak.plans import plan
from tests.soak.truth import bad_lines, courses, hanging, untrue_announcements, waiting, was_cut_off
from tests.wire.discord import Discord

IDENTIFIES_APART = 5.0
"""Seconds between two shards that identify, as Discord wants it."""
UP = 180.0
"""Seconds after which nobody waits any more until all shards are heard at the start."""
STALE = 5.0
"""Seconds for which a board may be out of date."""
DUE_WITHIN = 12.0
"""Seconds after which what is due is late."""
FOR_EVER = 120.0
"""Seconds after which what has not come to rest never will."""
CALM = 4.0
"""Seconds for which members play on after the last accident."""
EXPECTED = re.compile(
    "was taken for lost: others have its servers now; it starts anew"
    "|The database .* cannot be used: |The database failed while the bot started: "
)
"""The error of a process that stood still for so long that others took over, and with which sentences one ends whose
connection is cut while it comes up. They are meant to be seen."""
DUE = "SELECT id, channel_id, status, due_at FROM tables WHERE status <> 'closed' AND due_at < $1"


class World:
    """Lets a bot be killed, and looks at what comes of it."""

    def __init__(self, wish: Wish, place: str, folder: Path) -> None:
        """Make it, with a database that is empty and a folder for its logs."""
        self._wish, self._place, self._folder = wish, place, folder
        self._random = Random(wish.seed)
        self._discord = Discord(seed=wish.seed, interaction_seconds=ANSWER_WITHIN, histories=False)
        gateway = self._discord.gateway
        gateway.recommended, gateway.max_concurrency = wish.processes, wish.at_once
        gateway.apart = IDENTIFIES_APART
        self._shards: dict[int, int] = {}
        """The shard of each channel."""
        for shard in range(wish.processes):
            guild = self._discord.guild(f"Club {shard}", shard=(shard, wish.processes))
            self._shards |= {self._discord.channel(guild): shard for _ in range(TABLES)}
        channels = {
            shard: tuple(key for key, at in self._shards.items() if at == shard) for shard in self._shards.values()
        }
        self._probes = Probes(self._discord, channels)
        self._shown = Shown(self._discord, place, self._shards.__getitem__)
        self._acts = Acts(self._discord)
        self._over = asyncio.Event()
        self._calm = asyncio.Event()
        self.report = Report()

    async def run(self, told: Callable[[], None]) -> Report:
        """Play, let accidents happen, and look through everything at the end. `told` is told of each kill."""
        async with self._discord.open(), Fleet(self._discord, self._wish, self._place, self._folder) as fleet:
            self._fleet = fleet
            self._accidents = Accidents(self._discord, fleet, self._probes, self._wish)
            self._accidents.told = told
            try:
                await self._begin()
                await self._play()
                await self._end()
            finally:
                lines = [f"{at} {line}" for at, each in enumerate(fleet.all) for line in each.log]
                (self._folder / "bots.log").write_text("\n".join(lines))
        return self.report

    # --- while it lasts ---------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        await self._fleet.begin()
        listening = self._discord.gateway.listening
        every = range(self._wish.processes)
        await self._discord.until(
            lambda: all(listening(each) for each in every) and self._discord.commands, UP * busy()
        )
        admin = self._discord.member("Admin")
        admin.permissions |= 1 << 5
        for shard in every:
            for _ in range(10):  # while shares change hands it may be left alone
                channel = next(key for key, at in self._shards.items() if at == shard)
                asked = self._discord.slash(
                    admin, channel, "bank settings", **{"welcome": 3000, "turn-seconds": 5, "follow-seconds": 5}
                )
                with suppress(AssertionError):
                    await asked.answered(ANSWER_WITHIN)
                    break

    async def _play(self) -> None:
        goes_on = partial(_not_yet, self._over)
        lives = [
            Life(self._discord, channel, plan(at + self._wish.seed, self._random), self._acts, self._random)
            for at, channel in enumerate(self._shards)
        ]
        async with asyncio.TaskGroup() as group:
            for each in lives:
                for _ in range(HANDS):
                    group.create_task(each.live(BEAT, goes_on))
            group.create_task(self._probes.press(goes_on))
            group.create_task(self._shown.look_on(goes_on, self._judge))
            group.create_task(self._see_nothing_late())
            group.create_task(feel(goes_on))
            light = group.create_task(self._accidents.light(self._calm))
            await asyncio.sleep(2.0)
            await self._accidents.heavy()
            self._calm.set()
            await light
            await self._settle()
            self._acts.calm = True
            await asyncio.sleep(CALM)
            self._over.set()

    async def _settle(self) -> None:
        """Wait until every process has its share again."""
        began, limit = time.monotonic(), SETTLED * busy()
        while not self._fleet.settled and time.monotonic() - began < FOR_EVER + limit:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.3)
        if (took := time.monotonic() - began) > limit:
            self.report.late.append(f"shares come to rest after {took:.0f} s")
        if not self._fleet.settled:
            self.report.wrong.append(f"shares do not come to rest: {self._fleet.holders}, {self._fleet.numbers}")

    def _judge(self, table: int, shard: int, since: float, shown: str) -> None:
        """Note how long a board has been out of date, takeovers aside."""
        if shard in self._accidents.alone or self._over.is_set():
            return
        age = time.time() - max(since, self._accidents.back.get(shard, 0.0))
        if not shown:  # somebody has deleted it; if nobody hears of that, it comes with the next change at the table
            self.report.missing.append(age)
            return
        self.report.stale.append(age)
        if age > STALE * busy() and table not in self.report.compared:
            self.report.late.append(f"table {table} of shard {shard}: its board is {age:.1f} s old")
            self.report.compared[table] = self._shown.wanted(table), shown

    async def _see_nothing_late(self) -> None:
        while not self._over.is_set():
            await asyncio.sleep(2.0)
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                limit = DUE_WITHIN * busy()
                for number, channel, status, due in await self._fleet.ask(DUE, time.time() - limit):
                    shard = self._shards[channel]
                    late = time.time() - max(due, self._accidents.back.get(shard, 0.0), self._accidents.last)
                    if late > limit and shard not in self._accidents.alone and number not in self.report.overdue:
                        self.report.overdue.add(number)
                        self.report.late.append(f"table {number} ({status}) of shard {shard} is {late:.0f} s late")

    # --- at the end -------------------------------------------------------------------------------------------

    async def _end(self) -> None:
        report, ends = self.report, time.monotonic() + FOR_EVER * busy()
        hang: Sequence[str] = ["?"]
        silent: Sequence[int] = []
        while (hang or silent) and time.monotonic() < ends:
            await asyncio.sleep(0.3)
            hang, silent = await asyncio.to_thread(hanging, self._place, DUE_WITHIN / 2)
        report.wrong += [*hang, *(f"channel {each}: something waits to be told" for each in silent)]
        for each in list(self._fleet.running):
            await self._fleet.drain(each)
        logs = [each.log for each in self._fleet.all]
        found = await asyncio.to_thread(courses, self._place)
        waits = await asyncio.to_thread(waiting, self._place)
        told, untold = untrue_announcements(
            self._discord, found, waits, set(), cut_off=any(was_cut_off(log) for log in logs)
        )
        report.wrong += untold + self._fleet.wrong + self._accidents.wrong
        report.wrong += await asyncio.to_thread(self._acts.lost, self._place)
        report.wrong += [line for log in logs for line in bad_lines(log) if not EXPECTED.search(line)]
        report.wrong += [f"Discord refuses {each}" for each in self._discord.strict.refused]
        report.late += [f"no answer though nothing failed: {each}" for each in self._acts.unanswered]
        report.late += self._accidents.late
        report.counts["second answers refused"] += len(self._discord.twice)
        if not self._accidents.deafened:
            report.wrong += [f"{each.member.name} was answered twice" for each in self._discord.twice]
        matches, ended, stuck = await play_out(self._place, self._wish.seed, 8.0, busy())
        report.wrong += stuck
        report.wrong += (await audited(self._place)).wrong
        report.played_out += [matches, ended]
        report.add(self._accidents, self._fleet, self._acts, self._shown)
        report.probes += self._probes.waits()
        report.counts["announcements told once"] += told
        report.counts["rounds dealt"] += sum(each.deals for each in found)
        report.counts["identifies"] += self._discord.gateway.identified
        report.counts["  too early"] += self._discord.gateway.hasty
        report.counts["resumed"] += self._discord.gateway.resumed


def _not_yet(over: asyncio.Event) -> bool:
    return not over.is_set()
