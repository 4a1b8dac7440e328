"""The reasons for refusing rules that only stops games have."""

from cogs.render.stops.cards import space_text
from cogs.render.words import Words
from engine.game import Problem
from engine.stops.spaces import NAMED


def problem(problem: Problem, words: Words) -> str | None:
    """Return a reason as a sentence, None for one that is not this game's own."""
    match problem.kind, problem.parameters:
        case "bad-value", ("end.rounds",):
            return words.say("A match has at least one round.")
        case "bad-value", ("layout",):
            return words.say(
                "Chips can only be put on cards, on {pair} and on {sequence}.",
                **_combinations(words),
            )
        case "space-twice", _:
            return words.say("A boodle card is named twice. Each may be there only once.")
        case "single-pack-combination", _:
            return words.say(
                "A single deck doesn't work with chips on {pair} or {sequence}: use two decks, or choose another game.",
                **_combinations(words),
            )
        case "space-without-card", _:
            return words.say("A card that takes chips is not in the pack: put it back, or choose other spaces.")
        case "trumps-not-turned", _:
            return words.say("Without a card turned up there are no trumps to take chips.")
        case "turned-with-owner", _:
            return words.say("A card of the extra hand lies face up here, so nobody may swap or buy that hand.")
        case "single-pack-pays-at-the-deal", _:
            return words.say(
                "With a single deck nobody holds a boodle card, so none can be paid at the deal: use two "
                "decks, or win the boodle in play."
            )
        case "single-pack-collector-missing", _:
            return words.say(
                "With a single deck the card below a boodle card wins its chips, but here that is a "
                "boodle card too: use two decks, or choose another game."
            )
        case "single-pack-two", _:
            return words.say("With a single deck and the ace high, no card is below a 2: use two decks.")
        case "opens-without-poker", _:
            return words.say("The winner of the poker can't open if no poker is played.")
        case "spare-without-owner", _:
            return words.say("The extra hand can't be sold where nobody may have it: say who may swap.")
        case "resale-without-auction", _:
            return words.say("Selling the old hand or swapping late needs an auction of the extra hand.")
        case "hand-too-small", _:
            return words.say("With this many players, hands are too small for poker: it takes five cards each.")
    return None


def _combinations(words: Words) -> dict[str, str]:
    pair = next(each.name for each in NAMED if len(each.fixed) > 1)
    sequence = next(each.name for each in NAMED if each.of_any_suit)
    return {"pair": space_text(pair, words), "sequence": space_text(sequence, words)}
