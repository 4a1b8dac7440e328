"""The end of a round: the winning card is seen first, then the result, and whoever plays alone goes on at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.settings import Settings
from tests.e2e.club import Club, components, labels, quick_settings, read, same_deals, verbs
from tests.e2e.faults import boards

PAUSE = 600.0
"""Seconds until a round is dealt by itself."""
SILENT = 6
"""The kind of an answer that changes nothing to be seen."""
RESULT = 100.0
"""Seconds between the winning card and the result."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, pace_round=PAUSE, result_pause=RESULT)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def result(club: Club) -> ResponseMessage:
    return [each for each in club.messages() if "### Round 1: " in read(each)][-1]


async def over(club: Club, *players: MemberActor) -> None:
    """Play the first round to its end."""
    await club.play_until(players, lambda board: board.dealing)


async def test_who_plays_alone_has_the_next_round_at_once_below_its_result(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await over(club, ann)
    await club.env.advance_time(RESULT + 1)
    told = result(club)
    assert labels(told) == ["Next round"]
    await club.click(ann, told, "deal")
    table = await club.table()
    assert (table.round, table.dealing) == (2, False)
    assert not verbs(result(club)), "the button is gone"
    assert read(result(club)) == read(told)
    (board,) = boards(club)
    assert board.id == club.messages()[-1].id
    assert "round 2" in read(board)
    await club.env.advance_time(5)
    since = len(club.env.http_requests)
    await club.play(await club.turn([ann]))
    own = [each for each in club.env.http_requests[since:] if str(board.id) in each.path and each.method == "PATCH"]
    assert own, "the board goes on"
    assert own[0].path.startswith("/webhooks/"), "through the click that it follows"


async def test_a_button_that_outlived_a_restart_still_works(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await over(club, ann)
    await club.env.advance_time(RESULT + 1)
    await club.restart()
    await club.click(ann, result(club), "deal")
    assert (await club.table()).round == 2
    assert not verbs(result(club))


async def test_two_clicks_at_once_deal_once(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await over(club, ann)
    await club.env.advance_time(RESULT + 1)
    seen = club.seen(result(club))
    (pressed,) = [each["custom_id"] for each in components(result(club)) if each.get("custom_id")]
    click = club.press(ann, seen, pressed)
    await club.arrive(click, club.press(ann, seen, pressed))
    table = await club.table()
    assert (table.round, table.dealing) == (2, False)
    assert len(boards(club)) == 1
