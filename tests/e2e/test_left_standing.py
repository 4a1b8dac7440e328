"""What a match leaves in its channel, and how its rounds follow each other."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, labels, read

ROUNDS = 3
MORE = 4
TURN, FOLLOW = 100, 80


async def late(club: Club, members: list[MemberActor]) -> None:
    """Let whoever opens a round be reminded, and decide in their direct messages: nobody knows whether they saw it."""
    who = await club.turn(members)
    await club.env.advance_time(TURN / 2 - 1)
    await club.env.advance_time(2)
    assert "it's your move" in club.told()
    await club.click(who.user, club.direct(who.user)[-1], "card")


async def test_a_match_leaves_a_message_a_round_and_few_more(club: Club, three: list[MemberActor]) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=FOLLOW)
    await club.start(*three)
    for number in range(1, ROUNDS):
        await late(club, three)
        await club.play_until(three, lambda board, over=number: board.round > over)
    await late(club, three)
    result = await club.finish(*three)
    await club.env.advance_time(60)
    standing = [*club.fixing(), *(each for each in club.messages() if "🔒" not in read(each))]
    assert len(standing) <= ROUNDS + MORE, [read(each) for each in standing]
    told = "\n".join(map(read, standing))
    assert not [words for words in ("Time was up", "has played", "it's your move", "is over") if words in told]
    assert told.count("### 🏁") == ROUNDS
    assert "### 🏁" in read(result), "the last round is told with the match"
    assert "wins the match" in read(result) or "share the win" in read(result)
    assert "All cards" in labels(result)


async def test_all_cards_of_a_round_are_shown_to_whoever_asks_and_to_nobody_else(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.round > 1)
    told = next(each for each in club.messages() if "### 🏁" in read(each))
    assert "Dead hand" not in read(told)
    reply = await club.click(club.member("Dirk"), told, "cards")
    (shown,) = [each for each in (reply.response, *reply.followups) if each is not None and read(each)]
    assert shown.ephemeral
    assert "### Round 1: " in read(shown)
    assert "Dead hand" in read(shown)


# --- the next round ---------------------------------------------------------------------------------------------------


PAUSE = 600.0
"""Seconds until a round is dealt by itself."""
RESULT = 100.0
"""Seconds between the winning card and the result."""


def result(club: Club) -> ResponseMessage:
    return [each for each in club.messages() if "### 🏁 " in read(each)][-1]


@pytest.mark.parametrize("settings", [{"pace_round": PAUSE, "result_pause": RESULT}], indirect=True)
async def test_who_plays_alone_goes_on_from_the_board_and_the_result_is_never_edited(
    club: Club, ann: MemberActor
) -> None:
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.dealing)
    await club.env.advance_time(RESULT + 1)
    told = result(club)
    assert labels(told) == ["All cards"]
    before = read(told)
    (board,) = club.boards()
    await club.click(ann, board, "deal")
    table = await club.table()
    assert (table.round, table.dealing) == (2, False)
    assert read(result(club)) == before
    assert not [each for each in club.env.http_requests if str(told.id) in each.path], "it is never edited"
    (board,) = club.boards()
    assert board.id == club.messages()[-1].id
    assert "round 2" in read(board)
    await club.env.advance_time(5)
    since = len(club.env.http_requests)
    await club.play(await club.turn([ann]))
    own = [each for each in club.env.http_requests[since:] if str(board.id) in each.path and each.method == "PATCH"]
    assert own, "the board goes on"
    assert own[0].path.startswith("/webhooks/"), "through the click that it follows"
