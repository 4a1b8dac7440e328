from pathlib import Path

import pytest

from tests.bot.cli.test_move import empty, there_and_back
from tests.soak.run import Report, soak
from tests.soak.wish import Wish

__all__ = ["empty"]

pytestmark = pytest.mark.soak


def nothing_is_wrong(report: Report) -> None:
    # A machine that runs other tests beside this one may take longer for an answer than Discord waits.
    assert [each for each in report.wrong if not each.startswith("no answer")] == []
    assert report.counted["rounds dealt"]
    assert report.counted["faults"]
    assert report.counted["restarts"]


async def test_members_play_on_while_requests_connections_and_processes_fail(tmp_path: Path, empty: str) -> None:
    report = await soak(tmp_path, Wish(seconds=7.0, tables=7, faults=0.3, seed=1, between_restarts=3.0))
    nothing_is_wrong(report)
    assert report.counted["beside another"]
    # What was played like this is moved to a server whole, and back.
    await there_and_back(tmp_path / "bot.sqlite3", empty)


async def test_and_on_postgresql_while_its_connections_are_cut(tmp_path: Path, empty: str) -> None:
    wish = Wish(seconds=5.0, tables=4, faults=0.2, seed=1, between_restarts=3.0, between_failures=1.5, database=empty)
    nothing_is_wrong(await soak(tmp_path, wish))
