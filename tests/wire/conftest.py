"""The small Discord with one server and one channel, and the bot as a process that is not started yet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.discord import Discord
from tests.wire.limits import UNLIMITED, Limits
from tests.wire.process import BotProcess, bot_process


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    # On a busy machine a real answer may take longer than Discord's three seconds. Games go twenty times as fast here
    # as anywhere else, which Discord's limits would stretch to minutes.
    async with Discord(interaction_seconds=90.0, limits=Limits(UNLIMITED)).open() as discord:
        yield discord
        discord.strict.assert_content()


@pytest.fixture
def channel(discord: Discord) -> int:
    return discord.channel(discord.guild())


@pytest.fixture
async def bot(discord: Discord, channel: int, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with bot_process(discord.port, tmp_path) as process:
        yield process


@pytest.fixture
async def fresh_bot(discord: Discord, channel: int, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot in a Python of its own, as it is started in earnest: what it imports and how it ends are its own."""
    async with bot_process(discord.port, tmp_path, "tests.wire.bot") as process:
        yield process
