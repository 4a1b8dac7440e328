"""The collector, in a process of its own: it is the whole interpreter's."""

import asyncio
import subprocess
import sys

import discord
import pytest
from discord.http import Ratelimit

from bot.gateway.inside import forget_limits
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
    forgotten, twice = [], asyncio.Event()

    def forget() -> None:
        forgotten.append(len(forgotten))
        if len(forgotten) == 2:
            twice.set()

    monkeypatch.setattr(collector, "EVERY", 0.0)
    task = asyncio.create_task(collector.give_back(forget))
    await twice.wait()
    task.cancel()


async def test_limits_of_routes_that_nobody_uses_are_forgotten() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        limits = client.http._buckets
        for route in range(300):
            limits[str(route)] = Ratelimit(None)
            limits[str(route)]._last_request -= 301.0 * (route > 0)
        forget_limits(client)
        assert list(limits) == ["0"]
