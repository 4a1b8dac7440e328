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
