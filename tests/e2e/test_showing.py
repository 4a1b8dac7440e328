"""What members show to everybody: nothing where they may not write, and not again and again."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ops.rates import SHOWING
from tests.e2e.club import Club, answer, components, one_round, refusal, same_deals


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)
    one_round(monkeypatch)


def custom_id(message: object, label: str) -> str:
    return next(str(each["custom_id"]) for each in components(message) if each.get("label") == label)


async def test_nobody_is_shown_anything_where_its_member_may_not_write_nor_again_and_again(club: Club) -> None:
    ann = club.member("Ann")
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.ending is not None)
    await club.env.settle()
    result = club.messages()[-1]
    profile = (await club.slash(ann, "stats")).response
    await ann.click(result, custom_id=custom_id(result, "Watch again"))
    film = club.private(ann)[-1]

    denied = discord.Permissions(send_messages=True).value
    posted = len(club.messages())
    club.env.backend.set_overwrite(club.channel.id, Overwrite(ann.id, OverwriteType.MEMBER, deny=denied))
    for message in (profile, film):
        refused = await ann.click(message, custom_id=custom_id(message, "Show everybody"))
        assert "can't write in this channel" in refusal(refused)
    assert len(club.messages()) == posted

    club.env.backend.set_overwrite(club.channel.id, Overwrite(ann.id, OverwriteType.MEMBER, deny=0))
    for _ in range(SHOWING.burst + 1):
        last = await ann.click(film, custom_id=custom_id(film, "Show everybody"))
    assert "shown everybody a lot" in answer(last)
    assert len(club.messages()) == posted + SHOWING.burst
