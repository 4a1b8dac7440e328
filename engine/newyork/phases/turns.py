"""Turns: laying a card and taking one, or passing. RULES.md, *New York: round*."""

from dataclasses import replace

from engine.game import Action, Event, Seat, Step
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import CARDS, Card, CardSet
from engine.newyork.events import CardLaid, CardTaken, Passed
from engine.newyork.phases.settle import settle_round
from engine.newyork.state import Phase, State, Turn

_LAYS, _TAKES = tuple(map(Lay, CARDS)), tuple(map(Take, CARDS))


def choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may do now: nothing when it is another's turn."""
    if seat != state.turn:
        return ()
    if state.phase is Phase.TAKE:
        return tuple([_TAKES[each] for each in state.deal.market])
    return (*[_LAYS[each] for each in state.deal.hands[seat]], Pass())


def act(state: State, seat: Seat, action: Action) -> Step[State]:
    """Let the seat whose turn it is lay, take or pass: one of its `choices`."""
    match action:
        case Lay(card):
            return _lay(state, seat, card)
        case Take(card):
            return _take(state, seat, card)
    passed = Passed(seat, len(state.deal.hands[seat]))
    return _next(state.with_deal(turns=(*state.deal.turns, Turn(seat, None))), passed)


def _lay(state: State, seat: Seat, card: Card) -> Step[State]:
    """Lay a card on its pile; the seat must then take one, if the market has any."""
    laid = CardLaid(seat, card, state.deal.tops[card.number - 1])
    state = _with_hand(state, seat, state.deal.hands[seat].without_card(card))
    state = state.with_deal(turns=(*state.deal.turns, Turn(seat, card)))
    return Step(state.with_(phase=Phase.TAKE), (laid,)) if state.deal.market else _next(state, laid)


def _take(state: State, seat: Seat, card: Card) -> Step[State]:
    """Take a card of the market; the pile fills the gap at once, as long as it can."""
    filled = state.deal.pile[:1]
    at = state.deal.market.index(card)
    *before, now = state.deal.turns
    state = _with_hand(state, seat, state.deal.hands[seat].with_card(card))
    taken = state.with_deal(
        market=(*state.deal.market[:at], *filled, *state.deal.market[at + 1 :]),
        pile=state.deal.pile[1:],
        turns=(*before, replace(now, took=card)),
    )
    return _next(taken, CardTaken(seat, card, next(iter(filled), None)))


def _next(state: State, *events: Event) -> Step[State]:
    """Ask the next seat clockwise that has both cards and the right to play; without one the round ends."""
    assert state.turn is not None
    passed = state.deal.passed
    for step in range(1, state.players + 1):
        seat = (state.turn + step) % state.players
        if state.deal.hands[seat] and seat not in passed:
            return Step(state.with_(phase=Phase.LAY, turn=seat), events)
    return settle_round(state).after(*events)


def _with_hand(state: State, seat: Seat, hand: CardSet) -> State:
    hands = list(state.deal.hands)
    hands[seat] = hand
    return state.with_deal(hands=tuple(hands))
