"""Ten thousand servers with two thousand tables that are played at, in virtual time: what breaks first?

`python -m benchmarks.simulation --help` tells how to run it. Everything is the bot's own: services, store, timekeeper,
publisher, discord.py. Only Discord is the small one of the tests, in the same process (`inside.py`), with Discord's
limits, and time is virtual (`virtual.py`): the processor is never too slow, and what it had to do is counted instead.
Several owners are as many processes here, each with its part of servers, tables, and requests a second. Each has a file
of SQLite's for its part, because virtual time cannot wait for a server of databases.
"""

import asyncio
import json
import logging
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from benchmarks.crowd import Company, Habits
from benchmarks.filled import PLAYERS, Place, fill, multiply, places, surround
from benchmarks.inside import Line
from benchmarks.requests import kind_of
from benchmarks.virtual import VirtualLoop, run_virtually
from bot.app import NewmarketBot
from bot.settings import Settings
from bot.tables.model.table import Table
from tests.inline import connect_inline
from tests.wire.discord import Discord
from tests.wire.limits import UNLIMITED, Limits

ORIGINALS = 40
"""So many tables at most are played at to different places in their first rounds; all others are copies of these."""
URGENT, LATER = "urgent", "later"
"""What is asked of Discord because somebody waits for it, and what nobody waits for."""
SHOWN = 400
"""The most virtual seconds until everything is shown at the start: hands in direct messages may be 300 behind."""
LOOK = 1.0
"""Virtual seconds between two looks at what waits."""
AT_ONCE, OPEN = 0.001, 100_000.0
"""Seconds between two tables that are shown at the start, and requests a second meanwhile."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is simulated in one process."""

    servers: int
    """Servers of all owners together, and so the tables."""
    tables: int
    owners: int
    """How many processes there are."""
    owner: int
    """Which of them this one is, from 0."""
    pause: tuple[float, float]
    """The least and the most seconds until a member presses what they can press."""
    direct: float
    """The part of the tables that is played at from direct messages alone."""
    settling: float
    seconds: float
    """Virtual seconds, before anything is counted and while it is."""
    seed: int


@dataclass(slots=True)
class Course:
    """What was counted in one process. It goes through JSON from there."""

    cards: int = 0
    clicks: int = 0
    lost: int = 0
    """Clicks without an answer."""
    kinds: dict[str, int] = field(default_factory=dict)
    """Requests that count towards Discord's global limit, by what they are."""
    by_token: int = 0
    """Requests that do not count, because they belong to clicks."""
    refused: dict[str, int] = field(default_factory=dict)
    """Requests that were too many for Discord, by whose limit it was: `shared` ones are nobody's fault."""
    lines: dict[str, list[int]] = field(default_factory=lambda: {URGENT: [], LATER: []})
    """How many requests waited for their turn at each look, by priority."""
    waited: dict[str, list[float]] = field(default_factory=lambda: {URGENT: [], LATER: []})
    """The seconds for which each request waited until its turn came, by priority."""
    committed: int = 0
    """Transactions of the database."""
    processor: float = 0.0
    """The processor's seconds of the bot."""
    memory: int = 0
    """Bytes of the process, with its part of the small Discord."""


