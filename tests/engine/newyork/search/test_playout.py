"""The search of New York: rounds played out, deals imagined, and decisions made at once."""

from collections.abc import Sequence
from math import factorial
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, Action, Seat
from engine.newyork.actions import Deal, Lay, Pass, Take
from engine.newyork.cards import CARDS, Card, CardSet
from engine.newyork.events import RoundScored
from engine.newyork.players.levels import gain
from engine.newyork.search.deals import Deals
from engine.newyork.search.piles import DRAWN, GONE, MARKET, STEPS, TOPS, Pile, place
from engine.newyork.search.playout import Playout
from engine.newyork.search.quick import Quick, quick
from engine.newyork.state import Phase, State
from engine.newyork.worth import Outlook
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME


class AtRandom(Quick):
    """A policy to which everything is as good as the rest."""

    def __init__(self, random: Random, passes: float) -> None:
        self._random = random
        self._passes = passes

    def lay(self, seat: Seat, piles: Sequence[Pile], hand: Sequence[int], market: Sequence[int]) -> int | None:
        return None if self._random.random() < self._passes else self._random.choice(hand)

    def take(self, seat: Seat, piles: Sequence[Pile], market: Sequence[int]) -> int:
        return self._random.choice(market)


class Compared(Quick):
    """A policy that decides like another, and does the same through `apply`: all has to be there as it is shown."""

    def __init__(self, policy: Quick, state: State) -> None:
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


def hold_equal(state: State, first: Action, policy: Quick) -> tuple[int, ...]:
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
            hold_equal(state, random.choice(list(GAME.legal(state, seat))), policy)


# --- imagined deals ---------------------------------------------------------------------------------------------------


FEW = 24
"""With no more deals than that all of them are looked at."""

Places = tuple[tuple[int, ...], ...]


def drawn(deals: Deals, random: Random) -> Places:
    """A deal: everybody's hand in ascending order, and the pile."""
    hands, pile = deals.draw(random)
    return (*(tuple(sorted(hand)) for hand in hands), tuple(pile))


def agrees(match: Played, at: int, seat: Seat, deal: tuple[list[list[int]], list[int]]) -> bool:
    """Whether a seat would have seen what it did, had the cards been dealt so and everybody done the same."""
    real = match.states[at]
    begun = max(i for i in range(at) if isinstance(match.acts[i][1], Deal))
    pack = match.acts[begun][1]
    assert isinstance(pack, Deal)
    swap = _swap(real, deal)
    state = GAME.apply(match.states[begun], CHANCE, Deal(tuple(swap[each] for each in pack.pack))).state
    for decides, action in match.acts[begun + 1 : at]:
        if decides is None or decides != state.turn or action not in GAME.legal(state, decides):
            return False
        state = GAME.apply(state, decides, action).state
    hands, pile = deal
    assert state.deal.pile == tuple(CARDS[each] for each in reversed(pile))
    assert [sorted(map(int, hand)) for hand in state.deal.hands] == [sorted(hand) for hand in hands]
    return GAME.view(state, seat) == GAME.view(real, seat)


def _swap(real: State, deal: tuple[list[list[int]], list[int]]) -> dict[Card, Card]:
    """Which card lies where another does in truth."""
    swap = {each: each for each in CARDS}
    hands, pile = deal
    imagined = {CARDS[each]: None for each in pile}
    swap.update(zip(real.deal.pile, reversed(imagined), strict=True))
    for hand, other in zip(real.deal.hands, hands, strict=True):
        held = [CARDS[each] for each in other]
        swap.update(
            zip([each for each in hand if each not in held], [each for each in held if each not in hand], strict=True)
        )
    return swap


def ways(state: State, seat: Seat) -> int:
    """How many deals agree."""
    unseen = GAME.view(state, seat).unseen
    number = factorial(len(unseen))
    for each, hand in enumerate(state.deal.hands):
        number //= factorial(len(hand & unseen)) if each != seat else 1
    return number


@given(matches(), st.data())
@settings(max_examples=60)
def test_every_imagined_deal_agrees_with_the_history(match: Played, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from([at for at, state in enumerate(match.states) if GAME.to_act(state)]))
    seat = data.draw(st.integers(0, match.start.players - 1))
    deals = Deals(GAME.view(match.states[at], seat))
    random = Random(data.draw(st.integers(0, 2**32 - 1)))
    for _ in range(5):
        assert agrees(match, at, seat, deals.draw(random))


@given(matches(), st.data())
@settings(max_examples=30, suppress_health_check=[HealthCheck.filter_too_much])
def test_every_deal_that_agrees_is_imagined(match: Played, data: st.DataObject) -> None:
    asked = [state for state in match.states if GAME.to_act(state) and len(state.deal.pile) < 3]
    few = [(state, seat) for state in asked for seat in range(state.players) if ways(state, seat) <= FEW]
    assume(few)
    state, seat = data.draw(st.sampled_from(few))
    deals, random = Deals(GAME.view(state, seat)), Random(1)
    number = ways(state, seat)
    assert len({drawn(deals, random) for _ in range(40 * number)}) == number
    assert deals.only_one == (number == 1)


# --- quick decisions --------------------------------------------------------------------------------------------------


def all_seeing(state: State, seat: Seat) -> Outlook:
    """What a seat would make of a round in which it saw all cards, and nobody thought of blocks."""
    places: dict[Card, Seat | None] = dict.fromkeys((*state.deal.market, *state.deal.pile))
    for each, hand in enumerate(state.deal.hands):
        places.update(dict.fromkeys(hand, each))
    laying = frozenset(
        each for each, hand in enumerate(state.deal.hands) if each != seat and hand and each not in state.deal.passed
    )
    return Outlook(seat, state.players, False, state.deal.tops, places, laying, CardSet.of(state.deal.market), 0.0)


def row(state: State) -> list[Pile]:
    """The piles of a round."""
    places = (
        dict.fromkeys(CARDS, GONE) | dict.fromkeys(state.deal.market, MARKET) | dict.fromkeys(state.deal.pile, DRAWN)
    )
    for seat, hand in enumerate(state.deal.hands):
        if seat not in state.deal.passed:
            places |= dict.fromkeys(hand, seat + 1)
    piles = [0 if top is None else top.owner + 1 for top in state.deal.tops]
    for each, at in places.items():
        piles[each.number - 1] += at * STEPS[each.owner]
    return piles


def decision(state: State, seat: Seat) -> Action:
    """What the policy does."""
    piles, market = row(state), list(map(int, state.deal.market))
    if state.phase is Phase.TAKE:
        return Take(CARDS[quick(state.players).take(seat, piles, market)])
    card = quick(state.players).lay(seat, piles, list(map(int, state.deal.hands[seat])), market)
    return Pass() if card is None else Lay(CARDS[card])


@settings(max_examples=60)
@given(matches(), st.integers(0, 2**32 - 1))
def test_it_does_what_gains_most(match: Played, seed: int) -> None:
    asked = [state for state in match.states if GAME.to_act(state)]
    for state in Random(seed).sample(asked, min(len(asked), 20)):
        (seat,) = GAME.to_act(state)
        outlook = all_seeing(state, seat)
        if state.deal.market and not outlook.laying:
            continue  # who is alone gets whatever is open: that is not looked at
        chosen = decision(state, seat)
        may = [each for each in GAME.legal(state, seat) if not (state.deal.market and each == Pass())]
        assert chosen in may
        assert gain(outlook, chosen) == pytest.approx(max(gain(outlook, each) for each in may))
