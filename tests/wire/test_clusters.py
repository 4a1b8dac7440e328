"""Two processes that run one bot: each has a shard, and one goes on with everything when the other is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cli.audit import audited
from bot.ops.exits import Exit
from tests.postgresql import Server
from tests.wire.discord import Discord
from tests.wire.messages import Member, Message
from tests.wire.process import BotProcess, bot_process
from tests.wire.table import play_now, to_a_lead

SHARDS = 2
TAKEN_OVER = 30.0
"""Seconds within which the servers of a process that died are another one's, on a machine that is busy."""
ASLEEP = 10.0
"""Seconds after which a process that stands still is surely taken for lost."""


@dataclass
class Two:
    """Two processes, and a channel in a server of each shard."""

    discord: Discord
    address: str
    channels: tuple[int, int]
    processes: list[BotProcess]

    async def up(self) -> None:
        """Start both, and wait until each has a shard."""
        for each in self.processes:
            await each.start()
        await self.share()

    async def share(self) -> None:
        """Wait until each of two running processes has one share."""
        for each in self.processes:
            await each.logged("ready in")
        await self.heard_once()

    async def heard_once(self) -> None:
        """Wait until each shard is heard, and by one process."""
        listening = self.discord.gateway.listening
        await self.discord.until(lambda: all(listening(each) == 1 for each in range(SHARDS)), TAKEN_OVER)

    async def lead(self, member: Member) -> Message:
        """Lead from the direct message with the hand, and wait until the board has changed."""
        hand = await to_a_lead(self.discord, member)
        channel = self.channels[member.name == "Ben"]
        before = await self.discord.until(lambda: self.discord.board(channel))
        shown = before.text
        await self.discord.press(member, hand, hand.id_of("card")).answered()
        return await self.discord.until(
            lambda: next((each for each in [self.discord.board(channel)] if each and each.text != shown), None)
        )

    async def check(self) -> None:
        """See that nothing is wrong in the database."""
        found = await audited(self.address)
        assert not found.wrong


@pytest.fixture
async def two(discord: Discord, postgresql: Server, tmp_path: Path) -> AsyncIterator[Two]:
    discord.gateway.recommended = SHARDS
    here, there = (discord.channel(discord.guild(f"Club {each}", shard=(each, SHARDS))) for each in range(SHARDS))
    address = await asyncio.to_thread(postgresql.create)
    settings = {"NEWMARKET_DATABASE": address, "NEWMARKET_CLUSTERS": "2"}
    async with AsyncExitStack() as stack:
        processes = [
            await stack.enter_async_context(bot_process(discord.port, tmp_path, **settings)) for _ in range(SHARDS)
        ]
        yield Two(discord, address, (here, there), processes)
    await asyncio.to_thread(postgresql.drop, address)


@pytest.fixture
async def members(two: Two) -> tuple[Member, Member]:
    """Ann at a table of one shard, and Ben at a table of the other; both hands come by direct message."""
    await two.up()
    ann, ben = two.discord.member("Ann"), two.discord.member("Ben")
    await play_now(two.discord, ann, two.channels[0])
    await play_now(two.discord, ben, two.channels[1])
    return ann, ben


async def test_each_has_a_shard_and_a_direct_message_finds_the_table_of_the_other(
    two: Two, members: tuple[Member, Member]
) -> None:
    for member in members:
        await two.lead(member)
    await two.check()


@pytest.mark.soak
async def test_one_goes_on_when_the_other_was_killed(two: Two, members: tuple[Member, Member]) -> None:
    for killed in (1, 0):  # the second time whoever hears direct messages
        await two.processes[killed].kill()
        await two.heard_once()
        for member in members:
            await two.lead(member)
        await two.processes[killed].start()
        await two.share()
    await two.check()


async def test_one_that_ends_hands_over_while_clicks_are_answered(two: Two, members: tuple[Member, Member]) -> None:
    ended = asyncio.create_task(two.processes[0].terminate())
    unanswered = []
    while not ended.done():
        for member, channel in zip(members, two.channels, strict=True):
            board = two.discord.board(channel)
            assert board is not None
            try:
                async with asyncio.timeout(10.0):
                    await two.discord.click(member, board, "hand").answered()
            except TimeoutError:
                unanswered.append(member.name)
        await asyncio.sleep(0.2)
    assert (await ended).code == 0
    assert not unanswered
    assert not two.discord.twice  # the one that takes over has heard the other one's clicks, too
    await two.heard_once()
    for member in members:
        await two.lead(member)
    await two.check()


@pytest.mark.soak
async def test_one_that_stood_still_writes_nothing_and_begins_anew(two: Two, members: tuple[Member, Member]) -> None:
    slow, quick = two.processes
    os.kill(slow.pid, signal.SIGSTOP)
    began = time.monotonic()
    await quick.logged("it is fenced")
    assert time.monotonic() - began < TAKEN_OVER
    await asyncio.sleep(ASLEEP)
    for member in members:
        await two.lead(member)
    os.kill(slow.pid, signal.SIGCONT)
    await slow.logged("it starts anew")
    await two.heard_once()
    for member in members:
        await two.lead(member)
    await two.check()


async def test_one_that_shares_nothing_is_refused_beside_them_until_they_have_ended(
    discord: Discord, postgresql: Server, tmp_path: Path
) -> None:
    discord.channel(discord.guild("Club"))
    address = await asyncio.to_thread(postgresql.create)
    async with (
        bot_process(discord.port, tmp_path, NEWMARKET_DATABASE=address, NEWMARKET_CLUSTERS="1") as sharing,
        bot_process(discord.port, tmp_path, NEWMARKET_DATABASE=address) as alone,
    ):
        await sharing.start()
        await sharing.logged("ready in")
        await alone.start()
        assert await alone.ended() == Exit.UNAVAILABLE
        assert "give this one NEWMARKET_CLUSTERS=1, or stop them" in alone.log[-1]
        assert (await sharing.terminate()).code == 0
        await alone.start()
        await alone.logged("ready in")
    await asyncio.to_thread(postgresql.drop, address)
