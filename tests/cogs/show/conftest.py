"""The publisher on fakes, for every test here that asks for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.cogs.show.fakes import Hall


@pytest.fixture
async def hall(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall in which nothing waits for anything."""
    made = Hall(monkeypatch)
    yield made
    await made.close()
