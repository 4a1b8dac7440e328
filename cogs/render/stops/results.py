"""Round results of stops games as public texts: in short, and with every card and who pays whom."""

from collections.abc import Sequence
from itertools import groupby

from cogs.render.parts import in_two_lines, shown
from cogs.render.stops.cards import line_of_suits, shown_card, shown_hands, space_text, spaces_text
from cogs.render.stops.spaces import payouts_text
from cogs.render.stops.told import told
from cogs.render.words import Words
from engine.cards import Card, CardSet
from engine.game import Event, Moment, Seat
from engine.stops import moments
from engine.stops.events import (
    BoodleCollected,
    CardTurned,
    HandSold,
    PlayerEliminated,
    PokerEnded,
    PotWon,
    RoundEnded,
    TableShared,
    ToppedUp,
)
from engine.stops.order import ORDERS
from engine.stops.spaces import SPACES

SIGNS = {HandSold: "🔁 ", PlayerEliminated: "🚪 ", ToppedUp: "🪙 "}
"""The signs before sentences about events of a round."""


def announced(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return a round's result in short: who won how much, its best story, and, unless it is the last, the standings."""
    ended = [each for each in events if isinstance(each, RoundEnded)]
    taken = payouts_text(events, list(map(shown, names)), words)
    rounds = [text for event in ended for text in _in_short(event, names, taken, words)]
    after = [each for each in events if isinstance(each, PlayerEliminated | ToppedUp | TableShared)]
    return [*rounds, *revealed(after, names, words)]


def winner(events: Sequence[Event]) -> Seat | None:
    """Return who went out first."""
    return next((each.winner for each in events if isinstance(each, RoundEnded)), None)


def _in_short(event: RoundEnded, names: Sequence[str], taken: str, words: Words) -> list[str]:
    last = event.round == event.rounds  # the match's result follows, with everybody's chips
    carried = 0 if last else sum(count for _, count in event.table)
    small = [
        words.say("round {round}", round=event.round),
        words.say("last card {card}", card=shown_card(event.card, words)) if event.card is not None else "",
        # Translators: chips that nobody took, which lie on the table in the next round; small, as short as in English
        words.count("{n} chip carried", "{n} chips carried", carried) if carried else "",
    ]
    if event.winner is None:
        head = words.say("### ✋ Nobody can lead, so nobody wins")
    else:
        name, change = shown(names[event.winner]), event.chips[event.winner] - event.before[event.winner]
        # Translators: the heading of a round's result; {change}: by how much the winner's chips have changed
        head = words.say("### 🏁 {name} is out! {change}", name=name, change=words.signed(change))
        if change <= 0:  # the stakes cost more
            head = words.say("### 🏁 {name} is out!", name=name)
    best_first = sorted(range(len(names)), key=lambda seat: -event.chips[seat])
    changes = [words.signed(after - before) for before, after in zip(event.before, event.chips, strict=True)]
    standing = [f"{shown(names[seat])} **{words.number(event.chips[seat])}** {changes[seat]}" for seat in best_first]
    return [
        f"{head}\n-# {' · '.join(filter(None, small))}",
        "\n".join(filter(None, (_story(event, names, words), taken))),
        *([] if last else [in_two_lines(standing)]),
    ]


def _story(event: RoundEnded, names: Sequence[str], words: Words) -> str:
    """Return the best story of a round: the most chips that somebody took, or could have taken."""
    best = []
    if event.kitty and event.winner is not None:
        kitty, name = words.chips(event.kitty), shown(names[event.winner])
        best.append((event.kitty, words.say("👑 {name} took the kitty: {chips}!", name=name, chips=kitty)))
    for space, count in event.table:
        cards = SPACES[space].fixed
        if len(cards) != 1:
            continue
        places = {"card": shown_card(cards[0], words), "chips": words.chips(count)}
        holder = next((at for at, held in enumerate(event.held) if cards[0] in held), None)
        if holder is not None:
            name = shown(names[holder])
            best.append((count, words.say("👀 {name} still held {card} ({chips})!", name=name, **places)))
        elif cards[0] in event.dead:
            best.append((count, words.say("👀 Dead hand: {card} ({chips})!", **places)))
    close = [shown(names[at]) for at, held in enumerate(event.held) if len(held) == 1 and at != event.winner]
    if not best and close:
        # Translators: {names} had a single card left when somebody else went out: so close!
        return words.say("😬 One card left: {names}", names=words.listing(close))
    return max(best, default=(0, ""), key=lambda each: each[0])[1]


def revealed(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return the complete result of a round: a text for each notable event, but one for successive collections."""
    texts = []
    turned = next((each.card for each in events if isinstance(each, CardTurned)), None)
    for kind, together in groupby(events, type):
        if kind is BoodleCollected:
            taken = [each for each in together if isinstance(each, BoodleCollected)]
            texts.append("\n".join(_payouts(taken, turned, names, words)))
            continue
        for event in together:
            match event:
                case PokerEnded():
                    texts.append(_poker(event, names, words))
                case RoundEnded():
                    texts.append(_round(event, names, words))
                case HandSold() | PlayerEliminated() | ToppedUp() | CardTurned() | TableShared():
                    bold = [f"**{shown(name)}**" for name in names]
                    texts += [SIGNS.get(type(event), "") + each.text for each in told([event], bold, words)]
    return texts


def moment(best: Moment, number: int, name: str, words: Words) -> str:
    """Return the best moment of a match: how somebody got the most chips at once."""
    places = {"name": name, "chips": words.chips(best.amount), "round": number}
    on = words.listing([space_text(each, words) for each in best.on])
    return {
        moments.DEAL: words.say("{name} took {chips} for {spaces} at the deal of round {round}", spaces=on, **places),
        moments.POKER: words.say("{name} won {chips} in the poker of round {round}", **places),
        moments.OUT: words.say("{name} went out with {card} in round {round} and got {chips}", card=on, **places),
    }.get(best.kind) or words.say("{name} took {chips} on {card} in round {round}", card=on, **places)


def _payouts(events: Sequence[BoodleCollected], turned: Card | None, names: Sequence[str], words: Words) -> list[str]:
    """Return what players took, one line each, in order of who took first. `turned`: a card that nobody played."""
    by_seat: dict[Seat, list[BoodleCollected]] = {}
    for event in events:
        by_seat.setdefault(event.seat, []).append(event)
    return [
        _collected(taken[0], names, words)
        if len(taken) == 1 and (turned is None or taken[0].card != turned)
        else words.say(
            "💰 **{name}** takes **{chips}**: {spaces}",
            name=shown(names[seat]),
            chips=words.chips(sum(each.chips for each in taken)),
            spaces=spaces_text([(each.space, each.chips) for each in taken], words),
        )
        for seat, taken in by_seat.items()
    ]


def _collected(event: BoodleCollected, names: Sequence[str], words: Words) -> str:
    name, taken = shown(names[event.seat]), words.chips(event.chips)
    if event.card is None:
        space = space_text(event.space, words)
        return words.say("💰 **{name}** holds **{space}** and takes **{chips}**!", name=name, space=space, chips=taken)
    card = shown_card(event.card, words)
    if event.space == str(event.card):
        return words.say("💰 **{name}** plays **{card}** and takes **{chips}**!", name=name, card=card, chips=taken)
    return words.say(
        "💰 **{name}** plays **{card}** and takes **{chips}** from {space}!",
        name=name,
        card=card,
        chips=taken,
        space=space_text(event.space, words),
    )


def _poker(event: PokerEnded, names: Sequence[str], words: Words) -> str:
    """Return who won what in the poker, and the hands that were shown."""
    won: dict[tuple[Seat, ...], PotWon] = {}
    for pot in event.pots:  # pots that the same players won are told as one
        same = won.get(pot.winners, PotWon(0, pot.winners, 0))
        won[pot.winners] = PotWon(same.chips + pot.chips, pot.winners, same.share + pot.share)
    (head,), (_, *others) = told([event], list(map(shown, names)), words), won.values()
    lines = [f"### 🃏 {head.text}", *(_side_pot(pot, names, words) for pot in others if pot.chips)]
    if not event.shown:
        lines.append("-# " + words.say("Everybody else folded."))
    return "\n".join([*lines, *shown_hands(event.shown, list(map(shown, names)), words)])


def _side_pot(pot: PotWon, names: Sequence[str], words: Words) -> str:
    winners = words.listing([shown(names[seat]) for seat in pot.winners])
    if len(pot.winners) > 1:
        return words.say("Side pot: **{names}** take **{share}** each", names=winners, share=words.chips(pot.share))
    return words.say("Side pot: **{name}** takes **{chips}**", name=winners, chips=words.chips(pot.chips))


def _round(event: RoundEnded, names: Sequence[str], words: Words) -> str:
    if event.winner is None or event.card is None:
        lines = [words.say("### Round {round}: nobody can lead, so nobody wins", round=event.round)]
    else:
        out = {"name": shown(names[event.winner]), "card": shown_card(event.card, words)}
        lines = [words.say("### Round {round}: {name} goes out with {card}", round=event.round, **out)]
    for seat in range(len(names)):
        lines.append(_line(event, seat, names, words))
        if event.held and event.held[seat]:
            # Translators: below a player's line, the cards that they had left when the round ended.
            lines.append(words.say("Still held: {cards}", cards=_cards(event.held[seat], event, words)))
    if event.dead:
        lines.append(words.say("Dead hand: {cards}", cards=_cards(event.dead, event, words)))
    if event.table:
        lines.append("-# " + words.say("Still on the table: {spaces}", spaces=spaces_text(event.table, words)))
    return "\n".join(lines)


def _cards(cards: CardSet, event: RoundEnded, words: Words) -> str:
    """Return the cards left in a hand, by suit: pictures, or a run of ranks for each suit."""
    return line_of_suits(cards, ORDERS[event.ace], words)


def _line(event: RoundEnded, seat: Seat, names: Sequence[str], words: Words) -> str:
    """Return one player's chips, what the round changed, and what they got or paid for the cards left in hands."""
    change = words.signed(event.chips[seat] - event.before[seat])
    mark = " 🏁" if seat == event.winner else ""
    line = f"{shown(names[seat])} **{words.number(event.chips[seat])}** ({change}){mark}"
    return " · ".join(filter(None, (line, _paid(event, seat, words))))


def _paid(event: RoundEnded, seat: Seat, words: Words) -> str:
    """Return what a player got or paid for the cards left in hands; empty if nothing."""
    if seat == event.winner:
        won, kitty = sum(each.chips for each in event.payments), event.kitty
        # Translators: follows a player's name and chips in a list; what the winner of the round got from the others.
        if won and kitty:
            return words.say("gets {won}, and {kitty} from the kitty", won=won, kitty=kitty)
        if kitty:
            return words.say("gets {kitty} from the kitty", kitty=kitty)
        return words.say("gets {won}", won=won) if won else ""
    paid = next((each for each in event.payments if each.seat == seat), None)
    if paid is None:
        return ""
    # Translators: follows a player's name and chips in a list; what they paid the winner of the round.
    if paid.chips < paid.due:
        return words.say("paid {paid} of {due}, the rest is forgiven", paid=paid.chips, due=paid.due)
    return words.say("paid {paid}", paid=paid.chips)
