"""RULES.md, *New York: round*: laying, taking, passing, and when a round ends."""

import pytest

from engine.game import NotAllowed
from engine.newyork.actions import Lay, Pass
from engine.newyork.cards import card
from engine.newyork.events import CardTaken, Passed, RoundScored
from engine.newyork.state import Phase
from tests.engine.newyork.situations import GAME, cards, dealt, may, play, row, told


def test_a_player_whose_turn_it_is_lays_a_card_or_passes() -> None:
    assert may(dealt("R1 B5 Y5", "G2", market="Y1")) == (0, "R1 B5 Y5 -")


def test_a_card_lies_on_the_pile_of_its_number() -> None:
    state = dealt("R5 B5", "G5 Y7", row="Y5 Y4")
    assert row(play(state, "R5").state.deal.tops) == "Y4 R5"
    assert row(play(state, "R5 G5").state.deal.tops) == "Y4 G5"
    assert row(play(state, "R5 G5 B5 Y7").state.deal.tops) == "Y4 B5 Y7"


def test_after_laying_one_of_the_market_must_be_taken() -> None:
    state = play(dealt("R1 B5", "G2", market="Y1 Y2 G7"), "B5").state
    assert may(state) == (0, "+Y1 +Y2 +G7")
    assert state.phase is Phase.TAKE
    with pytest.raises(NotAllowed):
        GAME.apply(state, 0, Pass())
    with pytest.raises(NotAllowed):
        GAME.apply(state, 0, Lay(card("R1")))
    state = play(state, "+Y2").state
    assert state.deal.hands[0] == sum(1 << each for each in cards("R1 Y2"))
    assert may(state) == (1, "G2 -")


def test_a_gap_of_the_market_is_filled_at_once_from_the_pile_in_its_place() -> None:
    step = play(dealt("R1", "G2", market="Y1 Y2 Y3", pile="B1 B2"), "R1 +Y2")
    assert told(step, CardTaken) == [CardTaken(0, card("Y2"), card("B1"))]
    assert step.state.deal.market == cards("Y1 B1 Y3")
    assert step.state.deal.pile == cards("B2")


def test_a_gap_stays_open_when_the_pile_is_empty() -> None:
    step = play(dealt("R1", "G2", market="Y1 Y2 Y3"), "R1 +Y2")
    assert told(step, CardTaken) == [CardTaken(0, card("Y2"), None)]
    assert step.state.deal.market == cards("Y1 Y3")


def test_even_the_last_card_of_the_market_is_taken_by_the_player() -> None:
    state = play(dealt("R1", "G2", market="Y1"), "R1").state
    assert may(state) == (0, "+Y1")
    assert not GAME.forced(state)


def test_whoever_passes_takes_nothing_and_lays_nothing_more() -> None:
    step = play(dealt("R1 R2", "G2 G3 G4", market="Y1", pile="Y2"), "-")
    assert told(step, Passed) == [Passed(0, 2)]
    assert step.state.deal.market == cards("Y1")
    assert may(step.state) == (1, "G2 G3 G4 -")
    state = play(step.state, "G2 +Y1").state
    assert may(state) == (1, "G3 G4 Y1 -")


def test_whoever_has_no_cards_is_skipped() -> None:
    state = play(dealt("R1", "G2 G3", "Y1 Y2"), "R1 G2 Y1").state
    assert may(state) == (1, "G3 -")


def test_the_next_seat_clockwise_is_asked() -> None:
    state = dealt("R1 R2", "G2 G3", "Y1 Y2", turn=2)
    assert may(play(state, "Y1").state)[0] == 0
    assert may(play(state, "Y1 R1").state)[0] == 1


def test_a_round_ends_when_nobody_has_both_cards_and_the_right_to_play() -> None:
    state = dealt("R1", "G2", "Y1 Y2")
    assert not told(play(state, "R1 - Y1"), RoundScored)
    assert told(play(state, "R1 - Y1 -"), RoundScored)
    assert told(play(state, "R1 - Y1 Y2"), RoundScored)
