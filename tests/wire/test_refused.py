"""A Discord that does not let the bot in: the process ends with a sentence and a number, and never shows the token.

Each way through discord.py once: `tests/bot/ops/test_exits.py` has every number and sentence.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.ops.exits import Exit
from tests.wire.discord import Discord
from tests.wire.process import BotProcess

TOKEN = "a.wire.token"


async def assert_ends(bot: BotProcess, code: Exit, *said: str) -> None:
    """Start it, and see how it ends."""
    await bot.start()
    assert await bot.ended() == code
    for each in said:
        assert each in bot.log[-1]
    assert not [line for line in bot.log if "Traceback" in line or "⏎" in line or "Unclosed" in line], bot.log
    assert not [line for line in bot.log if TOKEN in line]


def content(database: Path) -> list[str]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize(
    ("close", "code"),
    [
        (4004, Exit.SETTINGS),
        (4011, Exit.UNAVAILABLE),  # with as many shards as Discord recommends; `test_shards` has the other number
    ],
)
async def test_the_gateway_closes_for_good(discord: Discord, bot: BotProcess, close: int, code: Exit) -> None:
    discord.gateway.dismiss(close)
    await assert_ends(bot, code, "the token" if close == 4004 else f"({close})")
    assert discord.gateway.identified == 1


async def test_the_token_is_reset_while_the_bot_runs(discord: Discord, fresh_bot: BotProcess) -> None:
    await fresh_bot.up()
    discord.gateway.dismiss(4004)
    assert await fresh_bot.ended() == Exit.SETTINGS
    assert "Discord refused the token" in fresh_bot.log[-1]
    assert not [line for line in fresh_bot.log if "Traceback" in line or "⏎" in line or TOKEN in line]


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [
        ({"status": 401, "message": "401: Unauthorized"}, Exit.SETTINGS, "reset it in the developer portal"),
        ({"status": 429, "by_discord": False}, Exit.SHUT_OUT, "start again in an hour"),
        ({"status": 503}, Exit.UNAVAILABLE, "Discord cannot be reached (503"),
        ({"status": 400, "message": f"No {TOKEN},\nand no more"}, Exit.UNAVAILABLE, "No [token], and no more"),
    ],
)
async def test_the_login_is_refused(
    discord: Discord, bot: BotProcess, how: dict[str, Any], code: Exit, said: str
) -> None:
    discord.fail("GET", "/users/@me", **how)
    await assert_ends(bot, code, said)
    assert not discord.gateway.identified


async def test_another_applications_token_changes_nothing(discord: Discord, bot: BotProcess) -> None:
    await bot.up()
    await bot.terminate()
    before = content(bot.database)
    first, discord.application = discord.application, discord.new_id()
    await assert_ends(bot, Exit.SETTINGS, f"application {first}, the token to application {discord.application}")
    assert content(bot.database) == before
    assert not discord.gateway.identified > 1
    discord.application = first
    await bot.up()
