"""Work that the bot's own loop never waits for: computer players that think, matches played again, pictures drawn."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeVar, cast

from bot.search.processes import AllBusy, Processes, ProcessFailed
from bot.search.protocol import LOW, Job
from bot.search.protocol import JobFailed as JobFailed
from bot.search.thinking import weigh
from engine.game import Action
from engine.players import Weighed

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that an answer may take beyond the time to think. The more of them a question has waited for a process, the
shorter it is thought about."""
CROWD = 2
"""How many questions each process may have, with the one that it thinks about, before it thinks shorter."""
LONGEST = 120.0
"""Seconds that a job may take."""
IDLE = 60.0
"""Seconds after which the process for jobs ends if there are none."""

T = TypeVar("T")


class Run(Protocol):
    """Calls a function in another process, with arguments that can be pickled."""

    async def __call__(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what it returns.

        Raises:
            JobFailed: the job failed.
        """


class SearchPool:
    """Asks processes what computer players do, and has one more do jobs that take long.

    Such jobs take no time from computer players, and hardly any from the bot: that process gets the processor time
    that others leave.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        """Make a pool; nothing is started yet.

        Args:
            processes: how many may think at the same time; with 0 nobody thinks.
            seconds: how long a decision is thought about, in one core's time. If many wait, it is shorter.
        """
        self._seconds = seconds
        self._crowd = processes * CROWD
        self._thinkers = Processes(processes, "computer players that think")
        self._jobs = Processes(1, "jobs that take long", LOW, idle=IDLE)
        self._closed = False

    @property
    def queue(self) -> int:
        """How many questions and jobs wait for a process."""
        return self._thinkers.queue + self._jobs.queue

    async def choose(self, game: str, view: Any, random: Random) -> Action | None:
        """Return what the seat of a view should do, None if nobody has time to think about it now."""
        weighed = await self.weigh(game, view, random)
        return None if weighed is None else weighed.action

    async def weigh(self, game: str, view: Any, random: Random) -> Weighed | None:
        """Return what the seat of a view should do and how the others compare, None if nobody has time to think.

        Questions are taken in the order in which they come: no table is served twice before another that waits.
        """
        if not self._crowd or self._closed:
            return None
        clock, seed = asyncio.get_running_loop().time, random.getrandbits(64)
        asked_at = clock()
        try:
            weighed: Weighed = await self._thinkers.ask(
                lambda: Job(weigh, (game, view, seed, self._time(clock() - asked_at))),
                self._seconds,
                PATIENCE + self._seconds,
            )
        except AllBusy:
            log.debug("all processes for computer players are busy")
            return None
        except ProcessFailed as failed:
            log.warning("a process for computer players failed (%s)", failed)
            return None
        except JobFailed as failed:
            log.error("a computer player failed while thinking (%s); it decides at once", failed)  # noqa: TRY400
            return None
        return weighed

    def _time(self, waited: float) -> float:
        """Return how many seconds a question is thought about that has waited for some seconds.

        The longer it has waited and the more others wait, the shorter.
        """
        crowded = min(1.0, self._crowd / (1 + self._thinkers.queue))
        return self._seconds * crowded * max(1 - waited / PATIENCE, 0.0)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Return what a function of this program returns, called in another process. Jobs are done one at a time.

        Args:
            function: one at the top level of a module, which needs nothing but its arguments.
            arguments: values that can be pickled.

        Raises:
            JobFailed: the job failed.
        """
        return cast(T, await self._jobs.ask(lambda: Job(function, arguments), LONGEST))

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        await self._thinkers.close()
        await self._jobs.close()
