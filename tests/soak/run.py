"""Lets members play at many tables of one bot while requests fail and the process ends again and again."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from bot.tables.table import Status
from tests.soak.clicks import Clicks
from tests.soak.life import Life
from tests.soak.plans import plan
from tests.soak.truth import (
    bad_lines,
    chips_created,
    courses,
    hanging,
    matches_kept,
    untrue_announcements,
    waiting,
    was_cut_off,
)
from tests.soak.weather import Weather
from tests.soak.wish import Wish, settings
from tests.wire.discord import Discord
from tests.wire.process import BotProcess, bot_process

TABLES_IN_A_SERVER = 18
"""A server has no more than twenty open at once."""
ALL_OPEN_BY = 0.3
"""The part of the time within which all tables are opened."""
BETWEEN_FAILURES = 25.0
"""Seconds between two failures of the machine."""
BETWEEN_BREAKS = 13.0
"""Seconds between two breaks of the gateway's connection."""
FORGETTINGS = 40
"""How often somebody asks to be forgotten in a run; most of them sit at a table then, and are not."""
CALM = 10.0
"""Seconds for which members go on after the last fault."""
HANGS = 15.0
"""Seconds after which what is due hangs."""
PATIENCE = 120.0
"""Seconds within which everything that waits has to be done after the last fault."""
ADMIN = 1 << 5
PROCESSES = 1
"""How many run together; one more takes the place of one of them now and then."""
CLICKS_A_SECOND = 15.0
"""What two cores take of members, beside the computer players."""


