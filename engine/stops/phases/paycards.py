"""Collecting the layout's chips, in play or at the deal: RULES.md, *Collecting*, *Pay cards at the deal*."""

from engine.cards import Card, CardSet
from engine.game import Event, Seat, Step
from engine.stops.events import BoodleCollected
from engine.stops.rules import Rules
from engine.stops.state import State


def collect_in_play(state: State, seat: Seat, played: Card) -> Step[State]:
    """Let a seat that has just played a card take the chips that this earns."""
    rules, earned, out = state.rules, list[int](), not state.deal.hands[seat]
    earns_in_play = rules.paycards_when == "play" and played in rules.collecting[state.trump]
    if not (earns_in_play or out):
        return Step(state, ())
    if earns_in_play:
        own = CardSet.of(play.card for play in state.deal.plays if play.seat == seat)
        earned += (at for at in range(len(rules.layout)) if earns(rules, at, own, played, state.trump))
    if out:
        earned += (at for at in rules.outs if at < len(rules.layout))
    events: list[Event] = []
    for at in earned:
        state = _take(state, at, (seat,), played, events)
    return Step(state, tuple(events))


def earns(rules: Rules, at: int, own: CardSet, played: Card, trump: str) -> bool:
    """Return whether a card collects the space `rules.spaces[at]`; `own` is all that its player has played, with it."""
    return any(played in cards and not cards - own for cards in rules.collected_by[trump][at])


def pay_for_the_turned_card(state: State) -> Step[State]:
    """Pay the dealer what the card that is turned up collects by itself (RULES.md, *Deal*)."""
    events: list[Event] = []
    if state.turned is not None:
        for at in range(len(state.rules.layout)):
            if earns(state.rules, at, CardSet.of([state.turned]), state.turned, state.trump):
                state = _take(state, at, (state.dealer,), state.turned, events)
    return Step(state, tuple(events))


def pay_at_the_deal(state: State) -> Step[State]:
    """Pay the layout to those who hold its cards, in the layout's order, if the rules say so.

    Of `8910` every holder has an equal share, and what that leaves stays. Cards in the dead hand leave their chips.
    """
    events: list[Event] = []
    if state.rules.paycards_when == "deal":
        for at in range(len(state.rules.layout)):
            holders = tuple(
                seat for seat in state.in_order() if holds(state.rules, at, state.deal.hands[seat], state.trump)
            )
            if holders:
                state = _take(state, at, holders, None, events)
    return Step(state, tuple(events))


def holds(rules: Rules, at: int, hand: CardSet, trump: str) -> bool:
    """Return whether a hand has all that collects the space `rules.spaces[at]`."""
    return any(not cards - hand for cards in rules.collected_by[trump][at])


def _take(state: State, at: int, takers: tuple[Seat, ...], played: Card | None, events: list[Event]) -> State:
    share, rest = divmod(state.spaces[at], len(takers))
    if not share:
        return state
    space = state.rules.spaces[at]
    state = state.with_space(at, rest)
    for seat in takers:
        taken = BoodleCollected(seat, space, played, share)
        state = state.with_chips(seat, share).with_deal(collected=(*state.deal.collected, taken))
        events.append(taken)
    return state
