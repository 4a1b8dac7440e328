"""The names of the switches of stops games and of their choices (`engine/stops/rulebook.py`)."""

from cogs.render.words import Words
from engine.stops.rules import Rules


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
    return _named(words)[switch, chosen]


def _stake(rules: Rules, n: int, words: Words) -> tuple[str, str]:
    if not rules.stake_amount and rules.stake_dealer:
        return words.count("Stakes put down {n} time", "Stakes put down {n} times", n), ""
    if rules.stake_mode == "free":
        return (
            words.count("{n} chip to spread", "{n} chips to spread", n),
            words.say("Before a deal, on any boodle card you like."),
        )
    return words.count("{n} chip on each boodle card", "{n} chips on each boodle card", n), ""


def _named(words: Words) -> dict[tuple[str, str], tuple[str, str]]:
    return {
        ("deck", "double"): (
            words.say("Two decks"),
            words.say("The boodle cards come from a second deck."),
        ),
        ("deck", "single"): (
            words.say("Single deck"),
            words.say("The boodle cards are not dealt: the card just below one takes its chips."),
        ),
        ("ace", "high"): (words.say("Ace high"), words.say("Runs go from two up to ace.")),
        ("ace", "low"): (words.say("Ace low"), words.say("Runs go from ace up to king.")),
        ("spare", "dead"): (
            words.say("The extra hand is dead"),
            words.say("Nobody sees it, and its cards stop the runs."),
        ),
        ("spare", "swap"): (
            words.say("Stick or switch"),
            words.say("The dealer may swap hands with the extra one, unseen."),
        ),
        ("spare", "auction"): (
            words.say("Exchange or auction"),
            words.say("The dealer may swap, or sell the extra hand to the highest bidder."),
        ),
        ("spare", "offer"): (
            words.say("The extra hand is for sale"),
            words.say("The player left of the dealer may swap; else others may buy it."),
        ),
        ("stakes", "each"): (
            words.say("Fixed stakes"),
            words.say("Everybody puts the same on every boodle card before the deal."),
        ),
        ("stakes", "free"): (
            words.say("Free placement"),
            words.say("Everybody spreads their chips over the boodle cards as they like."),
        ),
        ("stakes", "shared"): (
            words.say("Shared stakes"),
            words.say("All put down the dealer's stake together, a chip each in turn."),
        ),
        ("suit", "none"): (words.say("Any suit may be led"), words.say("The same suit again is fine.")),
        ("suit", "suit"): (
            words.say("A different suit each time"),
            words.say("With no other suit, you may lead the same one."),
        ),
        ("suit", "suit_pass"): (
            words.say("A different suit, or pass"),
            words.say("With no other suit, you pass. If nobody can lead, the round ends unpaid."),
        ),
        ("suit", "colour"): (
            words.say("The other colour each time"),
            words.say("If you have none, you may lead any suit."),
        ),
        ("suit", "colour_pass"): (
            words.say("The other colour, or pass"),
            words.say("If you have none, you pass. If nobody can lead, the round ends unpaid."),
        ),
        ("paycards", "play"): (
            words.say("Boodle won in play"),
            words.say("Play a boodle card, and you take its chips."),
        ),
        ("paycards", "deal"): (
            words.say("Boodle paid at the deal"),
            words.say("If you are dealt a boodle card, you take its chips before play."),
        ),
        ("end", "rounds"): (words.say("A fixed number of rounds"), words.say("Then most chips wins.")),
        ("end", "first_bust"): (
            words.say("Until somebody is broke"),
            words.say("Then most chips wins."),
        ),
        ("end", "elimination"): (
            words.say("Until one player is left"),
            words.say("With no chips after a round, you're out."),
        ),
        ("end", "topup"): (
            words.say("Rounds with top-ups"),
            words.say("Broke after a round? You get chips that you set aside at the start."),
        ),
    }
