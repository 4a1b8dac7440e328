from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.edge import edge
from benchmarks.figures import mean
from benchmarks.rounds import CHANCE
from engine.players import NORMAL
from engine.stops.pack import PACK as STOPS
from engine.stops.presets import PRESETS
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME
from tests.engine.twins import Twins, twins

normal = STOPS.players[NORMAL]
at_random = settings(max_examples=60, suppress_health_check=[HealthCheck.filter_too_much])
seeds = st.integers(0, 2**32 - 1)


@at_random
@given(matches(rounds=1), seeds)
def test_it_does_legal_things_only(played: Played, seed: int) -> None:
    random = Random(seed)
    for state in played.states:
        for seat in GAME.to_act(state):
            GAME.apply(state, seat, normal(GAME.view(state, seat), random))  # or it raises


@at_random
@given(twins(who_decides=True), seeds)
def test_hidden_cards_do_not_change_its_choice(pair: Twins, seed: int) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one != other
    (seat,) = GAME.to_act(one)
    assert normal(GAME.view(one, seat), Random(seed)) == normal(GAME.view(other, seat), Random(seed))


@pytest.mark.parametrize(("preset", "deals"), [("michigan", 100), ("boodle", 80), ("horses", 80), ("three-in-one", 15)])
def test_it_gains_more_than_chance(preset: str, deals: int) -> None:
    """The lower end of the 95 % interval is above zero; the deals are always the same."""
    more = mean("edge", "chips per round", edge(PRESETS[preset].rules, normal, CHANCE, deals))
    assert more.low is not None
    assert more.low > 0
