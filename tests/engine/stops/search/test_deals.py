"""Imagined deals agree with the whole history, and every deal that agrees is imagined."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.cards import NO_CARDS, CardSet
from engine.game import RuleBroken, Seat
from engine.stops.actions import PlayCard
from engine.stops.events import PokerEnded
from engine.stops.phases.leads import open_play
from engine.stops.phases.paycards import pay_at_the_deal
from engine.stops.search.deals import Deals
from engine.stops.state import Phase, State
from engine.stops.view import view
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, union

Deal = tuple[CardSet, ...]
SMALL = 7
"""With so few cards unseen every deal is looked at."""


def decisions(match: Played) -> list[int]:
    """The numbers of the states in which somebody has to choose a card to lead."""
    return [at for at, state in enumerate(match.states) if state.phase is Phase.LEAD]


def agrees(match: Played, at: int, seat: Seat, deal: Deal) -> bool:
    """Whether the round's play would have been what it was, for all that a seat sees, had this been the deal."""
    real = match.states[at]
    dead = real.rules.cards - real.deal.played - union(deal)
    begun = max(i for i in range(at + 1) if not match.states[i].deal.plays)
    before = match.states[begun]
    had = tuple(now | gone for now, gone in zip(deal, _played(real), strict=True))
    state = before.with_deal(hands=had, dead=dead)
    if not _paid_alike(match, begun, state):
        return False
    for event in real.deal.opening_log:
        if isinstance(event, PokerEnded) and any(five - had[owner] for owner, five in event.shown):
            return False
    if (
        real.deal.seller == seat
        and real.deal.given_up is not None
        and had[real.deal.given_up] != before.deal.hands[real.deal.given_up]
    ):
        return False
    state = open_play(state.with_(turn=None, options=NO_CARDS)).state
    for play in real.deal.plays:
        if state.turn != play.seat:
            return False
        try:
            state = GAME.apply(state, play.seat, PlayCard(play.card)).state
        except RuleBroken:
            return False
    return view(state, seat) == view(real, seat)


def _played(state: State) -> list[CardSet]:
    return [CardSet.of(play.card for play in state.deal.plays if play.seat == seat) for seat in range(state.players)]


def _paid_alike(match: Played, begun: int, state: State) -> bool:
    """Whether the layout would have been paid at the deal as it was."""
    if state.rules.paycards_when != "deal":
        return True
    spaces, chips = list(state.spaces), list(state.chips)
    for each in state.deal.collected:
        spaces[state.rules.spaces.index(each.space)] += each.chips
        chips[each.seat] -= each.chips
    before = state.with_(spaces=tuple(spaces), chips=tuple(chips)).with_deal(collected=())
    paid = pay_at_the_deal(before).state
    return (paid.spaces, paid.deal.collected) == (state.spaces, state.deal.collected)


def every_deal(real: State, seat: Seat) -> Iterator[Deal]:
    """All ways to lay out the cards that a seat does not see in its own hand, knowing nothing but how many go where."""
    known = real.deal.hands[seat] | real.deal.missing | (real.deal.dead if seat == real.deal.given_up else NO_CARDS)
    unseen = real.rules.cards - real.deal.played - known
    sizes = [0 if at == seat else len(hand) for at, hand in enumerate(real.deal.hands)]

    def laid(left: CardSet, at: int) -> Iterator[tuple[CardSet, ...]]:
        if at == len(sizes):
            yield (left,)
            return
        for cards in combinations(left, sizes[at]):
            for others in laid(left - CardSet.of(cards), at + 1):
                yield (CardSet.of(cards), *others)

    for *hands, _dead in laid(unseen, 0):
        hands[seat] = real.deal.hands[seat]
        yield tuple(hands)


@given(matches(rounds=1), st.data())
@settings(max_examples=150)
def test_every_imagined_deal_agrees_with_the_history(match: Played, data: st.DataObject) -> None:
    choices = decisions(match)
    assume(choices)
    at = data.draw(st.sampled_from(choices))
    real = match.states[at]
    assert real.turn is not None
    deals = Deals(view(real, real.turn))
    random = Random(data.draw(st.integers(0, 2**32)))
    assert agrees(match, at, real.turn, real.deal.hands)
    for _ in range(5):
        assert agrees(match, at, real.turn, deals.draw(random))


@given(matches(rounds=1), st.data())
@settings(max_examples=25, suppress_health_check=[HealthCheck.filter_too_much])
def test_every_deal_that_agrees_is_imagined(match: Played, data: st.DataObject) -> None:
    few = [at for at in decisions(match) if len(_unseen(match.states[at])) <= SMALL]
    assume(few)
    at = data.draw(st.sampled_from(few))
    real = match.states[at]
    assert real.turn is not None
    wanted = {deal for deal in every_deal(real, real.turn) if agrees(match, at, real.turn, deal)}
    assume(len(wanted) <= 200)
    deals = Deals(view(real, real.turn))
    random = Random(1)
    drawn: set[Deal] = set()
    for _ in range(60 * len(wanted) + 100):
        drawn.add(deals.draw(random))
        if drawn == wanted:
            break
    assert drawn == wanted


def _unseen(state: State) -> CardSet:
    assert state.turn is not None
    return view(state, state.turn).unseen
