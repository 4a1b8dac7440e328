"""What members read and press when the terms of a table change: nothing moves before they have agreed."""

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from bot.tables.model.table import Status
from tests.e2e.club import (
    Club,
    answer,
    labels,
    quick_settings,
    read,
)

WELCOME = 500


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, pace_round=60)


async def chips(club: Club, host: MemberActor, number: int) -> None:
    """Let the host choose another number of chips to start with, in the menus of the rules."""
    await club.menu(host, "house")
    for page in ("more", "numbers"):
        await club.click(host, club.private(host)[-1], "house_page", page)
    await club.choose(host, club.private(host)[-1], "chips", str(number))


async def test_who_joined_for_12_agrees_to_100_or_is_left_out(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    clara = club.member("Clara")
    await club.open(ann, ben, clara, computers=2, **{"buy-in": 12})
    seen = club.seen(club.board())
    await chips(club, ann, 100)
    assert [await club.wallet(each) for each in (ann, ben, clara)] == [WELCOME - 100, WELCOME, WELCOME]
    assert "Seats are kept for **Ben** and **Clara**" in read(club.board())
    books = await club.books()
    shown = (await club.click_late(ben, seen, "join")).response
    assert shown is not None
    assert shown.ephemeral
    for said in ("changed the rules", "100 chips", "12 chips", "You have your chips back"):
        assert said in read(shown)
    assert labels(shown) == ["I'm in", "No thanks"]
    assert await club.books() == books
    assert "You have a seat" in answer(await club.click(ben, shown, "join"))
    assert await club.wallet(ben) == WELCOME - 100
    await club.click(ann, club.board(), "start")
    board = await club.table()
    assert {seat.member for seat in board.seats} == {ann.id, ben.id, None}
    assert await club.wallet(clara) == WELCOME
    assert "The match began without Clara" in read(club.board())


async def test_play_again_shows_what_the_next_match_is_played_for(
    club: Club, ann: MemberActor, ben: MemberActor, one_round: None
) -> None:
    await club.start(ann, ben, computers=1, **{"buy-in": 12})
    result = await club.finish(ann, ben)
    await club.click(ann, result, "again")
    await chips(club, ann, 100)
    have = await club.wallet(ben)
    shown = (await club.click(ben, result, "again")).response
    assert shown is not None
    assert "100 chips" in read(shown)
    assert "12 chips" in read(shown)
    assert await club.wallet(ben) == have
    assert (await club.table(2)).status is Status.LOBBY
    assert "Your hand" in answer(await club.click(ben, shown, "join"))
    assert (await club.table(2)).status is Status.PLAYING
    assert await club.wallet(ben) == (have or 0) - 100
