"""Shards that are connected and given up while a bot runs: the gateway's lines on the real discord.py."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import discord as dpy
import pytest
import yarl
from discord import http
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.gateway import gateway
from bot.gateway.gateway import Gateway
from tests.wire.discord import Discord

SHARDS = 3


class Bot(commands.AutoShardedBot):
    """Hears shards."""

    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=dpy.Intents(guilds=True, guild_messages=True),
            member_cache_flags=dpy.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.2,
            shard_count=SHARDS,
        )
        self.gateway = Gateway(self)
        self.first: Iterable[int] = ()
        self.told: list[str] = []

    async def connect(self, *, reconnect: bool = True) -> None:
        await self.gateway.serve(self.first)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        assert shard_id is not None
        await self.gateway.identify(shard_id)

    async def on_ready(self) -> None:
        self.told.append("ready")

    async def on_guild_remove(self, guild: dpy.Guild) -> None:
        self.told.append(f"{guild.name} removed")

    async def on_shard_disconnect(self, shard: int) -> None:
        self.told.append(f"{shard} lost")

    @property
    def servers(self) -> list[str]:
        return sorted(guild.name for guild in self.guilds)


@pytest.fixture(autouse=True)
def small_discord(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http.Route, "BASE", f"http://127.0.0.1:{discord.port}/api/v{http.INTERNAL_API_VERSION}")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord.gateway_url))
    monkeypatch.setattr(gateway, "APART", 0.1)
    discord.gateway.apart = 0.02
    for number in range(SHARDS):
        discord.channel(discord.guild(f"Server {number}", shard=(number, SHARDS)))


@asynccontextmanager
async def running(*first: int) -> AsyncIterator[Bot]:
    bot = Bot()
    bot.first = first
    task = asyncio.create_task(bot.start("a.wire.token"))
    try:
        while not bot.gateway.ready:
            await asyncio.sleep(0.01)
            assert not task.done(), task.exception()
        yield bot
    finally:
        await bot.gateway.close()
        await bot.close()
        await task


async def test_a_bot_without_shards_waits_and_connects_what_it_is_given(discord: Discord) -> None:
    async with running() as bot:
        assert (bot.servers, discord.gateway.identified) == ([], 0)
        await bot.gateway.connect([1])
        assert bot.servers == ["Server 1"]
        await bot.gateway.connect([0, 1, 2])
        assert bot.servers == ["Server 0", "Server 1", "Server 2"]
        assert [discord.gateway.listening(shard) for shard in range(SHARDS)] == [1, 1, 1]
        assert sorted(bot.shards) == [0, 1, 2]
        assert bot.gateway.shards == {0, 1, 2}
        assert (discord.gateway.identified, discord.gateway.hasty) == (3, 0)
        assert bot.is_ready()


async def test_servers_of_a_shard_that_is_given_up_are_forgotten_in_silence(discord: Discord) -> None:
    async with running(0, 1, 2) as bot:
        await bot.gateway.disconnect([1])
        assert bot.servers == ["Server 0", "Server 2"]
        assert [discord.gateway.listening(shard) for shard in range(SHARDS)] == [1, 0, 1]
        assert bot.get_shard(1) is None
        assert bot.gateway.ready
        await bot.gateway.disconnect([0, 2])
        assert (bot.servers, bot.gateway.ready, discord.gateway.connected) == ([], True, False)
        await bot.gateway.connect([1])
        assert bot.servers == ["Server 1"]
        assert bot.told[0] == "ready"
        assert not [each for each in bot.told if "removed" in each or "lost" in each]
        assert (discord.gateway.resumed, discord.gateway.identified) == (0, 4)


async def test_a_shard_that_cannot_be_connected_is_tried_again(discord: Discord) -> None:
    async with running(0) as bot:
        discord.gateway.refuse_shard(2)
        connecting = asyncio.create_task(bot.gateway.connect([2]))
        await discord.until(lambda: discord.gateway.refused)
        assert not bot.gateway.ready
        assert not connecting.done()
        discord.gateway.up()
        await connecting
        assert bot.servers == ["Server 0", "Server 2"]
