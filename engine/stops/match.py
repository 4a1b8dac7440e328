"""A stops match from the first deal to the end: `legal`, `apply` and the rest of the game's contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.cards import NO_CARDS
from engine.game import Action, Event, MatchOver, NotAllowed, NotYourTurn, Outcome, Problem, RulesRefused, Seat, Step
from engine.shuffle import Stream
from engine.stops import codec
from engine.stops.actions import Deal, PlayCard
from engine.stops.deal import deal_hands
from engine.stops.events import RoundBegan
from engine.stops.leads import open_play
from engine.stops.play import play_card
from engine.stops.presets import PRESETS
from engine.stops.rules import Rules, read_rules
from engine.stops.stakes import pay_stakes
from engine.stops.state import Phase, State
from engine.stops.view import View, view


class StopsGame:
    """Newmarket, Michigan, Boodle, Stops and their house rules, under the contract of `engine.game.Game`."""

    key = "stops"

    def rules(self, preset: str, overrides: Mapping[str, Any]) -> Rules:
        """Return a preset's rules with dotted overrides (rules.md §1.3 and §1.4)."""
        if preset not in PRESETS:
            raise RulesRefused([Problem("unknown-preset", (preset,))])
        return read_rules(PRESETS[preset].rules, overrides)

    def seats(self, preset: str) -> range:
        """Return the numbers of players that a preset allows."""
        return PRESETS[preset].players

    def new_match(self, rules: Rules, chips: Sequence[int], stream: Stream, carried: Mapping[str, int]) -> State:
        """Return the state before the first deal, with a random dealer."""
        return new_match(rules, chips, stream.below(len(chips)), carried)

    def carry(self, rules: Rules, chips: int) -> dict[str, int]:
        """Spread chips over the layout as evenly as it goes, the first spaces one more."""
        share, more = divmod(chips, len(rules.layout))
        return {space: share + (at < more) for at, space in enumerate(rules.layout) if share + (at < more)}

    def awaits_deal(self, state: State) -> bool:
        """Return whether the next action is the deal."""
        return state.phase is Phase.DEAL

    def deal(self, state: State, stream: Stream) -> Deal:
        """Return a deal of the rules' pack, shuffled by the stream."""
        return Deal(stream.shuffled(tuple(state.rules.cards)))

    def round_number(self, state: State) -> int:
        """Return the number of the round that is played, or is dealt next."""
        return state.round

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the one who leads or follows, if anybody."""
        return () if state.turn is None else (state.turn,)

    def forced(self, state: State) -> bool:
        """Return whether the one to act follows: only leads are decisions."""
        return state.phase is Phase.FOLLOW

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return exactly the plays that `apply` accepts from this seat now."""
        return tuple(map(PlayCard, state.options)) if seat == state.turn else ()

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        """Return the state after a deal or a play."""
        if state.phase is Phase.OVER:
            raise MatchOver("the match is over")
        if seat is None:
            return _deal(state, action)
        if seat != state.turn:
            raise NotYourTurn(f"seat {seat} has nothing to play now")
        if not isinstance(action, PlayCard) or action.card not in state.options:
            raise NotAllowed(f"seat {seat} may not do {action!r} now")
        return play_card(state, seat, action.card)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know, or what everybody may know for None."""
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None while it is played."""
        return state.outcome

    def stacks(self, state: State) -> tuple[int, ...]:
        """Return the chips in front of each seat."""
        return state.chips

    def on_table(self, state: State) -> dict[str, int]:
        """Return the chips on each space that has any."""
        return dict(state.table())

    def topped_up(self, state: State) -> tuple[int, ...]:
        """Return the chips that each seat has had from the bank during the match."""
        return state.topups

    def dump_rules(self, rules: Rules) -> dict[str, Any]:
        """Return rules as in a record: the preset's name, and what differs from it."""
        return codec.dump_rules(rules)

    def load_rules(self, data: Mapping[str, Any]) -> Rules:
        """Return the rules that `dump_rules` wrote."""
        return codec.load_rules(data)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the state as JSON types."""
        return codec.dump_state(state)

    def load(self, data: Mapping[str, Any]) -> State:
        """Return the state that `dump` wrote."""
        return codec.load_state(data)

    def dump_action(self, action: Action) -> dict[str, Any]:
        """Return an action as JSON types."""
        return codec.dump_action(action)

    def load_action(self, data: Mapping[str, Any]) -> Action:
        """Return the action that `dump_action` wrote."""
        return codec.load_action(data)

    def dump_event(self, event: Event) -> dict[str, Any]:
        """Return an event as JSON types."""
        return codec.dump_event(event)

    def load_event(self, data: Mapping[str, Any]) -> Event:
        """Return the event that `dump_event` wrote."""
        return codec.load_event(data)


def new_match(rules: Rules, chips: Sequence[int], dealer: Seat, carried: Mapping[str, int]) -> State:
    """Return the state before the first deal.

    Args:
        rules: as `read_rules` made them.
        chips: each seat's stack, at least 1.
        dealer: who deals first.
        carried: chips that lie on spaces already, by space.

    Raises:
        RulesRefused: the preset does not take this number of players, or a stack or space is impossible.
    """
    problems = []
    if len(chips) not in PRESETS[rules.preset].players:
        problems.append(Problem("wrong-number-of-players", ("players",)))
    if any(each < 1 for each in chips) or any(each < 0 for each in carried.values()):
        problems.append(Problem("bad-chips", ("chips",)))
    if not set(carried) <= set(rules.spaces):
        problems.append(Problem("unknown-space", ("table",)))
    if problems:
        raise RulesRefused(problems)
    return State(
        rules=rules,
        phase=Phase.DEAL,
        round=1,
        dealer=dealer,
        chips=tuple(chips),
        spaces=tuple(carried.get(space, 0) for space in rules.spaces),
        eliminated=frozenset(),
        topups=(0,) * len(chips),
        hands=(NO_CARDS,) * len(chips),
        dead=NO_CARDS,
    )


def _deal(state: State, action: Action) -> Step[State]:
    if state.phase is not Phase.DEAL or not isinstance(action, Deal):
        raise NotYourTurn("nothing is dealt now")
    began = RoundBegan(state.round, state.dealer)
    staked = pay_stakes(replace(state, before=state.chips))
    dealt = deal_hands(staked.state, action)
    opened = open_play(dealt.state)
    return Step(opened.state, (began, *staked.events, *dealt.events, *opened.events))
