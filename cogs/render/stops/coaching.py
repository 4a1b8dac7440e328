"""A line of help for somebody who plays a stops game for the first time.

Those who have finished the lesson know how to follow, lead and collect; they are told only what it does not teach.
"""

from bot.tables.views import Hand
from cogs.render.words import Words
from engine.stops.rules import Rules
from engine.stops.state import Phase
from engine.stops.view import View


def coaching(hand: Hand, view: View, words: Words) -> str:
    """Return a line of help for somebody's first hand, about what is asked now; empty where they know it already."""
    match view.phase:
        case Phase.STAKE:
            return _staking(view.rules, words, taught=hand.taught)
        case Phase.SPARE | Phase.OFFER | Phase.AUCTION | Phase.LATE_SWAP if hand.acting:
            return words.say("First time? A good hand has few cards, or many low ones in a row.")
        case Phase.RESALE if hand.acting:
            return words.say("First time? The buyer of your old hand knows only what you tell them.")
        case Phase.HOLD:
            return words.say("First time? The best five cards take the pot. All your cards stay yours to play.")
        case Phase.BET if hand.acting:
            return words.say("First time? If you fold, you give up the pot, but play on as before.")
    if hand.taught:
        return "" if view.legal or hand.follow else _following(words)
    if hand.hinted:
        # Translators: what is bold here is written as on the buttons, here and below.
        return words.say(
            "First hand? Tap a card to lead it; **Hint** suggests one. "
            "The player with the next higher card of that suit must play it."
        )
    if view.legal and view.wanted is None:
        return words.say(
            "First hand? Tap a card to lead it. The player with the next higher card of that suit must play it."
        )
    return words.say(
        "First hand? Runs go up in one suit. Press **Play** when your card is wanted. First out of cards wins!"
    )


def _following(words: Words) -> str:
    """Return what spares somebody the looking out for their cards."""
    return words.say("First hand? **Follow for me** plays your forced cards.")


def _staking(rules: Rules, words: Words, *, taught: bool) -> str:
    """Return who will get the chips that are placed now."""
    combinations = len(rules.layout_cards) < len(rules.layout)
    if rules.pack == "single":
        return words.say(
            "First time? Play the card just below one of these, and you take all the chips on it; "
            "below an ace is the king."
        )
    if rules.paycards_when == "deal" and combinations:
        return words.say(
            "First time? Before play, you take the chips on any card here that you hold, and on a "
            "combination if you hold all of it."
        )
    if rules.paycards_when == "deal":
        return words.say("First time? Before play, you take all the chips on any of these cards that you hold.")
    if combinations:
        return words.say(
            "First time? Play a card that is named here, or all cards of a combination, and you take its chips."
        )
    if taught:
        return ""
    return words.say("First time? Play one of these cards later, and you take all the chips on it.")
