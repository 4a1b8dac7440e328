from pathlib import Path

from tests.crash.harness import KILLS, kill_clubs
from tests.postgresql import Server

FEW = 5
"""Kills on a PostgreSQL."""


def test_a_club_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    report = kill_clubs(tmp_path, KILLS, seed=1)
    assert report.wrong == []
    assert report.kills.total() == KILLS
    assert report.endings["finished"]
    assert report.posts
    assert report.beside
    assert report.restored


def test_nor_does_one_on_postgresql(tmp_path: Path, postgresql: Server) -> None:
    report = kill_clubs(tmp_path, FEW, seed=1, server=postgresql)
    assert report.wrong == []
    assert report.kills.total() == FEW
    assert report.endings["finished"]
    assert report.posts
    assert report.beside
