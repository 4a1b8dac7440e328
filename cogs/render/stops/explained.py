"""The rules of a stops game in plain words, made from the rules object, so that text and game cannot disagree."""

from cogs.render.deck import SYMBOLS
from cogs.render.stops.cards import shown_card, space_text
from cogs.render.words import Words
from engine.cards import SUITS, card
from engine.stops.rules import Rules
from engine.stops.spaces import NAMED, SPACES, Space


def explained(rules: Rules, words: Words) -> str:
    """Return how to play under these rules, in the order of a round, with only what applies under them."""
    at_deal = rules.paycards_when == "deal"
    lines = [
        words.say(
            "**The aim**: collect chips from the boodle cards before play, then be the first to run out of cards."
        )
        if at_deal
        else words.say(
            "**The aim**: be the first to run out of cards, and collect chips from the boodle cards on the way."
        ),
        _stakes(rules, words),
        _deal(rules, words),
        _spare(rules, words),
        _paid_at_the_deal(rules, words) if at_deal else "",
        _poker(rules, words),
        _opening(rules, words),
        _run(rules, words),
        words.say(
            "**The stop**: the run stops at the top, or when nobody has the next card. The player of the "
            "last card leads next."
        ),
        _leading(rules, words),
        "" if at_deal else _paid_in_play(rules, words),
        _going_out(rules, words),
        _match(rules, words),
    ]
    return "\n".join(f"{number}. {line}" for number, line in enumerate(filter(None, lines), 1))


def layout_text(rules: Rules, words: Words) -> str:
    """Return the boodle cards in a row."""
    return words.row(space_text(space, words) for space in rules.layout)


def _sentences(*said: str) -> str:
    """Join complete sentences, without the empty ones."""
    return " ".join(filter(None, said))


def _stakes(rules: Rules, words: Words) -> str:
    amount, dealer = rules.stake_amount, rules.stake_dealer
    places = {"spaces": layout_text(rules, words), "each": words.chips(amount), "dealer": words.chips(dealer)}
    if rules.stake_mode == "shared" or (rules.stake_mode == "each" and dealer and not amount):
        put = _dressed(rules, words)
    elif not amount and not dealer:
        put = words.say("**The stakes**: nothing is put on {spaces} before the deal.", **places)
    elif rules.stake_mode == "free" and amount == dealer == 1:
        put = words.say(
            "**The stakes**: before the deal everybody puts {each} on a boodle card they like: {spaces}.",
            **places,
        )
    elif rules.stake_mode == "free" and amount == dealer:
        put = words.say(
            "**The stakes**: before the deal everybody spreads {each} over the boodle cards {spaces} "
            "as they like, even all on one.",
            **places,
        )
    elif rules.stake_mode == "free":
        put = words.say(
            "**The stakes**: before the deal everybody spreads {each} over the boodle cards {spaces} "
            "as they like, even all on one. The dealer spreads {dealer}.",
            **places,
        )
    elif amount == dealer:
        put = words.say(
            "**The stakes**: before the deal everybody puts {each} on each of the boodle cards {spaces}.",
            **places,
        )
    else:
        put = words.say(
            "**The stakes**: before the deal everybody puts {each} on each of the boodle cards {spaces}; "
            "the dealer puts {dealer}.",
            **places,
        )
    return _sentences(put, _antes(rules, words), words.say("You can keep playing with no chips."))


def _dressed(rules: Rules, words: Words) -> str:
    counts = [(space, SPACES[space].dressed_by * rules.stake_dealer) for space in rules.layout]
    spaces = words.row(f"{space_text(space, words)}\u00a0{words.number(count)}" for space, count in counts)
    if rules.stake_mode == "shared":
        return words.say("**The stakes**: before the deal you put these chips down in turn: {spaces}.", spaces=spaces)
    return words.say("**The stakes**: before the deal the dealer alone puts down: {spaces}.", spaces=spaces)


def _antes(rules: Rules, words: Words) -> str:
    kitty, pot = words.chips(rules.ante_kitty), words.chips(rules.ante_pot)
    if rules.ante_kitty and rules.ante_pot:
        return words.say("Everybody also pays {kitty} into the kitty and {pot} into the pot.", kitty=kitty, pot=pot)
    if rules.ante_kitty:
        return words.say("Everybody also pays {kitty} into the kitty.", kitty=kitty)
    if rules.ante_pot:
        return words.say("Everybody also pays {pot} into the pot.", pot=pot)
    return ""


