"""Random legal play, as strategies for properties that hold whatever is played."""

from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st

from engine.game import Action
from engine.newyork.actions import Pass
from engine.newyork.match import new_match
from engine.newyork.state import State
from tests.engine.newyork.situations import GAME
from tests.engine.played import Played, any_stream, play


@st.composite
def matches(draw: st.DrawFn) -> Played:
    """Draw a whole match, with chips or without; how readily players pass differs."""
    players = draw(st.integers(2, 4))
    stake = draw(st.sampled_from([0, 0, 1, 7]))
    rules = GAME.rulebook.read(draw(st.sampled_from(GAME.rulebook.presets())), {"stake": stake})
    chips = [stake + draw(st.integers(0, 3)) for _ in range(players)]
    start = new_match(rules, chips, draw(st.integers(0, players - 1)), {"pot": draw(st.integers(0, 5))})
    chance = draw(st.sampled_from([0.0, 0.02, 0.1, 0.4]))
    return play_at_random(start, Random(draw(st.integers(0, 2**32 - 1))), chance)


def play_at_random(start: State, random: Random, passes: float) -> Played:
    """Play a match to its end; instead of laying a card, somebody passes with this chance."""

    def choose(legal: Iterable[Action]) -> Action:
        if Pass() in legal and random.random() < passes:
            return Pass()
        return random.choice([action for action in legal if action != Pass()])

    return play(GAME, start, choose, any_stream(random))
