"""Situations set up by hand: a few cards for everybody, a market, a pile, and a row."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.game import CHANCE, Action, Event, Seat, Step
from engine.newyork.actions import Deal, Lay, Take
from engine.newyork.cards import CARDS, Card, CardSet, card
from engine.newyork.lesson import LESSON
from engine.newyork.match import NewYorkGame, new_match
from engine.newyork.state import DealState, Phase, State, Turn

GAME = NewYorkGame()

E = TypeVar("E", bound=Event)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written with spaces between them."""
    return tuple(map(card, text.split()))


def before_the_deal(
    players: int = 2, *, profi: bool = False, stake: int = 0, chips: Sequence[int] | None = None, pot: int = 0
) -> State:
    """Return a match before its first round, which seat 0 starts. Everybody has the stake unless said otherwise."""
    rules = GAME.rulebook.read("new-york-profi" if profi else "new-york", {"stake": stake})
    return new_match(rules, (stake,) * players if chips is None else chips, 0, {"pot": pot} if pot else {})


def dealt(
    *hands: str,
    market: str = "",
    pile: str = "",
    row: str = "",
    turn: Seat = 0,
    whole: bool = False,
    round_number: int = 1,
    scores: tuple[tuple[int, ...], ...] = (),
    **before: Any,
) -> State:
    """Return a round in which these hands are held and it is a seat's turn to lay.

    `row` was laid before, one card after the other, as if by seat 0. All cards that are not named are nowhere, or, in a
    `whole` round, buried under the row.
    """
    named = " ".join([*hands, market, pile, row])
    buried = set(CARDS) - set(cards(named)) if whole else set()
    dealt = DealState(
        hands=tuple(CardSet.of(cards(hand)) for hand in hands),
        market=cards(market),
        pile=cards(pile),
        turns=tuple(Turn(0, each) for each in (*sorted(buried), *cards(row))),
    )
    state = before_the_deal(len(hands), **before)
    return state.with_(phase=Phase.LAY, round=round_number, deal=dealt, turn=turn, scores=scores)


def deal(state: State, pack: Sequence[Card] = CARDS) -> Step[State]:
    """Deal this pack, or the cards in the order of their numbers."""
    return GAME.apply(state, CHANCE, Deal(tuple(pack)))


def play(state: State, line: str) -> Step[State]:
    """Do what a line says, each by the seat whose turn it is: `R5` lays, `+R5` takes, `-` passes."""
    events: list[Event] = []
    for word in line.split():
        step = GAME.apply(state, state.turn, LESSON.read(word))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def may(state: State) -> tuple[Seat, str]:
    """Return whose turn it is and what they may do, in the words of `play`."""
    (seat,) = GAME.to_act(state)
    return seat, " ".join(map(_word, GAME.legal(state, seat)))


def _word(action: Action) -> str:
    match action:
        case Lay(each):
            return str(each)
        case Take(each):
            return f"+{each}"
    return "-"


def told(step: Step[State], kind: type[E]) -> list[E]:
    """Return what happened of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def row(tops: Iterable[Card | None]) -> str:
    """Return the tops of the piles that exist."""
    return " ".join(str(top) for top in tops if top is not None)
