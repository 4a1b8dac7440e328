"""Virtual time passes at once, and for everybody."""

import asyncio
import time

import discord

from benchmarks.virtual import EPOCH, VirtualLoop, run_virtually


def test_an_hour_passes_at_once_for_timers_and_for_the_time_of_day() -> None:
    async def sleep(loop: VirtualLoop) -> tuple[float, float, float]:
        await asyncio.sleep(3600.0)
        return loop.time(), time.time(), discord.utils.utcnow().timestamp()

    passed, of_day, of_discord = run_virtually(sleep)
    assert abs(passed - 3600.0) < 0.001
    assert abs(of_day - EPOCH - 3600.0) < 0.001
    assert abs(of_discord - EPOCH - 3600.0) < 0.001


def test_timers_come_in_their_order_whatever_the_processor_does_meanwhile() -> None:
    async def work(loop: VirtualLoop) -> list[tuple[str, float]]:
        seen: list[tuple[str, float]] = []

        async def come(name: str, after: float) -> None:
            await asyncio.sleep(after)
            sum(range(100_000))
            seen.append((name, round(loop.time(), 6)))

        await asyncio.gather(come("late", 2.0), come("soon", 1.0), come("last", 2.5))
        return seen

    assert run_virtually(work) == [("soon", 1.0), ("late", 2.0), ("last", 2.5)]


def test_afterwards_the_time_is_the_machine_s_again() -> None:
    async def nothing(_: VirtualLoop) -> None:
        await asyncio.sleep(1.0)

    run_virtually(nothing)
    assert time.time() < EPOCH
