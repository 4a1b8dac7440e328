"""Nobody's absence ends a game: a call at half of the time, a stand-in at its end, a pause where no human is."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.model.table import Ending, Status
from bot.tables.views import SeatView
from tests.e2e.club import Club, labels, read, refusal, verbs

TURN, FOLLOW = 100, 80
WELCOME, STACK = 500, 50
PAUSE = 30 * 60


@pytest.fixture(autouse=True)
async def hurry(club: Club) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=FOLLOW)


def calls(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if "it's your move" in read(each)]


async def seat(club: Club, who: MemberActor) -> SeatView:
    return next(each for each in (await club.table()).seats if each.member == who.id)


async def test_who_has_to_lead_is_called_once_with_their_hand_and_the_call_says_afterwards_what_happened(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 - 1)
    assert not calls(club)
    await club.env.advance_time(2)
    (call,) = calls(club)
    assert club.env.backend.messages[call.channel_id][call.id].ping_user_ids == [leader.id]
    assert labels(call) == ["My hand"]
    await club.click(leader, call, "hand")
    await club.env.advance_time(TURN / 4)
    assert [each.id for each in calls(club)] == [call.id]
    since = len(club.env.http_requests)
    await club.click(leader, club.private(leader)[-1], "card")
    assert not club.asked(since, method="DELETE"), "what was pinged for stays"
    (left,) = [each for each in club.messages() if each.id == call.id]
    assert read(left) == f"-# <@{leader.id}> has played."
    assert not verbs(left)


async def test_who_misses_two_leads_is_played_for_until_they_are_back(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    sleeper = await club.turn(three)
    await club.env.advance_time(TURN + 1)
    assert (await club.table()).decision == 1
    assert f"computer decided for {sleeper.user.global_name}" in read(club.board())
    assert not (await seat(club, sleeper)).away, "once does not make anybody absent"
    while not (await seat(club, sleeper)).away:
        who = await club.turn(three)
        if who is sleeper:
            await club.env.advance_time(TURN + 1)
        else:
            await club.play(who)
    assert f"{sleeper.user.global_name} is away" in read(club.board())
    hand = club.direct(sleeper.user)[-1]
    assert verbs(hand) == ["back"]
    assert "computer" in read(hand)
    for _ in range(3):
        assert await club.turn(three) is not sleeper, "nobody waits for somebody who is away"
        await club.play(await club.turn(three))
    await club.click(sleeper.user, club.direct(sleeper.user)[-1], "back")
    assert "(away)" not in read(club.board())
    assert f"{sleeper.user.global_name} is back" in read(club.board())


async def pause(club: Club, who: MemberActor) -> int:
    """Let a member go away from a table where only computers play beside them; return their stack."""
    await club.start(who, computers=2)
    await club.click(who.user, club.direct(who.user)[0], "away")
    board = await club.table()
    assert (board.status, board.view.round) == (Status.PAUSED, 2)
    return (await seat(club, who)).stack


async def test_after_a_round_without_humans_the_table_waits_and_goes_on(club: Club, ann: MemberActor) -> None:
    await pause(club, ann)
    board = club.board()
    assert verbs(board) == ["wake", "sit", "menu"]
    assert "Nobody was here" in read(board)
    before = await club.books()
    assert "not at this table" in refusal(await club.click(club.member("Ben"), board, "wake"))
    assert await club.books() == before
    await club.click(ann.user, club.direct(ann.user)[-1], "wake")
    now = await club.table()
    assert (now.status, now.view.round) == (Status.PLAYING, 2)
    assert "hand" in verbs(club.board())
    assert not {"wake"} & {*verbs(club.board()), *verbs(club.direct(ann.user)[-1])}


async def test_a_table_to_which_nobody_comes_back_closes_and_the_stacks_go_home(club: Club, ann: MemberActor) -> None:
    stack = await pause(club, ann)
    await club.env.advance_time(PAUSE - 1)
    assert (await club.table()).status is Status.PAUSED
    await club.env.advance_time(2)
    assert (await club.table()).ending is Ending.DESERTED
    assert await club.wallet(ann) == WELCOME - STACK + stack
    notices = [read(each) for each in club.messages() if "Nobody came back" in read(each)]
    assert sum("Ann " in each for each in notices) == 1
    assert [verb for each in club.messages() for verb in verbs(each)] == ["proofs"]
    assert not verbs(club.direct(ann.user)[-1])
