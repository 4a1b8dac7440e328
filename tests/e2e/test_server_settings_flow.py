"""`/bank settings`: how many tables a server has open, and in which channels they stand."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.e2e.club import Club, answer, components, read, refusal

CHANNEL_SELECT = 8


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
    return answer(await club.pick(who, message, "bank:channels:", *channels))


async def test_admins_choose_where_tables_stand(
    club: Club, ann: MemberActor, admin: MemberActor, parlour: ChannelHandle
) -> None:
    message = await settings(club, admin)
    await club.restart()
    assert "Tables are allowed in every channel." in read(message)
    assert f"Tables are allowed in <#{parlour.id}>." in await choose(club, admin, message, parlour)
    refused = refusal(await club.slash(ann, "newmarket start"))
    assert f"<#{parlour.id}>" in refused
    assert "Start one there" in refused
    club.env.backend.create_thread(parlour.id, "game night", owner_id=ann.id)
    (thread,) = parlour.threads
    for who, there in ((ann, parlour), (admin, thread)):
        await club.slash(who, "newmarket start", there)
        assert await club.bot.tables.queries.in_channel(there.id) is not None
    again = await settings(club, admin)
    assert [str(each["id"]) for each in menus(again)[0]["default_values"]] == [str(parlour.id)]
    assert "every channel" in await choose(club, admin, again)
    await club.slash(ann, "newyork start")
    assert await club.bot.tables.queries.in_channel(club.channel.id) is not None


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
