"""Several bots at the same time, because most of a kill is waiting."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests.clusters.report import Report
from tests.clusters.wish import Wish
from tests.clusters.world import World
from tests.postgresql import Server


async def kill_clusters(
    server: Server, folder: Path, wishes: list[Wish], told: Callable[[int], None] = lambda _: None
) -> Report:
    """Let each of the bots be killed as is wished; return what came of all of them. `told` is told of each kill."""
    report, kills = Report(), count(1)
    worlds: list[World] = []

    async def live(at: int, wish: Wish) -> None:
        own = folder / f"bot{at}"
        own.mkdir(parents=True)
        place = await asyncio.to_thread(server.create)
        world = World(wish, place, own)
        worlds.append(world)
        try:
            await world.run(lambda: told(next(kills)))
        except Exception:  # noqa: BLE001  # it is told of, and the others go on
            world.report.wrong.append(traceback.format_exc())
        await asyncio.to_thread(server.drop, place)

    await asyncio.gather(*(live(at, wish) for at, wish in enumerate(wishes)))
    for at, world in enumerate(worlds):
        world.report.wrong = [f"bot {at}: {each}" for each in world.report.wrong]
        world.report.late = [f"bot {at}: {each}" for each in world.report.late]
        report += world.report
    return report


def wishes(kills: int, processes: list[int], at_once: int, bots: int, seed: int) -> list[Wish]:
    """Share kills out among several bots. `processes`: how many each of them has, one after the other."""
    return [
        Wish(kills // bots + (at < kills % bots), processes[at % len(processes)], seed + at, at_once)
        for at in range(min(bots, kills))
    ]
