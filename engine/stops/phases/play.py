"""Playing a card: following, stopping, going out. RULES.md, *Stops* and *Going out*."""

from __future__ import annotations

from engine.cards import Card, CardSet
from engine.game import Event, Seat, Step
from engine.stops.events import CardPlayed, RunStopped, WentOut
from engine.stops.phases.leads import lead_after
from engine.stops.phases.paycards import collect_in_play
from engine.stops.phases.settle import settle_round
from engine.stops.state import Phase, Play, State, replace


def play_card(state: State, seat: Seat, card: Card) -> Step[State]:
    """Play a legal card: collect its chips, then go out, be followed, or stop the run."""
    led = state.phase is Phase.LEAD
    hands = list(state.hands)
    hands[seat] = hands[seat].without_card(card)
    state = replace(state, hands=tuple(hands), plays=(*state.plays, Play(seat, card, led)))
    collected = collect_in_play(state, seat, card)
    state, events = collected.state, [CardPlayed(seat, card, led), *collected.events]
    if not state.hands[seat]:
        return _join([*events, WentOut(seat, card)], settle_round(state, seat))
    above = state.rules.order.above[card]
    follower = None if above is None else state.holder(above)
    if above is not None and follower is not None:
        return Step(replace(state, phase=Phase.FOLLOW, turn=follower, options=CardSet.of([above])), tuple(events))
    return _stop(state, seat, card, above, events)


def _stop(state: State, seat: Seat, card: Card, above: Card | None, events: list[Event]) -> Step[State]:
    if above is not None and above in state.rules.cards and above not in state.played():
        state = replace(state, missing=state.missing.with_card(above))
    events = [*events, RunStopped(seat, card, above)]
    led = lead_after(state)
    return _join(events, settle_round(state, None) if led is None else led)


def _join(events: list[Event], step: Step[State]) -> Step[State]:
    return Step(step.state, (*events, *step.events))
