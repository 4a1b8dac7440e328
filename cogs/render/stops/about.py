"""What stops games are called, how long they last, and a line of help. How they are played is in `explained`."""

from __future__ import annotations

from bot.tables.views import Hand
from cogs.render.words import Words
from engine.stops.rules import PAIR, SEQUENCE, Rules
from engine.stops.state import Phase


def preset_name(preset: str, words: Words) -> str:
    """Return what people call a preset."""
    return {
        "michigan": words.say("Michigan"),
        "traditional": words.say("Traditional"),
        "boodle": words.say("Boodle"),
        "horses": words.say("Horses"),
        "three-in-one": words.say("Three in One"),
    }[preset]


def preset_line(preset: str, words: Words) -> str:
    """Return what a preset is like, in a line of at most 100 characters."""
    return {
        "michigan": words.say("The plain game, good to begin with: lead any suit, its lowest card."),
        "traditional": words.say("Every lead must change suit; whoever cannot lets the next player lead."),
        "boodle": words.say("Ace low. Spread your chips as you like; every lead changes suit."),
        "horses": words.say("Back a horse, perhaps buy the extra hand, change colour. Ends when somebody is broke."),
        "three-in-one": words.say("Chips for the cards you are dealt, then a round of poker, then the run."),
    }[preset]


def length(rules: Rules, words: Words) -> str:
    """Return how long a match lasts, in a few words."""
    if rules.end_mode == "first_bust":
        return words.say("until somebody is out of chips")
    if rules.end_mode == "elimination":
        return words.say("until one player is left")
    if rules.end_mode == "topup":
        if rules.end_rounds == "players":
            return words.say("one round per player, with new chips for whoever runs out")
        return words.count(
            "{n} round, with new chips for whoever runs out",
            "{n} rounds, with new chips for whoever runs out",
            int(rules.end_rounds),
        )
    if rules.end_rounds == "players":
        return words.say("one round per player")
    return words.count("{n} round", "{n} rounds", int(rules.end_rounds))


def coaching(hand: Hand, words: Words) -> str:
    """Return a line of help for somebody's first hand, about what is asked now."""
    match hand.view.phase:
        case Phase.STAKE:
            return _staking(hand.view.rules, words)
        case Phase.SPARE | Phase.OFFER | Phase.AUCTION | Phase.LATE_SWAP if hand.acting:
            return words.say("First time? Few cards, or many low ones next to each other, make a good hand.")
        case Phase.RESALE if hand.acting:
            return words.say("First time? Whoever buys your old hand knows no more of it than you tell them.")
        case Phase.HOLD:
            return words.say("First time? The best five cards take the pot. All your cards stay yours to play.")
        case Phase.BET if hand.acting:
            return words.say("First time? Whoever folds gives up the pot, but plays on as before.")
    if hand.hinted:
        return words.say(
            "First hand? Tap a card to lead it; **Hint** suggests one. "
            "Whoever holds the next higher card of that suit must play it."
        )
    if hand.view.legal and hand.view.wanted is None:
        return words.say(
            "First hand? Tap a card to lead it. Whoever holds the next higher card of that suit must play it."
        )
    return words.say(
        "First hand? Runs go up in suit: watch the table, and press ▶ when your card is wanted. No cards left: you win!"
    )


def _staking(rules: Rules, words: Words) -> str:
    """Return who will get the chips that are placed now."""
    combinations = PAIR in rules.layout or SEQUENCE in rules.layout
    if rules.pack == "single":
        return words.say(
            "First time? Whoever plays the card just below one of these takes all chips on it; "
            "below an ace is the king."
        )
    if rules.paycards_when == "deal" and combinations:
        return words.say(
            "First time? Before the first card is played, whoever holds a card that is named here, "
            "or all cards of a combination, takes the chips on it."
        )
    if rules.paycards_when == "deal":
        return words.say(
            "First time? Before the first card is played, whoever holds one of these cards takes all chips on it."
        )
    if combinations:
        return words.say(
            "First time? Whoever plays a card that is named here, or all cards of a combination, takes the chips on it."
        )
    return words.say("First time? Whoever plays one of these cards later takes all chips that lie on it.")
