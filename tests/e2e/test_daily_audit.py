"""The bot's owner is told by direct message of what the daily audit finds."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ops.daily_audit import DailyAudit
from bot.ops.exits import Exit
from tests.e2e.club import Club, read

DAY = 24 * 60 * 60
FINDING = "server 7: its chain breaks between movement 4 and movement 5"


@pytest.mark.parametrize("told", [0, 1])
async def test_it_comes_by_itself_every_day_and_the_owner_hears_of_a_finding_once_or_not_at_all(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, told: int
) -> None:
    owner = club.env.create_user("olga", global_name="Olga")
    audits: list[str] = []

    async def check(_audit: DailyAudit) -> tuple[Exit, list[str]]:
        audits.append(f"{club.env.now():%H:%M}")
        return Exit.DIFFERENT, [FINDING]

    async def application_info() -> Any:
        return SimpleNamespace(team=SimpleNamespace(owner_id=owner.id), owner=SimpleNamespace(id=0))

    monkeypatch.setattr(DailyAudit, "_check", check)
    club.settings = club.settings.model_copy(update={"audit_at": "04:00", "audit_tells_owner": bool(told)})
    await club.restart()
    monkeypatch.setattr(club.bot, "application_info", application_info)
    for _ in range(2):
        await club.env.advance_time(DAY)
    assert audits == ["04:00", "04:00"]
    messages = [read(each) for each in club.direct(owner)]
    assert len(messages) == told
    assert all("found 1 problem" in each and FINDING in each for each in messages)
    assert caplog.text.count(f"the daily audit found: {FINDING}") == 2
    caplog.clear()
