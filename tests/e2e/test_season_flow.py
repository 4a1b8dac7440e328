"""Boards of what was won, and the end of a month, in the offline Discord."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.app import now
from bot.history.seasons import last_month
from bot.store.boards import month_of, reach
from tests.e2e.club import Club, answer, components, one_round, read, refusal, same_deals

CHANNEL_SELECT = 8


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    one_round(monkeypatch)
    same_deals(monkeypatch)


@pytest.fixture
def hall(club: Club) -> ChannelHandle:
    return club.guild.create_text_channel("hall-of-fame")


@pytest.fixture
def admin(club: Club) -> MemberActor:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Olga", roles=[role])


async def played(club: Club) -> tuple[MemberActor, MemberActor]:
    """Let three members play a match to its end, and return two of them."""
    ann, ben, clara = map(club.member, ("Ann", "Ben", "Clara"))
    await club.start(ann, ben, clara)
    await club.play_until([ann, ben, clara], lambda board: board.ending is not None)
    await club.env.settle()
    return ann, ben


def ids(message: Any) -> list[str]:
    return [each["custom_id"] for each in components(message) if each.get("custom_id")]


async def test_boards_are_changed_by_menus_and_buttons(club: Club) -> None:
    ann, _ = await played(club)
    board = (await club.slash(ann, "chips")).response
    club.results.append(await ann.select(board, ["won"], custom_id="chips:what:month"))
    assert "Chips won this month" in read(board)
    assert "**Ann**" in read(board)
    assert "Ben" in read(board)
    club.results.append(await ann.select(board, ["week"], custom_id="chips:when:won"))
    assert "Chips won this week" in read(board)
    club.results.append(await ann.click(board, custom_id="chips:draw:won:week:0"))
    (picture,) = [each["items"][0] for each in components(board) if each["type"] == 12]
    assert picture["description"].startswith("Chips won this week (")
    await club.restart()
    club.results.append(await ann.select(board, ["stops"], custom_id="chips:what:week"))
    assert "Newmarket: ratings this week" in read(board)
    assert "9 more rated matches to go" in read(board)
    club.results.append(await ann.select(board, ["chips"], custom_id="chips:what:week"))
    assert "Chips in this server" in read(board)
    typed = (await club.slash(ann, "chips", board="new-york", time="ever")).response
    assert "New York: ratings" in read(typed)
    assert "it takes ten rated matches" in read(typed)


async def test_a_months_end_is_told_once_even_by_a_process_that_is_killed_after_posting(
    club: Club, hall: ChannelHandle, admin: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await played(club)
    shown = await club.slash(admin, "bank settings", **{"season-channel": hall})
    assert f"Monthly winners are announced in <#{hall.id}>." in read(shown.response)
    assert club.messages(hall) == []

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    async def in_vain(*_: object) -> None:
        raise OSError

    await club.bot.close()
    await club.env.advance_time(reach(month_of(now()))[1] - now() + 60)
    with monkeypatch.context() as patch:
        patch.setattr("bot.history.seasons.Seasons.told", killed)
        await club.restart()
        await club.env.settle()
    (message,) = club.messages(hall)
    assert " is over" in read(message)
    assert "1 match was played." in read(message)
    assert "🥇" in read(message)
    (picture,) = [each["items"][0] for each in components(message) if each["type"] == 12]
    assert "1. " in picture["description"]
    with monkeypatch.context() as patch:  # the next attempt finds nothing out, and the one after it looks again
        patch.setattr("cogs.seasons.SeasonEnds._told_before", in_vain)
        await club.restart()
        await club.env.advance_time(2 * 60 * 60)
    await club.restart()
    await club.env.advance_time(2 * 60 * 60)
    assert [each.id for each in club.messages(hall)] == [message.id]
    async with club.bot.database.reading() as work:
        attempt = await work.seasons.attempt(club.guild.id, last_month(now()))
    assert attempt is not None
    assert attempt.message_id == message.id
    pressed = await ann.click(message, custom_id=ids(message)[0])
    club.results.append(pressed)
    assert pressed.ephemeral
    assert "Chips won in " in answer(pressed)


async def test_the_channel_must_be_one_where_i_may_write_and_can_be_cleared(
    club: Club, hall: ChannelHandle, admin: MemberActor
) -> None:
    assert club.bot.user is not None
    denied = discord.Permissions(send_messages=True).value
    club.env.backend.set_overwrite(hall.id, Overwrite(club.bot.user.id, OverwriteType.MEMBER, deny=denied))
    assert "I need **View Channel** and **Send Messages**" in refusal(
        await club.slash(admin, "bank settings", **{"season-channel": hall})
    )
    shown = (await club.slash(admin, "bank settings", **{"season-channel": club.channel})).response
    menus = [each for each in components(shown) if each["type"] == CHANNEL_SELECT]
    assert [str(each["id"]) for each in menus[1]["default_values"]] == [str(club.channel.id)]
    result = await admin.select(shown, [], custom_id=menus[1]["custom_id"])
    club.results.append(result)
    assert "are not announced" in answer(result)
    assert (await club.bot.wallets.settings(club.guild.id)).season_channel is None
