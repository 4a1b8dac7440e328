"""The deck over the wire: processes that upload at the same time, and one that is killed in the middle."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from art import names
from tests.wire.discord import Discord
from tests.wire.process import bot_process

AT_ONCE = {"NEWMARKET_PICTURES": "1", "NEWMARKET_PICTURE_PAUSE": "0", "NEWMARKET_REQUESTS_A_SECOND": "2000"}
KILLED_AT = 40
"""So many pictures are uploaded when the process is killed."""


def whole(discord: Discord) -> bool:
    return sorted(discord.emojis.values()) == sorted(names.EVERY)


def uploads(discord: Discord) -> int:
    return len([each for each in discord.requests if each.method == "POST" and each.path.endswith("/emojis")])


async def until_uploaded(discord: Discord, count: int) -> None:
    async with asyncio.timeout(60):
        while len(discord.emojis) < count:  # noqa: ASYNC110 - the small Discord tells of messages only
            await asyncio.sleep(0.01)


async def test_two_processes_on_one_database_upload_every_picture_once(
    discord: Discord, channel: int, tmp_path: Path
) -> None:
    async with (
        bot_process(discord.port, tmp_path, **AT_ONCE) as one,
        bot_process(discord.port, tmp_path, **AT_ONCE) as two,
    ):
        await one.up()
        await two.up()
        await until_uploaded(discord, len(names.EVERY))
        await asyncio.sleep(0.5)  # whoever would upload more does it now
    assert whole(discord)
    assert uploads(discord) == len(names.EVERY)


async def test_a_process_that_was_killed_goes_on_where_it_was(discord: Discord, channel: int, tmp_path: Path) -> None:
    async with bot_process(discord.port, tmp_path, **AT_ONCE) as process:
        await process.up()
        await until_uploaded(discord, KILLED_AT)
        await process.kill()
        assert not whole(discord)
    with closing(sqlite3.connect(tmp_path / "bot.sqlite3")) as database, database:
        database.execute("UPDATE application SET value = 'nobody 0.0' WHERE name = 'deck'")  # five minutes have passed
    async with bot_process(discord.port, tmp_path, **AT_ONCE) as process:
        await process.up()
        await process.logged("pictures of the deck were uploaded")
    replaced = [each for each in discord.emojis.values() if each.startswith("replaced_")]
    assert len(replaced) <= 1, "at most the one that nobody had noted"
    assert sorted(set(discord.emojis.values()) - set(replaced)) == sorted(names.EVERY)
    assert uploads(discord) == len(names.EVERY) + len(replaced)
