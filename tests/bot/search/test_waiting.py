"""How long computer players think where many wait, and what late processes cost: in virtual time."""

import asyncio
import pickle
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import pytest

from benchmarks.virtual import VirtualLoop, run_virtually
from bot.search.pool import PATIENCE, SearchPool
from bot.search.processes import LATE, LOADING
from bot.search.protocol import LENGTH, Job, frame
from bot.search.thinking import ready
from engine.newyork.actions import Pass
from engine.players import Weighed

TIME = 0.05
"""Seconds that a decision is thought about."""
BETWEEN = 0.002
"""What a question costs beyond that, in seconds."""


@dataclass
class Machine:
    """Where processes run, and how fast."""

    slowness: float = 1.0
    """How many seconds a second's work takes."""
    loading: float = 0.6
    """What a new process needs until it answers, in seconds of work."""
    hangs: bool = False
    """Whether the next question is never answered."""
    started: int = 0
    asked: list[float] = field(default_factory=list)
    """For how many seconds each question was to be thought about."""

    async def start(self, *_command: str, **_pipes: int) -> "Worker":
        """Start a process."""
        self.started += 1
        return Worker(self)

    def work(self, job: Job) -> float | None:
        """Return after how many seconds a process answers; None if it never does."""
        if job.function is ready:
            return self.loading * self.slowness
        self.asked.append(job.arguments[-1])
        if self.hangs:
            self.hangs = False
            return None
        return (self.asked[-1] + BETWEEN) * self.slowness


class Worker:
    """A process that takes its time and then passes."""

    _numbers = count(1)

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.pid = next(self._numbers)
        self.returncode: int | None = None
        self.stdin = self
        self.stdout = asyncio.StreamReader()

    def write(self, data: bytes) -> None:
        seconds = self._machine.work(pickle.loads(data[LENGTH.size :]))
        if seconds is not None:
            asyncio.get_running_loop().call_later(seconds, self._answer)

    def _answer(self) -> None:
        if self.returncode is None:
            self.stdout.feed_data(frame(Weighed(Pass())))

    async def drain(self) -> None:
        """Do nothing: all has been read."""

    def kill(self) -> None:
        self.returncode = -9
        self.stdout.feed_eof()

    async def wait(self) -> int | None:
        return self.returncode


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr("asyncio.create_subprocess_exec", made.start)
    return made


async def decide(pool: SearchPool) -> float | None:
    """Ask what to do, and return after how many seconds that was known; None if nobody had the time."""
    clock = asyncio.get_running_loop().time
    asked_at = clock()
    return None if await pool.choose("new-york", None, Random(1)) is None else clock() - asked_at


def at_once(tables: int, warm: bool = True) -> list[float | None]:
    """Let so many tables ask at the same time, and return after how many seconds each was answered.

    `warm`: whether the process has answered before.
    """

    async def asking(pool: SearchPool) -> list[float | None]:
        while warm and await decide(pool) is None:
            pass
        return await asyncio.gather(*(decide(pool) for _ in range(tables)))

    return with_pool(asking)


def with_pool(happens: Callable[[SearchPool], Coroutine[Any, Any, list[float | None]]]) -> list[float | None]:
    """Return what comes of something that happens to a pool with one process."""

    async def run(_loop: VirtualLoop) -> list[float | None]:
        pool = SearchPool(1, TIME)
        try:
            return await happens(pool)
        finally:
            await pool.close()

    return run_virtually(run)


def answered(waits: list[float | None]) -> list[float]:
    """Return the waits of those that were answered."""
    return [each for each in waits if each is not None]


@pytest.mark.parametrize(("tables", "seconds"), [(1, 0.06), (2, 0.11), (15, 0.4), (40, 0.6), (200, 1.1)])
def test_the_more_wait_the_shorter_each_is_thought_about(machine: Machine, tables: int, seconds: float) -> None:
    waits = at_once(tables)
    assert len(answered(waits)) == tables
    assert max(answered(waits)) < seconds
    assert machine.asked[-1] > TIME / 2, "nobody waits behind the last one"


@pytest.mark.parametrize(("tables", "slowness"), [(15, 5.0), (40, 4.0), (15, 10.0)])
def test_on_a_busy_machine_all_are_thought_about(machine: Machine, tables: int, slowness: float) -> None:
    machine.slowness = slowness
    waits = at_once(tables)
    assert len(answered(waits)) == tables
    assert max(answered(waits)) < PATIENCE + TIME


def test_the_longer_a_question_has_waited_the_shorter_it_is_thought_about(machine: Machine) -> None:
    machine.slowness = 20.0
    at_once(2)
    *_, first, second = machine.asked
    assert (first, second) == (TIME, pytest.approx(TIME * (1 - 20 * (TIME + BETWEEN) / PATIENCE)))


def test_a_question_that_finds_no_process_is_given_up_and_the_next_one_is_not(machine: Machine) -> None:
    """A process loads for so long that it is killed."""

    async def happens(pool: SearchPool) -> list[float | None]:
        machine.loading = 120.0
        given_up = await asyncio.gather(*(decide(pool) for _ in range(3)))
        await asyncio.sleep(LOADING)
        machine.loading = 1.0
        return [*given_up, await decide(pool)]

    assert [each is None for each in with_pool(happens)] == [True, True, True, False]
    assert machine.started == 2


def test_a_process_that_hangs_costs_one_answer_and_is_replaced(machine: Machine) -> None:
    async def happens(pool: SearchPool) -> list[float | None]:
        await decide(pool)
        machine.hangs = True
        return await asyncio.gather(*(decide(pool) for _ in range(15)))

    waits = with_pool(happens)
    assert [each is None for each in waits] == [True] + [False] * 14
    assert min(answered(waits)) > LATE
    assert max(answered(waits)) < PATIENCE
    assert machine.started == 2


@pytest.mark.parametrize("loading", [2.5, 20.0])
def test_a_process_that_loads_for_long_is_not_late(machine: Machine, loading: float) -> None:
    machine.loading = loading
    waits = at_once(15, warm=False)
    assert len(answered(waits)) == (15 if loading < PATIENCE else 0)

    async def later(pool: SearchPool) -> list[float | None]:
        await decide(pool)
        await asyncio.sleep(loading)
        return [await decide(pool)]

    machine.started = 0
    assert None not in with_pool(later)
    assert machine.started == 1
