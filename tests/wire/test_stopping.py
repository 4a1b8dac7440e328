"""Asked to stop, the bot ends soon, with 0 and without a word too much, whatever hangs."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.wire.discord import Discord
from tests.wire.process import BotProcess, Ended
from tests.wire.table import play_now, to_a_lead

HANGING = 60.0
"""Seconds that nothing takes which ends by itself. What hangs here does so for longer."""


def assert_gentle(bot: BotProcess, ended: Ended) -> None:
    assert ended.code == 0
    assert ended.seconds < HANGING
    wrong = [line for line in bot.log if "Traceback" in line or " ERROR " in line or "Unclosed" in line]
    assert not wrong, bot.log


def assert_database_closed(bot: BotProcess) -> None:
    """The last connection that closes takes the write-ahead log away."""
    assert bot.database.exists()
    assert not bot.database.with_name("bot.sqlite3-wal").exists()


async def test_a_click_during_the_end_is_told_so_and_a_request_that_hangs_is_cut_off(
    discord: Discord, channel: int, fresh_bot: BotProcess
) -> None:
    ann = discord.member("Ann")
    await fresh_bot.up()
    board = await play_now(discord, ann, channel)
    hand = await to_a_lead(discord, ann)
    hangs = discord.fail("PATCH", f"/channels/{channel}/messages/.*", delay=600.0, times=None)
    await discord.click(ann, hand, "card").answered()
    await discord.until(lambda: hangs.hits)
    ending = asyncio.create_task(fresh_bot.terminate())
    await fresh_bot.logged("stopping")
    late = await discord.click(ann, board, "hand").answered()
    typed = await discord.slash(ann, channel, "newmarket hand").answered()
    for each in (late, typed):
        assert each.said == "I'm restarting, so nothing was done. Try again in a moment."
    assert_gentle(fresh_bot, await ending)
    assert_database_closed(fresh_bot)


async def test_an_answer_that_is_under_way_is_given(discord: Discord, channel: int, fresh_bot: BotProcess) -> None:
    ann = discord.member("Ann")
    await fresh_bot.up()
    await discord.slash(ann, channel, "newmarket start").answered()
    slow = discord.fail("POST", "/interactions/.*", delay=0.5)
    board = await discord.until(lambda: discord.board(channel))
    click = discord.click(discord.member("Ben"), board, "join")
    await discord.until(lambda: slow.hits)
    assert_gentle(fresh_bot, await fresh_bot.interrupt())
    assert click.callback in (6, 7)  # the board in the same request, or later where it is being edited
    assert_database_closed(fresh_bot)


async def test_discord_may_make_it_wait(discord: Discord, channel: int, bot: BotProcess) -> None:
    ann = discord.member("Ann")
    await bot.up()
    slow = discord.fail("POST|PATCH", "/channels/.*", 429, retry_after=300.0, times=None)
    await discord.slash(ann, channel, "newmarket start").answered()
    lobby = await discord.until(lambda: discord.board(channel))
    await discord.click(ann, lobby, "now").answered()
    await discord.until(lambda: any(each.status == 429 for each in slow.hits))
    assert_gentle(bot, await bot.terminate())
    assert_database_closed(bot)


async def test_the_line_to_the_gateway_may_be_dead(discord: Discord, channel: int, bot: BotProcess) -> None:
    await bot.up()
    discord.gateway.freeze()
    discord.slash(discord.member("Ann"), channel, "newmarket hand")
    assert_gentle(bot, await bot.terminate())
    assert_database_closed(bot)


async def test_the_login_may_hang(discord: Discord, bot: BotProcess) -> None:
    hangs = discord.fail("GET", "/users/@me", delay=600.0)
    await bot.start()
    await discord.until(lambda: hangs.hits)
    assert_gentle(bot, await bot.terminate())
    assert_database_closed(bot)


@pytest.mark.soak  # it really waits for a moment
async def test_a_write_may_wait_for_somebody_else(discord: Discord, channel: int, bot: BotProcess) -> None:
    ann = discord.member("Ann")
    await bot.up()
    await discord.slash(ann, channel, "newmarket start").answered()
    board = await discord.until(lambda: discord.board(channel))
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        discord.click(discord.member("Ben"), board, "join")
        await asyncio.sleep(0.3)  # the click is on its way to the database, and nothing can be seen of that
        assert_gentle(bot, await bot.terminate())
