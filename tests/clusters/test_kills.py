"""Processes of bots that are several are killed under play; `make soak` kills many more."""

from pathlib import Path

import pytest

from tests.clusters.accidents import KILL
from tests.clusters.run import kill_clusters, wishes
from tests.postgresql import Server

KILLS = 20

pytestmark = pytest.mark.soak


async def test_nothing_is_lost_doubled_or_stuck_while_processes_are_killed(postgresql: Server, tmp_path: Path) -> None:
    report = await kill_clusters(postgresql, tmp_path, wishes(KILLS, processes=[2, 2, 3], at_once=1, bots=3, seed=1))
    assert report.wrong == [], report  # how long takeovers last is measured by the command
    assert report.accidents[KILL] == KILLS
    assert report.takeovers
    assert report.known > report.looks / 2  # what boards show can be compared with what they should show
    assert report.direct
    assert report.granted
