"""Calls: whom they reach and how, and what is left of them. A ping never leads to nothing."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, components, labels, read, same_deals, verbs
from tests.e2e.faults import asked

TURN = 600
CALL = "it's your move"


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture(autouse=True)
async def hurry(club: Club) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=TURN)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def prefer(club: Club, who: MemberActor, setting: str, choice: str) -> None:
    """Choose under `/settings`."""
    shown = (await club.slash(who, "settings")).response
    (menu,) = [each for each in components(shown) if each.get("custom_id", "").startswith(f"mine:{setting}:")]
    club.results.append(await who.select(shown, [choice], custom_id=menu["custom_id"]))


def calls(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if CALL in read(each)]


def pinged(club: Club, message: ResponseMessage) -> set[int]:
    return set(club.env.backend.messages[message.channel_id][message.id].ping_user_ids)


async def test_a_call_carries_the_hand_and_says_afterwards_what_happened(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 + 1)
    (call,) = calls(club)
    assert pinged(club, call) == {leader.id}
    assert labels(call) == ["My hand"]
    await club.click(leader, call, "hand")
    hand = club.private(leader)[-1]
    since = len(club.env.http_requests)
    await club.click(leader, hand, "card")
    assert not asked(club, since, method="DELETE"), "what was pinged for stays"
    (left,) = [each for each in club.messages() if each.id == call.id]
    assert read(left) == f"-# <@{leader.id}> has played."
    assert not verbs(left)


async def test_a_call_that_nobody_heard_says_that_a_stand_in_played(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 + 1)
    (call,) = calls(club)
    await club.env.advance_time(TURN / 2 + 1)
    (left,) = [each for each in club.messages() if each.id == call.id]
    assert read(left) == f"-# Time was up: a computer played for <@{leader.id}>."


async def test_after_a_restart_a_call_is_settled_all_the_same(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 + 1)
    (call,) = calls(club)
    await club.restart()
    await club.play(leader)
    (left,) = [each for each in club.messages() if each.id == call.id]
    assert read(left) == "-# This move is over."


async def test_whoever_prefers_that_is_called_by_direct_message(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await prefer(club, leader, "calls", "direct")
    there = len(club.direct(leader.user))
    await club.env.advance_time(TURN / 2 + 1)
    assert not calls(club), "not in the channel"
    *_, call = club.direct(leader.user)
    assert len(club.direct(leader.user)) == there + 1
    assert f"It's your move in <#{club.channel.id}>" in read(call)
    assert not club.env.backend.messages[call.channel_id][call.id].flags & 1 << 12, "it may be heard"
    await club.click(leader.user, club.direct(leader.user)[0], "card")
    (left,) = [each for each in club.direct(leader.user) if each.id == call.id]
    assert read(left) == f"-# <@{leader.id}> has played."


async def test_hands_are_sent_to_nobody_who_wants_them_on_the_board_alone(club: Club, three: list[MemberActor]) -> None:
    ann, ben, _ = three
    await prefer(club, ann, "hands", "button")
    await club.start(*three)
    assert not club.direct(ann.user)
    assert len(club.direct(ben.user)) == 1
    assert "your cards are under" not in read(club.board()), "nothing has failed"
    await prefer(club, ben, "hands", "button")
    (moved,) = club.direct(ben.user)
    assert "under **My hand** on the board now" in read(moved)
    assert not verbs(moved)
    await prefer(club, ben, "hands", "direct")
    assert "Your hand" in read(club.direct(ben.user)[-1])
