"""Who answers a click where several processes may hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.press.boundary import boundary, is_taken
from cogs.show.answers import think
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


async def test_who_sees_that_the_bot_thinks_is_told_when_it_ends(hall: Hall) -> None:
    click = hall.click(1)
    client: Any = SimpleNamespace(**vars(click.client), ending=False)
    click.client = client
    thinks = asyncio.Event()

    async def think_for_ever() -> None:
        async with boundary(click):
            await think(click)
            thinks.set()
            await asyncio.Event().wait()

    thinking = asyncio.create_task(think_for_ever())
    await thinks.wait()
    client.ending = True
    given = asyncio.create_task(client.answers.given())
    await asyncio.wait({given}, timeout=0.01)
    assert not given.done()
    given.cancel()
    await asyncio.wait({given, thinking})
    assert thinking.cancelled()
    assert [text for each in click.sent for text in each.texts][-1] == (
        "I'm restarting, so nothing was done. Try again in a moment."
    )
