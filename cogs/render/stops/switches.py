"""The names of the switches of stops games and of their choices (`engine/stops/rulebook.py`)."""

from collections.abc import Mapping

from cogs.render.words import Said, Words, say
from engine.stops.rules import Rules

_NAMED: Mapping[tuple[str, str], tuple[Said, Said]] = {
    ("deck", "double"): (say("Two decks"), say("The boodle cards come from a second deck.")),
    ("deck", "single"): (
        say("Single deck"),
        say("The boodle cards are not dealt: the card just below one takes its chips."),
    ),
    ("ace", "high"): (say("Ace high"), say("Runs go from two up to ace.")),
    ("ace", "low"): (say("Ace low"), say("Runs go from ace up to king.")),
    ("spare", "dead"): (say("The extra hand is dead"), say("Nobody sees it, and its cards stop the runs.")),
    ("spare", "swap"): (say("Stick or switch"), say("The dealer may swap hands with the extra one, unseen.")),
    ("spare", "auction"): (
        say("Exchange or auction"),
        say("The dealer may swap, or sell the extra hand to the highest bidder."),
    ),
    ("spare", "offer"): (
        say("The extra hand is for sale"),
        say("The player left of the dealer may swap; else others may buy it."),
    ),
    ("stakes", "each"): (say("Fixed stakes"), say("Everybody puts the same on every boodle card before the deal.")),
    ("stakes", "free"): (
        say("Free placement"),
        say("Everybody spreads their chips over the boodle cards as they like."),
    ),
    ("stakes", "shared"): (say("Shared stakes"), say("All put down the dealer's stake together, a chip each in turn.")),
    ("suit", "none"): (say("Any suit may be led"), say("The same suit again is fine.")),
    ("suit", "suit"): (say("A different suit each time"), say("With no other suit, you may lead the same one.")),
    ("suit", "suit_pass"): (
        say("A different suit, or pass"),
        say("With no other suit, you pass. If nobody can lead, the round ends unpaid."),
    ),
    ("suit", "colour"): (say("The other colour each time"), say("If you have none, you may lead any suit.")),
    ("suit", "colour_pass"): (
        say("The other colour, or pass"),
        say("If you have none, you pass. If nobody can lead, the round ends unpaid."),
    ),
    ("paycards", "play"): (say("Boodle won in play"), say("Play a boodle card, and you take its chips.")),
    ("paycards", "deal"): (
        say("Boodle paid at the deal"),
        say("If you are dealt a boodle card, you take its chips before play."),
    ),
    ("end", "rounds"): (say("A fixed number of rounds"), say("Then most chips wins.")),
    ("end", "first_bust"): (say("Until somebody is broke"), say("Then most chips wins.")),
    ("end", "elimination"): (say("Until one player is left"), say("With no chips after a round, you're out.")),
    ("end", "topup"): (
        say("Rounds with top-ups"),
        say("Broke after a round? You get chips that you set aside at the start."),
    ),
}
"""The labels of choices by the names of their switch and of themselves, and a line about each."""


def heading(switch: str, words: Words) -> str:
    """Return the heading of a switch's menu."""
    return {
        "deck": words.say("The deck"),
        "ace": words.say("Aces"),
        "spare": words.say("The extra hand"),
        "stakes": words.say("The stakes"),
        "suit": words.say("The suit you may lead"),
        "paycards": words.say("The boodle"),
        "end": words.say("The end of the match"),
        "stake": words.say("Chips to stake"),
        "chips": words.say("Chips at the start"),
        "rounds": words.say("Rounds"),
    }[switch]


def choice(rules: Rules, switch: str, chosen: str, words: Words) -> tuple[str, str]:
    """Return the label of a choice, clear without its heading, and a line about it; each of at most 100 characters."""
    match switch:
        case "stake":
            return _stake(rules, int(chosen), words)
        case "chips":
            label = words.count("{n} chip to start with", "{n} chips to start with", int(chosen))
            return label, words.say("They come from your wallet; what you have left goes back to it.")
        case "rounds":
            if chosen == "players":
                return words.say("One round per player"), words.say("Everybody deals once.")
            return words.count("{n} round", "{n} rounds", int(chosen)), ""
    named, about = _NAMED[switch, chosen]
    return named(words), about(words)


def _stake(rules: Rules, n: int, words: Words) -> tuple[str, str]:
    if not rules.stake_amount and rules.stake_dealer:
        return words.count("Stakes put down {n} time", "Stakes put down {n} times", n), ""
    if rules.stake_mode == "free":
        return (
            words.count("{n} chip to spread", "{n} chips to spread", n),
            words.say("Before a deal, on any boodle card you like."),
        )
    return words.count("{n} chip on each boodle card", "{n} chips on each boodle card", n), ""
