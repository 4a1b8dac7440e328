"""Why rules are refused: a sentence for every reason."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.render.stops.cards import space_text
from cogs.render.words import Words
from engine.game import Problem
from engine.stops.rules import PAIR, SEQUENCE


def problems_text(problems: Sequence[Problem], words: Words) -> str:
    """Return all reasons, a line each when there are several."""
    reasons = list(dict.fromkeys(_reason(each, words) for each in problems))
    if len(reasons) == 1:
        return reasons[0]
    return "\n".join([words.say("That does not work, for these reasons:"), *(f"- {each}" for each in reasons)])


def _reason(problem: Problem, words: Words) -> str:
    match problem.kind:
        case "unknown-preset":
            return words.say("There is no game of that name. Choose one from the list.")
        case "unknown-parameter" | "unknown-choice":
            return words.say("There is no such house rule. Choose one from the list.")
        case "bad-value":
            return _bad_value(problem.parameters, words)
        case "space-twice":
            return words.say("A boodle card is named twice. Each may be there once.")
        case "single-pack-combination":
            return words.say(
                "A single deck does not go with chips on {pair} or on {sequence}: take two packs, or another game.",
                **_combinations(words),
            )
        case "single-pack-pays-at-the-deal":
            return words.say(
                "With a single deck nobody holds a boodle card, so they cannot be paid at the deal: "
                "take two packs, or win the boodle in play."
            )
        case "single-pack-collector-missing":
            return words.say(
                "With a single deck the card below a boodle card wins its chips, "
                "but here that is a boodle card too: take two packs, or another game."
            )
        case "single-pack-two":
            return words.say("With a single deck and the ace high, no card is below a 2: take two packs.")
        case "opens-without-poker":
            return words.say("The winner of the poker cannot open where no poker is played.")
        case "spare-without-owner":
            return words.say("The extra hand cannot be sold where nobody may have it: say who may swap.")
        case "resale-without-auction":
            return words.say("Selling the old hand, or swapping late, needs an auction of the extra hand.")
        case "wrong-number-of-players":
            return words.say("That game does not take so many players, or so few. Choose another under **Rules**.")
        case "stake-above-stack":
            return words.say("The stake is more than everybody brings to the table. Choose a smaller one.")
        case "hand-too-small":
            return words.say("With so many players, hands are too small for poker: it takes five cards each.")
        case "bad-chips":
            return words.say("Everybody needs at least one chip to start.")
        case "not-supported-yet":
            return words.say("This bot cannot play that yet.")
    return words.say("These rules do not go together.")


def _bad_value(parameters: Sequence[str], words: Words) -> str:
    match parameters:
        case ("chips",):
            return words.say("A match begins with at least 1 chip, and at most a million.")
        case ("turn",):
            return words.say("A decision takes from 5 seconds to 24 hours.")
        case ("end.rounds",):
            return words.say("A match has at least one round.")
        case ("layout",):
            return words.say(
                "Chips can only be put on cards, on {pair} and on {sequence}.",
                **_combinations(words),
            )
    return words.say("One of these house rules cannot be like that. Choose another value.")


def _combinations(words: Words) -> dict[str, str]:
    return {"pair": space_text(PAIR, words), "sequence": space_text(SEQUENCE, words)}
