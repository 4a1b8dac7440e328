from pathlib import Path

from tests.crash.harness import KILLS, kill_clubs


def test_a_club_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    report = kill_clubs(tmp_path, KILLS, seed=1)
    assert report.wrong == []
    assert report.kills.total() == KILLS
    assert report.endings["finished"]
    assert report.posts
    assert report.beside
    assert report.restored