@dataclass(slots=True)
class Report:
    """The results of a run."""

    counts: list[tuple[str, object]] = field(default_factory=list)
    counted: dict[str, int] = field(default_factory=dict)
    """What has to have happened in any case."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join(f"{name:<28} {value}" for name, value in [*self.counts, ("things wrong", len(self.wrong))])


async def soak(folder: Path, wish: Wish) -> Report:
    """Play, break things, and check everything at the end."""
    discord = Discord(seed=wish.seed, interaction_seconds=wish.answer_within, histories=False)
    async with discord.open():
        place = wish.database or str(folder / "bot.sqlite3")
        made = partial(bot_process, discord.port, folder, **settings(wish, place))
        async with AsyncExitStack() as stack:
            *processes, successor = [await stack.enter_async_context(made()) for _ in range(PROCESSES + 1)]
            try:
                return await _Soak(discord, processes, successor, place, folder, wish).run()
            finally:
                lines = [line for each in (*processes, successor) for line in each.log]
                (folder / "bot.log").write_text("\n".join(lines))


class _Soak:
    def __init__(
        self,
        discord: Discord,
        processes: Sequence[BotProcess],
        successor: BotProcess,
        place: str,
        folder: Path,
        wish: Wish,
    ) -> None:
        self._discord = discord
        self._processes = (*processes, successor)
        self._place = place
        self._wish = wish
        self._random = Random(wish.seed)
        self._weather = Weather(discord, processes, successor, place, folder, self._random)
        self._clicks = Clicks(discord)
        self._guilds = [discord.guild(f"Club {at}") for at in range(-(-wish.tables // TABLES_IN_A_SERVER))]
        self._lives = [self._life(at) for at in range(wish.tables)]
        self._over = False
        self._forgotten = 0
        self._waited: list[float] = []
        """Seconds until nothing was due any more, after the last fault and after one more restart."""
        self._a_moment = min(CALM, wish.seconds / 2) / 2
        self.report = Report()

    def _life(self, number: int) -> Life:
        channel = self._discord.channel(self._guilds[number // TABLES_IN_A_SERVER])
        return Life(self._discord, channel, plan(number, self._random), self._clicks, self._random)

    async def run(self) -> Report:
        await self._weather.begin()
        await self._settle_down()
        self._weather.fail(self._wish.faults)
        lives = [asyncio.create_task(self._come(at, life)) for at, life in enumerate(self._lives)]
        try:
            await self._storm()
            await self._calm()
        finally:
            self._over = True
            await asyncio.gather(*lives)
        await self._until_nothing_hangs()
        await self._end()
        return self.report

    async def _settle_down(self) -> None:
        admin = self._discord.member("Admin")
        admin.permissions |= ADMIN
        for guild in self._guilds:
            channel = next(number for number, owner in self._discord.channels.items() if owner == guild)
            settings: dict[str, int] = {"welcome": 3000, "turn-seconds": 5, "follow-seconds": 5}
            await self._discord.slash(admin, channel, "bank settings", **settings).answered()

    async def _come(self, number: int, life: Life) -> None:
        """Open the tables one after the other, and let their members play."""
        await asyncio.sleep(number / self._wish.tables * self._wish.seconds * ALL_OPEN_BY)
        beat = max(self._wish.tables / CLICKS_A_SECOND, 0.6)
        await life.live(beat, lambda: not self._over)

    async def _storm(self) -> None:
        """Let things go wrong for the time that is asked for."""
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._restart_again_and_again(over))
            group.create_task(self._break_again_and_again(over))
            group.create_task(self._forget_again_and_again(over))
            if self._wish.between_failures is not None:
                group.create_task(self._fail_again_and_again(over, self._wish.between_failures))
            await asyncio.sleep(self._wish.seconds)
            over.set()
        self._discord.gateway.up()

    async def _restart_again_and_again(self, over: asyncio.Event) -> None:
        weather = self._weather
        ways = [(way, kill) for kill in (True, False) for way in (weather.succeed, weather.restart)]
        coming = itertools.cycle(ways)
        while not await _comes(over, self._wish.between_restarts * self._random.uniform(0.8, 1.2)):
            way, kill = next(coming)
            await way(kill=kill)

    async def _break_again_and_again(self, over: asyncio.Event) -> None:
        pause = min(BETWEEN_BREAKS, self._wish.seconds / 3)
        while not await _comes(over, self._random.uniform(0.6, 1.4) * pause):
            if self._weather.running:
                await self._weather.gateway_fails()

    async def _fail_again_and_again(self, over: asyncio.Event, pause: float) -> None:
        while not await _comes(over, self._random.uniform(0.6, 1.4) * pause):
            await self._weather.machine_fails()

    async def _forget_again_and_again(self, over: asyncio.Event) -> None:
        """Let members ask to be forgotten. Where they sit at a table, or nobody answers, others ask."""
        pause = self._wish.seconds / FORGETTINGS
        while not await _comes(over, self._random.uniform(0.6, 1.4) * pause):
            if self._discord.gateway.connected:
                self._forgotten += await self._random.choice(self._lives).forget_somebody()

    async def _calm(self) -> None:
        """Let nothing go wrong any more, and let the members go on a little."""
        self._asked, self._faults = self._discord.faults.asked, self._weather.faults()
        self._refused = self._weather.refused_channels()
        self._discord.faults.clear()
        await self._discord.until(lambda: self._discord.gateway.connected)
        await asyncio.sleep(self._a_moment)
        self._clicks.calm = True
        await asyncio.sleep(self._a_moment)

    async def _until_nothing_hangs(self) -> None:
        """Wait until everything that was due is done. A restart asks again in channels that refused a message."""
        hang: list[str] = []
        silent: list[int] = []
        for again in (False, True):
            if again:
                await self._weather.restart(kill=False)
                await asyncio.sleep(self._a_moment)
            begun = time.monotonic()
            ends = begun + PATIENCE
            while time.monotonic() < ends:
                hang, silent = await asyncio.to_thread(hanging, self._place, HANGS)
                silent = [channel for channel in silent if again or channel not in self._refused]
                if not hang and not silent:
                    break
                await asyncio.sleep(0.3)
            self._waited.append(time.monotonic() - begun)
            self.report.wrong += hang
            self.report.wrong += [f"channel {channel}: something waits to be told" for channel in silent]

    async def _end(self) -> None:
        await self._weather.end_all()
        self._weather.check()
        await self._weather.checks()
        found = await asyncio.to_thread(courses, self._place)
        cut = any(was_cut_off(each.log) for each in self._processes)
        waits = await asyncio.to_thread(waiting, self._place)
        forgotten = {name for each in self._lives for name in each.forgotten}
        told, untold = untrue_announcements(
            self._discord, found, waits, self._refused, cut_off=cut, forgotten=forgotten
        )
        wrong = self.report.wrong
        wrong += self._weather.wrong
        wrong += await asyncio.to_thread(chips_created, self._place)
        wrong += untold
        wrong += [line for each in self._processes for line in bad_lines(each.log)]
        wrong += [f"Discord refuses {each}" for each in self._discord.strict.refused]
        wrong += [f"no answer though nothing failed: {each}" for each in self._clicks.unanswered]
        endings = Counter(str(each.table.ending) for each in found if each.table.status is Status.CLOSED)
        deals = sum(each.deals for each in found)
        self.report.counted = {
            "rounds dealt": deals,
            "announcements told once": told,
            "faults": self._faults.total(),
            "restarts": self._weather.ends.total(),
            "beside another": self._weather.ends["beside another"],
        }
        presets = Counter(each.table.rules.preset for each in found if each.deals)
        self.report.counts = [
            ("tables opened", len(found)),
            ("  played", _listed(presets)),
            ("  ended", _listed(endings)),
            ("matches kept", _listed(await asyncio.to_thread(matches_kept, self._place))),
            ("members forgotten", self._forgotten),
            ("rounds dealt", deals),
            ("announcements told once", told),
            ("requests of the bot", f"{self._discord.faults.asked}, {self._asked} of them while things failed"),
            ("faults", _listed(self._faults)),
            ("429, faults or limits", _listed(self._discord.limits.refused)),
            ("new direct messages", self._discord.limits.doors),
            ("gateway", _listed(self._weather.gateway)),
            ("machine", _listed(self._weather.machine)),
            ("restarts", _listed(self._weather.ends)),
            ("longest stop", f"{max(self._weather.stops):.1f} s"),
            ("until nothing was due", " and ".join(f"{each:.0f} s" for each in self._waited)),
            ("audits", self._weather.checked),
            ("clicks and commands", self._clicks.made),
            ("answers", _listed(self._clicks.kinds)),
            ("until an answer", _times(self._clicks)),
            ("  later than Discord's 3 s", self._clicks.late),
            *((f"  {count} times", sentence) for sentence, count in self._clicks.sentences.most_common()),
        ]


async def _comes(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, and return whether it has come in time."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


def _times(clicks: Clicks) -> str:
    return f"half within {clicks.usual:.2f} s, 99 % within {clicks.nearly_all:.2f} s, all within {clicks.longest:.2f} s"


def _listed(counts: Counter[str]) -> str:
    def parts() -> Iterable[str]:
        for name, count in counts.most_common():
            yield f"{count} {name}"

    return f"{counts.total()}: " + ", ".join(parts()) if counts else "0"
