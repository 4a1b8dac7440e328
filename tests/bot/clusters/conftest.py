"""Processes that beat quickly."""

from collections.abc import AsyncIterator, Callable

import pytest

from bot.clusters import membership as module
from bot.store.backend import Patience
from bot.store.backends import postgresql
from tests.bot.clusters.fleet import Member


@pytest.fixture
def log() -> list[str]:
    return []


@pytest.fixture
async def member(
    address: str, log: list[str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[str], Member]]:
    """Makes a process of a name."""
    monkeypatch.setattr(module, "BEAT", 0.1)
    monkeypatch.setattr(module, "SOON", 0.05)
    monkeypatch.setattr("bot.store.database.SURE", 0.25)
    monkeypatch.setattr(postgresql, "CONFERRED", Patience(60.0, 60.0))  # a busy machine may need more than a second
    monkeypatch.setattr(postgresql, "CONFERRING_LIMITS", dict.fromkeys(postgresql.CONFERRING_LIMITS, "60000"))
    made: list[Member] = []

    def make(name: str) -> Member:
        made.append(Member(address, name, log))
        return made[-1]

    yield make
    for each in made:
        await each.stop()
        await each.database.close()
