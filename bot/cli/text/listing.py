"""Names in sentences about any game."""

from collections.abc import Sequence


def listing(names: Sequence[str]) -> str:
    """Return names as a sentence lists them: "Ann, Ben and Clara"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def won(winners: Sequence[str]) -> str:
    """Return who won a match."""
    return f"{winners[0]} wins the match." if len(winners) == 1 else f"{listing(winners)} share the win."
