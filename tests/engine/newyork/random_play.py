"""Random legal play, as strategies for properties that hold whatever is played."""

from random import Random

from hypothesis import strategies as st

from engine.game import CHANCE, Step
from engine.newyork.actions import Pass
from engine.newyork.match import new_match
from engine.newyork.state import Phase, State
from engine.shuffle import Stream
from tests.engine.newyork.situations import GAME
from tests.engine.played import Act, Played


@st.composite
def matches(draw: st.DrawFn, *, passes: bool = True) -> Played:
    """Draw a whole match, with chips or without; how readily players pass differs, and without `passes` none does."""
    players = draw(st.integers(2, 4))
    stake = draw(st.sampled_from([0, 0, 1, 7]))
    rules = GAME.rulebook.read(draw(st.sampled_from(GAME.rulebook.presets())), {"stake": stake})
    chips = [stake + draw(st.integers(0, 3)) for _ in range(players)]
    start = new_match(rules, chips, draw(st.integers(0, players - 1)), {"pot": draw(st.integers(0, 5))})
    chance = draw(st.sampled_from([0.02, 0.1, 0.4])) if passes else 0.0
    return play_at_random(start, Random(draw(st.integers(0, 2**32 - 1))), chance)


def play_at_random(start: State, random: Random, passes: float) -> Played:
    """Play a match to its end; instead of laying a card, somebody passes with this chance."""
    state = start
    acts: list[Act] = []
    steps: list[Step[State]] = []
    while state.phase is not Phase.OVER:
        act = _any_act(state, random, passes)
        steps.append(GAME.apply(state, *act))
        acts.append(act)
        state = steps[-1].state
    return Played(GAME, start, tuple(acts), tuple(steps))


def _any_act(state: State, random: Random, passes: float) -> Act:
    if GAME.awaits_deal(state):
        return CHANCE, GAME.deal(state, Stream(random.randbytes(32), "", state.round))
    (seat,) = GAME.to_act(state)
    legal = GAME.legal(state, seat)
    if Pass() in legal and random.random() < passes:
        return seat, Pass()
    return seat, random.choice([action for action in legal if action != Pass()])
