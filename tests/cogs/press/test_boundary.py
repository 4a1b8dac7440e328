"""Who answers a click where several processes may hear of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.press.boundary import is_taken
from tests.cogs.show.fakes import Hall


@pytest.fixture
async def hall(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    made = Hall(monkeypatch)
    yield made
    await made.close()


async def answered(hall: Hall, *, unsure: bool) -> list[str]:
    """Return what a process says to a click that it does not take; perhaps because its database is silent."""
    click = hall.click(1)

    async def takes(_guild: int | None, _click: int) -> bool:
        return False

    client: Any = SimpleNamespace(**vars(click.client), takes=takes, is_unsure=lambda _: unsure, ending=False)
    click.client = client
    assert not await is_taken(click)
    return [text for each in click.sent for text in each.texts]


async def test_where_another_process_answers_this_one_says_nothing(hall: Hall) -> None:
    assert await answered(hall, unsure=False) == []


async def test_where_the_database_is_silent_somebody_says_so(hall: Hall) -> None:
    (said,) = await answered(hall, unsure=True)
    assert said == "I can't save anything right now, so nothing has changed. Try again in a minute."
