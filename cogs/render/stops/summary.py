"""A stops table's rules in one line: the preset's name, and what differs from it."""

from cogs.render.deck import SYMBOLS
from cogs.render.parts import turn_time
from cogs.render.stops.cards import shown_card
from cogs.render.stops.explained import layout_text
from cogs.render.stops.rules import length, preset_name
from cogs.render.words import Words
from engine.cards import card
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
    """Return the texts about the rules, by the parameters that each covers."""
    whole = words.say("the whole pack")
    missing = words.row(shown_card(card(each), words) for each in rules.pack_without)
    kitty = words.count("{n} chip into the kitty", "{n} chips into the kitty", rules.ante_kitty)
    pot = words.count("{n} chip into the pot", "{n} chips into the pot", rules.ante_pot)
    left = words.count("{n} chip for each card left", "{n} chips for each card left", rules.pay_per_card)
    return {
        ("pack",): words.say("single deck") if rules.pack == "single" else words.say("two decks"),
        ("pack_without",): words.say("without {cards}", cards=missing) if rules.pack_without else whole,
        ("ace",): words.say("ace low") if rules.ace == "low" else words.say("ace high"),
        ("layout",): words.say("chips on {spaces}", spaces=layout_text(rules, words)),
        ("stake_mode", "stake_amount", "stake_dealer"): _stakes(rules, words),
        ("ante_kitty",): kitty if rules.ante_kitty else words.say("no kitty"),
        ("ante_pot",): pot if rules.ante_pot else words.say("nothing into the pot"),
        ("deal_spare_seat",): words.say("extra hand dealt first")
        if rules.deal_spare_seat == "first"
        else words.say("extra hand dealt last"),
        ("deal_turn_up",): words.say("a card is turned up")
        if rules.deal_turn_up
        else words.say("no card is turned up"),
        ("spare_owner", "spare_sale", "spare_price", "spare_resale", "spare_late_swap"): _spare(rules, words),
        ("paycards_when",): words.say("boodle paid at the deal")
        if rules.paycards_when == "deal"
        else words.say("boodle won in play"),
        ("poker",): words.say("with poker") if rules.poker else words.say("no poker"),
        ("poker_limit", "poker_raises"): _bets(rules, words) if rules.poker else "",
        ("open_leader", "open_suit"): _opening(rules, words),
        ("lead_card",): {
            "any": words.say("lead any card"),
            "suit_low": words.say("lead your lowest card in a suit"),
            "group_low": words.say("lead your lowest card"),
        }[rules.lead_card],
        ("lead_change", "lead_blocked", "lead_deadlock"): _change(rules, words),
        ("pay_per_card",): left if rules.pay_per_card else words.say("nothing paid for cards left"),
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
    if rules.stake_mode == "free" and n == dealer:
        return words.count("{n} chip placed freely", "{n} chips placed freely", n)
    if rules.stake_mode == "free":
        return words.count(
            "{n} chip placed freely ({dealer} by the dealer)",
            "{n} chips placed freely ({dealer} by the dealer)",
            n,
            dealer=dealer,
        )
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
    if rules.spare_sale == "none":
        return (
            words.say("stick or switch")
            if rules.spare_owner == "dealer"
            else words.say("stick or switch for the player left of the dealer")
        )
    if rules.spare_resale and rules.spare_late_swap:
        return words.say("exchange or auction (the old hand too, or a late swap)")
    if rules.spare_resale:
        return words.say("exchange or auction (the old hand too)")
    if rules.spare_late_swap:
        return words.say("exchange or auction (or a late swap)")
    return words.say("exchange or auction")


def _opening(rules: Rules, words: Words) -> str:
    return {
        "dealer": words.say("the dealer opens"),
        "lowest": words.say("the lowest card opens"),
        "suit": words.say("the lowest {suit} opens", suit=SYMBOLS[rules.open_suit]),
        "poker": words.say("the winner of the poker opens"),
    }.get(rules.open_leader) or words.say("the player left of the dealer opens")


def _change(rules: Rules, words: Words) -> str:
    if rules.lead_change == "none":
        return words.say("any suit may be led")
    way = "relax" if rules.lead_blocked == "relax" else f"pass_{rules.lead_deadlock}"
    return {
        ("suit", "relax"): words.say("a different suit each time (any if stuck)"),
        ("suit", "pass_end"): words.say("a different suit or pass"),
        ("suit", "pass_relax"): words.say("a different suit or pass (any if all are stuck)"),
        ("colour", "relax"): words.say("the other colour each time (any if stuck)"),
        ("colour", "pass_end"): words.say("the other colour or pass"),
        ("colour", "pass_relax"): words.say("the other colour or pass (any if all are stuck)"),
    }[rules.lead_change, way]


def _bets(rules: Rules, words: Words) -> str:
    limit = words.chips(rules.poker_limit)
    if not rules.poker_raises:
        return words.say("bets up to {limit} (no raises)", limit=limit)
    return words.count(
        "bets up to {limit} ({n} raise)", "bets up to {limit} ({n} raises)", rules.poker_raises, limit=limit
    )
