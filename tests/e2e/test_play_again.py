"""After the match: the same seats again, a click each."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.table import Status
from tests.e2e.club import Club, one_round, read, refusal, verbs


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    one_round(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def finish(club: Club, players: list[MemberActor], table: int = 1) -> ResponseMessage:
    """Play a match to its end, and return its result."""
    await club.play_until(players, lambda board: board.ending is not None, table)
    return next(each for each in reversed(club.messages()) if "again" in verbs(each))


async def test_one_member_with_computers_is_in_the_next_match_with_one_click(club: Club) -> None:
    ann = club.member("Ann")
    await club.click(ann, await club.open(ann, computers=3), "start")
    result = await finish(club, [ann])
    await club.click(ann, result, "again")
    board = await club.table(2)
    assert board.status is not Status.LOBBY, "it has begun, and may even be over before anybody asks Ann for a card"
    assert [seat.name for seat in board.seats] == [seat.name for seat in (await club.table(1)).seats]


async def test_several_members_come_back_with_a_click_each(club: Club, three: list[MemberActor]) -> None:
    ann, ben, clara = three
    await club.start(*three)
    result = await finish(club, three)
    await club.click(ben, result, "again")
    lobby = await club.table(2)
    assert lobby.status is Status.LOBBY
    assert set(lobby.expected) == {ann.id, clara.id}
    assert "Seats are kept for" in read(club.board())
    await club.click(ann, result, "again")
    assert (await club.table(2)).status is Status.LOBBY
    assert "You already have a seat" in refusal(await club.click(ann, result, "again"))
    await club.click(clara, result, "again")
    assert (await club.table(2)).status is Status.PLAYING
    assert {seat.member for seat in (await club.table(2)).seats} == {each.id for each in three}
