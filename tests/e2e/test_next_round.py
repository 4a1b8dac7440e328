"""The end of a round: the winning card is seen first, then the result, and whoever plays alone goes on at once."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, labels, read

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
