"""The stakes before a deal: rules.md §1.1, *Stakes*."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.game import Event, Seat, Step
from engine.stops.events import StakePaid
from engine.stops.rules import KITTY, POT
from engine.stops.state import State


def pay_stakes(state: State) -> Step[State]:
    """Let everybody pay, in order: kitty, pot, then the layout stake, one chip at a time until broke."""
    events: list[Event] = []
    chips, spaces = list(state.chips), list(state.spaces)
    for seat in state.in_order():
        paid = Counter(_owed(state, seat)[: chips[seat]])
        if paid:
            chips[seat] -= paid.total()
            for at, count in paid.items():
                spaces[at] += count
            events.append(StakePaid(seat, tuple((state.rules.spaces[at], paid[at]) for at in sorted(paid))))
    return Step(replace(state, chips=tuple(chips), spaces=tuple(spaces)), tuple(events))


def _owed(state: State, seat: Seat) -> list[int]:
    """Return the spaces that a seat owes a chip each, in the order of paying, as indices.

    Nothing is asked for more often than the seat has chips, however high the stakes are.
    """
    rules, most = state.rules, state.chips[seat]
    times = rules.stake_dealer if seat == state.dealer else rules.stake_amount
    return [
        *[rules.spaces.index(KITTY)] * min(rules.ante_kitty, most),
        *[rules.spaces.index(POT)] * min(rules.ante_pot, most),
        *list(range(len(rules.layout))) * min(times, most),
    ]
