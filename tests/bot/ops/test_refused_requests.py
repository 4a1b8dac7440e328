"""Refused requests are counted wherever they come from, and far from Discord's limit nothing more is asked."""

import json
from collections.abc import AsyncIterator

import discord
import pytest
from aiohttp import web

from bot.app import NewmarketBot
from bot.ops.refused_requests import MOST, WINDOW, RefusedRequests
from bot.settings import Settings
from tests.bot.clock import Time, time

__all__ = ["time"]


@pytest.fixture
def refused(time: Time) -> RefusedRequests:
    return RefusedRequests(time)


def test_until_too_much_is_refused_nothing_waits(refused: RefusedRequests) -> None:
    for _ in range(MOST - 1):
        refused.seen(403)
    for fine in (200, 204, 400, 404, 500, 502):
        refused.seen(fine)
    assert refused.wait() == 0.0


@pytest.mark.parametrize("status", [401, 403, 429])
def test_too_many_refusals_in_ten_minutes_are_waited_for(refused: RefusedRequests, time: Time, status: int) -> None:
    for _ in range(MOST):
        refused.seen(status)
        time.now += 0.25
    assert refused.wait() == WINDOW - 0.25 * MOST
    time.now += WINDOW - 0.25 * MOST
    assert refused.wait() == 0.0
    refused.seen(status)
    assert refused.wait() == 0.25


def test_processes_divide_what_may_be_refused_as_they_divide_the_servers(time: Time) -> None:
    parts = (0.5, 0.3, 0.2)
    processes = [RefusedRequests(time) for _ in parts]
    for each, part in zip(processes, parts, strict=True):
        each.be(part)
    refused = 0
    for each in processes:
        while not each.wait():
            each.seen(403)
            refused += 1
    assert refused == MOST
    processes[0].be(1.0)
    assert processes[0].wait() == 0.0, "it has them all now"
    processes[1].be(0.1)
    time.now += WINDOW
    assert processes[1].wait() == 0.0


def test_it_is_logged_once_and_once_more_when_it_is_over(
    refused: RefusedRequests, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MOST):
        refused.seen(403)
    for _ in range(5):
        refused.wait()
    time.now += WINDOW
    for _ in range(5):
        refused.wait()
    assert len(caplog.messages) == 2


# --- the real client ------------------------------------------------------------------------------------------------


def said(status: int, *, over: str = "1.1 google", scope: str = "", **body: object) -> web.Response:
    """An answer of Discord's; without `over` it is one of what stands before Discord."""
    headers = {"Content-Type": "application/json", **({"Via": over} if over else {})}
    if scope:
        headers["X-RateLimit-Scope"] = scope
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


class Discord:
    """A server on this machine that answers like Discord."""

    def __init__(self) -> None:
        self.answers: list[web.Response] = []

    async def answer(self, request: web.Request) -> web.Response:
        if request.path.endswith("/users/@me"):
            return said(200, id="1", username="bot", discriminator="0", avatar=None)
        return self.answers.pop(0)


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    server = Discord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", server.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api")
    yield server
    await runner.cleanup()


async def test_every_answer_of_discord_is_counted_also_those_that_the_library_deals_with(
    server: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = NewmarketBot(Settings(_env_file=None, database=":memory:"))  # type: ignore[call-arg]
    seen: list[int] = []
    monkeypatch.setattr(bot.refused_requests, "seen", seen.append)
    try:
        await bot.http.static_login("token")
        channel = bot.get_partial_messageable(5)
        shared = said(429, scope="shared", retry_after=0.01)  # the one kind that Discord does not count
        server.answers = [
            shared,
            said(429, scope="user", retry_after=0.01),
            said(403, code=50001, message="Missing Access"),
        ]
        with pytest.raises(discord.Forbidden):
            await channel.send("hello")
        server.answers = [said(401, code=0, message="401: Unauthorized")]
        with pytest.raises(discord.HTTPException):
            await channel.send("hello")
        server.answers = [said(429, retry_after=1e6)]
        with pytest.raises(discord.RateLimited):
            await channel.send("hello")
        server.answers = [said(429, over="", retry_after=1e6)]
        with pytest.raises(discord.HTTPException):
            await discord.Webhook.partial(7, "token", client=bot).send("hello")
    finally:
        await bot.close()
    assert seen == [200, 429, 403, 401, 429, 429]
