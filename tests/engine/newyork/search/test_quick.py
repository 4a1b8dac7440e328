"""The policy of playouts does what `normal` would do that saw all cards."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Action, Seat
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import CARDS, Card, CardSet
from engine.newyork.players.normal import gain
from engine.newyork.search.piles import DRAWN, GONE, MARKET, STEPS, Pile
from engine.newyork.search.quick import quick
from engine.newyork.state import Phase, State
from engine.newyork.worth import Outlook
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME


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
