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


async def test_after_a_restart_a_call_is_settled_all_the_same(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 + 1)
    (call,) = calls(club)
    await club.restart()
    await club.play(leader)
    (left,) = [each for each in club.messages() if each.id == call.id]
    assert read(left) == "-# This move is over."
