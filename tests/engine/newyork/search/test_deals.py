"""Imagined deals agree with the whole history, and every deal that agrees is imagined."""

from math import factorial
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.game import CHANCE, Seat
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS, Card
from engine.newyork.search.deals import Deals, Imagined
from engine.newyork.state import State
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME

FEW = 24
"""With no more deals than that all of them are looked at."""

Places = tuple[tuple[int, ...], ...]


def drawn(deals: Deals, random: Random) -> Places:
    """A deal: everybody's hand in ascending order, and the pile."""
    hands, pile = deals.draw(random)
    return (*(tuple(sorted(hand)) for hand in hands), tuple(pile))


def agrees(match: Played, at: int, seat: Seat, deal: Imagined) -> bool:
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
    assert state.deal.pile == tuple(CARDS[each] for each in reversed(deal.pile))
    assert [sorted(map(int, hand)) for hand in state.deal.hands] == [sorted(hand) for hand in deal.hands]
    return GAME.view(state, seat) == GAME.view(real, seat)


def _swap(real: State, deal: Imagined) -> dict[Card, Card]:
    """Which card lies where another does in truth."""
    swap = {each: each for each in CARDS}
    imagined = {CARDS[each]: None for each in deal.pile}
    swap.update(zip(real.deal.pile, reversed(imagined), strict=True))
    for hand, other in zip(real.deal.hands, deal.hands, strict=True):
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