class _Simulated:
    """One process: its servers, its tables and their members."""

    def __init__(self, wish: Wish, file: Path, loop: VirtualLoop) -> None:
        self._wish = wish
        self._random = Random(f"{wish.seed} {wish.owner}")
        self._discord = Discord(seed=wish.seed, histories=False, limits=Limits(clock=loop.time))
        self._those = places(wish.tables // wish.owners, in_a_guild=1)
        self._course = Course()
        self._counting = False
        surround(self._discord, self._those)
        for number in range(wish.servers // wish.owners - len(self._those)):
            guild = self._discord.guild(f"Quiet club {number}")
            self._discord.channel(guild)
        settings: dict[str, Any] = {
            "database": str(file), "thinkers": 0, "audit_at": "", "pictures": False, "requests_at_once": 1_000_000,
        }  # fmt: skip
        defaults = Settings(_env_file=None, **settings)  # type: ignore[call-arg]
        changed = defaults.model_copy(update={"requests_a_second": defaults.requests_a_second / wish.owners})
        entropy = Random(f"deals {wish.seed} {wish.owner}").randbytes
        self._bot = NewmarketBot(changed, random=Random(wish.seed), monotonic=loop.time, entropy=entropy)
        self._line = Line(self._bot, self._discord, self._random)

    async def run(self) -> Course:
        """Play, and return what was counted."""
        wish, course = self._wish, self._course
        await self._show_everything()
        self._watch()
        companies = [self._company(each) for each in self._those]
        playing = [asyncio.create_task(each.play()) for each in companies]
        await asyncio.sleep(wish.settling)
        before = [len(each.clicks) for each in companies]
        refused, outside, worked = self._discord.limits.refused.copy(), self._line.outside.seconds, time.thread_time()
        cards, self._counting = await self._played(), True
        looking = asyncio.create_task(self._look())
        await asyncio.sleep(wish.seconds)
        self._counting = False
        course.processor = time.thread_time() - worked - (self._line.outside.seconds - outside)
        course.refused = dict(self._discord.limits.refused - refused)
        course.cards = await self._played() - cards
        course.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        pressed = [click for each, at in zip(companies, before, strict=True) for click in each.clicks[at:]]
        course.clicks = len(pressed)
        course.lost = sum(1 for each in pressed if each.answered_at is None and time.time() - each.at > 3.0)
        for task in (looking, *playing):
            task.cancel()
        ended = await asyncio.gather(looking, *playing, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended), [each for each in ended if each]
        await self._bot.close()
        return course

    async def _show_everything(self) -> None:
        """Start, and show all boards and hands at once: a start is no part of what is simulated."""
        with (
            patch("bot.tables.service.cache.SHOWN_APART", AT_ONCE),
            patch("bot.tables.service.timekeeper.SHOWN_APART", AT_ONCE),
        ):
            await self._line.connect()
            pace = self._bot.request_pace
            rate, rules = pace._rate, self._discord.limits.rules
            pace._rate, self._discord.limits.rules = OPEN, UNLIMITED
            messages = [number for place in self._those for number in (place.board, *map(place.hand, range(PLAYERS)))]
            for _ in range(SHOWN):  # what is not shown by then may be behind, as always
                if not self._are_old(messages):
                    break
                await asyncio.sleep(LOOK)
            pace._rate, self._discord.limits.rules = rate, rules

    def _are_old(self, messages: Sequence[int]) -> bool:
        """Return whether any of these messages does not show the present yet."""
        there = (self._discord.messages.get(each) for each in messages)
        return any(each is not None and not each.now.at for each in there)

    def _company(self, place: Place) -> Company:
        direct = self._random.random() < self._wish.direct
        habits = Habits(self._wish.pause, direct)
        return Company(self._discord, place, self._table, habits, Random(self._random.random()))

    async def _table(self, number: int) -> Table:
        return (await self._bot.tables.cache.get(number)).table

    async def _played(self) -> int:
        """Return how many things were done at tables."""
        return sum(live.seq for live in self._bot.tables.cache._live.values())

    # --- counting -------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Count requests when their turn comes, and transactions when they are committed."""
        course, loop, pace = self._course, asyncio.get_running_loop(), self._bot.request_pace
        turn, note, transaction = pace.turn, self._discord.note, self._bot.database._backend.transaction

        async def counted(*, urgent: bool) -> None:
            began = loop.time()
            await turn(urgent=urgent)
            if self._counting:
                course.waited[URGENT if urgent else LATER].append(round(loop.time() - began, 4))

        def noted(request: Any) -> None:
            note(request)
            if self._counting:
                course.by_token += not request.counts
                if request.counts:
                    kind = kind_of(request, self._discord)
                    course.kinds[kind] = course.kinds.get(kind, 0) + 1

        def written(guild: int | None) -> Any:
            course.committed += self._counting
            return transaction(guild)

        pace.turn = counted  # type: ignore[method-assign]
        self._discord.note = noted  # type: ignore[method-assign]
        self._bot.database._backend.transaction = written  # type: ignore[method-assign]

    async def _look(self) -> None:
        pace = self._bot.request_pace
        while True:
            self._course.lines[URGENT].append(len(pace._urgent))
            self._course.lines[LATER].append(len(pace._later))
            await asyncio.sleep(LOOK)


def simulate(wish: Wish) -> Course:
    """Simulate one process, in this one.

    Raises:
        ValueError: the tables cannot be shared out evenly.
    """
    tables, left = divmod(wish.tables, wish.owners)
    if left or not tables:
        raise ValueError(f"{wish.tables} tables cannot be shared out evenly among {wish.owners} processes")
    originals = max(each for each in range(1, ORIGINALS + 1) if tables % each == 0)
    with tempfile.TemporaryDirectory(prefix="newmarket-simulated-") as folder:
        file = Path(folder, "simulated.sqlite3")
        with patch("bot.store.backends.sqlite.connect_seldom_asked", connect_inline):
            entropy = Random(f"filled {wish.seed} {wish.owner}").randbytes
            there = places(originals, in_a_guild=1)
            run_virtually(lambda _: fill(file, there, entropy=entropy, played=originals, novices=False))
            if tables > originals:
                multiply(file, originals, tables // originals, in_a_guild=1)
            return run_virtually(lambda loop: _Simulated(wish, file, loop).run())


if __name__ == "__main__":
    logging.getLogger().setLevel(logging.ERROR)
    given = json.loads(sys.argv[1])
    sys.stdout.write(json.dumps(asdict(simulate(Wish(**given)))))
