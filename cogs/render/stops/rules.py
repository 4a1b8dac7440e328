"""The names of stops games, what they are like, how long they last, and why some rules are refused.

`explained` says how to play them.
"""

from cogs.render.parts import about_minutes
from cogs.render.stops.cards import shown_cards, space_text
from cogs.render.words import Words
from engine.game import Problem
from engine.stops.presets import PRESETS
from engine.stops.rules import Rules
from engine.stops.spaces import NAMED, SPACES

ROUND = 90
"""Seconds that a round takes: about 42 cards and 12 leads, the deal, and the pause after it."""


def preset_name(preset: str, words: Words) -> str:
    """Return the usual name of a preset."""
    return {
        # Translators: the name of a game, as those below; some are called otherwise where you live.
        "michigan": words.say("Michigan"),
        "traditional": words.say("Traditional"),
        "boodle": words.say("Boodle"),
        "horses": words.say("Horses"),
        "three-in-one": words.say("Three in One"),
        "pope-joan": words.say("Pope Joan"),
    }[preset]


def preset(preset: str, words: Words) -> tuple[str, str]:
    """Return a preset's name, and what it is like in a line of at most 100 characters."""
    return preset_name(preset, words), {
        "michigan": words.say("The basic game, good to start with: lead your lowest card in any suit."),
        "traditional": words.say("Every lead must change suit; if you can't, the next player leads."),
        "boodle": words.say("Ace low. Spread your chips as you like; each lead changes suit."),
        "horses": words.say("Back a horse; each lead changes colour. Ends when somebody is broke."),
        "three-in-one": words.say("Chips for the cards you are dealt, then a round of poker, then the run."),
        "pope-joan": words.say("Trumps, with chips on Pope, Matrimony and Intrigue. The dealer stakes."),
    }[preset]


def length(rules: Rules, words: Words) -> str:
    """Return how long a match lasts, in a few words."""
    if rules.end_mode == "first_bust":
        return words.say("until somebody is out of chips")
    if rules.end_mode == "elimination":
        return words.say("until one player is left")
    if rules.end_mode == "topup":
        if rules.end_rounds == "players":
            return words.say("one round per player (new chips when you run out)")
        return words.count(
            "{n} round (new chips when you run out)",
            "{n} rounds (new chips when you run out)",
            int(rules.end_rounds),
        )
    if rules.end_rounds == "players":
        return words.say("one round per player")
    return words.count("{n} round", "{n} rounds", int(rules.end_rounds))


def lasts(rules: Rules, players: int, words: Words) -> str:
    """Return how long a match of this many players takes, in a few words; empty if its summary says it."""
    rounds = rules.rounds(players)
    if rounds is not None:
        return about_minutes(words, rounds * ROUND)
    return "" if rules.end_mode != PRESETS[rules.preset].end_mode else length(rules, words)


def name(words: Words) -> str:
    """Return the game's name, whatever its rules."""
    return words.say("Newmarket")


def title(rules: Rules, words: Words) -> str:
    """Return the name of the game and that of its rules."""
    return words.say("Newmarket · {preset}", preset=preset_name(rules.preset, words))


def teaser(rules: Rules, words: Words) -> str:
    """Return one sentence that tells somebody new what the game is about."""
    if rules.paycards_when == "deal":
        return words.say(
            "Grab chips for the cards you are dealt, then play cards in order and be the first to run out."
        )
    return words.say("Play cards in order, be the first to run out, and grab chips along the way.")


def banner(rules: Rules, words: Words) -> str:
    """Return the cards of the layout as the heading of a lobby; empty in a deck of text."""
    cards = dict.fromkeys(each for space in rules.layout for each in SPACES[space].fixed)
    return "# " + shown_cards(cards, words) if words.deck and cards else ""


def problem(problem: Problem, words: Words) -> str | None:
    """Return why rules are refused, as a sentence; None for a reason that is not this game's own."""
    pair = next(each.name for each in NAMED if len(each.fixed) > 1)
    sequence = next(each.name for each in NAMED if each.of_any_suit)
    together = {"pair": space_text(pair, words), "sequence": space_text(sequence, words)}
    return {
        "bad-value end.rounds": words.say("A match has at least one round."),
        "bad-value layout": words.say("Chips can only be put on cards, on {pair} and on {sequence}.", **together),
        "space-twice": words.say("A boodle card is named twice. Each may be there only once."),
        "single-pack-combination": words.say(
            "A single deck doesn't work with chips on {pair} or {sequence}: use two decks, or choose another game.",
            **together,
        ),
        "space-without-card": words.say(
            "A card that takes chips is not in the pack: put it back, or choose other spaces."
        ),
        "trumps-not-turned": words.say("Without a card turned up there are no trumps to take chips."),
        "turned-with-owner": words.say(
            "A card of the extra hand lies face up here, so nobody may swap or buy that hand."
        ),
        "single-pack-pays-at-the-deal": words.say(
            "With a single deck nobody holds a boodle card, so none can be paid at the deal: use two "
            "decks, or win the boodle in play."
        ),
        "single-pack-collector-missing": words.say(
            "With a single deck the card below a boodle card wins its chips, but here that is a "
            "boodle card too: use two decks, or choose another game."
        ),
        "single-pack-two": words.say("With a single deck and the ace high, no card is below a 2: use two decks."),
        "opens-without-poker": words.say("The winner of the poker can't open if no poker is played."),
        "spare-without-owner": words.say("The extra hand can't be sold where nobody may have it: say who may swap."),
        "resale-without-auction": words.say(
            "Selling the old hand or swapping late needs an auction of the extra hand."
        ),
        "hand-too-small": words.say("With this many players, hands are too small for poker: it takes five cards each."),
    }.get(" ".join((problem.kind, *problem.parameters)) if problem.kind == "bad-value" else problem.kind)
