"""Processes that are killed under play, and all else that goes wrong; `python -m tests.chaos` does it for longer."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.cli.test_move import empty, there_and_back
from tests.chaos.report import Report
from tests.chaos.wish import Wish
from tests.chaos.world import World
from tests.postgresql import Server

__all__ = ["empty"]


def nothing_is_wrong(report: Report) -> None:
    assert list(report.wrong) == [], report
    assert report.numbers["actions"]
    assert report.numbers["announcements told"]


async def test_what_was_played_is_there_after_a_kill(tmp_path: Path) -> None:
    wish = Wish(kills=1, tables=1, faults=("killed",), upgrades=0, rests=False)
    report = await World(wish, str(tmp_path / "bot.sqlite3"), tmp_path).run()
    nothing_is_wrong(report)
    assert report.numbers["kills"] == 1
    assert report.numbers["looks"] == 2


@pytest.mark.soak
async def test_members_play_on_whatever_fails(tmp_path: Path, empty: str) -> None:
    place = tmp_path / "bot.sqlite3"
    report = await World(Wish(seconds=30), str(place), tmp_path).run()
    nothing_is_wrong(report)
    assert report.numbers["kills"]
    assert report.kinds["  acts granted"].total()
    # What was played like this is moved to a server whole, and back.
    await there_and_back(place, empty)


@pytest.mark.soak
async def test_and_on_postgresql(tmp_path: Path, empty: str) -> None:
    nothing_is_wrong(await World(Wish(seconds=30), empty, tmp_path).run())


@pytest.mark.soak
async def test_and_on_three_processes(tmp_path: Path, postgresql: Server) -> None:
    place = await asyncio.to_thread(postgresql.create)
    report = await World(Wish(seconds=30, processes=3), place, tmp_path).run()
    nothing_is_wrong(report)
    assert report.seconds["answered again"]
    assert report.numbers["  at a known state"] > report.numbers["looks at boards"] / 2
