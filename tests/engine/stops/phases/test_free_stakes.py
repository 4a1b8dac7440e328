from itertools import islice, product
from typing import Any

import pytest

from engine.cards import CARDS, NO_CARDS
from engine.game import CHANCE, NotAllowed, NotYourTurn, Seat
from engine.stops.actions import Deal, OpenRound, PlaceStake
from engine.stops.events import StakePaid
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, before_the_deal, deal, do, open_round, told

FREE = {"stake.mode": "free", "stake.amount": 3, "stake.dealer": 4}


def on(**chips: int) -> PlaceStake:
    """Chips by space, in the order in which they are named."""
    return PlaceStake(tuple(chips.items()))


def staking(chips: tuple[int, ...] = (50, 50, 50), house: dict[str, Any] | None = None, **situation: Any) -> State:
    """The stakes are called for; seat 0 is eldest, and the last seat deals."""
    return open_round(before_the_deal(chips, FREE | (house or {}), **situation)).state


def asked_in_turn(state: State) -> list[Seat]:
    """Who is asked for their stake, one after the other."""
    seats = []
    while state.phase is Phase.STAKE:
        (seat,) = GAME.to_act(state)
        seats.append(seat)
        state = do(state, next(iter(GAME.legal(state, seat)))).state
    return seats


def test_everybody_spreads_their_stake_over_the_layout_as_they_like() -> None:
    step = do(staking(), on(AH=1, QD=2))
    assert GAME.on_table(step.state) == {"AH": 1, "QD": 2}
    assert step.state.chips == (47, 50, 50)
    assert told(step, StakePaid) == [StakePaid(0, (("AH", 1), ("QD", 2)))]


def test_the_dealer_spreads_the_dealers_stake() -> None:
    state = do(staking(), on(AH=3), on(AH=3)).state
    assert GAME.to_act(state) == (2,)
    assert GAME.on_table(do(state, on(AH=1, KC=1, QD=1, JS=1)).state) == {"AH": 7, "KC": 1, "QD": 1, "JS": 1}


def test_stakes_are_made_in_order_the_dealer_last() -> None:
    assert asked_in_turn(staking(dealer=1)) == [2, 0, 1]


def test_stakes_are_made_before_anyone_sees_a_card() -> None:
    state = before_the_deal((50, 50, 50), FREE)
    assert (state.phase, GAME.deal(state, None)) == (Phase.ROUND, OpenRound())  # type: ignore[arg-type]  # no chance in it
    state = open_round(state).state
    assert {GAME.view(state, seat).hand for seat in range(3)} == {NO_CARDS}
    with pytest.raises(NotYourTurn):
        GAME.apply(state, CHANCE, Deal(CARDS))
    state = do(state, on(AH=3), on(AH=3), on(AH=4)).state
    assert state.phase is Phase.DEAL
    assert {len(GAME.view(deal(state).state, seat).hand) for seat in range(3)} == {13}


class TestBroke:
    def test_they_spread_what_they_have_left(self) -> None:
        state = staking((4, 50, 50), {"ante.kitty": 1, "ante.pot": 1})
        assert GAME.view(state, 0).stake_due == 2
        assert do(state, on(KC=1, JS=1)).state.chips[0] == 0
        with pytest.raises(NotAllowed):
            do(state, on(KC=1, JS=2))

    def test_a_player_with_nothing_left_to_spread_is_not_asked(self) -> None:
        assert asked_in_turn(staking((50, 0, 50))) == [0, 2]
        assert asked_in_turn(staking((2, 3, 50), {"ante.kitty": 1, "ante.pot": 1})) == [1, 2]


def test_every_way_to_spread_it_is_listed_once() -> None:
    spaces = ("AH", "KC", "QD", "JS")
    ways = {
        PlaceStake(tuple((space, each) for space, each in zip(spaces, chips, strict=True) if each))
        for chips in product(range(4), repeat=4)
        if sum(chips) == 3
    }
    listed = list(GAME.legal(staking(), 0))
    assert (len(listed), set(listed)) == (len(ways), ways)


def test_millions_of_ways_are_not_written_out() -> None:
    layout = ["AH", "KC", "QD", "JS", "TH", "KQ", "8910"]
    listed = GAME.legal(staking(house={"stake.amount": 40, "layout": layout}), 0)
    assert next(iter(listed)) == PlaceStake((("8910", 40),))
    assert {sum(dict(each.on).values()) for each in islice(listed, 100) if isinstance(each, PlaceStake)} == {40}
