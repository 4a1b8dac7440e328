"""The bot's owner is told by direct message of what the daily audit finds."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.builders import UserHandle

from bot.ops.daily_audit import DailyAudit, Tell
from bot.ops.exits import Exit
from tests.e2e.club import Club, read

DAY = 24 * 60 * 60
FINDING = "server 7: its chain breaks between movement 4 and movement 5"


class Started:
    """A daily audit that only notes whom to tell."""

    def __init__(self) -> None:
        self.tells: list[Tell] = []

    def start(self, tell: Tell, _mine: Callable[[], bool]) -> None:
        self.tells.append(tell)

    async def stop(self) -> None:
        """Nothing was begun."""


@pytest.fixture
def owner(club: Club) -> UserHandle:
    return club.env.create_user("olga", global_name="Olga")


async def tell(club: Club, monkeypatch: pytest.MonkeyPatch, owner: UserHandle, *, team: bool = False) -> None:
    """Let the bot connect, and its audit find something."""
    maker = SimpleNamespace(id=club.member("Ben").id if team else owner.id)
    owners = {"team": SimpleNamespace(owner_id=owner.id) if team else None, "owner": maker}

    async def application_info() -> Any:
        return SimpleNamespace(**owners)

    monkeypatch.setattr(club.bot, "application_info", application_info)
    monkeypatch.setattr(club.bot, "daily_audit", started := Started())
    club.bot.dispatch("ready")
    await club.env.settle()
    (told,) = started.tells
    await told([FINDING])
    await club.env.settle()


@pytest.mark.parametrize("team", [False, True])
async def test_the_owner_is_told(club: Club, monkeypatch: pytest.MonkeyPatch, owner: UserHandle, team: bool) -> None:
    await tell(club, monkeypatch, owner, team=team)
    (message,) = club.direct(owner)
    assert "found 1 problem" in read(message)
    assert FINDING in read(message)


async def test_the_owner_need_not_be_told(club: Club, monkeypatch: pytest.MonkeyPatch, owner: UserHandle) -> None:
    monkeypatch.setattr(club.bot.settings, "audit_tells_owner", False)
    await tell(club, monkeypatch, owner)
    assert club.direct(owner) == []


async def test_it_comes_by_itself_every_day_and_the_owner_hears_of_a_finding_once(
    club: Club, monkeypatch: pytest.MonkeyPatch, owner: UserHandle, caplog: pytest.LogCaptureFixture
) -> None:
    audits: list[str] = []

    async def check(_audit: DailyAudit) -> tuple[Exit, list[str]]:
        audits.append(f"{club.env.now():%H:%M}")
        return Exit.DIFFERENT, [FINDING]

    async def application_info() -> Any:
        return SimpleNamespace(team=None, owner=SimpleNamespace(id=owner.id))

    monkeypatch.setattr(DailyAudit, "_check", check)
    club.settings = club.settings.model_copy(update={"audit_at": "04:00"})
    await club.restart()
    monkeypatch.setattr(club.bot, "application_info", application_info)
    for _ in range(2):
        await club.env.advance_time(DAY)
    assert audits == ["04:00", "04:00"]
    assert len(club.direct(owner)) == 1
    assert caplog.text.count(f"the daily audit found: {FINDING}") == 2
    caplog.clear()
