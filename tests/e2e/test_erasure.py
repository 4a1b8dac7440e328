"""Being forgotten: the question, the red button, and what is left."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.show.publisher import publisher_of
from tests.e2e.club import Club, answer, components, labels, read, refusal


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def admin(club: Club) -> MemberActor:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Olga", roles=[role])


async def press_red(club: Club, who: MemberActor, message: Any) -> Any:
    (found,) = [each for each in components(message) if each.get("custom_id", "").startswith("forget:")]
    assert found["style"] == discord.ButtonStyle.danger.value
    result = await who.click(message, custom_id=found["custom_id"])
    club.results.append(result)
    return result


async def test_a_member_is_asked_and_then_forgotten(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "chips")
    asked = await club.slash(ann, "chips", show="forget")
    assert asked.ephemeral
    assert "your 500 chips go to the bank" in answer(asked)
    assert "Other servers keep what they have" in answer(asked)
    assert await club.wallet(ann) == 500, "nothing happens before the button is pressed"
    await press_red(club, ann, asked.response)
    (left,) = club.private(ann)[-1:]
    assert "I have forgotten you here" in read(left)
    assert not labels(left)
    assert await club.wallet(ann) is None
    assert "0 chips" in answer(await club.slash(ann, "chips"))


async def test_where_the_avatar_of_a_forgotten_member_is_is_not_remembered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read_from_discord(_: discord.Asset) -> bytes:
        return b"an avatar"

    monkeypatch.setattr(discord.Asset, "read", read_from_discord)
    zoe = club.guild.add_member(club.env.create_user("zoe", global_name="Zoe", avatar="0" * 32))
    await club.slash(zoe, "chips")
    avatars = publisher_of(club.bot).pictures.avatars
    assert await avatars.of([zoe.id]) == {zoe.id: b"an avatar"}
    asked = await club.slash(zoe, "chips", show="forget")
    await press_red(club, zoe, asked.response)
    assert await avatars.of([zoe.id]) == {}


async def test_the_button_works_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "chips")
    asked = await club.slash(ann, "chips", show="forget")
    await club.restart()
    await press_red(club, ann, asked.response)
    assert await club.wallet(ann) is None


async def test_an_admin_has_a_member_forgotten(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    await club.slash(ann, "chips")
    asked = await club.slash(admin, "bank wipe", member=ann)
    assert asked.ephemeral
    assert labels(asked.response) == ["Yes, forget Ann"]
    seen = club.seen(asked.response)
    await press_red(club, admin, asked.response)
    assert "I have forgotten Ann here" in read(club.private(admin)[-1])
    assert await club.wallet(ann) is None
    (late,) = await club.arrive(club.press(admin, seen, f"forget:{ann.id}"))
    assert "I keep nothing" in refusal(late)


async def test_an_admin_has_somebody_forgotten_who_has_left(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    await club.slash(ann, "chips")
    club.guild.remove_member(ann)
    await club.env.settle()
    asked = await club.slash(admin, "bank wipe", member=ann.user)
    await press_red(club, admin, asked.response)
    assert await club.wallet(ann) is None


async def test_nobody_else_has_others_forgotten(club: Club, ann: MemberActor) -> None:
    ben = club.member("Ben")
    await club.slash(ben, "chips")
    assert "Manage Server" in refusal(await club.slash(ann, "chips", member=ben, show="forget"))
    asked = await club.slash(ben, "chips", show="forget")
    seen = club.seen(asked.response)
    text = next(each["custom_id"] for each in components(asked.response) if "custom_id" in each)
    assert re.fullmatch(rf"forget:{ben.id}", text)
    (result,) = await club.arrive(club.press(ann, seen, text))
    assert "Manage Server" in answer(result)
    assert await club.wallet(ben) == 500


async def test_who_sits_at_a_table_is_told_which(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    assert f"The table in <#{club.channel.id}> has to end first" in refusal(
        await club.slash(ann, "chips", show="forget")
    )


async def test_a_stranger_hears_that_nothing_is_kept(club: Club, ann: MemberActor) -> None:
    assert "I keep nothing" in refusal(await club.slash(ann, "chips", show="forget"))


async def test_the_statement_does_not_mention_an_admin_who_was_forgotten(
    club: Club, ann: MemberActor, admin: MemberActor
) -> None:
    await club.slash(admin, "bank grant", member=ann, amount=5)
    asked = await club.slash(admin, "chips", show="forget")
    await press_red(club, admin, asked.response)
    assert "**+5** given by an admin" in answer(await club.slash(ann, "chips", show="statement"))
