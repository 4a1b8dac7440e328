from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.rounds import at_random
from engine.cards import card
from engine.game import Event
from engine.stops.actions import PlayCard
from engine.stops.events import RoundEnded
from engine.stops.search.lanes import Lanes, lanes
from engine.stops.search.playout import Playout, Policy, greedy
from engine.stops.state import Phase, State
from tests.engine.stops.random_play import Played as Match
from tests.engine.stops.random_play import matches
from tests.engine.stops.search.read_back import cards_in
from tests.engine.stops.situations import GAME, cards, dealt


class Remembered:
    """A policy that decides like another and keeps what it was asked and answered: cards that may be led, the lead."""

    def __init__(self, policy: Policy, ace: str) -> None:
        self._policy = policy
        self._ace = ace
        self.leads: list[tuple[str, str]] = []

    def __call__(self, leads: Lanes, hand: Lanes, held: Lanes) -> Lanes:
        led = self._policy(leads, hand, held)
        self.leads.append((str(cards_in(self._ace, leads)), str(cards_in(self._ace, led))))
        return led


def playout(state: State, policy: Policy) -> tuple[int, ...]:
    """Play a round to its end at once, as nobody sees it, and return everybody's gains."""
    ace = state.rules.ace
    hands = [lanes(ace, hand) for hand in state.deal.hands]
    return Playout(GAME.view(state, None)).play(hands, lanes(ace, state.options), policy)


def hold_equal(state: State, policy: Policy) -> None:
    """Play a round to its end at once and again card by card with the same leads, and compare the ends."""
    remembered = Remembered(policy, state.rules.ace)
    gains = playout(state, remembered)
    leads = iter(remembered.leads)
    end, events = state, list[Event]()
    while not any(isinstance(event, RoundEnded) for event in events):
        assert end.turn is not None
        led = str(end.options)
        if len(end.options) > 1:
            may, led = next(leads)
            assert str(end.options) == may
        step = GAME.apply(end, end.turn, PlayCard(card(led)))
        end, events = step.state, list(step.events)
    assert next(leads, None) is None
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert gains == tuple(now - then for now, then in zip(ended.chips, state.chips, strict=True))


def first_suit_first(leads: Lanes, _hand: Lanes, _held: Lanes) -> Lanes:
    """Lead clubs rather than diamonds, diamonds rather than hearts, and the lowest of them."""
    return leads & -leads


POLICIES = st.builds(lambda seed: at_random(Random(seed)), st.integers(0, 2**32 - 1)) | st.just(greedy)


@settings(max_examples=150)
@given(matches(rounds=2), POLICIES, st.integers(0, 2**32 - 1))
def test_a_playout_ends_as_the_same_leads_end_through_apply(match: Match, policy: Policy, seed: int) -> None:
    states = [state for state in match.states if state.phase in (Phase.LEAD, Phase.FOLLOW)]
    for state in Random(seed).sample(states, min(len(states), 5)):
        hold_equal(state, policy)


def test_the_first_to_have_played_a_whole_sequence_takes_its_chips() -> None:
    house = {"layout": ["8910"], "pay.per_card": 0}
    state = dealt("2D 5S 8H 9H TH", "3D 8C 9C TC 4S KS", "JD", house=house, table={"8910": 5})
    assert playout(state, first_suit_first) == (0, 5, 0)
    hold_equal(state, first_suit_first)


def test_greed_leads_what_sheds_most_and_comes_back() -> None:
    hand, held = (lanes("high", cards(text)) for text in ("2C 4C 2D 3D 5H", "2C 3C 4C 2D 3D 5H 6H 7H"))
    assert cards_in("high", greedy(lanes("high", cards("2C 2D 5H")), hand, held)) == cards("2D")
