"""The deal: RULES.md, *Deal*."""

from engine.cards import NO_CARDS, CardSet
from engine.game import Event, NotAllowed, Step
from engine.stops.actions import Deal
from engine.stops.events import CardTurned, HandDealt, HandsDealt
from engine.stops.state import State


def deal_hands(state: State, deal: Deal) -> Step[State]:
    """Deal the whole pack singly from eldest, with a spare hand first or last; its last card may be turned up.

    Raises:
        NotAllowed: the pack is not the rules' pack, each card once.
    """
    if len(deal.pack) != len(state.rules.cards) or CardSet.of(deal.pack) != state.rules.cards:
        raise NotAllowed("the deal must have every card of the pack once")
    order: tuple[int | None, ...] = state.in_order()
    order = (None, *order) if state.rules.deal_spare_seat == "first" else (*order, None)
    dealt = {seat: CardSet.of(deal.pack[at :: len(order)]) for at, seat in enumerate(order)}
    hands, dead = tuple(dealt.get(seat, NO_CARDS) for seat in range(state.players)), dealt[None]
    events: list[Event] = [HandsDealt()]
    events += [HandDealt(seat, hands[seat]) for seat in state.in_order()]
    state = state.with_deal(hands=hands, dead=dead)
    if state.rules.deal_turn_up:
        turned = deal.pack[order.index(None) :: len(order)][-1]
        state = state.with_deal(turned=turned, missing=CardSet.of([turned]))
        events.append(CardTurned(state.dealer, turned))
    return Step(state, tuple(events))
