"""Pairs of rounds that look the same to a seat, although two cards that it cannot see have changed places."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from engine.cards import NO_CARDS, Card, CardSet
from engine.game import Action, Event, RuleBroken, Seat, Step
from engine.stops.actions import Deal, Hold
from engine.stops.events import RoundEnded
from engine.stops.state import Phase, State
from tests.engine.stops.random_play import Act, matches
from tests.engine.stops.situations import GAME, union

Steps = tuple[Step[State], ...]

TRIES = 12
"""How many swaps are tried before a round is given up: most of them change who follows or leads."""
EVERYDAY = {Phase.LEAD, Phase.FOLLOW, Phase.ROUND, Phase.DEAL, Phase.OVER}
"""The phases that every match has; the others are looked at rather when there are any."""


@dataclass(frozen=True)
class Twins:
    """Two rounds with the same decisions, dealt differently where `seat` (None: everybody) cannot see it."""

    seat: Seat | None
    one: Steps
    other: Steps

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        now, other = (GAME.codec.dump(steps[-1].state) for steps in (self.one, self.other))
        printer.text(
            f"Twins({self.seat}, {now}, { {name: each for name, each in other.items() if each != now[name]} })"
        )


def still_hidden(step: Step[State]) -> list[Event]:
    """What happened in a step, without the cards that everybody sees because the round is over."""
    over = GAME.between_rounds(step.state) or step.state.phase is Phase.OVER
    return [
        replace(event, held=(), dead=NO_CARDS) if over and isinstance(event, RoundEnded) else event
        for event in step.events
    ]


@st.composite
def twins(draw: st.DrawFn, *, who_decides: bool = False) -> Twins:
    """Draw a round from its deal up to some action, for any seat or for everybody.

    With `who_decides` it is for the seat that has a decision to make then.
    """
    played = draw(matches(rounds=1))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    first = next(at for at, (_, action) in enumerate(played.acts) if isinstance(action, Deal))
    acts, steps = played.acts[first:], played.steps[first:]
    ends: dict[Phase, list[int]] = {}
    for at, step in enumerate(steps):
        decides = step.state.turn is not None and step.state.phase is not Phase.FOLLOW
        if decides or not who_decides:
            ends.setdefault(step.state.phase, []).append(at)
    assume(ends)
    phases = list(ends)
    (phase,) = random.choices(phases, [1 if each in EVERYDAY else 6 for each in phases])
    end = random.choice(ends[phase])
    acts, steps = acts[: end + 1], steps[: end + 1]
    now = steps[-1].state
    anybody = random.choice([None, now.deal.given_up, steps[0].state.owner(), *range(now.players)])
    seat = now.turn if who_decides else anybody
    start = played.states[first]
    replays = (_replay(start, other) for other in _swaps(acts, steps, seat, random))
    same = next((other for other in replays if other and other != steps and _open(other[-1].state) == _open(now)), None)
    assume(same is not None)
    assert same is not None
    return Twins(seat, steps, same)


def _swaps(acts: Sequence[Act], steps: Steps, seat: Seat | None, random: Random) -> Iterator[Sequence[Act]]:
    """Yield the acts after deals in which two cards that a seat has not seen change places.

    They come from other hands or from the dead hand. Every second time one of them is the card that has to follow,
    for nobody else may notice who has it, or else a dead one.
    """
    deal, now, order = acts[0][1], steps[-1].state, steps[0].state.in_order()
    assert isinstance(deal, Deal)
    piles = len(order) + 1
    dealt = [CardSet.of(deal.pack[at::piles]) for at in range(piles)]
    known = (
        now.deal.played()
        | union(step.state.deal.hands[seat] for step in steps if seat is not None)
        | _shown(now, order)
        | (NO_CARDS if now.turned is None else CardSet.of([now.turned]))
    )
    places = [hidden for hand in dealt if (hidden := hand - known)]
    for attempt in range(TRIES if len(places) > 1 else 0):
        here, there = (random.choice(list(place)) for place in random.sample(places, 2))
        if attempt % 2 and now.phase is Phase.FOLLOW and now.options - known:
            (here,) = now.options
        elif attempt % 2 and now.deal.dead - known:
            here = random.choice(list(now.deal.dead - known))
        swap = {here: there, there: here}
        yield [(who, _swapped(action, swap)) for who, action in acts]


def _shown(now: State, order: Sequence[Seat]) -> CardSet:
    """Return the cards that everybody has seen at a showdown: of whoever has not folded, if they are several."""
    inside = [seat for seat in order if seat not in now.deal.folded]
    decided = now.deal.poker_winner is not None and len(inside) > 1
    return union(now.deal.held[seat] for seat in inside if decided)


def _swapped(action: Action, swap: dict[Card, Card]) -> Action:
    """Return the same decision by somebody who has the one card instead of the other."""
    if isinstance(action, Deal):
        return Deal(tuple(swap.get(each, each) for each in action.pack))
    if isinstance(action, Hold):
        return Hold(CardSet.of(swap.get(each, each) for each in action.cards))
    return action


def _replay(state: State, acts: Sequence[Act]) -> Steps | None:
    """Return where these acts lead, or None where a rule is against one of them."""
    steps: list[Step[State]] = []
    for act in acts:
        try:
            steps.append(GAME.apply(state, *act))
        except RuleBroken:
            return None
        state = steps[-1].state
    return tuple(steps)


def _open(state: State) -> Any:
    """Return what the cards have openly brought about: who was paid for them, and what is asked now.

    That is who leads and why they do, or which card has to follow.
    """
    asked = state.options if state.phase is Phase.FOLLOW else state.turn
    return state.phase, asked, state.deal.passed, state.deal.relaxed, state.chips, state.spaces, state.deal.collected
