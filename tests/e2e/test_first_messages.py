"""Members to whom the bot has never written: who needs no message gets none, and all know where to look."""

import pytest
from simcord.actors import MemberActor

from cogs.screen.screens import LAST_WORD
from tests.e2e.club import Club, read

pytestmark = pytest.mark.usefixtures("strangers")

FIRST = "if you see no direct message"
UNDER = "your cards are under **My hand**"


async def test_who_has_pressed_my_hand_is_not_written_to_for_the_first_time_while_that_hand_lives(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.start(ann, ben, computers=1)
    assert len(club.private(ann)) == 1
    assert not club.direct(ann.user)
    assert len(club.direct(ben.user)) == 1
    board = read(club.board())
    assert f"Ben: {FIRST}" in board
    assert "Ann: " not in board
    assert UNDER not in board
    await club.env.advance_time(LAST_WORD + 1)
    await club.menu(ben.user, "menu_away", club.direct(ben.user)[0])
    (direct,) = club.direct(ann.user)
    assert "Your hand" in read(direct)
    assert f"Ann and Ben: {FIRST}" in read(club.board())


async def test_in_the_next_match_nobody_is_told_that_a_message_may_be_hidden(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    other = club.guild.create_text_channel("more-games")
    await club.start(ann, ben, computers=1)
    await club.slash(ben, "newmarket start", other, computers=2)
    await club.click(ben, club.board(other), "start")
    assert FIRST in read(club.board())
    assert FIRST not in read(club.board(other))
    assert len(club.direct(ben.user)) == 2


@pytest.mark.parametrize("settings", [{"direct_a_day": 1}], indirect=True)
async def test_when_the_days_number_is_reached_the_board_says_where_cards_are_and_a_hand_is_there(
    club: Club, three: list[MemberActor]
) -> None:
    ben, clara = three[1:]
    await club.start(*three)
    written = [each for each in (ben, clara) if club.direct(each.user)]
    (left,) = {ben, clara} - set(written)
    assert len(written) == 1
    assert f"{'Ben' if left is ben else 'Clara'}: {UNDER}" in read(club.board())
    await club.click(left, club.board(), "hand")
    assert "Your hand" in read(club.private(left)[-1])


async def test_where_discord_refuses_first_messages_they_rest_and_the_board_says_where_cards_are(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, message="Too fast", times=None)
    await club.start(ann, ben, computers=1)
    assert f"Ben: {UNDER}" in read(club.board())
    club.relent()
    await club.env.advance_time(500)
    assert not club.direct(ben.user)
    await club.env.advance_time(20)
    assert len(club.direct(ben.user)) == 1
    assert UNDER not in read(club.board())
