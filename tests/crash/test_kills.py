from pathlib import Path

import pytest

from tests.crash.harness import KILLS, kill_clubs
from tests.postgresql import Server

FEW = 5


def test_a_club_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    report = kill_clubs(tmp_path, FEW, seed=1)
    assert report.wrong == []
    assert report.kills.total() == FEW
    assert report.endings["finished"]
    assert report.posts


@pytest.mark.soak
def test_one_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    report = kill_clubs(tmp_path, KILLS, seed=1)
    assert report.wrong == []
    assert report.kills.total() == KILLS
    assert report.endings["finished"]
    assert report.beside
    assert report.restored


@pytest.mark.soak
def test_nor_does_one_on_postgresql(tmp_path: Path, postgresql: Server) -> None:
    report = kill_clubs(tmp_path, FEW, seed=1, server=postgresql)
    assert report.wrong == []
    assert report.kills.total() == FEW
    assert report.endings["finished"]
    assert report.posts
    assert report.beside
