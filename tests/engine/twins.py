"""Pairs of rounds that look the same to a seat, although two cards that it cannot see have changed places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from engine.game import RuleBroken, Seat, Step
from engine.stops.actions import Deal
from engine.stops.state import Phase, State
from tests.engine.random_play import Act, matches
from tests.engine.situations import GAME

Steps = tuple[Step[State], ...]

TRIES = 12
"""How many swaps are tried before a round is given up: most of them change who follows or leads."""


@dataclass(frozen=True)
class Twins:
    """Two rounds with the same plays, dealt differently where `seat` (None: everybody) cannot see it."""

    seat: Seat | None
    one: Steps
    other: Steps


@st.composite
def twins(draw: st.DrawFn, *, who_leads: bool = False) -> Twins:
    """Draw a round up to some play, for any seat or for everybody; with `who_leads`, for the seat that leads then."""
    played = draw(matches(rounds=1))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    end = random.choice([at for at, step in enumerate(played.steps) if not who_leads or step.state.phase is Phase.LEAD])
    acts, steps = played.acts[: end + 1], played.steps[: end + 1]
    now = steps[-1].state
    seat = now.turn if who_leads else random.choice([None, *range(now.players)])
    replays = (_replay(played.start, other) for other in _swaps(acts, steps, seat, random))
    same = next((other for other in replays if other and other != steps and _open(other[-1].state) == _open(now)), None)
    assume(same is not None)
    assert same is not None
    return Twins(seat, steps, same)


def _swaps(acts: Sequence[Act], steps: Steps, seat: Seat | None, random: Random) -> Iterator[Sequence[Act]]:
    """Yield the acts after deals in which two unplayed cards of other hands, or of the dead hand, change places.

    Every second time one of them is the card that has to follow: nobody else may notice who has it.
    """
    (nobody, deal), *plays = acts
    assert isinstance(deal, Deal)
    dealt, now = steps[0].state, steps[-1].state
    hidden = [*(hand - now.played() for at, hand in enumerate(dealt.hands) if at != seat), dealt.dead]
    places = [cards for cards in hidden if cards]
    for attempt in range(TRIES if len(places) > 1 else 0):
        here, there = (random.choice(list(place)) for place in random.sample(places, 2))
        if attempt % 2 and now.phase is Phase.FOLLOW and now.turn != seat:
            (here,) = now.options
        swap = {here: there, there: here}
        yield [(nobody, Deal(tuple(swap.get(each, each) for each in deal.pack))), *plays]


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
    """Return what is openly asked now: who leads and why he, or which card has to follow."""
    asked = state.turn if state.phase is Phase.LEAD else state.options
    return state.phase, asked, state.passed, state.relaxed
