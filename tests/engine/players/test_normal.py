from random import Random
from typing import cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.edge import edge
from benchmarks.figures import mean
from benchmarks.rounds import random_leader
from engine.players.registry import NORMAL, PLAYERS
from engine.stops.actions import PlayCard
from engine.stops.state import State
from engine.stops.view import View
from tests.engine.random_play import Played, matches
from tests.engine.situations import GAME, dealt
from tests.engine.twins import Twins, twins

normal = PLAYERS["stops", NORMAL]
at_random = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32 - 1)


def choice(state: State, seed: int = 0) -> str:
    """The card that `normal` plays when it is asked."""
    (seat,) = GAME.to_act(state)
    return str(cast(PlayCard, normal(GAME.view(state, seat), Random(seed))).card)


@at_random
@given(matches(rounds=1), seeds)
def test_it_chooses_legal_actions_only(played: Played, seed: int) -> None:
    random = Random(seed)
    for state in played.states:
        for seat in GAME.to_act(state):
            assert normal(GAME.view(state, seat), random) in GAME.legal(state, seat)


@at_random
@given(twins(who_leads=True), seeds)
def test_hidden_cards_do_not_change_its_choice(pair: Twins, seed: int) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    assert one != other
    assert choice(one, seed) == choice(other, seed)


@at_random
@given(matches(rounds=1), seeds)
def test_the_same_view_and_stream_give_the_same_choice(played: Played, seed: int) -> None:
    for state in played.states:
        for seat in GAME.to_act(state):
            view: View = GAME.view(state, seat)
            assert normal(view, Random(seed)) == normal(GAME.view(GAME.load(GAME.dump(state)), seat), Random(seed))


def test_it_goes_out_when_it_can() -> None:
    assert choice(dealt("9C TC JC", "2H 3H 5D", "2D 4S 6H", house={"lead.card": "any"})) == "9C"


def test_it_takes_chips_that_are_there_for_the_taking() -> None:
    hands = ("KC KS 3D", "2H 3H 5D 7H", "2D 4S 6H 8H")
    assert choice(dealt(*hands, table={"KC": 9})) == "KC"


def test_it_plays_a_longer_run_of_its_own_first() -> None:
    hands = ("7C 8C 9C 7D 3S", "2H 3H 5D 7H", "2D 4H 6H 8H")
    assert choice(dealt(*hands)) == "7C"


def test_equal_choices_are_drawn_at_random() -> None:
    state = dealt("AC AS", "2H 3H", "2D 4D")
    assert {choice(state, seed) for seed in range(20)} == {"AC", "AS"}


def test_it_beats_random_leads() -> None:
    """The lower end of the 95 % interval is above zero; the deals are always the same."""
    more = mean("edge", "chips per round", edge(normal, 300))
    assert more.low is not None
    assert more.low > 0


def test_random_leads_have_no_edge_over_themselves() -> None:
    assert set(edge(random_leader, 5)) == {0.0}
