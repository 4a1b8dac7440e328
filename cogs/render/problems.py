"""A sentence for every reason why rules are refused. A game's own reasons are in its renderer."""

from collections.abc import Sequence

from cogs.render.games import RENDERERS
from cogs.render.words import Words
from engine.game import Problem


def problems_text(problems: Sequence[Problem], words: Words) -> str:
    """Return all reasons, a line each when there are several."""
    reasons = list(dict.fromkeys(_reason(each, words) for each in problems))
    if len(reasons) == 1:
        return reasons[0]
    return "\n".join([words.say("That doesn't work:"), *(f"- {each}" for each in reasons)])


def _reason(problem: Problem, words: Words) -> str:
    own = (each.problem(problem, words) for each in RENDERERS.values())
    return next((said for said in own if said is not None), None) or _of_every_game(problem, words)


def _of_every_game(problem: Problem, words: Words) -> str:
    match problem.kind, problem.parameters:
        case "unknown-preset", _:
            return words.say("There is no game with that name. Choose one from the list.")
        case "unknown-parameter" | "unknown-choice", _:
            return words.say("There is no such house rule. Choose one from the list.")
        case "bad-value", ("chips",):
            return words.say("Choose between one and a million chips to start with.")
        case "bad-value", ("turn",):
            return words.say("A decision may take from 5 seconds to 24 hours.")
        case "bad-value", _:
            return words.say("One of these house rules can't have that value. Choose another.")
        case "wrong-number-of-players", _:
            return words.say("That game isn't for this number of players. Choose another under **Rules**.")
        case "bad-chips", _:
            return words.say("Everybody needs at least one chip to start.")
        case "not-supported-yet", _:
            return words.say("I can't play that yet.")
    return words.say("These rules don't go together.")
