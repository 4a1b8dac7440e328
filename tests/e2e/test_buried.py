"""Boards that nobody can see any more are posted anew."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, same_deals
from tests.e2e.faults import boards


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def chat(club: Club, who: MemberActor, messages: int) -> None:
    for number in range(messages):
        await who.send(club.channel, f"chat {number}")


def below(club: Club, board: ResponseMessage) -> int:
    """How many messages are below a board: what was said, what the bot told, and what fixes deals."""
    return sum(each.id > board.id for each in {each.id: each for each in [*club.messages(), *club.fixing()]}.values())


async def test_a_board_under_more_than_eight_messages_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    await chat(club, three[0], 7 - below(club, board))
    await club.play(await club.turn(three))
    assert below(club, board) <= 8
    assert [each.id for each in boards(club)] == [board.id]
    await chat(club, three[0], 9 - below(club, board))
    await club.play(await club.turn(three))
    (new,) = boards(club)
    assert new.id > board.id
    assert new.id == club.messages()[-1].id
    await chat(club, three[0], 8)
    await club.play(await club.turn(three))
    assert [each.id for each in boards(club)] == [new.id]


async def test_a_board_that_is_older_than_discord_likes_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    await club.env.advance_time(29 * 60)
    await club.play(await club.turn(three))
    await club.env.advance_time(22 * 60)
    await club.play(await club.turn(three))
    (new,) = boards(club)
    assert new.id > board.id
    before = (await club.table()).decision
    await club.play(await club.turn(three))
    assert (await club.table()).decision == before + 1
    assert [each.id for each in boards(club)] == [new.id]
