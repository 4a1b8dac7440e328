"""Random legal play under random house rules, as strategies for properties that hold whatever is played."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.cards import CARDS
from engine.game import Action, RulesRefused, Seat, Step
from engine.stops.actions import Deal
from engine.stops.match import new_match
from engine.stops.rules import Rules
from engine.stops.state import Phase, State
from tests.engine.situations import GAME

Act = tuple[Seat | None, Action]

HOUSE: dict[str, st.SearchStrategy[Any]] = {
    "ace": st.sampled_from(["high", "low"]),
    "pack": st.sampled_from(["double", "single"]),
    "layout": st.lists(st.sampled_from(list(map(str, CARDS))), min_size=1, max_size=6, unique=True),
    "stake.amount": st.integers(0, 3),
    "stake.dealer": st.integers(0, 3),
    "ante.kitty": st.integers(0, 2),
    "ante.pot": st.integers(0, 2),
    "deal.spare_seat": st.sampled_from(["last", "first"]),
    "open.leader": st.sampled_from(["eldest", "dealer", "lowest", "suit"]),
    "open.suit": st.sampled_from(["C", "D", "H", "S"]),
    "lead.card": st.sampled_from(["any", "suit_low", "group_low"]),
    "lead.change": st.sampled_from(["none", "suit", "colour"]),
    "lead.blocked": st.sampled_from(["relax", "pass"]),
    "lead.deadlock": st.sampled_from(["end", "relax"]),
    "pay.per_card": st.integers(0, 3),
    "chips": st.integers(1, 20),
    "end.mode": st.sampled_from(["rounds", "first_bust", "elimination", "topup"]),
    "end.rounds": st.just("players") | st.integers(1, 3),
    "end.leftover": st.sampled_from(["leave", "split"]),
}
"""House rules that can be played, by parameter."""


@dataclass(frozen=True)
class Played:
    """A match as it was played: `steps[i]` is what `acts[i]` led to."""

    start: State
    acts: tuple[Act, ...]
    steps: tuple[Step[State], ...]

    @property
    def states(self) -> tuple[State, ...]:
        """Every state, the one before the first deal included."""
        return (self.start, *(step.state for step in self.steps))

    def __repr__(self) -> str:
        acts = [f"{seat}: {GAME.dump_action(action)}" for seat, action in self.acts]
        return f"Played({GAME.dump(self.start)}, {acts})"


@st.composite
def supported_rules(draw: st.DrawFn) -> Rules:
    """Draw rules that are not refused."""
    house = draw(st.fixed_dictionaries(HOUSE))
    preset = draw(st.sampled_from(["michigan", "traditional"]))
    try:
        return GAME.rules(preset, house)
    except RulesRefused:
        # A two, or two cards of which one would collect the other, in a single pack's layout: keep the preset's.
        del house["layout"]
        return GAME.rules(preset, house)


@st.composite
def matches(draw: st.DrawFn, rounds: int = 3) -> Played:
    """Draw a match of three to eight, played at random for some rounds or to its end."""
    rules = draw(supported_rules())
    players = draw(st.sampled_from(range(3, 9)))
    stack = st.integers(1, draw(st.sampled_from([60, 12, 4])))
    chips = draw(st.lists(stack, min_size=players, max_size=players))
    carried = draw(st.dictionaries(st.sampled_from(rules.spaces), st.integers(0, 9), max_size=3))
    start = new_match(rules, chips, draw(st.integers(0, players - 1)), carried)
    return play_at_random(start, Random(draw(st.integers(0, 2**32 - 1))), rounds)


def play_at_random(start: State, random: Random, rounds: int) -> Played:
    """Play these rounds, or fewer where the match ends before, with any legal actions."""
    state = start
    acts: list[Act] = []
    steps: list[Step[State]] = []
    while state.phase is not Phase.OVER and state.round < start.round + rounds:
        act = _any_act(state, random)
        step = GAME.apply(state, *act)
        acts.append(act)
        steps.append(step)
        state = step.state
    return Played(start, tuple(acts), tuple(steps))


def _any_act(state: State, random: Random) -> Act:
    if GAME.awaits_deal(state):
        pack = list(state.rules.cards)
        random.shuffle(pack)
        return None, Deal(tuple(pack))
    seat = random.choice(GAME.to_act(state))
    return seat, random.choice(GAME.legal(state, seat))
