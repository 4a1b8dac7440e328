"""A match of any game as it was played, and whether something would have been allowed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import CHANCE, Action, RuleBroken, Seat, Step
from engine.shuffle import Stream

Act = tuple[Seat | None, Action]


@dataclass(frozen=True)
class Played:
    """A match: `steps[i]` is what `acts[i]` led to."""

    game: Any
    start: Any
    acts: tuple[Act, ...]
    steps: tuple[Step[Any], ...]

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state, the one before the first deal included."""
        return (self.start, *(step.state for step in self.steps))

    @property
    def recorded(self) -> list[tuple[Any, Seat | None, Action]]:
        """What `engine.record.reader.write` makes a record of."""
        return [(state, seat, action) for state, (seat, action) in zip(self.states, self.acts, strict=False)]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        acts = [f"{seat}: {self.game.codec.dump_action(action)}" for seat, action in self.acts]
        printer.text(f"Played({self.game.codec.dump(self.start)}, {acts})")


def play(
    game: Any,
    start: Any,
    choose: Callable[[Iterable[Action]], Action],
    stream: Callable[[int], Stream],
    rounds: int = 1000,
) -> Played:
    """Play these rounds, or fewer if the match ends before. `stream`: what a round is dealt from."""
    state, acts, steps = start, list[Act](), list[Step[Any]]()
    while state.outcome is None and state.round < start.round + rounds:
        if game.awaits_deal(state):
            seat, action = CHANCE, game.deal(state, stream(state.round))
        else:
            seat = game.to_act(state)[0]
            action = choose(game.legal(state, seat))
        acts.append((seat, action))
        steps.append(game.apply(state, seat, action))
        state = steps[-1].state
    return Played(game, start, tuple(acts), tuple(steps))


def any_stream(random: Random) -> Callable[[int], Stream]:
    """Return a function that makes streams for rounds from chance."""
    return lambda number: Stream(random.randbytes(32), "", number)


def any_of(legal: Iterable[Action], random: Random) -> Action:
    """Return one of several actions; the first and last are likelier: small bids, passes."""
    actions = list(legal)
    return random.choice([actions[0], actions[-1], actions[random.randrange(len(actions))]])


def accepts(game: Any, state: Any, seat: Seat | None, action: Action) -> bool:
    """Return whether `apply` takes this action; any failure but a broken rule is a failure of the test."""
    try:
        game.apply(state, seat, action)
    except RuleBroken:
        return False
    return True
