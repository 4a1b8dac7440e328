"""Collecting the layout's chips, in play or at the deal: RULES.md, *Collecting*, *Pay cards at the deal*."""

from collections.abc import Iterable

from engine.cards import Card, CardSet
from engine.game import Event, Seat, Step
from engine.stops.events import BoodleCollected
from engine.stops.rules import Rules
from engine.stops.state import State


def collect_in_play(state: State, seat: Seat, played: Card) -> Step[State]:
    """Let a seat that has just played a card take the chips that this earns."""
    rules = state.rules
    spaces: list[int] = []
    if rules.paycards_when == "play" and rules.collecting[state.deal.trump] >> played & 1:
        own = CardSet.of(play.card for play in state.deal.plays if play.seat == seat)
        spaces = earned(rules, own, played, state.deal.trump)
    if not state.deal.hands[seat]:
        spaces += (at for at in rules.outs if at < len(rules.layout))
    if not spaces:
        return Step(state, ())
    return _paid(state, ((at, (seat,)) for at in spaces), played)


def earned(rules: Rules, own: CardSet, played: Card, trump: str) -> list[int]:
    """Return the spaces that a card collects, by their index; `own` is all that its player has played, with it."""
    by_space = enumerate(rules.collected_by[trump])
    return [at for at, sets in by_space if any(played in cards and not cards - own for cards in sets)]


def pay_for_the_turned_card(state: State) -> Step[State]:
    """Pay the dealer what the turned-up card collects by itself (RULES.md, *Deal*)."""
    turned = state.deal.turned
    if turned is None:
        return Step(state, ())
    spaces = earned(state.rules, CardSet.of([turned]), turned, state.deal.trump)
    return _paid(state, ((at, (state.dealer,)) for at in spaces), turned)


def pay_at_the_deal(state: State) -> Step[State]:
    """Pay the layout to those who hold its cards, in the layout's order, if the rules say so.

    Holders of `8910` share its chips equally, and the remainder stays. Chips for cards in the dead hand stay too.
    """
    rules, hands = state.rules, state.deal.hands
    spaces = range(len(rules.layout)) if rules.paycards_when == "deal" else ()
    holders = {
        at: tuple(seat for seat in state.in_order() if holds(rules, at, hands[seat], state.deal.trump)) for at in spaces
    }
    return _paid(state, holders.items(), None)


def holds(rules: Rules, at: int, hand: CardSet, trump: str) -> bool:
    """Return whether a hand has a complete set that collects the space `rules.spaces[at]`."""
    return any(not cards - hand for cards in rules.collected_by[trump][at])


def _paid(state: State, takers: Iterable[tuple[int, tuple[Seat, ...]]], played: Card | None) -> Step[State]:
    """Share out the chips of spaces, each among its takers; what cannot be shared stays."""
    events: list[Event] = []
    for at, seats in takers:
        share, rest = divmod(state.spaces[at], len(seats)) if seats else (0, 0)
        if share:
            taken = [BoodleCollected(seat, state.rules.spaces[at], played, share) for seat in seats]
            state = state.with_space(at, rest).with_deal(collected=(*state.deal.collected, *taken))
            for seat in seats:
                state = state.with_chips(seat, share)
            events += taken
    return Step(state, tuple(events))
