"""The rules of a stops game in plain words, made from the rules object, so that text and game cannot disagree."""

from __future__ import annotations

from bot.tables.views import Hand
from cogs.render.cards import SYMBOLS, space_text
from cogs.render.parts import chips
from cogs.words import Words
from engine.stops.rules import Rules


def preset_name(rules: Rules, words: Words) -> str:
    """Return what people call a preset."""
    return {
        "michigan": words.say("Michigan"),
        "traditional": words.say("Traditional"),
        "boodle": words.say("Boodle"),
        "horses": words.say("Horses"),
        "three-in-one": words.say("Three in One"),
    }[rules.preset]


def length(rules: Rules, words: Words) -> str:
    """Return how long a match lasts, in a few words."""
    if rules.end_mode == "first_bust":
        return words.say("until somebody is out of chips")
    if rules.end_mode == "elimination":
        return words.say("until one player is left")
    if rules.end_rounds == "players":
        return words.say("one round per player")
    return words.count("{n} round", "{n} rounds", int(rules.end_rounds))


def coaching(hand: Hand, words: Words) -> str:
    """Return a line of help for somebody's first hand."""
    if hand.view.legal and hand.view.wanted is None:
        return words.say(
            "First hand? Tap a card to lead it. Whoever holds the next higher card of that suit must play it."
        )
    return words.say(
        "First hand? Runs go up in suit: watch the table, and press ▶ when your card is wanted. No cards left: you win!"
    )


def explained(rules: Rules, words: Words) -> str:
    """Return how to play under these rules, a line a rule."""
    lines = [
        words.say("**The aim**: be the first without cards, and collect chips from the boodle cards on the way."),
        _stakes(rules, words),
        words.say(
            "**The deal**: all cards are dealt, one hand more than there are players. "
            "Nobody sees the extra hand, so some cards are missing."
        ),
        _opening(rules, words),
        words.say(
            "**The run**: whoever holds the next higher card of the suit must play it, and so on upwards. "
            "Press ▶ on the board when it is yours."
        ),
        words.say(
            "**The stop**: at the top, or when nobody has the next card, the run stops. "
            "Whoever played last leads again."
        ),
        _leading(rules, words),
        _collecting(rules, words),
        _going_out(rules, words),
        words.say(
            "**The match** goes {length}; most chips wins. Chips that nobody collected stay on the table.",
            length=length(rules, words),
        ),
    ]
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))


def _stakes(rules: Rules, words: Words) -> str:
    spaces = ", ".join(map(space_text, rules.layout))
    return words.say(
        "**The stakes**: before the deal everybody puts {each} on each of {spaces}; the dealer puts {dealer}.",
        each=chips(words, rules.stake_amount),
        dealer=rules.stake_dealer,
        spaces=spaces,
    )


def _opening(rules: Rules, words: Words) -> str:
    match rules.open_leader:
        case "dealer":
            return words.say("**The opening**: the dealer leads first.")
        case "lowest":
            return words.say("**The opening**: the lowest card in anybody's hand is led first.")
        case "suit":
            return words.say(
                "**The opening**: the lowest card of {suit} is led first.",
                suit=SYMBOLS[rules.open_suit],
            )
    return words.say("**The opening**: the player left of the dealer leads first.")


def _leading(rules: Rules, words: Words) -> str:
    which = {
        "any": words.say("**Leading**: any card may be led."),
        "suit_low": words.say("**Leading**: choose a suit; of it the lowest card is led."),
        "group_low": words.say("**Leading**: the lowest card that may be led has to be."),
    }[rules.lead_card]
    if rules.lead_change == "none":
        return which
    change = {
        "suit": words.say("It must be of another suit than the card before."),
        "colour": words.say("It must be of the other colour than the card before."),
    }[rules.lead_change]
    stuck = {
        "relax": words.say("Who has none may lead any suit."),
        "pass": words.say("Who has none lets the player to their left lead."),
    }[rules.lead_blocked]
    return f"{which} {change} {stuck}"


def _collecting(rules: Rules, words: Words) -> str:
    if rules.pack == "single":
        return words.say(
            "**The boodle**: {cards} lie on the table and are not dealt; "
            "whoever plays the card below one of them takes its chips.",
            cards=", ".join(map(space_text, rules.layout)),
        )
    return words.say(
        "**The boodle**: whoever plays {cards} takes the chips on it at once.",
        cards=words.listing([space_text(space) for space in rules.layout]),
    )


def _going_out(rules: Rules, words: Words) -> str:
    if rules.pay_per_card == 0:
        return words.say("**Going out**: whoever plays their last card wins the round.")
    return words.count(
        "**Going out**: whoever plays their last card wins the round, "
        "and everybody pays them {n} chip for each card left.",
        "**Going out**: whoever plays their last card wins the round, "
        "and everybody pays them {n} chips for each card left.",
        rules.pay_per_card,
    )
