"""The figures of the whole bot: fills databases, starts processes, and measures one thing after the other."""

import shutil
import tempfile
from pathlib import Path

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


async def measure(clicks: int, played: float, thought: float) -> list[Figure]:
    """Return the figures.

    Args:
        clicks: how many are measured on each bot.
        played: for how many seconds members play, in each of two settings.
        thought: for how many seconds computer players think.
    """
    with tempfile.TemporaryDirectory(prefix="newmarket-bench-") as temporary:
        folder = Path(temporary)
        one, many, very_many = (folder / f"{count}-tables.sqlite3" for count in (1, MANY, VERY_MANY))
        await fill(one, places(1))
        await fill(many, places(IN_A_GUILD))
        shutil.copy(many, very_many)
        multiply(many, IN_A_GUILD, MANY // IN_A_GUILD)
        multiply(very_many, IN_A_GUILD, VERY_MANY // IN_A_GUILD)
        return [
            *await measure_clicks(one, many, places(MANY), clicks),
            *await measure_start(very_many, places(VERY_MANY)),
            *await measure_deck(),
            *await measure_leaderboard(folder),
            *await measure_boards(folder),
            *await measure_stats(folder),
            *await measure_forgetting(folder),
            *await measure_pauses(folder, thought),
            *await measure_requests(folder, played),
        ]
