"""Boards of what was won, and the end of a month, in the offline Discord."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.e2e.club import Club, components, read

pytestmark = pytest.mark.usefixtures("one_round")


@pytest.fixture
def hall(club: Club) -> ChannelHandle:
    return club.guild.create_text_channel("hall-of-fame")


async def test_boards_are_changed_by_menus_and_buttons(club: Club, three: list[MemberActor]) -> None:
    ann = three[0]
    await club.start(*three)
    await club.finish(*three)
    board = (await club.slash(ann, "chips")).response
    await club.pick(ann, board, "chips:what:month", "won")
    assert "Chips won this month" in read(board)
    assert "**Ann**" in read(board)
    assert "Ben" in read(board)
    await club.pick(ann, board, "chips:when:won", "week")
    assert "Chips won this week" in read(board)
    await club.button(ann, board, "chips:draw:won:week:0")
    (picture,) = [each["items"][0] for each in components(board) if each["type"] == 12]
    assert picture["description"].startswith("Chips won this week (")
    await club.restart()
    await club.pick(ann, board, "chips:what:week", "stops")
    assert "Newmarket: ratings this week" in read(board)
    assert "9 more rated matches to go" in read(board)
    await club.pick(ann, board, "chips:what:week", "chips")
    assert "Chips in this server" in read(board)
    typed = (await club.slash(ann, "chips", board="new-york", time="ever")).response
    assert "New York: ratings" in read(typed)
    assert "it takes ten rated matches" in read(typed)
