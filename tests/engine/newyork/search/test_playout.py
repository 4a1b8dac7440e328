"""A round that is played out at once ends as the same decisions end through `apply`."""

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Action, Seat
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import CARDS
from engine.newyork.events import RoundScored
from engine.newyork.search.piles import DRAWN, GONE, MARKET, TOPS, Pile, place
from engine.newyork.search.playout import Playout, Policy
from engine.newyork.search.quick import quick
from engine.newyork.state import Phase, State
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME


class AtRandom:
    """A policy to which everything is as good as the rest."""

    def __init__(self, random: Random, passes: float) -> None:
        self._random = random
        self._passes = passes

    def lay(self, _seat: Seat, _piles: Sequence[Pile], hand: Sequence[int], _market: Sequence[int]) -> int | None:
        return None if self._random.random() < self._passes else self._random.choice(hand)

    def take(self, _seat: Seat, _piles: Sequence[Pile], market: Sequence[int]) -> int:
        return self._random.choice(market)


class Compared:
    """A policy that decides like another, and does the same through `apply`: all has to be there as it is shown."""

    def __init__(self, policy: Policy, state: State) -> None:
        self._policy = policy
        self.state = state
        self.scores: tuple[int, ...] | None = None

    def lay(self, seat: Seat, piles: Sequence[Pile], hand: Sequence[int], market: Sequence[int]) -> int | None:
        assert self.state.phase is Phase.LAY
        assert sorted(hand) == list(self.state.deal.hands[seat])
        self._compare(seat, piles, market)
        card = self._policy.lay(seat, piles, hand, market)
        self.act(Pass() if card is None else Lay(CARDS[card]))
        return card

    def take(self, seat: Seat, piles: Sequence[Pile], market: Sequence[int]) -> int:
        assert self.state.phase is Phase.TAKE
        self._compare(seat, piles, market)
        card = self._policy.take(seat, piles, market)
        self.act(Take(CARDS[card]))
        return card

    def act(self, action: Action) -> None:
        step = GAME.apply(self.state, self.state.turn, action)
        self.state = step.state
        for event in step.events:
            if isinstance(event, RoundScored):
                self.scores = tuple(each.points for each in event.scores)

    def _compare(self, seat: Seat, piles: Sequence[Pile], market: Sequence[int]) -> None:
        assert self.scores is None
        assert seat == self.state.turn
        assert tuple(market) == self.state.deal.market
        assert [pile % TOPS for pile in piles] == [0 if top is None else top.owner + 1 for top in self.state.deal.tops]
        places = dict.fromkeys(CARDS, GONE) | dict.fromkeys(market, MARKET) | dict.fromkeys(self.state.deal.pile, DRAWN)
        for each, hand in enumerate(self.state.deal.hands):
            if each not in self.state.deal.passed:
                places |= dict.fromkeys(hand, each + 1)
        assert {each: place(piles[each.number - 1], each.owner) for each in CARDS} == places


def hold_equal(state: State, first: Action, policy: Policy) -> tuple[int, ...]:
    """Play a round to its end at once and, with the same decisions, through `apply`; return everybody's points."""
    both = Compared(policy, state)
    both.act(first)
    hands = [list(map(int, hand)) for hand in state.deal.hands]
    pile = [int(each) for each in reversed(state.deal.pile)]
    scores = Playout(GAME.view(state, None)).play(hands, pile, first, both)
    assert hands == [list(hand) for hand in state.deal.hands]
    assert scores == both.scores
    return scores


@settings(max_examples=60)
@given(matches(), st.sampled_from([0.0, 0.05, 0.4]), st.integers(0, 2**32 - 1))
def test_a_playout_ends_as_the_same_decisions_end_through_apply(match: Played, passes: float, seed: int) -> None:
    random = Random(seed)
    asked = [state for state in match.states if GAME.to_act(state)]
    for state in random.sample(asked, min(len(asked), 6)):
        (seat,) = GAME.to_act(state)
        for policy in (AtRandom(random, passes), quick(state.players)):
            hold_equal(state, random.choice(GAME.legal(state, seat)), policy)