def _deal(rules: Rules, words: Words) -> str:
    missing = words.row(shown_card(card(each), words) for each in rules.pack_without)
    return _sentences(
        words.say("**The deal**: all cards are dealt one by one, to the players and to an extra hand."),
        words.say("Not in the pack: {cards}.", cards=missing) if missing else "",
        words.say("The boodle cards themselves lie on the table and are not dealt.") if rules.pack == "single" else "",
        words.say("The extra hand comes first, so it may get one extra card.")
        if rules.deal_spare_seat == "first"
        else words.say("The extra hand comes last; some players may get one extra card."),
        words.say("Nobody sees or plays it, so some cards are missing.") if rules.spare_owner == "none" else "",
        words.say(
            "Its last card is turned up: that suit is trumps. If it takes the chips of a space, the dealer has them."
        )
        if rules.deal_turn_up
        else "",
    )


def _spare(rules: Rules, words: Words) -> str:
    if rules.spare_owner == "none":
        return ""
    if rules.spare_owner == "dealer":
        swap = words.say(
            "**The extra hand**: the dealer may swap their hand for it, unseen; the hand they give up is out of play."
        )
    else:
        swap = words.say(
            "**The extra hand**: the player left of the dealer may swap their hand for it, unseen; "
            "the hand they give up is out of play."
        )
    sale = {
        "none": "",
        "offer": words.say(
            "If they keep their hand, the others are asked in turn: the first to pay them {price} swaps instead.",
            price=words.chips(rules.spare_price),
        ),
        "auction": words.say("Or they auction it: the others bid in turn, and the highest bidder pays them and swaps."),
    }[rules.spare_sale]
    return _sentences(
        swap,
        sale,
        words.say("If nobody bids, they may still swap.") if rules.spare_late_swap else "",
        words.say("After a swap, the old hand may be auctioned.") if rules.spare_resale else "",
    )


def _paid_at_the_deal(rules: Rules, words: Words) -> str:
    cards = [shown_card(each, words) for each in rules.layout_cards]
    return _sentences(
        words.say("**The boodle**: before the first card is played, the chips on the boodle cards are paid out."),
        words.say("Hold one of {cards}, and you take the chips on it.", cards=words.row(cards)) if cards else "",
        _named(rules, words),
        words.say("Chips that nobody takes stay."),
    )


def _named(rules: Rules, words: Words) -> str:
    """Return how to take the chips of named spaces."""
    return _sentences(*dict.fromkeys(_taken(each, rules, words) for each in NAMED if each.name in rules.layout))


def _taken(space: Space, rules: Rules, words: Words) -> str:
    """Return how to take the chips of a space, by its cards; spaces of one trump each share a sentence."""
    at_deal, takes = rules.paycards_when == "deal", space_text(space.name, words)
    match space.collected_by:
        case (king, queen) if space.fixed:
            pair = {"king": shown_card(card(king), words), "queen": shown_card(card(queen), words)}
            if at_deal:
                return words.say("Hold both {king} and {queen}, and you take the chips on that pair.", **pair)
            return words.say("Play both {king} and {queen}, and you take the chips on that pair.", **pair)
        case (_, _, _):
            if at_deal:
                return words.say("Hold 8, 9 and 10 of one suit, and you take the chips on 8-9-10; ties split them.")
            return words.say("Play 8, 9 and 10 of one suit, and you take the chips on 8-9-10.")
        case (pope,) if space.fixed:
            return words.say("The {card} takes {space}.", card=shown_card(card(pope), words), space=takes)
        case (_,):
            alike = [each for each in rules.layout if SPACES[each].of_trumps and len(SPACES[each].collected_by) == 1]
            spaces = words.row(space_text(each, words) for each in alike)
            return words.say("In trumps, the card of that name takes {spaces}.", spaces=spaces)
        case ("K*", _):
            return words.say("King and queen of trumps from one hand take {space}.", space=takes)
        case ("Q*", _):
            return words.say("Queen and jack of trumps from one hand take {space}.", space=takes)
    return ""


def _paid_in_play(rules: Rules, words: Words) -> str:
    cards = words.row(shown_card(each, words) for each in rules.layout_cards)
    if rules.pack == "single":
        return words.say(
            "**The boodle**: play the card just below one of {cards}, and you take the chips on that "
            "boodle card at once. Below an ace is the king.",
            cards=cards,
        )
    return _sentences(
        words.say("**The boodle**: play one of {cards}, and you take the chips on it at once.", cards=cards)
        if cards
        else words.say("**The boodle**: play a card that takes a space, and you take its chips at once.")
        if any(len(SPACES[each].collected_by) == 1 or SPACES[each].of_trumps for each in rules.layout)
        else words.say("**The boodle**: its chips are won with cards that belong together."),
        _named(rules, words),
    )


