"""What members show to everybody: nothing where they may not write, and not again and again."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ops.rates import SHOWING
from tests.e2e.club import Club, answer, refusal

pytestmark = pytest.mark.usefixtures("one_round")


async def test_nobody_is_shown_anything_where_its_member_may_not_write_nor_again_and_again(
    club: Club, ann: MemberActor
) -> None:
    await club.start(ann, computers=2)
    result = await club.finish(ann)
    profile = (await club.slash(ann, "stats")).response
    await club.label(ann, result, "Watch again")
    film = club.private(ann)[-1]

    denied = discord.Permissions(send_messages=True).value
    posted = len(club.messages())
    club.env.backend.set_overwrite(club.channel.id, Overwrite(ann.id, OverwriteType.MEMBER, deny=denied))
    for message in (profile, film):
        refused = await club.label(ann, message, "Show everybody")
        assert "can't write in this channel" in refusal(refused)
    assert len(club.messages()) == posted

    in_threads = discord.Permissions(send_messages_in_threads=True).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(ann.id, OverwriteType.MEMBER, deny=in_threads))
    number = club.env.backend.create_thread(club.channel.id, "game night", ann.id).id
    thread = next(each for each in club.channel.threads if each.id == number)
    there = (await club.slash(ann, "stats", thread)).response
    refused = await club.label(ann, there, "Show everybody")
    assert "can't write in this channel" in refusal(refused)

    club.env.backend.set_overwrite(club.channel.id, Overwrite(ann.id, OverwriteType.MEMBER, deny=0))
    posted = len(club.messages())
    for _ in range(SHOWING.burst + 1):
        last = await club.label(ann, film, "Show everybody")
    assert "shown everybody a lot" in answer(last)
    assert len(club.messages()) == posted + SHOWING.burst
