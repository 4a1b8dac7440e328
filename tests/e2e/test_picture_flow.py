"""Pictures in the offline Discord: of a result, of the leaderboard, of a wallet."""

import asyncio
import io
from typing import Any

import pytest
from PIL import Image
from simcord.actors import MemberActor

from tests.e2e.club import Club, components, pictures, refusal, verbs

pytestmark = pytest.mark.usefixtures("one_round")


def drawn(club: Club, message: Any) -> Image.Image:
    """Return the picture that a message has uploaded."""
    stored = club.env.backend.messages[message.channel_id][message.id]
    (attachment,) = stored.attachments
    data = club.env.backend.cdn.get(attachment["url"])
    assert data is not None
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGB")


async def test_the_leaderboard_and_a_statement_as_pictures(club: Club, ann: MemberActor) -> None:
    board = await club.slash(ann, "chips")
    for verb, start in (("chips:draw:", "Chips in this server ("), ("chips:chart:", "Ann: 500 chips (")):
        found = next(each["custom_id"] for each in components(board.response) if verb in str(each.get("custom_id")))
        await club.button(ann, board.response, found)
        assert [each.startswith(start) for each in pictures(board.response)] == [True]
        board = await club.slash(ann, "chips", show="statement")


async def test_a_process_of_its_own_draws(
    club: Club, ann: MemberActor, matches_are_played_again_elsewhere: None
) -> None:
    await club.start(ann, computers=2)
    result = await club.finish(ann)
    async with asyncio.timeout(30):
        while not pictures(result):
            await asyncio.sleep(0.1)
            await club.env.settle()
            result = next(each for each in reversed(club.messages()) if "again" in verbs(each))
    assert drawn(club, result).size == (1200, 675)


async def test_where_nothing_can_be_drawn_one_is_told_so(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(club.bot.search_pool, "run", fails)
    monkeypatch.setattr(club.bot.get_cog("Publisher").pictures, "_run", fails)  # type: ignore[union-attr]
    board = await club.slash(ann, "chips")
    told = await club.button(ann, board.response, "chips:draw:chips:month:0")
    assert "I can't draw that just now" in refusal(told)
