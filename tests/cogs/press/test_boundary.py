"""Who answers a click where several processes may hear of it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.refusals import NotWritten
from cogs.post.answers import think
from cogs.press.boundary import boundary, is_taken
from tests.cogs.post.fakes import Hall


@pytest.mark.parametrize(
    ("unsure", "said"),
    [(False, []), (True, ["I can't save anything right now, so nothing has changed. Try again in a minute."])],
)
async def test_what_another_process_answers_this_one_does_not_unless_the_database_is_silent(
    hall: Hall, unsure: bool, said: list[str]
) -> None:
    click = hall.click(1)

    async def takes(_guild: int | None, _click: int) -> bool:
        if unsure:
            raise NotWritten
        return False

    click.client = SimpleNamespace(**vars(click.client), takes=takes, ending=False)
    assert not await is_taken(click)
    assert [text for each in click.sent for text in each.texts] == said


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
