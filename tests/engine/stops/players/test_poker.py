from random import Random
from typing import Any

from engine.game import Action
from engine.players import NORMAL
from engine.stops.actions import Bet, Call, Check, Fold, Hold
from engine.stops.pack import PACK as STOPS
from engine.stops.state import State
from tests.engine.stops.situations import GAME, after_the_deal, betting, cards, do

STRAIGHT_FLUSH = "9S TS JS QS KS"
NOTHING = "2C 4D 6H 8S TC"
OTHERS = ("3C 5C 7D 9D JH", "3D 5D 7H 9H JC")
SEEDS = range(20)


def facing(hand: str, *acts: Action, **situation: Any) -> State:
    """The dealer, seat 2, has these five cards, and the others have done this."""
    return do(betting(*OTHERS, hand, **situation), *acts).state


def choices(state: State) -> list[Action]:
    """What it does, with several streams of chance."""
    (seat,) = GAME.to_act(state)
    return [STOPS.players[NORMAL](GAME.view(state, seat), Random(seed)) for seed in SEEDS]


def test_it_holds_the_best_five_of_its_hand() -> None:
    state = after_the_deal("2C 2D 2H KC KD AS QH", *OTHERS, house={"poker": True}).state
    assert set(choices(state)) == {Hold(cards("2C 2D 2H KC KD"))}


class TestBetting:
    def test_it_folds_nothing_worth_a_bet(self) -> None:
        assert set(choices(facing(NOTHING, Bet(5), Call()))) == {Fold()}

    def test_it_bets_high_but_not_always_the_same(self) -> None:
        bets = set(choices(facing(STRAIGHT_FLUSH, Check(), Check())))
        assert bets == {Bet(3), Bet(4), Bet(5)}

    def test_a_middling_hand_calls_when_the_pot_is_worth_it_and_only_then(self) -> None:
        pair = "6D 6S 2C 4H 8S"
        assert set(choices(facing(pair, Bet(1), Call(), table={"pot": 300}))) == {Call()}
        assert Fold() in choices(facing("2D 4S 6H 8S AH", Bet(5), Call()))

    def test_only_what_its_chips_reach_counts_as_the_pot(self) -> None:
        """It has one chip left: three can be won with it, not the thirty that the others bet."""
        house = {"poker.limit": 30}
        poor = {"chips": (50, 50, 1)}
        assert set(choices(facing(NOTHING, Bet(30), Call(), house=house, **poor))) == {Fold()}
        assert set(choices(facing(STRAIGHT_FLUSH, Bet(30), Call(), house=house, **poor))) == {Call()}
