"""How much better `hard` decides than `normal`, with the time that the bot gives it.

In stops games this is the edge of `edge.py`. In New York, New York it is points ahead of the others' mean: one hard
player among normal ones, every match once with it on each seat. A decision takes as much of one core's time as the
bot's default says, whatever else runs there; one process a core shares the deals.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from time import monotonic, process_time
from typing import Any

from benchmarks.edge import edge_of
from benchmarks.figures import Figure, mean
from benchmarks.newyork import points
from bot.settings import Settings
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.newyork.pack import PACK as NEW_YORK
from engine.players import NORMAL
from engine.stops.pack import PACK as STOPS
from engine.stops.presets import PRESETS

SECONDS: float = Settings.model_fields["thinking_time"].default
FIRST, OTHERS = "michigan", ("boodle", "traditional", "three-in-one")
"""Presets with leads to choose. The first is measured for as long as the others together."""
POINTS = (("new-york", 2), ("new-york-profi", 2), ("new-york", 3), ("new-york", 4))
"""Presets and numbers of players."""
TOGETHER = 4
"""Deals that a process takes at a time."""


def hard(game: str, view: Any, random: Random) -> Action:
    """Decide as `hard` does, in the time that the bot gives it."""
    until = process_time() + SECONDS
    weigh = CATALOGUE[game].weigher
    assert weigh is not None
    return weigh(view, random, lambda: process_time() >= until).action


def measure_hard(seconds: float) -> list[Figure]:
    """Return what `hard` gains in stops games and in New York, each measured for a number of seconds."""
    figures = []
    for preset, share in ((FIRST, 1), *((each, len(OTHERS)) for each in OTHERS)):
        told = f"{preset}: hard among three normal, beyond one such, {SECONDS * 1000:g} ms a decision"
        figures.append(_figure(told, "chips per round", partial(_edges, preset), TOGETHER, seconds / share))
    for preset, players in POINTS:
        told = f"{preset}: hard ahead of normal, {players} players, {SECONDS * 1000:g} ms a decision"
        ahead = partial(_ahead, preset, players)
        figures.append(_figure(told, "points per match", ahead, 1, seconds / len(POINTS)))
    return figures


def _figure(told: str, unit: str, samples_of: Callable[[int], list[float]], together: int, seconds: float) -> Figure:
    """Return the mean of the samples of some seconds; each number stands for `together` of them."""
    cores = os.cpu_count() or 1
    until, samples = monotonic() + seconds, list[float]()
    with ProcessPoolExecutor(cores) as processes:
        first = 0
        while monotonic() < until or len(samples) < 2:
            batches = range(first, first + cores * together, together)
            samples += [sample for batch in processes.map(samples_of, batches) for sample in batch]
            first = batches.stop
    return mean(told, unit, samples, 0.0)


def _edges(preset: str, first: int) -> list[float]:
    rules, normal = PRESETS[preset], STOPS.players[NORMAL]
    return [edge_of(rules, partial(hard, "stops"), normal, deal) for deal in range(first, first + TOGETHER)]


def _ahead(preset: str, players: int, number: int) -> list[float]:
    """Return how many points `hard` is ahead in a match, averaged over all seats."""
    ahead = []
    for seat in range(players):
        seats = [NEW_YORK.players[NORMAL]] * players
        seats[seat] = partial(hard, "new-york")
        got = points(preset, seats, str(number))
        ahead.append(got[seat] - fmean((*got[:seat], *got[seat + 1 :])))
    return [fmean(ahead)]
