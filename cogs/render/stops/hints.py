"""A suggested lead, and what speaks for it."""

from __future__ import annotations

from cogs.render.parts import chips
from cogs.render.stops.cards import card_text, space_text
from cogs.render.words import Words
from engine.stops.actions import PlayCard
from engine.stops.players.hints import Hint, explained
from engine.stops.view import View


def hint_text(view: View, action: PlayCard, words: Words, *, thought: bool) -> str:
    """Return what is suggested to a seat, with every reason that it can know.

    Args:
        view: what the seat knows.
        action: the lead that is suggested.
        words: the reader's language.
        thought: whether the round was played through to find it.
    """
    hint = explained(view, action.card)
    said = [words.say("💡 Lead the **{card}**.", card=card_text(hint.card))]
    if hint.own:
        cards = words.listing([card_text(each) for each in hint.own])
        said.append(
            words.count(
                "You also hold the {cards}, which follows at once.",
                "You also hold the {cards}, which follow at once.",
                len(hint.own),
                cards=cards,
            )
        )
    if hint.collects:
        spaces = words.listing([space_text(space, words) for space, _ in hint.collects])
        collected = chips(words, sum(count for _, count in hint.collects))
        said.append(words.say("You collect the {chips} on {spaces}.", chips=collected, spaces=spaces))
    said += _end(hint, words)
    if hint.gives and hint.asked is not None:
        given = chips(words, hint.gives)
        said.append(
            words.say("Whoever has the {card} collects {chips} with it.", card=card_text(hint.asked), chips=given)
        )
    before = None if hint.later is None else view.rules.order.below[hint.later]
    if hint.later is not None and before is not None:
        said.append(
            words.say(
                "If the run reaches the {card}, your {later} follows.",
                card=card_text(before),
                later=card_text(hint.later),
            )
        )
    if not hint.special:
        said.append(
            words.say("Nothing is certain here; this lead did best when I played the round through in my head.")
            if thought
            else words.say("Nothing is certain here; this lead looks best at first sight.")
        )
    return " ".join(said)


def _end(hint: Hint, words: Words) -> list[str]:
    """Return what comes after the seat's cards."""
    last, asked = card_text(hint.last), "" if hint.asked is None else card_text(hint.asked)
    match hint.end:
        case "out":
            return [words.say("Then your hand is empty, and you win the round.")]
        case "open":
            return [words.say("If nobody has the {card}, you lead again.", card=asked)] if hint.again else []
        case "held":
            return [words.say("Somebody else has the {card} and plays it next.", card=asked)]
        case "top":
            why = words.say("The {card} is the top of its suit, so nothing can follow it.", card=last)
        case "layout":
            why = words.say(
                "Nothing can follow the {card}: the {next} is one of the boodle cards.", card=last, next=asked
            )
        case "played":
            why = words.say("Nothing can follow the {card}: the {next} has been played.", card=last, next=asked)
        case "given_up":
            why = words.say(
                "Nothing can follow the {card}: the {next} is in the hand that you gave up.", card=last, next=asked
            )
        case "dead":
            why = words.say("Nothing can follow the {card}: nobody has the {next}.", card=last, next=asked)
    if hint.again:
        return [why, words.say("So you lead again.")]
    return [why, words.say("But then you have no card in a suit that you may lead.")]
