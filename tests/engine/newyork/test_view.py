"""What a seat may know, and what everybody may know."""

import pytest

from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import CardSet, card
from engine.newyork.players.hints import passing_is_free
from engine.newyork.scoring import Score
from engine.newyork.state import Turn
from tests.engine.newyork.situations import GAME, before_the_deal, cards, deal, dealt, play, row

ROUND = dealt("R1 R2 B5", "G2 G3", market="Y1 Y2", pile="Y3 Y4 Y5", row="B9 R9")


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_have() -> None:
    view = GAME.view(ROUND, 0)
    assert view.hand == CardSet.parse("R1R2B5")
    assert view.counts == (3, 2)
    assert GAME.view(ROUND, 1).hand == CardSet.parse("G2G3")


def test_everybody_sees_the_market_the_tops_and_how_many_cards_are_left_to_draw() -> None:
    for seat in (None, 0, 1):
        view = GAME.view(ROUND, seat)
        assert view.market == cards("Y1 Y2")
        assert view.pile == 3
        assert row(view.tops) == "R9"
        assert view.laid == CardSet.parse("B9R9")
        assert view.standing == (Score((9,)), Score(()))


def test_who_decides_sees_what_they_may_do() -> None:
    assert GAME.view(ROUND, 0).choices == (Lay(card("R1")), Lay(card("R2")), Lay(card("B5")), Pass())
    assert GAME.view(ROUND, 1).choices == ()
    assert GAME.view(play(ROUND, "R1").state, 0).choices == (Take(card("Y1")), Take(card("Y2")))


def test_everybody_remembers_what_was_taken_until_it_is_laid() -> None:
    state = play(ROUND, "R1 +Y2 G2 +Y1").state
    assert GAME.view(state, None).known == (CardSet.parse("Y2"), CardSet.parse("Y1"))
    state = play(state, "Y2 +Y3").state
    assert GAME.view(state, 1).known == (CardSet.parse("Y3"), CardSet.parse("Y1"))
    assert GAME.view(state, None).turns[-2:] == (Turn(1, card("G2"), card("Y1")), Turn(0, card("Y2"), card("Y3")))


def test_what_a_seat_cannot_place_is_in_the_pile_or_in_another_hand() -> None:
    state = deal(before_the_deal(3)).state
    seen = CardSet.of(state.deal.market) | state.deal.hands[1]
    assert len(GAME.view(state, 1).unseen) == 48 - 12
    assert not GAME.view(state, 1).unseen & seen
    state = play(state, f"- - {next(iter(state.deal.hands[2]))} +{state.deal.market[0]}").state
    assert state.deal.market[0] not in GAME.view(state, 1).unseen
    assert len(GAME.view(state, 1).unseen) == 48 - 12 - 2


@pytest.mark.parametrize(
    ("hand", "row", "market", "free"),
    [
        ("Y3", "G3", "", True),  # nobody's card over nobody's
        ("Y3", "R3", "", True),  # it would only cover one's own
        ("R3", "", "", False),  # it scores
        ("Y3", "B3", "", False),  # it takes another's points
        ("Y3 R5", "G3", "", False),  # one of them scores
        ("Y3", "G3", "G4", False),  # there is still something to take
    ],
)
def test_passing_is_free_where_no_card_would_help_and_none_can_be_taken(
    hand: str, row: str, market: str, free: bool
) -> None:
    assert passing_is_free(GAME.view(dealt(hand, "G12", row=row, market=market), 0)) is free
