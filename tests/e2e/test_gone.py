"""Messages, channels and servers that are deleted: no chip is lost, and the game goes on where it can."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor

from bot.store import schema
from bot.tables.model.table import Ending
from tests.bot.store.broken import read_only
from tests.e2e.club import Club, verbs

WELCOME, STACK = 500, 50
DAY = 24 * 60 * 60
LATER = 61
"""Seconds after which the bot tries again what Discord refused."""


@contextmanager
def unnoticed(club: Club) -> Iterator[None]:
    """Let something happen while the bot is not connected."""
    listeners = club.env.backend.subscribers
    kept = list(listeners)
    listeners.clear()
    yield
    listeners.extend(kept)


async def went_home(club: Club, players: list[MemberActor]) -> None:
    """Assert that everybody got the stack that was in front of them when stand-ins had played the round."""
    board = await club.table()
    for at, each in enumerate(players):
        assert await club.wallet(each) == WELCOME - STACK + board.view.chips[at]


async def noted(club: Club) -> list[int]:
    """The servers that the bot has left, and of which everything is still there."""
    async with club.bot.database.reading() as work:
        return list(await work.connection.scalars(sa.select(schema.departures.c.guild_id)))


async def days(club: Club, number: int) -> None:
    """Let days pass, and what is done daily come to its end."""
    for _ in range(number):
        await club.env.advance_time(DAY)
        await asyncio.sleep(0)


async def test_a_table_whose_channel_is_deleted_closes_and_the_stacks_go_home(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play(await club.turn(three))
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert (await club.closed()).ending is Ending.CHANNEL_GONE
    await went_home(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not club.asked(since)
    assert not verbs(club.direct(three[0].user)[0])


@pytest.mark.parametrize("away", [True, False])
async def test_when_the_bot_is_removed_from_a_server_its_tables_close(
    club: Club, three: list[MemberActor], away: bool
) -> None:
    other = club.guild.create_text_channel("more-games")
    await club.start(*three)
    await club.slash(three[0], "newmarket start", other)
    if away:
        with unnoticed(club):
            club.env.backend.remove_guild(club.guild.id)
        await club.restart()
    else:
        club.env.backend.remove_guild(club.guild.id)
        await club.env.settle()
    assert await noted(club) == [club.guild.id]
    assert (await club.closed(1)).ending is Ending.CHANNEL_GONE
    assert (await club.closed(2)).ending is Ending.CHANNEL_GONE
    await went_home(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not club.asked(since)


async def test_where_the_database_fails_each_daily_chore_is_put_off_in_one_line(
    club: Club, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await club.slash(ann, "chips")
    fault = read_only(club.bot.database)
    await days(club, 1)
    fault.over()
    looked, tidied = [record for record in caplog.records if record.name == "cogs.chores"]
    for said in (looked, tidied):
        assert (said.levelname, said.exc_info) == ("WARNING", None)
        assert said.getMessage().endswith(", because the database fails; trying again tomorrow")
    assert looked.getMessage().startswith("the servers that removed the bot could not be looked through")
