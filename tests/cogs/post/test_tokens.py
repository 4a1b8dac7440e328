"""Edits through clicks: for how long, how often, and what the bot does by itself where one does not work."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.ops.refused_requests import RefusedRequests
from bot.ops.request_pace import RequestPace
from cogs.post.messenger import AT_ONCE, BY_TOKEN, LIFE, MOST, WINDOW, Messenger, Tokens
from cogs.render.parts import small
from tests.bot.clock import HandClock
from tests.cogs.post.fake_discord import FAILS, FINAL, GONE, Click, FakeDiscord, http_error

CHANNEL, MESSAGE = 5, 1000
VIEW = small("A board.")


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    clock = HandClock()
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    return clock


@pytest.fixture
def tokens(clock: HandClock) -> Tokens:
    return Tokens(clock)


@pytest.fixture
def client() -> FakeDiscord:
    client = FakeDiscord()
    assert client.put(CHANNEL).id == MESSAGE
    return client


@pytest.fixture
async def messenger(client: Any, tokens: Tokens, clock: HandClock) -> AsyncIterator[Messenger]:
    client.refused_requests, client.request_pace = RefusedRequests(clock), RequestPace(40.0)
    made = Messenger(client, tokens)
    yield made
    await made.stop()


def pressed(client: FakeDiscord, tokens: Tokens) -> Any:
    """Return a click on the message, whose token works until it is told to fail."""
    click: Any = Click(client, 1, client.find(MESSAGE))
    tokens.note(MESSAGE, click)
    return click


@pytest.fixture
def click(client: FakeDiscord, tokens: Tokens) -> Any:
    return pressed(client, tokens)


async def test_a_message_is_edited_through_the_last_click_on_it_for_a_while(
    messenger: Messenger, client: FakeDiscord, click: Any, tokens: Tokens, clock: HandClock
) -> None:
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    newer = pressed(client, tokens)
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (click.edits, newer.edits, client.asked["edit"]) == (1, 1, 0)
    await clock.forward(LIFE + 1)
    assert tokens.living(MESSAGE) is None
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (newer.edits, client.asked["edit"]) == (1, 1)


@pytest.mark.parametrize(
    "error",
    [
        http_error(404, 10015),
        http_error(401, 50027),
        GONE,
        FAILS,
        discord.RateLimited(60.0),
        ConnectionResetError(),
    ],
)
async def test_where_a_click_is_of_no_use_the_bot_edits_in_the_same_call_and_does_not_try_it_again(
    messenger: Messenger, client: FakeDiscord, click: Any, error: Exception
) -> None:
    click.failing["edit"] = error
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (click.edits, client.asked["edit"]) == (1, 2)
    client.fails["edit"] = GONE
    with pytest.raises(discord.NotFound):
        await messenger.edit(CHANNEL, MESSAGE, VIEW)


async def test_what_discord_refuses_for_good_is_not_sent_again_by_the_bot(
    messenger: Messenger, client: FakeDiscord, click: Any
) -> None:
    click.failing["edit"] = FINAL
    with pytest.raises(discord.HTTPException):
        await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert client.asked["edit"] == 0
    click.failing.clear()
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (click.edits, client.asked["edit"]) == (2, 0), "the click is still of use"


async def test_a_click_that_discord_lets_rest_holds_nothing_for_long(
    messenger: Messenger, client: FakeDiscord, click: Any, clock: HandClock
) -> None:
    click.seconds["edit"] = 600.0
    edit = asyncio.create_task(messenger.edit(CHANNEL, MESSAGE, VIEW))
    await clock.forward(0.0)
    assert click.edits == 1
    for _ in range(3):
        await clock.forward(BY_TOKEN)
    assert edit.done()
    await edit
    assert client.asked["edit"] == 1


async def test_a_click_is_never_used_so_often_that_discord_lets_it_rest(
    messenger: Messenger, client: FakeDiscord, click: Any, clock: HandClock
) -> None:
    for _ in range(AT_ONCE + 2):
        await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (click.edits, client.asked["edit"]) == (AT_ONCE, 2)
    await clock.forward(WINDOW)
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert (click.edits, client.asked["edit"]) == (AT_ONCE + 1, 2)


async def test_edits_through_clicks_go_on_while_discord_refuses_too_much_and_need_no_turn(
    client: Any, tokens: Tokens, click: Any, clock: HandClock
) -> None:
    refused = RefusedRequests(clock)
    for _ in range(1000):
        refused.seen(403)
    client.refused_requests, client.request_pace = refused, RequestPace(1e-9)
    messenger = Messenger(client, tokens)
    await messenger.edit(CHANNEL, MESSAGE, VIEW)
    assert click.edits == 1


async def test_clicks_that_are_over_are_not_kept_and_of_many_the_newest(tokens: Tokens, clock: HandClock) -> None:
    click: Any = Click(FakeDiscord(), 1)
    for message in range(MOST + 1):
        tokens.note(message, click)
    assert (tokens.living(0), tokens.living(1)) == (None, tokens._clicks[1])
    tokens.drop(1)
    assert tokens.living(1) is None
    await clock.forward(LIFE + 1)
    tokens.note(MOST + 1, click)
    assert list(tokens._clicks) == [MOST + 1]
