"""Ready is a bot that is connected, tells what is to be told, and can write. The rest is what Prometheus is told."""

import asyncio

import pytest

from bot.ops import health
from bot.ops.health import STUCK, Health, HealthCheck
from bot.ops.metrics import route_class
from bot.refusals import NotWritten
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", -1.0)


async def test_what_nobody_posts_makes_it_not_ready_unless_its_channel_is_silent(club: Club) -> None:
    later, silent = 0.0, set[tuple[int, int]]()
    check = HealthCheck(club.database, lambda: club.clock() + later, lambda: True)
    check.is_silent = lambda *place: place in silent
    assert str(await check.look()) == "ready"
    table = await club.begin(ANN, fill=True)
    assert await club.tables.queries.unannounced(table)
    assert str(await check.look()) == "ready"
    later = STUCK + 1
    found = await check.look()
    assert str(found) == f"not ready: an announcement waits for {STUCK + 1:.0f} s"
    assert found.outbox_age == STUCK + 1
    silent.add((table, GUILD))
    assert str(await check.look()) == "ready"


async def test_a_deadline_that_does_not_act_is_overdue_unless_its_member_cannot_be_heard(club: Club) -> None:
    table = await club.begin(ANN, fill=True)
    await club.to_a_lead(table, ANN)
    assert club.tables.statuses() == {"lobby": 0, "playing": 1, "paused": 0}
    assert club.tables.time.overdue() == 0
    await club.tables.time.stop()
    await club.clock.forward(3600)
    assert club.tables.time.overdue() == 1
    club.tables.time.hold("connection")
    assert club.tables.time.overdue() == 0


async def test_a_database_that_takes_nothing_makes_it_not_ready(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse() -> None:
        raise NotWritten

    async def hang() -> None:
        await asyncio.sleep(60)

    check = HealthCheck(club.database, club.clock, lambda: False)
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    for fails in (refuse, hang):
        monkeypatch.setattr(club.database, "try_out", fails)
        assert (await check.look()).problems == ["the gateway is not connected", "the database cannot be written"]


async def test_who_asks_again_at_once_keeps_no_database_busy(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 60.0)
    tried, try_out = 0, club.database.try_out

    async def count() -> None:
        nonlocal tried
        tried += 1
        await try_out()

    monkeypatch.setattr(club.database, "try_out", count)
    check = HealthCheck(club.database, club.clock, lambda: True)
    assert set(await asyncio.gather(*(check.look() for _ in range(5)))) == {Health(True, True, 0.0)}
    assert tried == 1


@pytest.mark.parametrize(
    ("method", "path", "name"),
    [
        ("POST", "/api/v10/channels/1/messages", "post"),
        ("PATCH", "/api/v10/channels/1/messages/2", "edit"),
        ("DELETE", "/api/v10/channels/1/messages/2", "remove"),
        ("POST", "/api/v10/interactions/1/aW50ZXJhY3Rpb246/callback", "answer"),
        ("PATCH", "/api/v10/webhooks/1/aW50ZXJhY3Rpb246/messages/@original", "answer later"),
        ("POST", "/api/v10/users/@me/channels", "open a door"),
        ("PUT", "/api/v10/applications/1/commands", "commands"),
        ("POST", "/api/v10/applications/1/emojis", "pictures"),
        ("GET", "/api/v10/guilds/1", "other"),
    ],
)
def test_requests_are_told_by_kind(method: str, path: str, name: str) -> None:
    assert route_class(method, path) == name
