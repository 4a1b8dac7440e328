from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Action, Seat
from engine.players import NORMAL
from engine.stops.actions import Auction, Bet, Check, Decline, Fold, Hold, Keep, PassBid, PlaceStake, Swap
from engine.stops.pack import PACK as STOPS
from engine.stops.state import State
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, after_the_deal, before_the_deal, betting, cards, dealt, do, open_round

HANDS = ("2C 3C 4C 5C 9D", "2D 3D 4D 5D 9H", "2H 3H 4H 5H 9S")
SPARE = "AC AD AH AS KC"
AUCTION = {"spare.owner": "dealer", "spare.sale": "auction", "spare.resale": True, "spare.late_swap": True}


def default(state: State, seat: Seat | None = None) -> Action:
    """What is done for the seat whose turn it is, or for another one ahead."""
    at = state.turn if seat is None else seat
    return STOPS.default(GAME.view(state, at), Random(0))


def spare(house: dict[str, Any], *acts: Action) -> State:
    return do(after_the_deal(*HANDS, spare=SPARE, house=house).state, *acts).state


@settings(max_examples=60)
@given(matches(rounds=1), st.integers(0, 2**32 - 1))
def test_it_is_legal_when_it_is_due_and_can_be_prepared_before(played: Played, seed: int) -> None:
    random = Random(seed)
    for state in played.states:
        for seat in GAME.preparing(state):
            action = STOPS.default(GAME.view(state, seat), random)
            if seat in GAME.to_act(state):
                GAME.apply(state, seat, action)  # or it raises
            else:
                GAME.prepare(state, seat, action)


@pytest.mark.parametrize(
    ("stake", "on"),
    [(4, {"AH": 1, "KC": 1, "QD": 1, "JS": 1}), (6, {"AH": 2, "KC": 2, "QD": 1, "JS": 1}), (2, {"AH": 1, "KC": 1})],
)
def test_a_stake_is_spread_evenly_the_first_spaces_get_more(stake: int, on: dict[str, int]) -> None:
    house = {"stake.mode": "free", "stake.amount": stake, "stake.dealer": stake}
    state = open_round(before_the_deal((50, 50, 50), house)).state
    assert [default(state, seat) for seat in (0, 1, 2)] == [PlaceStake(tuple(on.items()))] * 3


def test_the_own_hand_is_kept() -> None:
    assert default(spare(AUCTION)) == Keep()
    assert default(spare(AUCTION, Auction(), PassBid(), PassBid())) == Keep()


def test_the_old_hand_is_not_sold() -> None:
    assert default(spare(AUCTION, Swap())) == Keep()


def test_nothing_is_bid_or_bought() -> None:
    assert default(spare(AUCTION, Auction())) == PassBid()
    assert default(spare({"spare.owner": "dealer", "spare.sale": "offer"}, Keep())) == Decline()


def test_the_best_five_are_held() -> None:
    state = after_the_deal("2C 3C 4C 5C 6C AC AD", *HANDS[1:], house={"poker": True}).state
    assert default(state) == Hold(cards("2C 3C 4C 5C 6C"))
    assert default(state, 1) == Hold(cards(HANDS[1]))


def test_no_chips_are_bet_with_any_hand() -> None:
    state = betting("9S TS JS QS KS", *HANDS[:2])
    assert default(state) == Check()
    assert default(do(state, Check(), Bet(1), Fold()).state) == Fold()


def test_a_card_is_led_as_normal_leads() -> None:
    state = dealt("7C 8C 9C 7D 3S", "2H 3H 5D 7H", "2D 4H 6H 8H")
    assert default(state) == STOPS.players[NORMAL](GAME.view(state, 0), Random(0))
