"""Who leads next, and which cards they may lead: RULES.md, *Opening* to *Everybody blocked*."""

from collections.abc import Callable

from engine.cards import FULL_PACK, SUIT_CARDS, CardSet
from engine.game import Event, Seat, Step
from engine.stops.events import LeadPassed, RestrictionLifted
from engine.stops.order import NARROWED
from engine.stops.state import Phase, State


def open_play(state: State) -> Step[State]:
    """Find the opening leader of a round, and what they may lead."""
    return Step(_OPENINGS[state.rules.open_leader](state), ())


def _lowest(state: State) -> State:
    order = state.rules.order
    lowest = order.lowest(CardSet(sum(state.deal.hands)))
    leader = next(seat for seat in state.in_order() if state.deal.hands[seat] & lowest)
    return _lead(state, leader, state.deal.hands[leader] & lowest)


def _suit(state: State) -> State:
    order = state.rules.order
    for suit in state.rules.opening_suits:
        held = [(seat, state.deal.hands[seat] & SUIT_CARDS[suit]) for seat in state.in_order()]
        lowest = order.lowest(CardSet(sum(cards for _, cards in held)))
        for seat, cards in held:
            if cards & lowest:
                return _lead(state, seat, cards & lowest)
    raise AssertionError("somebody holds a card when play opens")


def _poker(state: State) -> State:
    assert state.deal.poker_winner is not None
    return _leading(state, state.deal.poker_winner)


_OPENINGS: dict[str, Callable[[State], State]] = {
    "eldest": lambda state: _leading(state, state.in_order()[0]),
    "dealer": lambda state: _leading(state, state.dealer),
    "lowest": _lowest,
    "suit": _suit,
    "poker": _poker,
}


def lead_after(state: State) -> Step[State] | None:
    """Find who leads after a stopped run, and what they may lead.

    The player of the last card leads. If that player has no card of a permitted suit, `lead.blocked` and
    `lead.deadlock` decide.

    Returns:
        The state with a leader, or None if everybody is blocked and the round ends.
    """
    last = state.deal.last
    assert last is not None
    permitted = state.rules.permitted_after(last.card)
    if state.deal.hands[last.seat] & permitted:
        return Step(_leading(state, last.seat, permitted), ())
    if state.rules.lead_blocked == "relax":
        return _relaxed(state, last.seat, ())
    passes = [LeadPassed(last.seat)]
    for seat in state.left_of(last.seat):
        if seat == last.seat:
            break
        if state.deal.hands[seat] & permitted:
            led = _leading(state, seat, permitted)
            return Step(led.with_deal(passed=tuple(each.seat for each in passes)), tuple(passes))
        passes.append(LeadPassed(seat))
    return _relaxed(state, last.seat, tuple(passes)) if state.rules.lead_deadlock == "relax" else None


def _leading(state: State, seat: Seat, permitted: CardSet = FULL_PACK) -> State:
    """Return the state with a leader, who may lead those of the permitted cards that `lead.card` allows."""
    held = state.deal.hands[seat] & permitted
    return _lead(state, seat, NARROWED[state.rules.lead_card](state.rules.order, held))


def _relaxed(state: State, seat: Seat, before: tuple[Event, ...]) -> Step[State]:
    return Step(_leading(state, seat).with_deal(relaxed=True), (*before, RestrictionLifted(seat)))


def _lead(state: State, seat: Seat, options: CardSet) -> State:
    if state.deal.passed or state.deal.relaxed:
        state = state.with_deal(passed=(), relaxed=False)
    return state.with_(phase=Phase.LEAD, turn=seat, options=options)
