"""Situations set up by hand: a few cards for everybody, all the others dead, and what may be done then."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from engine.cards import NO_CARDS, Card, CardSet, card
from engine.game import CHANCE, Action, Event, Seat, Step
from engine.stops.actions import Deal, Hold, OpenRound, PlayCard
from engine.stops.match import StopsGame, new_match
from engine.stops.phases.leads import open_play
from engine.stops.phases.paycards import pay_at_the_deal
from engine.stops.phases.poker import open_poker
from engine.stops.phases.sequence import go_on
from engine.stops.phases.spare import open_spare
from engine.stops.state import Phase, State

GAME = StopsGame()

AFTER_THE_DEAL = (open_spare, pay_at_the_deal, open_poker, open_play)

E = TypeVar("E", bound=Event)


def cards(text: str) -> CardSet:
    """Return the set of cards written with spaces between them."""
    return CardSet.of(map(card, text.split()))


def union(sets: Iterable[CardSet]) -> CardSet:
    """Return all cards of these sets."""
    everything = NO_CARDS
    for each in sets:
        everything |= each
    return everything


def before_the_deal(
    chips: Sequence[int],
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
    table: Mapping[str, int] | None = None,
    eliminated: Collection[Seat] = (),
    *,
    preset: str = "michigan",
) -> State:
    """Return a michigan before its first round; the last seat deals unless another is named. 0 chips are allowed."""
    rules = GAME.rulebook.read(preset, house or {})
    state = new_match(rules, (1,) * len(chips), len(chips) - 1 if dealer is None else dealer, table or {})
    return state.with_(chips=tuple(chips), eliminated=frozenset(eliminated))


def dealt(*hands: str, chips: Sequence[int] | None = None, round_number: int = 1, **situation: Any) -> State:
    """Return michigan as play opens: hands from seat 0 on, all other cards dead.

    The last seat deals unless another is named, so that seat 0 is eldest. Everybody has 50 chips and the table
    is empty unless said otherwise, as in `before_the_deal`.
    """
    held = tuple(map(cards, hands))
    state = before_the_deal((50,) * len(hands) if chips is None else chips, **situation)
    state = state.with_(round=round_number).with_deal(hands=held, dead=state.rules.cards - union(held))
    return open_play(state).state


def after_the_deal(*hands: str, spare: str = "", chips: Sequence[int] | None = None, **situation: Any) -> Step[State]:
    """Let happen what follows a deal until somebody is asked: hands from seat 0 on, beside this spare hand.

    Seats, chips and table are as in `dealt`; all other cards are nowhere.
    """
    state = before_the_deal((50,) * len(hands) if chips is None else chips, **situation)
    state = state.with_deal(hands=tuple(map(cards, hands)), dead=cards(spare))
    return go_on(Step(state, ()), AFTER_THE_DEAL)


def hold_five(state: State) -> State:
    """Let everybody hold five cards for the poker, the first five of their hand by suit."""
    while state.phase is Phase.HOLD:
        state = GAME.apply(state, state.turn, Hold(CardSet.of(list(state.deal.hands[state.turn or 0])[:5]))).state
    return state


def betting(*hands: str, house: Mapping[str, Any] | None = None, **situation: Any) -> State:
    """Return the poker when everybody has held five cards, as in `hold_five`."""
    return hold_five(after_the_deal(*hands, house={"poker": True} | dict(house or {}), **situation).state)


def do(state: State, *actions: Action) -> Step[State]:
    """Let these things be done, each by the seat whose turn it is then; return the last state and all that happened."""
    events: list[Event] = []
    for action in actions:
        step = GAME.apply(state, state.turn, action)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def play(state: State, line: str) -> Step[State]:
    """Play these cards, each by the seat whose turn it is then; return the last state and everything that happened."""
    return do(state, *(PlayCard(card(text)) for text in line.split()))


def may_play(state: State) -> tuple[Seat, str]:
    """Return whose turn it is and the cards they may play, by suit and from the two up."""
    (seat,) = GAME.to_act(state)
    return seat, " ".join(str(action.card) for action in GAME.legal(state, seat) if isinstance(action, PlayCard))


def may_do(state: State) -> tuple[Seat, list[Action]]:
    """Return whose turn it is and what they may do."""
    (seat,) = GAME.to_act(state)
    return seat, list(GAME.legal(state, seat))


def told(step: Step[State], kind: type[E]) -> list[E]:
    """Return what happened of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def deal(state: State, pack: Iterable[Card] | None = None) -> Step[State]:
    """Deal this pack, or the rules' pack in the order of the cards' numbers."""
    return GAME.apply(state, CHANCE, Deal(tuple(state.rules.cards if pack is None else pack)))


def open_round(state: State) -> Step[State]:
    """Open a round in which stakes are placed."""
    return GAME.apply(state, CHANCE, OpenRound())
