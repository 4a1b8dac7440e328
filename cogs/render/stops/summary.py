"""A stops table's rules in one line: the preset's name, and what differs from it."""

from cogs.render.parts import turn_time
from cogs.render.stops.rules import length, preset_name
from cogs.render.words import Words
from engine.stops.presets import PRESETS
from engine.stops.rules import Rules


def summary(rules: Rules, words: Words, buy_in: int, turn_seconds: int) -> str:
    """Return a line with the preset's name, what differs from it, the chips, and an unusual time for a decision."""
    plain = PRESETS[rules.preset]
    said = [preset_name(rules.preset, words)]
    parts = _parts(rules, words) if rules != plain else {}
    for names, text in parts.items():
        if text and any(getattr(rules, each) != getattr(plain, each) for each in names):
            said.append(text)
    # Translators: follows a list like "Michigan, ace low, two decks"; what it is made of is in lower case here
    # because it never stands first.
    each = words.say("{chips} each", chips=words.chips(buy_in))
    return " · ".join(filter(None, (words.row(said), each, turn_time(words, turn_seconds))))


def _parts(rules: Rules, words: Words) -> dict[tuple[str, ...], str]:
    """Return the texts about the rules that a host can choose, by the parameters that each covers."""
    return {
        ("pack",): words.say("single deck") if rules.pack == "single" else words.say("two decks"),
        ("ace",): words.say("ace low") if rules.ace == "low" else words.say("ace high"),
        ("stake_mode", "stake_amount", "stake_dealer"): _stakes(rules, words),
        ("spare_owner", "spare_sale"): _spare(rules, words),
        ("paycards_when",): words.say("boodle paid at the deal")
        if rules.paycards_when == "deal"
        else words.say("boodle won in play"),
        ("lead_change", "lead_blocked"): _change(rules, words),
        ("end_mode", "end_rounds"): length(rules, words),
        ("end_leftover",): words.say("leftover chips are shared")
        if rules.end_leftover == "split"
        else words.say("leftover chips stay"),
    }


def _stakes(rules: Rules, words: Words) -> str:
    n, dealer = rules.stake_amount, rules.stake_dealer
    if rules.stake_mode == "shared":
        return words.say("shared stakes")
    if rules.stake_mode == "each" and dealer and not n:
        return words.say("only the dealer stakes")
    if rules.stake_mode == "free":
        return words.count("{n} chip placed freely", "{n} chips placed freely", n)
    if n == dealer:
        return words.count("{n} chip on each boodle card", "{n} chips on each boodle card", n)
    return words.count(
        "{n} chip on each boodle card ({dealer} by the dealer)",
        "{n} chips on each boodle card ({dealer} by the dealer)",
        n,
        dealer=dealer,
    )


def _spare(rules: Rules, words: Words) -> str:
    if rules.spare_owner == "none":
        return words.say("dead extra hand")
    if rules.spare_sale == "offer":
        return words.say("extra hand on sale for {price}", price=words.chips(rules.spare_price))
    return words.say("stick or switch") if rules.spare_sale == "none" else words.say("exchange or auction")


def _change(rules: Rules, words: Words) -> str:
    if rules.lead_change == "none":
        return words.say("any suit may be led")
    return {
        ("suit", "relax"): words.say("a different suit each time (any if stuck)"),
        ("suit", "pass"): words.say("a different suit or pass"),
        ("colour", "relax"): words.say("the other colour each time (any if stuck)"),
        ("colour", "pass"): words.say("the other colour or pass"),
    }[rules.lead_change, rules.lead_blocked]
