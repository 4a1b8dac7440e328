"""No click is lost or counted twice; a click that cannot count changes nothing, and says so to one person only."""

from simcord.actors import MemberActor

from bot.tables.views import Board
from tests.e2e.club import Club, button_of, read, verbs


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
