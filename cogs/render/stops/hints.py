"""A suggested lead, and the reasons for it."""

from collections.abc import Iterator, Sequence

from bot.tables.views import Hand
from cogs.render.stops.cards import shown_card, space_text
from cogs.render.words import Words
from engine.game import Action
from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.players.hints import Hint, explained
from engine.stops.view import View


def hint(hand: Hand, view: View, suggestion: Weighed, words: Words) -> str:
    """Return the suggestion to a seat, with every reason that the seat can know."""
    assert isinstance(suggestion.action, PlayCard)
    lead = words.say("💡 Lead the **{card}**.", card=shown_card(suggestion.action.card, words))
    hint = explained(view, suggestion.action.card)
    return " ".join([lead, *_reasons(hint, view, words), *_compared(hint, suggestion.ahead, words)])


def why(view: View, weighed: Weighed, names: Sequence[str], words: Words) -> str:
    """Return how a lead compares with the best other one, and the reasons for it."""
    (other, ahead), *_ = weighed.ahead
    assert isinstance(weighed.action, PlayCard)
    assert isinstance(other, PlayCard)
    # Translators: how much better a lead is than another card
    more = words.count(
        "On average {n} chip more than {card}.",
        "On average {n} chips more than {card}.",
        max(1, round(ahead)),
        card=shown_card(other.card, words),
    )
    return " ".join([more, *_reasons(explained(view, weighed.action.card), view, words)])


def _reasons(hint: Hint, view: View, words: Words) -> list[str]:
    return [*_brings(hint, words), *_end(hint, words), *_goes_on(hint, view, words), *_kept(hint, words)]


def _brings(hint: Hint, words: Words) -> Iterator[str]:
    """Yield what the seat plays at once, and what it collects with that."""
    if hint.own:
        cards = words.listing([shown_card(each, words) for each in hint.own])
        yield words.count(
            "You also hold the {cards}, which follows at once.",
            "You also hold the {cards}, which follow at once.",
            len(hint.own),
            cards=cards,
        )
    if hint.collects:
        spaces = words.listing([space_text(space, words) for space, _ in hint.collects])
        collected = words.chips(sum(count for _, count in hint.collects))
        yield words.say("You collect {chips} on {spaces}.", chips=collected, spaces=spaces)


def _goes_on(hint: Hint, view: View, words: Words) -> Iterator[str]:
    """Yield what others may collect in the run, and where the seat plays again."""
    if hint.gives and hint.asked is not None:
        asked, given = shown_card(hint.asked, words), words.chips(hint.gives)
        yield words.say("The player with the {card} collects {chips}.", card=asked, chips=given)
    before = None if hint.later is None else view.rules.order.below[hint.later]
    if hint.later is not None and before is not None:
        places = {"card": shown_card(before, words), "later": shown_card(hint.later, words)}
        if hint.brings:
            collected = words.chips(hint.brings)
            yield words.say(
                "If the run reaches the {card}, your {later} follows and collects {chips}.", chips=collected, **places
            )
        else:
            yield words.say("If the run reaches the {card}, your {later} follows.", **places)


def _kept(hint: Hint, words: Words) -> Iterator[str]:
    """Yield why it is good to keep the cards below the lead."""
    if not hint.keeps:
        return
    yield words.count(
        "You keep the {cards}: nothing can follow it any more, so leading it brings the lead back to you.",
        "You keep the {cards}: nothing can follow them any more, so leading them brings the lead back to you.",
        len(hint.keeps),
        cards=words.listing([shown_card(each, words) for each in hint.keeps]),
    )


def _compared(hint: Hint, ahead: Sequence[tuple[Action, float]], words: Words) -> list[str]:
    """Return by how much a lead is better than another: the lowest card kept below it, or else the best other one."""
    if not ahead:
        if hint.special:
            return []
        return [words.say("Nothing is certain here; this lead looks best at first sight.")]
    others = {action.card: chips for action, chips in ahead if isinstance(action, PlayCard)}
    other = next(each for each in (*hint.keeps, *others) if each in others)
    card, more = shown_card(other, words), int(others[other] + 0.5)
    if not more:
        return [words.say("I played the round through in my head: the {card} is about as good.", card=card)]
    return [
        words.count(
            "I played the round through in my head: this lead wins {n} chip more on average than the {card}.",
            "I played the round through in my head: this lead wins {n} chips more on average than the {card}.",
            more,
            card=card,
        )
    ]


def _end(hint: Hint, words: Words) -> list[str]:
    """Return what follows the seat's cards."""
    asked = "" if hint.asked is None else shown_card(hint.asked, words)
    places = {"card": shown_card(hint.last, words), "next": asked}
    match hint.end:
        case "out":
            return [words.say("Then your hand is empty, and you win the round.")]
        case "open":
            return [words.say("If nobody has the {card}, you lead again.", card=asked)] if hint.again else []
        case "held":
            return [words.say("Somebody else has the {card} and plays it next.", card=asked)]
        case "top":
            why = words.say("The {card} is the top of its suit, so nothing can follow it.", **places)
        case "layout":
            why = words.say("Nothing can follow the {card}: the {next} is one of the boodle cards.", **places)
        case "absent":
            why = words.say("Nothing can follow the {card}: the {next} is not in the pack.", **places)
        case "played":
            why = words.say("Nothing can follow the {card}: the {next} has been played.", **places)
        case "given_up":
            why = words.say("Nothing can follow the {card}: the {next} is in the hand that you gave up.", **places)
        case "dead":
            why = words.say("Nothing can follow the {card}: nobody has the {next}.", **places)
    if hint.again:
        return [why, words.say("So you lead again.")]
    return [why, words.say("But then you have no card in a suit that you may lead.")]
