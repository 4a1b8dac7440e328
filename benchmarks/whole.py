"""The figures of the whole bot, each a part of its own: fills databases, starts processes, and measures."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from benchmarks.boards import measure_boards
from benchmarks.clicks import measure_clicks
from benchmarks.figures import Figure
from benchmarks.filled import IN_A_GUILD, fill, multiply, places
from benchmarks.forgetting import measure_forgetting
from benchmarks.leaderboard import measure_leaderboard
from benchmarks.pauses import measure_pauses
from benchmarks.requests import measure_requests
from benchmarks.start import measure_deck, measure_start
from benchmarks.stats import measure_stats

MANY = 500
"""Open tables beside which a click is measured."""
VERY_MANY = 2000
"""Open tables at a start."""


Measure = Callable[[], Iterable[Figure]]
"""Measures one part."""


def parts(folder: Path, clicks: int, played: float, thought: float) -> Mapping[str, Measure]:
    """Return what is measured, by name.

    Args:
        folder: where databases may lie until all is measured.
        clicks: how many are measured on each bot.
        played: for how many seconds members play, in each of two settings.
        thought: for how many seconds computer players think.
    """

    @cache
    def filled() -> tuple[Path, Path, Path]:
        one, many, very_many = (folder / f"{count}-tables.sqlite3" for count in (1, MANY, VERY_MANY))
        asyncio.run(fill(one, places(1)))
        asyncio.run(fill(many, places(IN_A_GUILD)))
        shutil.copy(many, very_many)
        multiply(many, IN_A_GUILD, MANY // IN_A_GUILD)
        multiply(very_many, IN_A_GUILD, VERY_MANY // IN_A_GUILD)
        return one, many, very_many

    def measured_clicks() -> list[Figure]:
        one, many, _ = filled()
        return asyncio.run(measure_clicks(one, many, places(MANY), clicks))

    def measured_start() -> list[Figure]:
        _, _, very_many = filled()
        return asyncio.run(measure_start(very_many, places(VERY_MANY)))

    def run(measure: Callable[[Path], Coroutine[Any, Any, list[Figure]]]) -> list[Figure]:
        return asyncio.run(measure(folder))

    in_folder: Mapping[str, Callable[[Path], Coroutine[Any, Any, list[Figure]]]] = {
        "leaderboard": measure_leaderboard,
        "boards": measure_boards,
        "stats": measure_stats,
        "forgetting": measure_forgetting,
        "pauses": partial(measure_pauses, seconds=thought),
        "requests": partial(measure_requests, seconds=played),
    }
    return {
        "clicks": measured_clicks,
        "start": measured_start,
        "deck": lambda: asyncio.run(measure_deck()),
        **{name: partial(run, measure) for name, measure in in_folder.items()},
    }
