"""How much better `hard` decides than `normal`: the edge of `edge.py`, with the time that the bot gives it.

A decision takes as much of one core's time as the bot's default says, whatever else runs there; a process for each core
shares the deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic, process_time
from typing import Any

from benchmarks.edge import edge_of
from benchmarks.figures import Figure, mean
from bot.settings import Settings
from engine.game import Action
from engine.players.registry import NORMAL, PLAYERS, THINKERS
from engine.stops.presets import PRESETS

SECONDS: float = Settings.model_fields["thinking_time"].default
PRESET = "michigan"
TOGETHER = 4
"""Deals that a process takes at a time."""


def hard(view: Any, random: Random) -> Action:
    """Decide as `hard` does, in its time."""
    until = process_time() + SECONDS
    return THINKERS["stops"](view, random, lambda: process_time() >= until)


def _samples(first: int) -> list[float]:
    rules, normal = PRESETS[PRESET].rules, PLAYERS["stops", NORMAL]
    return [edge_of(rules, hard, normal, deal) for deal in range(first, first + TOGETHER)]


def measure_hard(seconds: float) -> list[Figure]:
    """Return what `hard` gains among three `normal` players, beyond one of these, on deals for so many seconds."""
    cores = os.cpu_count() or 1
    until, samples = monotonic() + seconds, list[float]()
    with ProcessPoolExecutor(cores) as processes:
        first = 0
        while monotonic() < until or len(samples) < 2:
            batches = range(first, first + cores * TOGETHER, TOGETHER)
            samples += [sample for batch in processes.map(_samples, batches) for sample in batch]
            first = batches.stop
    told = f"{PRESET}: hard among three normal, beyond one such, {SECONDS * 1000:g} ms a decision"
    figure = mean(told, "chips per round", samples)
    return [Figure(figure.name, figure.value, figure.unit, figure.low, figure.high, figure.samples, reach=0.0)]
