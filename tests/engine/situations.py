"""Situations set up by hand: a few cards for everybody, all the others dead, and what may be played then."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.cards import NO_CARDS, Card, CardSet, card
from engine.game import Event, Seat, Step
from engine.stops.actions import Deal, PlayCard
from engine.stops.leads import open_play
from engine.stops.match import StopsGame, new_match
from engine.stops.state import State

GAME = StopsGame()

E = TypeVar("E", bound=Event)


def cards(text: str) -> CardSet:
    """Return the set of cards written with spaces between them."""
    return CardSet.of(map(card, text.split()))


def dealt(
    *hands: str,
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
    chips: Sequence[int] | None = None,
    table: Mapping[str, int] | None = None,
    eliminated: Collection[Seat] = (),
    round_number: int = 1,
) -> State:
    """Return michigan as play opens: hands from seat 0 on, all other cards dead.

    The last seat deals unless another is named, so that seat 0 is eldest. Everybody has 50 chips and the table
    is empty unless said otherwise.
    """
    rules = GAME.rules("michigan", house or {})
    held = tuple(map(cards, hands))
    state = new_match(rules, (1,) * len(hands), len(hands) - 1 if dealer is None else dealer, table or {})
    state = replace(
        state,
        chips=(50,) * len(hands) if chips is None else tuple(chips),
        hands=held,
        dead=rules.cards - union(held),
        eliminated=frozenset(eliminated),
        round=round_number,
    )
    return open_play(state).state


def union(sets: Iterable[CardSet]) -> CardSet:
    """Return all cards of these sets."""
    everything = NO_CARDS
    for each in sets:
        everything |= each
    return everything


def play(state: State, line: str) -> Step[State]:
    """Play these cards, each by the seat whose turn it is then; return the last state and everything that happened."""
    events: list[Event] = []
    for text in line.split():
        step = GAME.apply(state, state.turn, PlayCard(card(text)))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def may_play(state: State) -> tuple[Seat, str]:
    """Return whose turn it is and the cards he may play, by suit and from the two up."""
    (seat,) = GAME.to_act(state)
    return seat, " ".join(str(action.card) for action in GAME.legal(state, seat) if isinstance(action, PlayCard))


def told(step: Step[State], kind: type[E]) -> list[E]:
    """Return what happened of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def before_the_deal(
    chips: Sequence[int],
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
    table: Mapping[str, int] | None = None,
    eliminated: Collection[Seat] = (),
) -> State:
    """Return a michigan that waits for its deal; the last seat deals unless another is named. 0 chips are allowed."""
    rules = GAME.rules("michigan", house or {})
    state = new_match(rules, (1,) * len(chips), len(chips) - 1 if dealer is None else dealer, table or {})
    return replace(state, chips=tuple(chips), eliminated=frozenset(eliminated))


def deal(state: State, pack: Iterable[Card] | None = None) -> Step[State]:
    """Deal this pack, or the rules' pack in the order of the cards' numbers."""
    return GAME.apply(state, None, Deal(tuple(state.rules.cards if pack is None else pack)))
