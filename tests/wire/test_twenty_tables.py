"""Twenty tables of five members each, at a Discord with the real one's limits."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks.filled import PLAYERS, fill, places
from benchmarks.players import Way
from benchmarks.requests import TABLES, play, slowest
from bot.chips.wallets import GuildSettings
from tests.wire.limits import SHARED

SECONDS = 8.0
PROMISED = 1.0
"""Seconds within which 99 of 100 clicks are answered."""


def shared(seconds: float) -> float:
    """The seconds as they pass for a process that shares its cores with more than they carry."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.mark.soak
async def test_a_hundred_members_play_and_discord_is_never_asked_too_much(tmp_path: Path) -> None:
    filled, those = tmp_path / "filled.sqlite3", places(TABLES)
    await fill(filled, those, humans=PLAYERS, settings=GuildSettings())
    course = await play(filled, those, PLAYERS, Way.BOARD, shared(SECONDS))
    assert course.cards > TABLES
    assert course.refused.total() == course.refused[SHARED], course.refused
    assert course.invalid == 0
    assert slowest(course.seconds) < shared(PROMISED)
