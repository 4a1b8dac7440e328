"""Payouts and round results of stops games, as public texts: who pays whom how much, and what stays on the table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.render.parts import chips, shown
from cogs.render.stops.cards import card_text, space_text
from cogs.render.stops.poker_hands import as_shown, category_text
from cogs.render.words import Words
from engine.game import Event, Moment
from engine.poker_hands import rank
from engine.stops import moments
from engine.stops.events import (
    BoodleCollected,
    HandSold,
    PlayerEliminated,
    PokerEnded,
    PotWon,
    RoundEnded,
    TableShared,
    ToppedUp,
)


def announced(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return a text for each notable event."""
    texts = []
    for event in events:
        match event:
            case BoodleCollected():
                texts.append(_collected(event, names, words))
            case HandSold(buyer, owner, price):
                texts.append(
                    words.say(
                        "🔁 **{buyer}** buys a hand from **{owner}** for **{chips}**.",
                        buyer=shown(names[buyer]),
                        owner=shown(names[owner]),
                        chips=chips(words, price),
                    )
                )
            case PokerEnded():
                texts.append(_poker(event, names, words))
            case RoundEnded():
                texts.append(_round(event, names, words))
            case PlayerEliminated(seat):
                texts.append(words.say("🚪 **{name}** has no chips left and is out.", name=shown(names[seat])))
            case ToppedUp(seat, more):
                texts.append(
                    words.say(
                        "🪙 **{name}** has no chips left and goes on with {chips} more.",
                        name=shown(names[seat]),
                        chips=chips(words, more),
                    )
                )
            case TableShared(seats, share):
                texts.append(
                    words.say(
                        "The chips on the table are shared: {chips} each for {names}.",
                        chips=chips(words, share),
                        names=words.listing([shown(names[seat]) for seat in seats]),
                    )
                )
    return texts


def moment(best: Moment, number: int, name: str, words: Words) -> str:
    """Return the best moment of a match: how somebody got most chips at one stroke."""
    places = {"name": name, "chips": chips(words, best.amount), "round": number}
    on = words.listing([space_text(each, words) for each in best.on])
    match best.kind:
        case moments.DEAL:
            return words.say("{name} took {chips} for {spaces} at the deal of round {round}", spaces=on, **places)
        case moments.POKER:
            return words.say("{name} won {chips} in the poker of round {round}", **places)
        case moments.OUT:
            return words.say("{name} went out with {card} in round {round} and got {chips}", card=on, **places)
    return words.say("{name} took {chips} on {card} in round {round}", card=on, **places)


def _collected(event: BoodleCollected, names: Sequence[str], words: Words) -> str:
    name, taken = shown(names[event.seat]), chips(words, event.chips)
    if event.card is None:
        space = space_text(event.space, words)
        return words.say("💰 **{name}** holds **{space}** and takes **{chips}**!", name=name, space=space, chips=taken)
    if event.space == str(event.card):
        return words.say(
            "💰 **{name}** plays **{card}** and takes **{chips}**!", name=name, card=card_text(event.card), chips=taken
        )
    return words.say(
        "💰 **{name}** plays **{card}** and takes **{chips}** from {space}!",
        name=name,
        card=card_text(event.card),
        chips=taken,
        space=space_text(event.space, words),
    )


def _poker(event: PokerEnded, names: Sequence[str], words: Words) -> str:
    """Return who won what in the poker, and the hands that were shown."""
    lines = [_pot(pot, at, names, words) for at, pot in enumerate(event.pots) if pot.chips or not at]
    if not event.shown:
        lines.append("-# " + words.say("Everybody else folded."))
    ranked = sorted(event.shown, key=lambda each: rank(each[1]), reverse=True)
    for seat, five in ranked:
        lines.append(
            words.say(
                "{name}: {cards} · {category}",
                name=shown(names[seat]),
                cards=" ".join(map(card_text, as_shown(five))),
                category=category_text(five, words),
            )
        )
    return "\n".join(lines)


def _pot(pot: PotWon, at: int, names: Sequence[str], words: Words) -> str:
    winners = words.listing([shown(names[seat]) for seat in pot.winners])
    if len(pot.winners) > 1:
        share = chips(words, pot.share)
        if at:
            return words.say("Side pot: **{names}** take **{share}** each", names=winners, share=share)
        return words.say("### 🃏 Poker: {names} share the pot, {share} each", names=winners, share=share)
    if at:
        return words.say("Side pot: **{name}** takes **{chips}**", name=winners, chips=chips(words, pot.chips))
    return words.say("### 🃏 Poker: {name} takes {chips}", name=winners, chips=chips(words, pot.chips))


def _round(event: RoundEnded, names: Sequence[str], words: Words) -> str:
    lines = [_headline(event, names, words)]
    if event.kitty and event.winner is not None:
        lines.append(
            words.say(
                "{name} takes the kitty: {chips}.", name=shown(names[event.winner]), chips=chips(words, event.kitty)
            )
        )
    lines += [_line(event, seat, names, words) for seat in range(len(names))]
    lines.append("-# " + words.say("Totals include stakes and boodle."))
    if event.table:
        left = [
            words.say("{space} ({chips})", space=space_text(space, words), chips=chips(words, count))
            for space, count in event.table
        ]
        lines.append("-# " + words.say("Carried over: {spaces}", spaces=" · ".join(left)))
    return "\n".join(lines)


def _headline(event: RoundEnded, names: Sequence[str], words: Words) -> str:
    if event.winner is None or event.card is None:
        return words.say("### Round {round}: nobody can lead, so nobody wins", round=event.round)
    return words.say(
        "### Round {round}: {name} goes out with {card}",
        round=event.round,
        name=shown(names[event.winner]),
        card=card_text(event.card),
    )


def _line(event: RoundEnded, seat: int, names: Sequence[str], words: Words) -> str:
    """Return one player's chips, what the round changed, and what they paid."""
    change = event.chips[seat] - event.before[seat]
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    places = {"name": shown(names[seat]), "chips": event.chips[seat], "change": f"{sign}{abs(change)}"}
    paid = next((each for each in event.payments if each.seat == seat), None)
    if paid is None:
        if seat == event.winner and not event.payments:
            return words.say("{name} **{chips}** ({change}) 🏁", **places)
        if seat == event.winner:
            won = sum(each.chips for each in event.payments)
            return words.say("{name} **{chips}** ({change}) 🏁 · gets {won} for cards left", won=won, **places)
        return words.say("{name} **{chips}** ({change})", **places)
    if paid.chips < paid.due:
        return words.count(
            "{name} **{chips}** ({change}) · paid {paid} of {due} for {n} card, the rest is forgiven",
            "{name} **{chips}** ({change}) · paid {paid} of {due} for {n} cards, the rest is forgiven",
            paid.cards,
            paid=paid.chips,
            due=paid.due,
            **places,
        )
    return words.count(
        "{name} **{chips}** ({change}) · paid {paid} for {n} card",
        "{name} **{chips}** ({change}) · paid {paid} for {n} cards",
        paid.cards,
        paid=paid.chips,
        **places,
    )
