"""No click is lost or counted twice; a click that cannot count changes nothing, and says so to one person only."""

import pytest
from simcord.actors import MemberActor

from bot.ops.rates import Pace, Rates
from tests.bot.clock import Time, time
from tests.e2e.club import Club, answer, read, verbs

__all__ = ["time"]


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


async def test_who_presses_for_the_card_of_another_is_told_so_in_their_hand(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    while "next" not in verbs(club.board()):
        await club.play(await club.turn(three))
    holder = await club.turn(three)
    other = next(each for each in three if each.id != holder.id)
    await club.my_hand(other)
    for _ in range(2):
        said = answer(await club.click(other, club.board(), "next"))
        assert "You don't have the" in said
        assert "Your hand" in said
    assert len(club.private(other)) == 1, "the hand itself comes down, and nothing lies between it and the board"


# --- hammering --------------------------------------------------------------------------------------------------------

BURST = 6


@pytest.fixture
async def slow(club: Club, time: Time) -> Club:
    club.bot.rates = Rates(time, requests=Pace(BURST, 1.0), tables=Pace(2, 60.0))
    return club


async def test_who_hammers_a_button_is_told_once_and_then_only_acknowledged(slow: Club, time: Time) -> None:
    ann, ben = slow.member("Ann"), slow.member("Ben")
    await slow.open(ben)
    seen = slow.seen(slow.board())
    add = "nm:1:0:rules"
    results = await slow.arrive(*(slow.press(ann, seen, add) for _ in range(BURST + 5)))
    assert all(each.acknowledged for each in results)
    answered = [answer(each) for each in results]
    explained = [each for each in answered if "These are the rules of the table" in each]
    assert explained == answered[:BURST]
    assert [each for each in answered if "Go on in 1 second" in each] == [answered[BURST]]
    assert len(slow.private(ann)) == BURST + 1, "the others were acknowledged, and no more"
    await slow.click(slow.member("Clara"), slow.board(), "join")
    assert len((await slow.table()).seats) == 2, "nobody else is slowed"
    time.now += 1.0
    (again,) = await slow.arrive(slow.press(ann, seen, add))
    assert "Michigan" in answer(again)
