"""Being forgotten: the question, the red button, and what is left."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.post.publisher import publisher_of
from tests.e2e.club import Club, answer, components, labels, read


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
    await club.restart()
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
    assert await avatars([zoe.id]) == {zoe.id: b"an avatar"}
    asked = await club.slash(zoe, "chips", show="forget")
    await press_red(club, zoe, asked.response)
    assert await avatars([zoe.id]) == {}
