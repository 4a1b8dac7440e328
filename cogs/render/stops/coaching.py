"""A line of help for somebody who plays a stops game for the first time."""

from __future__ import annotations

from bot.tables.views import Hand
from cogs.render.words import Words
from engine.stops.rules import PAIR, SEQUENCE, Rules
from engine.stops.state import Phase
from engine.stops.view import View


def coaching(hand: Hand, view: View, words: Words) -> str:
    """Return a line of help for somebody's first hand, about what is asked now."""
    match view.phase:
        case Phase.STAKE:
            return _staking(view.rules, words)
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
    if view.legal and view.wanted is None:
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
