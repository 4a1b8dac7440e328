"""Joining a match that has begun, by the button on the board between two rounds."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from tests.e2e.club import Club, answer, labels, quick_settings, read, refusal, same_deals

WELCOME = 500


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, pace_round=60)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


async def test_who_comes_late_takes_over_a_computers_seat_and_plays(club: Club, ann: MemberActor) -> None:
    zoe = club.member("Zoe")
    await club.start(ann, computers=2)
    assert not [each for each in labels(club.board()) if each.startswith("Join in")], "not while a round is played"
    seen = (await club.click(zoe, club.board(), "menu")).response
    assert "Join in" in read(seen)
    await club.play_until([ann], lambda board: board.dealing)
    board = await club.table()
    price = board.seat_price
    assert f"Join in for {price}" in labels(club.board())
    between = club.seen(club.board())
    result = await club.click(zoe, club.board(), "sit")
    assert "Your hand" in answer(result)
    assert "Zoe joined in" in read(club.board())
    assert await club.wallet(zoe) == WELCOME - (price or 0)
    assert "You already have a seat" in refusal(await club.click_late(zoe, between, "sit"))
    await club.env.advance_time(61)
    board = await club.table()
    assert [seat.name for seat in board.seats][:2] == ["Ann", "Zoe"]
    assert "Your hand" in read(club.direct(zoe.user)[-1])
    late = club.member("Uma")
    assert "A round is being played" in refusal(await club.click_late(late, between, "sit"))
