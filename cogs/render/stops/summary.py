"""A stops table's rules in one line: the preset's name, and what is played differently."""

from collections.abc import Callable

from cogs.render.deck import SYMBOLS
from cogs.render.game_words import USUAL_TURN
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
    plain = PRESETS[rules.preset].rules
    said = [preset_name(rules.preset, words)]
    for names, say in _DIFFERENCES:
        if _of(rules, names) != _of(plain, names):
            said.append(_values(words)[names[0], getattr(rules, names[0])] if say is None else say(rules, words))
    said = [each for each in said if each]
    # Translators: {rules} is a list like "Michigan, ace low, two decks"; what it is made of is in lower case here
    # because it never stands first. {time}: how long a decision may take.
    if turn_seconds == USUAL_TURN:
        return words.say("{rules} · {chips} each", rules=words.row(said), chips=words.chips(buy_in))
    return words.say(
        "{rules} · {chips} each · {time} a turn",
        rules=words.row(said),
        chips=words.chips(buy_in),
        time=turn_time(words, turn_seconds),
    )


def _of(rules: Rules, names: tuple[str, ...]) -> list[object]:
    return [getattr(rules, name) for name in names]


def _values(words: Words) -> dict[tuple[str, object], str]:
    """Return what each value of a parameter is called, of those that mean something by themselves."""
    return {
        ("ace", "low"): words.say("ace low"),
        ("ace", "high"): words.say("ace high"),
        ("pack", "single"): words.say("single deck"),
        ("pack", "double"): words.say("two decks"),
        ("deal_turn_up", True): words.say("a card is turned up"),
        ("deal_turn_up", False): words.say("no card is turned up"),
        ("deal_spare_seat", "first"): words.say("extra hand dealt first"),
        ("deal_spare_seat", "last"): words.say("extra hand dealt last"),
        ("lead_card", "any"): words.say("lead any card"),
        ("lead_card", "suit_low"): words.say("lead your lowest card in a suit"),
        ("lead_card", "group_low"): words.say("lead your lowest card"),
        ("paycards_when", "deal"): words.say("boodle paid at the deal"),
        ("paycards_when", "play"): words.say("boodle won in play"),
        ("poker", True): words.say("with poker"),
        ("poker", False): words.say("no poker"),
        ("end_leftover", "split"): words.say("leftover chips are shared"),
        ("end_leftover", "leave"): words.say("leftover chips stay"),
    }


def _layout(rules: Rules, words: Words) -> str:
    return words.say("chips on {spaces}", spaces=layout_text(rules, words))


def _without(rules: Rules, words: Words) -> str:
    if not rules.pack_without:
        return words.say("the whole pack")
    return words.say("without {cards}", cards=words.row(shown_card(card(each), words) for each in rules.pack_without))


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


def _kitty(rules: Rules, words: Words) -> str:
    if not rules.ante_kitty:
        return words.say("no kitty")
    return words.count("{n} chip into the kitty", "{n} chips into the kitty", rules.ante_kitty)


def _pot(rules: Rules, words: Words) -> str:
    if not rules.ante_pot:
        return words.say("nothing into the pot")
    return words.count("{n} chip into the pot", "{n} chips into the pot", rules.ante_pot)


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
    match rules.open_leader:
        case "dealer":
            return words.say("the dealer opens")
        case "lowest":
            return words.say("the lowest card opens")
        case "suit":
            return words.say("the lowest {suit} opens", suit=SYMBOLS[rules.open_suit])
        case "poker":
            return words.say("the winner of the poker opens")
    return words.say("the player left of the dealer opens")


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


def _payment(rules: Rules, words: Words) -> str:
    if not rules.pay_per_card:
        return words.say("nothing paid for cards left")
    return words.count("{n} chip for each card left", "{n} chips for each card left", rules.pay_per_card)


def _bets(rules: Rules, words: Words) -> str:
    if not rules.poker:
        return ""
    limit = words.chips(rules.poker_limit)
    if not rules.poker_raises:
        return words.say("bets up to {limit} (no raises)", limit=limit)
    return words.count(
        "bets up to {limit} ({n} raise)", "bets up to {limit} ({n} raises)", rules.poker_raises, limit=limit
    )


_DIFFERENCES: tuple[tuple[tuple[str, ...], Callable[[Rules, Words], str] | None], ...] = (
    (("pack",), None),
    (("pack_without",), _without),
    (("ace",), None),
    (("layout",), _layout),
    (("stake_mode", "stake_amount", "stake_dealer"), _stakes),
    (("ante_kitty",), _kitty),
    (("ante_pot",), _pot),
    (("deal_spare_seat",), None),
    (("deal_turn_up",), None),
    (("spare_owner", "spare_sale", "spare_price", "spare_resale", "spare_late_swap"), _spare),
    (("paycards_when",), None),
    (("poker",), None),
    (("poker_limit", "poker_raises"), _bets),
    (("open_leader", "open_suit"), _opening),
    (("lead_card",), None),
    (("lead_change", "lead_blocked", "lead_deadlock"), _change),
    (("pay_per_card",), _payment),
    (("end_mode", "end_rounds"), length),
    (("end_leftover",), None),
)
"""Parameters that belong together, and the words for them; None where `_values` has them."""
