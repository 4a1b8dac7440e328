"""Two processes that run one bot: each has a shard, and hears of tables of the other."""

import asyncio
from pathlib import Path

from bot.cli.audit import audited
from tests.postgresql import Server
from tests.wire.discord import Discord
from tests.wire.process import bot_process
from tests.wire.table import play_now, to_a_lead

SHARDS = 2


async def test_each_has_a_shard_and_a_direct_message_finds_the_table_of_the_other(
    discord: Discord, postgresql: Server, tmp_path: Path
) -> None:
    """`tests/chaos` kills, stops and cuts such processes while members play."""
    discord.gateway.recommended = SHARDS
    channels = [discord.channel(discord.guild(f"Club {each}", shard=(each, SHARDS))) for each in range(SHARDS)]
    address = await asyncio.to_thread(postgresql.create)
    settings = {"NEWMARKET_DATABASE": address, "NEWMARKET_CLUSTERS": "2"}
    async with (
        bot_process(discord.port, tmp_path, **settings) as one,
        bot_process(discord.port, tmp_path, **settings) as other,
    ):
        for process in (one, other):
            await process.start()
        for process in (one, other):
            await process.logged("ready in")
        await discord.until(lambda: [discord.gateway.listening(each) for each in range(SHARDS)] == [1, 1])
        members = [discord.member(name) for name in ("Ann", "Ben")]
        for member, channel in zip(members, channels, strict=True):
            await play_now(discord, member, channel)
        for member, channel in zip(members, channels, strict=True):
            hand, board = await to_a_lead(discord, member), discord.board(channel)
            assert board is not None
            before = board.text
            await discord.press(member, hand, hand.id_of("card")).answered()
            await discord.until(lambda before=before, channel=channel: shown(discord, channel) != before)
    assert not (await audited(address)).wrong
    await asyncio.to_thread(postgresql.drop, address)


def shown(discord: Discord, channel: int) -> str:
    """What the board of a channel says."""
    board = discord.board(channel)
    return "" if board is None else board.text
