"""How the matches of any game read, and names in sentences about it."""

from collections.abc import Sequence
from typing import Generic

from engine.game import AnyGame, R, S
from engine.record.reader import Round


def listing(names: Sequence[str]) -> str:
    """Return names as a sentence lists them: "Ann, Ben and Clara"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def won(winners: Sequence[str]) -> str:
    """Return who won a match."""
    return f"{winners[0]} wins the match." if len(winners) == 1 else f"{listing(winners)} share the win."


class GameText(Generic[R, S]):
    """How one game's matches read, as lines: by default, who did what in the words of the record."""

    def __init__(self, game: AnyGame) -> None:
        """Describe how the matches of a game read."""
        self.game = game

    def head(self, rules: R, start: S, names: Sequence[str]) -> list[str]:
        """Return what everybody has in front of them at the start."""
        return []

    def round(self, played: Round[S], names: Sequence[str]) -> list[str]:
        """Return a round, from its deal to its result."""
        acts = [(names[act.seat], act.action) for act in played.acts if act.seat is not None]
        done = [f"{name}: {' '.join(map(str, self.game.codec.dump_action(each).values()))}" for name, each in acts]
        return [*done, self._standing(played.end, names)]

    def result(self, state: S, names: Sequence[str]) -> list[str]:
        """Return how a finished match ended."""
        assert state.outcome is not None
        return [won([names[seat] for seat in state.outcome.winners]), self._standing(state, names)]

    def _standing(self, state: S, names: Sequence[str]) -> str:
        standing = zip(names, self.game.standing(state), strict=True)
        return f"Standing: {', '.join(f'{name} {each}' for name, each in standing)}"
