"""Computer players differ in where they put free stakes, and in nothing else."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.stops.actions import PlaceStake
from engine.stops.players.characters import by_character
from engine.stops.state import Phase, State
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, before_the_deal, open_round

LAYOUT = ["AH", "KC", "QD", "JS"]


def staking(amount: int, chips: int = 50, **on: int) -> State:
    """Eldest, who has so many chips, is asked for their stake, with these chips on the spaces."""
    house = {"stake.mode": "free", "stake.amount": amount, "layout": LAYOUT}
    return open_round(before_the_deal((chips, 50, 50), house, table=on)).state


def placed(state: State, number: int, seed: int = 1) -> dict[str, int]:
    action = by_character(GAME.view(state, 0), number, Random(seed))
    assert isinstance(action, PlaceStake)
    return dict(action.on)


def test_each_has_a_way_of_their_own() -> None:
    state = staking(8, AH=1, KC=5, QD=3)
    assert placed(state, 0) == dict.fromkeys(LAYOUT, 2)
    assert placed(state, 1) == {"KC": 8}
    assert placed(state, 2) == {"KC": 4, "QD": 4}
    assert placed(state, 3) == {"JS": 5, "AH": 1, "KC": 1, "QD": 1}
    assert set(placed(state, 4).values()) == {8}
    assert placed(state, 6) == {"KC": 8}


def test_who_draws_favours_no_space() -> None:
    state = staking(4)
    assert {tuple(placed(state, 4, seed)) for seed in range(60)} == {(space,) for space in LAYOUT}


def test_who_has_favourites_keeps_them() -> None:
    assert {tuple(placed(staking(4, JS=chips), 5, seed)) for chips in (0, 9) for seed in range(9)} == {("KC", "QD")}


@given(matches(rounds=2), st.integers(0, 40), st.integers(0, 2**32))
@settings(max_examples=100)
def test_every_stake_is_allowed_and_nothing_else_is_decided(match: Played, number: int, seed: int) -> None:
    for state in match.states:
        for seat in GAME.to_act(state):
            action = by_character(GAME.view(state, seat), number, Random(seed))
            assert (action is None) is (state.phase is not Phase.STAKE)
            if action is not None:
                GAME.apply(state, seat, action)
