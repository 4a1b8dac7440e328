"""No click is lost or counted twice; a click that cannot count changes nothing, and says so to one person only."""

from simcord.actors import MemberActor

from bot.tables.model.table import Ending
from bot.tables.views import Board
from tests.e2e.club import Club, button_of, labels, read, verbs

STACK = 50
WELCOME = 500


def runs(board: Board) -> bool:
    """Whether somebody's card is wanted."""
    return board.view is not None and board.view.wanted is not None


async def test_a_hand_of_an_earlier_move_answers_with_the_present_one(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    hand = club.direct(leader.user)[-1]
    seen = club.seen(hand)
    await club.play(leader)
    before = await club.books()
    result = await club.click_late(leader.user, seen, "card")
    assert await club.books() == before
    assert result.response is not None
    assert result.response.id == hand.id
    assert "Too late for that move" in read(result.response)
    present_hand = await club.bot.tables.queries.hand(1, leader.id)
    assert verbs(result.response).count("card") == len(present_hand.view.legal)
    assert len(club.direct(leader.user)) == 1


async def test_everybody_presses_the_runs_next_card_at_the_same_moment_and_its_holder_twice(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    before = await club.play_until(three, runs)
    holder = await club.turn(three)
    seen = club.seen(club.board())
    button = button_of(seen["components"], "next")
    clicks = [club.press(each, seen, button) for each in (*three, holder)]
    results = await club.arrive(*clicks)
    after = await club.table()
    assert after.decision == before.decision + 1
    assert after.view.run[-1].card == before.view.wanted or not after.view.run
    for each in (results[three.index(holder)], results[-1]):
        assert each.acknowledged
        assert not each.followups
        assert each.response is None or each.response.id == club.board().id


async def test_a_moderator_is_asked_first_and_stand_ins_play_the_round(club: Club, three: list[MemberActor]) -> None:
    moderator = club.moderator()
    board = await club.start(*three)
    menu = (await club.click(moderator, board, "menu")).response
    question = (await club.click(moderator, menu, "stop")).response
    assert question is not None
    assert question.ephemeral
    assert "Computers play this round to its end." in read(question)
    assert (await club.table()).winding_up is None
    await club.click(moderator, question, "stop_now")
    over = await club.closed()
    assert over.ending is Ending.STOPPED
    for each, chips in zip(three, over.view.chips, strict=True):
        assert await club.wallet(each) == WELCOME - STACK + chips
    assert not labels(question)
    told = read(club.messages()[-1])
    assert "**Mo stopped the table.**" in told
    assert "Computers played the round to its end." in told
