"""Nobody's absence ends a game: a call at half of the time, a stand-in at its end, a pause where no human is."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.table import Ending, Status
from bot.tables.views import Board, SeatView
from tests.e2e.club import Club, read, refusal, same_deals, verbs

TURN, FOLLOW = 100, 80
WELCOME, STACK = 500, 50
PAUSE = 30 * 60


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture(autouse=True)
async def hurry(club: Club) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=FOLLOW)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def calls(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if "it's your move" in read(each)]


def called(club: Club, message: ResponseMessage) -> set[int]:
    """Whom a message notifies."""
    return set(club.env.backend.messages[club.channel.id][message.id].ping_user_ids)


def runs(board: Board) -> bool:
    return board.view.wanted is not None


async def seat(club: Club, who: MemberActor) -> SeatView:
    return next(each for each in (await club.table()).seats if each.member == who.id)


# --- half of the time -----------------------------------------------------------------------------------------------


async def test_who_has_to_lead_is_called_once_when_half_of_the_time_is_over(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN / 2 - 1)
    assert not calls(club)
    await club.env.advance_time(2)
    (call,) = calls(club)
    assert called(club, call) == {leader.id}
    await club.env.advance_time(TURN / 4)
    assert [each.id for each in calls(club)] == [call.id]
    await club.play(leader)
    assert not calls(club)
    assert (await club.table()).decision == 1


# --- the end of the time --------------------------------------------------------------------------------------------


async def test_a_lead_that_nobody_made_in_time_is_made_by_a_stand_in(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.env.advance_time(TURN + 1)
    assert (await club.table()).decision == 1
    assert f"computer decided for {leader.user.global_name}" in read(club.board())
    assert not calls(club)
    assert not (await seat(club, leader)).away, "once does not make anybody absent"
    assert "(away)" not in read(club.board())


async def test_a_forced_card_plays_itself_at_the_end_and_never_counts_as_missed(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    missed = 0
    while missed < 4:
        board = await club.table()
        if runs(board):
            await club.env.advance_time(FOLLOW + 1)
            assert (await club.table()).decision > board.decision
            missed += 1
        else:
            await club.play(await club.turn(three))
    assert not [each for each in (await club.table()).seats if each.away]
    assert "(away)" not in club.told()


async def test_who_misses_two_leads_is_played_for_until_they_are_back(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    sleeper = await club.turn(three)
    while not (await seat(club, sleeper)).away:
        who = await club.turn(three)
        if who is sleeper:
            await club.env.advance_time(FOLLOW + 1 if runs(await club.table()) else TURN + 1)
        else:
            await club.play(who)
    shown = read(club.board())
    assert f"{sleeper.user.global_name} is away" in shown
    assert "(away)" in shown
    hand = club.direct(sleeper.user)[-1]
    assert verbs(hand) == ["back"]
    assert "computer" in read(hand)
    for _ in range(3):
        assert await club.turn(three) is not sleeper, "nobody waits for somebody who is away"
        await club.play(await club.turn(three))
    await club.click(sleeper.user, club.direct(sleeper.user)[-1], "back")
    assert not (await seat(club, sleeper)).away
    assert "(away)" not in read(club.board())
    assert f"{sleeper.user.global_name} is back" in read(club.board())


# --- nobody there ---------------------------------------------------------------------------------------------------


async def pause(club: Club, who: MemberActor) -> int:
    """Let a member go away from a table where only computers play beside them; return their stack."""
    await club.start(who, computers=2)
    await club.click(who.user, club.direct(who.user)[0], "away")
    board = await club.table()
    assert board.status is Status.PAUSED
    assert board.view.round == 2
    return (await seat(club, who)).stack


async def test_after_a_round_without_humans_the_table_waits_and_goes_on(club: Club, ann: MemberActor) -> None:
    await pause(club, ann)
    board = club.board()
    assert verbs(board) == ["wake", "sit", "menu"]
    assert "Nobody was here" in read(board)
    before = await club.books()
    assert "not at this table" in refusal(await club.click(club.member("Ben"), board, "wake"))
    assert await club.books() == before
    await club.click(ann, board, "wake")
    now = await club.table()
    assert now.status is Status.PLAYING
    assert now.view.round == 2
    assert not (await seat(club, ann)).away
    assert "hand" in verbs(club.board())


async def test_the_table_goes_on_from_a_direct_message_too(club: Club, ann: MemberActor) -> None:
    await pause(club, ann)
    hand = club.direct(ann.user)[-1]
    assert verbs(hand) == ["wake"]
    await club.click(ann.user, hand, "wake")
    assert (await club.table()).status is Status.PLAYING
    assert "wake" not in verbs(club.direct(ann.user)[-1])
    assert "wake" not in verbs(club.board())


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
