"""`/bank settings`: how many tables a server has open, and in which channels they stand."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.e2e.club import Club, answer, components, read, refusal

CHANNEL_SELECT = 8


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def admin(club: Club) -> MemberActor:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Olga", roles=[role])


@pytest.fixture
def parlour(club: Club) -> ChannelHandle:
    return club.guild.create_text_channel("parlour")


def menus(message: ResponseMessage) -> list[dict[str, Any]]:
    return [each for each in components(message) if each["type"] == CHANNEL_SELECT]


async def settings(club: Club, who: MemberActor, **options: Any) -> ResponseMessage:
    result = await club.slash(who, "bank settings", **options)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def choose(club: Club, who: MemberActor, message: ResponseMessage, *channels: ChannelHandle) -> str:
    result = await who.select(message, channels, custom_id=menus(message)[0]["custom_id"])
    club.results.append(result)
    return answer(result)


def thread_in(club: Club, channel: ChannelHandle, owner: MemberActor) -> ChannelHandle:
    stored = club.env.backend.create_thread(channel.id, "game night", owner_id=owner.id)
    return next(each for each in channel.threads if each.id == stored.id)


async def test_the_number_of_open_tables_is_shown_and_changed(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    assert "At most 20 tables at a time." in read(await settings(club, admin))
    assert "At most 1 table at a time." in read(await settings(club, admin, **{"most-tables": 1}))
    await club.slash(ann, "newmarket start")
    books = await club.books()
    for game in ("newmarket", "newyork"):
        assert "allows 1 open table" in refusal(await club.slash(ann, f"{game} start", parlour))
    assert await club.books() == books
    assert club.messages(parlour) == []


async def test_admins_choose_where_tables_stand(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    message = await settings(club, admin)
    assert "Tables are allowed in every channel." in read(message)
    assert f"Tables are allowed in <#{parlour.id}>." in await choose(club, admin, message, parlour)
    refused = refusal(await club.slash(ann, "newmarket start"))
    assert f"<#{parlour.id}>" in refused
    assert "Start one there" in refused
    await club.slash(ann, "newmarket start", parlour)
    assert await club.bot.tables.in_channel(parlour.id) is not None
    again = await settings(club, admin)
    assert [str(each["id"]) for each in menus(again)[0]["default_values"]] == [str(parlour.id)]
    assert "every channel" in await choose(club, admin, again)
    await club.slash(ann, "newyork start")
    assert await club.bot.tables.in_channel(club.channel.id) is not None


async def test_a_thread_counts_with_its_channel(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    await choose(club, admin, await settings(club, admin), parlour)
    inside, outside = (thread_in(club, each, ann) for each in (parlour, club.channel))
    await club.slash(ann, "newmarket start", inside)
    assert await club.bot.tables.in_channel(inside.id) is not None
    assert f"<#{parlour.id}>" in refusal(await club.slash(ann, "newmarket start", outside))


async def test_the_menu_works_after_a_restart(club: Club, admin: MemberActor, parlour: ChannelHandle) -> None:
    message = await settings(club, admin)
    await club.restart()
    assert f"<#{parlour.id}>" in await choose(club, admin, message, parlour, club.channel)
    assert (await club.bot.wallets.settings(club.guild.id)).channels == tuple(sorted((parlour.id, club.channel.id)))


async def test_whoever_is_let_use_the_bank_without_managing_the_server_sees_no_menu(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    message = await settings(club, admin)
    await choose(club, admin, message, parlour)
    command = next(each for each in club.env.backend.commands[None].values() if each["name"] == "bank")
    command["default_member_permissions"] = None
    shown = await settings(club, ann)
    assert f"<#{parlour.id}>" in read(shown)
    assert menus(shown) == []


async def test_a_channel_that_is_gone_is_not_offered_any_more(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    await choose(club, admin, await settings(club, admin), parlour)
    club.env.backend.delete_channel(parlour.id)
    await club.env.settle()
    shown = await settings(club, admin)
    assert not menus(shown)[0].get("default_values")
    assert "Start one there" in refusal(await club.slash(ann, "newmarket start")), "the others stay closed"
