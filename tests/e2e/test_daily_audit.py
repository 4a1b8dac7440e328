"""The bot's owner is told by direct message of what the daily audit finds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from simcord.builders import UserHandle

from bot.ops.daily_audit import Tell
from tests.e2e.club import Club, read

FINDING = "server 7: its chain breaks between movement 4 and movement 5"


class Started:
    """A daily audit that only notes whom to tell."""

    def __init__(self) -> None:
        self.tells: list[Tell] = []

    def start(self, tell: Tell) -> None:
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
