"""Where the board stands: below the talk, but not jumping about, and not fought over with whoever deletes it."""

from collections.abc import Callable

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, read


def below(club: Club, board: ResponseMessage) -> int:
    """How many messages are below a board: what was said, what the bot told, and what fixes deals."""
    return sum(each.id > board.id for each in {each.id: each for each in [*club.messages(), *club.fixing()]}.values())


async def test_a_board_under_more_than_eight_messages_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    for allowed in (7, 9):
        assert [each.id for each in club.boards()] == [board.id]
        for number in range(allowed - below(club, board)):
            await three[0].send(club.channel, f"chat {number}")
        await club.play(await club.turn(three))
    (new,) = club.boards()
    assert new.id == club.messages()[-1].id > board.id


@pytest.mark.parametrize(
    "delete",
    [
        lambda club, number: club.env.backend.delete_message(club.channel.id, number),
        lambda club, number: club.env.backend.bulk_delete_messages(club.channel.id, [number]),
    ],
    ids=["alone", "with others"],
)
async def test_a_board_that_somebody_deleted_is_posted_anew_and_its_buttons_work(
    club: Club, three: list[MemberActor], delete: Callable[[Club, int], None]
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    shown = read(club.board())
    delete(club, club.board().id)
    await club.env.settle()
    assert read(club.board()) == shown
    before = (await club.table()).decision
    await club.click(await club.turn(three), club.board(), "next")
    assert (await club.table()).decision == before + 1
    assert len(club.boards()) == 1