def _poker(rules: Rules, words: Words) -> str:
    if not rules.poker:
        return ""
    return _sentences(
        words.say(
            "**Poker**: everybody picks five cards from their hand in secret. Then there is one round "
            "of betting, from the dealer's left: check or bet, then call, raise or fold."
        ),
        words.count("A bet or a raise is {n} chip.", "A bet or a raise is at most {n} chips.", rules.poker_limit),
        words.count("There is at most {n} raise.", "There are at most {n} raises.", rules.poker_raises)
        if rules.poker_raises
        else words.say("There are no raises."),
        words.say(
            "The best five cards take the pot and the bets. If you can't pay a call in full, you stay in for less."
        ),
    )


def _opening(rules: Rules, words: Words) -> str:
    others = " ".join(SYMBOLS[suit] for suit in SUITS if suit != rules.open_suit)
    return {
        "dealer": words.say("**The opening**: the dealer leads first."),
        "poker": words.say("**The opening**: the winner of the poker leads first."),
        "lowest": words.say(
            "**The opening**: the player with the lowest card of all leads it; on a tie, the first after the dealer."
        ),
        "suit": words.say(
            "**The opening**: the lowest {suit} in anybody's hand is led first. If nobody has one, "
            "the suits {suits} are tried in turn.",
            suit=SYMBOLS[rules.open_suit],
            suits=others,
        ),
    }.get(rules.open_leader) or words.say("**The opening**: the player left of the dealer leads first.")


def _run(rules: Rules, words: Words) -> str:
    return _sentences(
        words.say("**The run**: the player with the next higher card of the suit must play it, and so on upwards."),
        words.say("The ace is low, the king is the top.")
        if rules.ace == "low"
        else words.say("The 2 is low, the ace is the top."),
        words.say("When the next card is yours, press its button on the board."),
    )


def _leading(rules: Rules, words: Words) -> str:
    changes = rules.lead_change != "none"
    which = {
        "any": words.say("**Leading**: choose a card.")
        if changes
        else words.say("**Leading**: you may lead any card."),
        "suit_low": words.say("**Leading**: choose a suit and lead your lowest card in it."),
        "group_low": words.say("**Leading**: lead the lowest card you can."),
    }[rules.lead_card]
    if not changes:
        return which
    change = {
        "suit": words.say("It must be a different suit from the last card."),
        "colour": words.say("The colour must change: red after black, black after red."),
    }[rules.lead_change]
    if rules.lead_blocked == "relax":
        return _sentences(which, change, words.say("If you can't, you may lead any suit."))
    deadlock = {
        "end": words.say("If nobody can, the round ends without a winner and without payments."),
        "relax": words.say("If nobody can, the last to play may lead any suit."),
    }[rules.lead_deadlock]
    return _sentences(which, change, words.say("If you can't, the player on your left leads."), deadlock)


def _going_out(rules: Rules, words: Words) -> str:
    out = [each for each in rules.layout if SPACES[each].pays == "out"]
    return _sentences(
        words.say("**Going out**: play your last card, and you win the round at once."),
        words.say("You take the kitty.") if rules.ante_kitty else "",
        *(words.say("You take {space}.", space=space_text(each, words)) for each in out),
        words.count(
            "The others pay you {n} chip for each card they still hold, as far as their chips go.",
            "The others pay you {n} chips for each card they still hold, as far as their chips go.",
            rules.pay_per_card,
        )
        if rules.pay_per_card
        else words.say("The others pay nothing for the cards they still hold."),
        words.say("A player who still holds the {card} pays nothing.", card=shown_card(next(iter(rules.spared)), words))
        if rules.pay_per_card and rules.spared
        else "",
    )


def _match(rules: Rules, words: Words) -> str:
    return _sentences(
        _end(rules, words),
        words.say(
            "If you have no chips left after a round, you get {chips} from those you set aside when you sat down; "
            "they count against you at the end.",
            chips=words.chips(rules.chips),
        )
        if rules.end_mode == "topup"
        else "",
        words.say(
            "Chips that nobody takes stay for the next round; what is left at the end waits for the next table, "
            "minus the computers' share."
        )
        if rules.end_leftover == "leave"
        else words.say(
            "Chips that nobody takes stay for the next round; at the end, those still in share what is left."
        ),
    )


def _end(rules: Rules, words: Words) -> str:
    if rules.end_mode == "first_bust":
        return words.say("**The match** ends after the round in which somebody runs out of chips. Most chips wins.")
    if rules.end_mode == "elimination":
        return words.say("**The match**: with no chips left after a round, you're out. The last one in wins.")
    if rules.end_rounds == "players":
        return words.say("**The match** has one round per player. Most chips wins.")
    return words.count(
        "**The match** has {n} round. Most chips wins.",
        "**The match** has {n} rounds. Most chips wins.",
        int(rules.end_rounds),
    )
