"""What members show to everybody: nothing where they may not write, and not again and again."""

import pytest
from simcord.actors import MemberActor

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

    posted = len(club.messages())
    club.forbid(club.channel, ann, send_messages=True)
    for message in (profile, film):
        refused = await club.label(ann, message, "Show everybody")
        assert "can't write in this channel" in refusal(refused)
    assert len(club.messages()) == posted

    club.forbid(club.channel, ann, send_messages_in_threads=True)
    number = club.env.backend.create_thread(club.channel.id, "game night", ann.id).id
    thread = next(each for each in club.channel.threads if each.id == number)
    there = (await club.slash(ann, "stats", thread)).response
    refused = await club.label(ann, there, "Show everybody")
    assert "can't write in this channel" in refusal(refused)

    club.forbid(club.channel, ann)
    posted = len(club.messages())
    for _ in range(SHOWING.burst + 1):
        last = await club.label(ann, film, "Show everybody")
    assert "shown everybody a lot" in answer(last)
    assert len(club.messages()) == posted + SHOWING.burst
