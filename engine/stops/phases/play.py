"""Playing a card: following, stopping, going out. RULES.md, *Stops* and *Going out*."""

from engine.cards import CARDS, CardSet
from engine.game import Action, Seat, Step
from engine.stops.actions import PlayCard
from engine.stops.events import CardPlayed, RunStopped
from engine.stops.phases.leads import lead_after
from engine.stops.phases.paycards import collect_in_play
from engine.stops.phases.settle import settle_round
from engine.stops.state import Phase, State

_ALONE = tuple(CardSet.of([each]) for each in CARDS)
"""Each card as a set, by its number: a follower has no other choice."""


def play_card(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play a legal card: collect its chips, then go out, be followed, or stop the run."""
    assert isinstance(action, PlayCard)
    card = action.card
    played = CardPlayed(seat, card, led=state.phase is Phase.LEAD)
    hands = list(state.deal.hands)
    hands[seat] = hands[seat].without_card(card)
    deal = state.deal.with_(hands=tuple(hands), plays=(*state.deal.plays, played))
    above = state.rules.order.above[card] if hands[seat] else None
    follower = None if above is None else deal.holder(above)
    if above is None:
        state = state.with_(deal=deal)
    elif follower is None:
        dead = above in state.rules.cards and above not in deal.played
        state = state.with_(deal=deal.with_(missing=deal.missing.with_card(above)) if dead else deal)
    else:
        state = state.with_(deal=deal, phase=Phase.FOLLOW, turn=follower, options=_ALONE[above])
    collected = collect_in_play(state, seat, card)
    state, events = collected.state, [played, *collected.events]
    if not hands[seat]:
        return settle_round(state, seat).after(*events)
    if follower is not None:
        return Step(state, tuple(events))
    events.append(RunStopped(seat, card, above))
    led_next = lead_after(state)
    return (led_next or settle_round(state, None)).after(*events)
