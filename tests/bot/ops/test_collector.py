"""The collector, in a process of its own: it is the whole interpreter's."""

import asyncio
import subprocess
import sys
from types import SimpleNamespace

import discord
import pytest
from discord.http import Ratelimit

from bot.gateway.inside import QUIET, forget_limits
from bot.ops import collector

PROGRAM = """
import asyncio, gc, weakref
from bot.ops.collector import THRESHOLDS, pass_over_what_stays

class Pair:
    def __init__(self):
        self.other = self

stays, goes = Pair(), Pair()
gone = weakref.ref(goes)
del goes
asyncio.run(pass_over_what_stays(0.0))
assert gone() is None
assert gc.get_freeze_count() > 1000
assert gc.get_threshold() == THRESHOLDS
assert not any(each is stays for each in gc.get_objects()), "what is there is passed over"

kept, later = gc.get_freeze_count(), [[] for _ in range(1000)]
asyncio.run(pass_over_what_stays(0.0))
assert gc.get_freeze_count() <= kept, "the second time nothing is added to it"

before = sum(each["collected"] for each in gc.get_stats())
for _ in range(3 * THRESHOLDS[0]):
    circle = []
    circle.append(circle)
assert sum(each["collected"] for each in gc.get_stats()) - before > THRESHOLDS[0], "new circles are collected"
"""


def test_what_stays_is_passed_over_and_what_nobody_needs_is_collected() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


async def test_what_nobody_needs_is_forgotten_and_given_back_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done, twice = [], asyncio.Event()
    loop = asyncio.get_running_loop()

    def trim(_: int) -> None:
        done.append("given back")
        if len(done) == 4:
            loop.call_soon_threadsafe(twice.set)

    monkeypatch.setattr(collector, "EVERY", 0.0)
    monkeypatch.setattr(collector, "LIBC", SimpleNamespace(malloc_trim=trim))
    task = asyncio.create_task(collector.give_back(lambda: done.append("forgotten")))
    await twice.wait()
    task.cancel()
    assert done[:4] == ["forgotten", "given back"] * 2


def test_all_threads_take_memory_from_one_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(collector, "LIBC", SimpleNamespace(mallopt=lambda *what: asked.append(what)))
    collector.share_heap()
    assert asked == [(collector.ARENA_MAX, 1)]


async def test_limits_are_forgotten_when_they_are_over() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        limits, now = client.http._buckets, asyncio.get_running_loop().time()
        for route in ("quiet", "used", "asked", "waits", "applies"):
            limits[route] = Ratelimit(None)
            limits[route]._last_request -= QUIET + 1
        limits["used"]._last_request = now
        limits["asked"].outgoing = 1
        limits["waits"]._pending_requests.append(asyncio.Future())
        limits["applies"].expires = now
        forget_limits(client)
        assert list(limits) == ["used", "asked", "waits", "applies"]
