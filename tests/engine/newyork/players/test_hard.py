"""The computer player `hard` of New York, New York."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from benchmarks.figures import mean
from benchmarks.newyork import margins
from engine.game import Action
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.state import State
from engine.newyork.view import View
from engine.players import NORMAL
from tests.engine.newyork.players.test_players import choice as normal_choice
from tests.engine.newyork.players.test_players import late
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME
from tests.engine.newyork.test_hidden_cards import Twins, twins
from tests.engine.stops.players.looks import After

think = NEW_YORK.thinker
weigh = NEW_YORK.weigher
slow = settings(max_examples=30)


def choice(state: State, looks: int = 12, seed: int = 1) -> str:
    """What `hard` does, in the words of a record."""
    (seat,) = GAME.to_act(state)
    return " ".join(GAME.codec.dump_action(think(GAME.view(state, seat), Random(seed), After(looks))).values())


def test_it_waits_until_the_other_has_nothing_else_to_lay() -> None:
    """The eight is for whoever lays there last: a nine below one's own nine gains a turn."""
    state = late("R9 R8 G9", "B8 R2", row="B9")
    assert normal_choice(state) == "lay R9"
    assert choice(state) == "lay G9"


def test_where_all_cards_are_known_it_takes_no_more_time() -> None:
    looked = After(1_000_000)
    state = late("R12 Y2", "G12 Y1", row="G2 G1")
    think(GAME.view(state, 0), Random(1), looked)
    assert looked.left == 1_000_000


@slow
@given(twins(), st.integers(0, 2**32 - 1))
def test_its_choice_depends_on_what_its_seat_may_know_alone(pair: Twins, seed: int) -> None:
    one, other = pair.one[-1].state, pair.other[-1].state
    if pair.seat == one.turn:
        assert choice(one, 2, seed) == choice(other, 2, seed)


@slow
@given(matches(), st.data())
def test_whatever_it_decides_is_legal(match: Played, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from([state for state in match.states if GAME.to_act(state)]))
    (seat,) = GAME.to_act(state)
    looks = data.draw(st.sampled_from([1, 2, 40]))
    action = think(GAME.view(state, seat), Random(data.draw(st.integers(0, 2**32 - 1))), After(looks))
    assert action in GAME.legal(state, seat)


@slow
@given(matches(), st.data())
def test_it_says_of_every_other_choice_how_much_less_it_brings(match: Played, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from([state for state in match.states if GAME.to_act(state)]))
    (seat,) = GAME.to_act(state)
    view, seed = GAME.view(state, seat), data.draw(st.integers(0, 2**32 - 1))
    assume(len(view.choices) > 1)
    weighed = weigh(view, Random(seed), After(40))
    assert weighed.action == think(view, Random(seed), After(40))
    others = {action for action, _ in weighed.ahead}
    assert others == set(view.choices) - {weighed.action}
    less = [each for _, each in weighed.ahead]
    assert less == sorted(less)
    assert min(less) >= 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", GAME.rulebook.presets())
def test_hard_beats_normal(preset: str) -> None:
    """The lower end of the 95 % interval is above zero; the decks are always the same."""

    def hard(view: View, random: Random) -> Action:
        return think(view, random, After(4))

    ahead = [sum(pair) / 2 for pair in margins(preset, hard, NEW_YORK.players[NORMAL], 8)]
    more = mean("ahead", "points per match", ahead)
    assert more.low is not None
    assert more.low > 0
