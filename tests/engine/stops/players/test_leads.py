from random import Random
from typing import cast

from engine.cards import card
from engine.stops.actions import PlayCard, Swap
from engine.stops.players.leads import OTHERS_SHED, expectation, lead
from engine.stops.state import State
from tests.engine.stops.situations import GAME, after_the_deal, dealt, do


def choice(state: State, seed: int = 0) -> str:
    """The card that `normal` leads."""
    (seat,) = GAME.to_act(state)
    return str(cast(PlayCard, lead(GAME.view(state, seat), Random(seed))).card)


def test_it_takes_chips_that_are_there_for_the_taking() -> None:
    hands = ("KC KS 3D", "2H 3H 5D 7H", "2D 4S 6H 8H")
    assert choice(dealt(*hands, table={"KC": 9})) == "KC"


def test_it_plays_a_longer_run_of_its_own_first() -> None:
    hands = ("7C 8C 9C 7D 3S", "2H 3H 5D 7H", "2D 4H 6H 8H")
    assert choice(dealt(*hands)) == "7C"


def test_equal_choices_are_drawn_at_random() -> None:
    state = dealt("AC AS", "2H 3H", "2D 4D")
    assert {choice(state, seed) for seed in range(20)} == {"AC", "AS"}


OTHERS = ("2H 3H 5C", "2C 4S 6H")
BOTH = "QH KH 8S 9S TS 2D 3D 4D 5D 7C"
COMBINATIONS = {"layout": ["KQ", "8910"], "lead.card": "any"}


class TestCombinations:
    def test_king_and_queen_of_hearts_are_led_for_their_chips(self) -> None:
        assert choice(dealt(BOTH, *OTHERS, house=COMBINATIONS, table={"KQ": 9, "8910": 1})) == "QH"

    def test_half_of_them_is_worth_no_chips(self) -> None:
        state = dealt("8S 9S 2D 3D 4D 5D 7C", *OTHERS, house=COMBINATIONS, table={"8910": 9})
        assert choice(state) == "2D"

    def test_chips_paid_at_the_deal_cannot_be_collected_in_play(self) -> None:
        state = dealt(BOTH, *OTHERS, house=COMBINATIONS | {"paycards.when": "deal"}, table={"KQ": 9, "8910": 9})
        assert choice(state) == "2D"


class TestWhatItKnows:
    def test_a_run_stops_for_certain_below_a_card_that_it_gave_up(self) -> None:
        house = {"spare.owner": "eldest"}
        for gave_up, leads in (("8C 2D", "7C"), ("8D 2D", "7D")):
            state = after_the_deal(gave_up, "3H 9D", "4H TD", "5H JD", spare="7C 7D", house=house).state
            assert choice(do(state, Swap()).state) == leads

    def test_whoever_gave_the_dead_hand_up_knows_that_nothing_else_is_dead(self) -> None:
        state = after_the_deal("2S 4S", "3H 9D", "4H TD", "5H JD", spare="7C 7D", house={"spare.owner": "eldest"}).state
        view = GAME.view(do(state, Swap()).state, 0)
        assert (
            expectation(view, card("7C")) == 1 - 7 * OTHERS_SHED["play"]
        )  # the leader sheds one card, and the others all seven above it
