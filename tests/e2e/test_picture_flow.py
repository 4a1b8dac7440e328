"""Pictures in the offline Discord: of a result, of the leaderboard, of a wallet."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from tests.e2e.club import Club, components, one_round, refusal, verbs


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    one_round(monkeypatch)


def gallery(message: Any) -> dict[str, Any] | None:
    return next((each["items"][0] for each in components(message) if each["type"] == 12), None)


def drawn(club: Club, message: Any) -> Image.Image:
    """Return the picture that a message has uploaded."""
    stored = club.env.backend.messages[message.channel_id][message.id]
    (attachment,) = stored.attachments
    data = club.env.backend.cdn.get(attachment["url"])
    assert data is not None
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGB")


async def played(club: Club) -> Any:
    """Play a match to its end, and return the message with its result."""
    ann = club.member("Ann")
    await club.click(ann, await club.open(ann, computers=2), "start")
    await club.play_until([ann], lambda board: board.ending is not None)
    await club.env.settle()
    return next(each for each in reversed(club.messages()) if "again" in verbs(each))


async def test_a_matchs_result_gets_a_picture(club: Club) -> None:
    result = await played(club)
    shown = gallery(result)
    assert shown is not None
    assert "Ann" in shown["description"]
    assert "Before the first round and after each one" in shown["description"]
    assert drawn(club, result).size == (1200, 675)


async def test_the_leaderboard_and_a_statement_as_pictures(club: Club) -> None:
    ann = club.member("Ann")
    board = await club.slash(ann, "chips")
    for verb, start in (("chips:picture:", "Chips in this server ("), ("chips:chart:", "Ann: 500 chips (")):
        found = next(each["custom_id"] for each in components(board.response) if verb in str(each.get("custom_id")))
        pressed = await ann.click(board.response, custom_id=found)
        club.results.append(pressed)
        shown = gallery(board.response)
        assert shown is not None
        assert shown["description"].startswith(start)
        board = await club.slash(ann, "chips", show="statement")


async def test_a_process_of_its_own_draws(
    club: Club, matches_are_played_again_elsewhere: None, caplog: pytest.LogCaptureFixture
) -> None:
    result = await played(club)
    async with asyncio.timeout(30):
        while gallery(result) is None:
            await asyncio.sleep(0.1)
            await club.env.settle()
            result = next(each for each in reversed(club.messages()) if "again" in verbs(each))
    assert drawn(club, result).size == (1200, 675)


async def test_where_nothing_can_be_drawn_one_is_told_so(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(club.bot.search_pool, "run", fails)
    monkeypatch.setattr(club.bot.get_cog("Publisher").pictures, "_run", fails)  # type: ignore[union-attr]
    ann = club.member("Ann")
    board = await club.slash(ann, "chips")
    told = await ann.click(board.response, custom_id="chips:picture:0")
    club.results.append(told)
    assert "I can't draw that just now" in refusal(told)
