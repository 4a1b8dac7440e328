"""Several shards in one process: each hears of its own servers, and what is lost with one concerns these alone."""

from pathlib import Path

import pytest

from bot.ops.exits import Exit
from tests.wire.discord import Discord
from tests.wire.process import BotProcess, bot_process
from tests.wire.table import play_now, to_a_lead


@pytest.fixture
def channel(discord: Discord) -> int:
    """A channel of the first of two shards, which may come up at the same time."""
    discord.gateway.recommended = discord.gateway.max_concurrency = 2
    return discord.channel(discord.guild("First", shard=(0, 2)))


@pytest.fixture
def other(discord: Discord, channel: int) -> int:
    """A channel of the second."""
    return discord.channel(discord.guild("Second", shard=(1, 2)))


def assert_quiet(bot: BotProcess) -> None:
    assert not [line for line in bot.log if "Traceback" in line or " ERROR " in line or "⏎" in line]


async def test_a_table_is_played_as_soon_as_its_own_shard_is_there(
    discord: Discord, channel: int, bot: BotProcess
) -> None:
    discord.gateway.recommended = discord.gateway.max_concurrency = 1
    ann, there = discord.member("Ann"), discord.channel(discord.guild(shard=(0, 12)))
    await bot.up()
    await play_now(discord, ann, there)
    hand = await to_a_lead(discord, ann)
    await bot.terminate()
    discord.gateway.recommended = 12
    before = discord.gateway.identified
    await bot.start()
    await discord.until(lambda: discord.gateway.listening(0))
    await discord.click(ann, hand, "card").answered()
    await to_a_lead(discord, ann)
    assert discord.gateway.identified - before < 12
    assert not [line for line in bot.log if "ready in" in line][1:]
    await bot.terminate()
    assert_quiet(bot)


async def test_too_few_shards_are_refused_and_as_many_as_recommended_are_not(
    discord: Discord, channel: int, other: int, tmp_path: Path
) -> None:
    discord.gateway.most_guilds = 1
    async with bot_process(discord.port, tmp_path, NEWMARKET_SHARDS="1") as bot:
        await bot.start()
        assert await bot.ended() == Exit.SETTINGS
        assert "set NEWMARKET_SHARDS to 0" in bot.log[-1]
        assert_quiet(bot)
    async with bot_process(discord.port, tmp_path) as bot:
        await bot.up()
        assert [line for line in bot.log if "ready in 2 servers" in line]


async def test_a_bot_that_has_outgrown_its_shards_ends_to_be_started_again(
    discord: Discord, channel: int, other: int, bot: BotProcess
) -> None:
    await bot.up()
    discord.gateway.most_guilds = 0
    discord.gateway.refuse_shard(1)
    discord.gateway.forget_sessions()
    await discord.until(lambda: discord.gateway.refused)
    discord.gateway.forget_sessions()
    discord.gateway.up()
    assert await bot.ended() == Exit.UNAVAILABLE
    assert "as many as Discord recommends" in bot.log[-1]
    assert_quiet(bot)


async def test_few_starts_that_are_left_are_warned_of(discord: Discord, channel: int, bot: BotProcess) -> None:
    discord.gateway.starts_left = 60
    await bot.up()
    assert " WARNING " in await bot.logged("connect only 60 more times in the next 60 min")
