"""The reasons for refusing rules that only New York, New York has."""

from __future__ import annotations

from cogs.render.words import Words
from engine.game import Problem


def problem(problem: Problem, words: Words) -> str | None:
    """Return a reason as a sentence, None for one that is not this game's own."""
    if problem.kind == "stake-above-stack":
        return words.say("The stake is more than a player starts with. Choose a smaller one.")
    return None
