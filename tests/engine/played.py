"""A match of any game as it was played, and whether something would have been allowed."""

from dataclasses import dataclass
from typing import Any

from engine.game import Action, RuleBroken, Seat, Step

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

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        acts = [f"{seat}: {self.game.codec.dump_action(action)}" for seat, action in self.acts]
        printer.text(f"Played({self.game.codec.dump(self.start)}, {acts})")


def accepts(game: Any, state: Any, seat: Seat | None, action: Action) -> bool:
    """Return whether `apply` takes this action; any failure but a broken rule is a failure of the test."""
    try:
        game.apply(state, seat, action)
    except RuleBroken:
        return False
    return True
