"""Payouts and round results of stops games, as public texts: who pays whom how much, and what stays on the table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.render.cards import card_text, space_text
from cogs.render.parts import chips, shown
from cogs.words import Words
from engine.game import Event
from engine.stops.events import BoodleCollected, PlayerEliminated, RoundEnded, TableShared, ToppedUp


def told(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return what is notable, one text for each event."""
    texts = []
    for event in events:
        match event:
            case BoodleCollected():
                texts.append(_collected(event, names, words))
            case RoundEnded():
                texts.append(_round(event, names, words))
            case PlayerEliminated(seat):
                texts.append(words.say("🚪 **{name}** has no chips left and is out.", name=shown(names[seat])))
            case ToppedUp(seat, more):
                texts.append(
                    words.say(
                        "🏦 **{name}** has no chips left and gets {chips} from the bank.",
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


def _collected(event: BoodleCollected, names: Sequence[str], words: Words) -> str:
    name, taken = shown(names[event.seat]), chips(words, event.chips)
    if event.space == str(event.card):
        return words.say(
            "💰 **{name}** plays **{card}** and takes **{chips}**!", name=name, card=card_text(event.card), chips=taken
        )
    return words.say(
        "💰 **{name}** plays **{card}** and takes **{chips}** from {space}!",
        name=name,
        card=card_text(event.card),
        chips=taken,
        space=space_text(event.space),
    )


def _round(event: RoundEnded, names: Sequence[str], words: Words) -> str:
    lines = [_headline(event, names, words)]
    if event.kitty and event.winner is not None:
        lines.append(
            words.say(
                "{name} takes the kitty: {chips}.", name=shown(names[event.winner]), chips=chips(words, event.kitty)
            )
        )
    lines += [_line(event, seat, names, words) for seat in range(len(names))]
    lines.append("-# " + words.say("The changes count stakes and boodle too."))
    if event.table:
        left = " · ".join(f"{space_text(space)} {count}" for space, count in event.table)
        lines.append("-# " + words.say("Stays on the table: {spaces}", spaces=left))
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
    """Return one player's chips, what the round changed, and what he paid."""
    change = event.chips[seat] - event.before[seat]
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    places = {"name": shown(names[seat]), "chips": event.chips[seat], "change": f"{sign}{abs(change)}"}
    paid = next((each for each in event.payments if each.seat == seat), None)
    if paid is None:
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
