"""Telling Discord the commands: only where it does not have them, and again where it did not take them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.http import Route

from bot.ops.command_sync import FIRST_PAUSE, NOTE, CommandSync
from bot.refusals import NotWritten
from bot.store.database import Database
from tests.bot.clock import HandClock

LAUNCH = {
    "id": "7",
    "version": "8",
    "application_id": "1",
    "name": "launch",
    "description": "",
    "type": 4,
    "handler": 2,
    "name_localizations": {"de": "starten"},
}
"""The command that Discord makes when somebody switches on *Activities*."""
WITHOUT_ENTRY_POINT = "You cannot remove this app's Entry Point command in a bulk update operation."


class Tree:
    """A tree with one command, of a client whose Discord keeps what it is told, and refuses what Discord refuses."""

    translator = None

    def __init__(self) -> None:
        self.description = "Play"
        self.there: list[dict[str, Any]] = []
        self.told = 0
        self.fails: Exception | None = None
        self.http = SimpleNamespace(request=self.request, bulk_upsert_global_commands=self.bulk_upsert_global_commands)
        self.installable = SimpleNamespace(user_integration_config=None)
        self.client = SimpleNamespace(application_id=1, http=self.http, application=self.installable)

    def _get_all_commands(self, *, guild: None) -> list[Any]:
        return [SimpleNamespace(name="play", to_dict=lambda _: self.play())]

    def play(self) -> dict[str, Any]:
        return {"name": "play", "description": self.description, "integration_types": [0, 1], "contexts": [0, 1, 2]}

    async def bulk_upsert_global_commands(self, application: int, payload: list[Any]) -> list[dict[str, Any]]:
        self.told += 1
        if self.fails is not None:
            raise self.fails
        kept = {each["id"]: each for each in self.there if each.get("type") == 4}
        play, *entry = payload
        if [each["id"] for each in entry] != list(kept):
            raise answered(400, {"code": 50240, "message": WITHOUT_ENTRY_POINT})
        if 1 in play["integration_types"] and self.installable.user_integration_config is None:
            raise REFUSED
        assert (play["name"], play["description"]) == ("play", self.description)
        told = {"id": "5", "version": str(self.told), **play}
        self.there = [told, *({**kept[each["id"]], **each} for each in entry)]
        return self.there

    async def request(self, route: Route, params: dict[str, str]) -> list[dict[str, Any]]:
        assert (route.method, route.path) == ("GET", "/applications/{application_id}/commands")
        assert params == {"with_localizations": "true"}
        return self.there


def answered(status: int, said: dict[str, Any] | str) -> discord.HTTPException:
    return discord.HTTPException(cast("Any", SimpleNamespace(status=status, reason="No", headers={})), said)


REFUSED = answered(400, {"code": 50035, "message": "Invalid Form Body"})
LATER = [
    discord.RateLimited(300.0),
    answered(429, "<html>\n<p>You are being rate limited</p>"),
    answered(503, "upstream connect error"),
    ConnectionResetError(),
    NotWritten(),
]


class Bot:
    """The bot, started and stopped as often as one likes."""

    def __init__(self, database: Database) -> None:
        self.tree, self.database = Tree(), database
        self.sync: CommandSync | None = None

    async def up(self) -> None:
        await self.stop()
        self.sync, tried = CommandSync(cast("Any", self.tree), self.database), asyncio.Event()
        attempt = self.sync._try

        async def try_once(pause: float) -> float | None:
            try:
                return await attempt(pause)
            finally:
                tried.set()

        self.sync._try = try_once  # type: ignore[method-assign]
        self.sync.start()
        await tried.wait()

    async def noted(self) -> str | None:
        async with self.database.reading() as work:
            return await work.application.get(NOTE)

    async def stop(self) -> None:
        if self.sync is not None:
            await self.sync.stop()


@pytest.fixture
async def bot(file: Path) -> AsyncIterator[Bot]:
    async with Database(str(file)) as database:
        made = Bot(database)
        yield made
        await made.stop()


async def test_they_are_told_once_and_again_where_discord_or_the_bot_has_others(bot: Bot) -> None:
    await bot.up()
    await bot.up()
    assert bot.tree.told == 1
    bot.tree.there.clear()  # somebody removed it
    await bot.up()
    assert bot.tree.told == 2
    bot.tree.there[0]["version"] = "7"  # somebody changed it
    await bot.up()
    assert bot.tree.told == 3
    bot.tree.description = "Play cards"
    await bot.up()
    assert bot.tree.told == 4


async def test_what_discord_refuses_is_a_line_and_told_at_the_next_start(
    bot: Bot, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    bot.tree.fails = REFUSED
    await bot.up()
    await clock.forward(2 * FIRST_PAUSE)
    assert bot.tree.told == 1
    (line,) = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert (line.levelname, line.exc_info) == ("ERROR", None)
    assert line.getMessage().startswith("Discord refuses the commands and keeps the earlier ones: ")
    bot.tree.fails = None
    await bot.up()
    assert bot.tree.told == 2
    assert await bot.noted()


async def test_the_entry_point_that_activities_have_stays_as_it_is(bot: Bot) -> None:
    await bot.up()
    bot.tree.there.append(LAUNCH)  # somebody has switched on Activities
    await bot.up()
    assert bot.tree.there[1:] == [LAUNCH]
    bot.tree.description = "Play cards"
    await bot.up()
    assert [each["description"] for each in bot.tree.there] == ["Play cards", ""]
    assert bot.tree.told == 3
    await bot.up()
    assert bot.tree.told == 3


async def test_members_are_offered_commands_for_themselves_where_they_can_install_the_application(bot: Bot) -> None:
    await bot.up()
    assert (bot.tree.there[0]["integration_types"], bot.tree.there[0]["contexts"]) == ([0], [0, 1])
    bot.tree.installable.user_integration_config = object()
    await bot.up()
    assert (bot.tree.there[0]["integration_types"], bot.tree.there[0]["contexts"]) == ([0, 1], [0, 1, 2])


@pytest.mark.parametrize("error", LATER, ids=lambda each: type(each).__name__)
async def test_what_discord_does_not_take_now_is_a_line_and_told_later(
    bot: Bot, clock: HandClock, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    bot.tree.fails = error
    await bot.up()
    (line,) = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert (line.levelname, line.exc_info) == ("WARNING", None)
    waits = 300 if isinstance(error, discord.RateLimited) else FIRST_PAUSE
    assert line.getMessage().startswith("Discord does not accept the commands now and keeps the earlier ones (")
    assert line.getMessage().endswith(f"; trying again in {waits:.0f} s")
    assert "\n" not in line.getMessage()
    bot.tree.fails = None
    await clock.forward(waits - 1)
    assert not await bot.noted()
    await clock.forward(2)
    while not await bot.noted():  # noqa: ASYNC110 - a fake tells nobody of it
        await asyncio.sleep(0)
    assert bot.tree.told == 2
