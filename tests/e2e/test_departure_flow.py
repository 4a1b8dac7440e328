"""Servers that remove the bot, and those that are only out of reach."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor

from bot.store import schema
from tests.bot.store.broken import read_only
from tests.e2e.club import Club

DAY = 24 * 60 * 60
WELCOME = 500


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


async def noted(club: Club) -> list[int]:
    async with club.bot.database.reading() as work:
        return list(await work.connection.scalars(sa.select(schema.departures.c.guild_id)))


async def days(club: Club, number: int) -> None:
    """Let days pass, and what is done daily come to its end."""
    for _ in range(number):
        await club.env.advance_time(DAY)
        await asyncio.sleep(0)


async def test_a_server_that_stays_away_is_deleted_and_not_before(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    club.env.backend.remove_guild(club.guild.id)
    await club.env.settle()
    assert await noted(club) == [club.guild.id]
    await days(club, 29)
    assert await club.wallet(ann) == WELCOME
    await days(club, 3)
    assert await club.wallet(ann) is None
    assert await noted(club) == []
    assert await club.books() == {"accounts": [], "tables": [], "members": []}


async def test_a_removal_while_the_bot_was_away_is_noticed_at_its_start(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "chips")
    listeners = club.env.backend.subscribers
    kept = list(listeners)
    listeners.clear()
    club.env.backend.remove_guild(club.guild.id)
    listeners.extend(kept)
    await club.restart()
    assert await noted(club) == [club.guild.id]


async def test_where_the_database_fails_the_daily_look_is_put_off_in_one_line(
    club: Club, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await club.slash(ann, "chips")
    fault = read_only(club.bot.database)
    await days(club, 1)
    fault.over()
    (said,) = [record for record in caplog.records if record.name == "cogs.departures"]
    assert (said.levelname, said.exc_info) == ("WARNING", None)
    assert said.getMessage().endswith("looked through, because the database fails; trying again tomorrow")
    caplog.clear()
    await days(club, 1)
    assert not [record for record in caplog.records if record.name == "cogs.departures"]
