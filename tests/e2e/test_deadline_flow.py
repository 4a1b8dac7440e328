"""Nobody's absence ends a game: a call at half of the time, and a pause where no human is."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.model.table import Status
from tests.e2e.club import Club, labels, read, refusal, verbs

TURN, FOLLOW = 100, 80


@pytest.fixture(autouse=True)
async def hurry(club: Club) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=FOLLOW)


def calls(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if "it's your move" in read(each)]


async def test_who_has_to_lead_is_called_once_with_their_hand_and_the_call_goes_when_it_is_answered(
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
    await club.env.advance_time(1)
    assert len(club.asked(since, method="DELETE")) == 1
    assert not [each for each in club.messages() if each.id == call.id], "who has answered it there has seen it"


async def test_after_a_round_without_humans_the_table_waits_and_goes_on(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await club.menu(ann.user, "menu_away", club.direct(ann.user)[0])
    paused = await club.table()
    assert (paused.status, paused.view.round) == (Status.PAUSED, 2)
    board = club.board()
    assert verbs(board) == ["wake", "sit", "menu"]
    assert "Nobody was here" in read(board)
    before = await club.books()
    assert "not at this table" in refusal(await club.click(club.member("Ben"), board, "wake"))
    assert await club.books() == before
    await club.click(ann.user, club.direct(ann.user)[0], "wake")
    now = await club.table()
    assert (now.status, now.view.round) == (Status.PLAYING, 2)
    assert "hand" in verbs(club.board())
    assert not {"wake"} & {*verbs(club.board()), *verbs(club.direct(ann.user)[0])}
