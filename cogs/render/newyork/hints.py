"""A suggested move in New York, New York, and the reasons for it."""

from collections.abc import Iterator, Sequence

from bot.tables.views import Hand
from cogs.render.newyork.cards import card_text
from cogs.render.parts import shown
from cogs.render.words import Words
from engine.game import Action
from engine.newyork.actions import Lay, Take
from engine.newyork.players.hints import Hint, compared, explained
from engine.newyork.view import View
from engine.players import Weighed

CLOSE = 0.5
"""Two moves are worth about as much if they differ by fewer points."""


def hint(hand: Hand, view: View, suggestion: Weighed, words: Words) -> str:
    """Return the suggestion to a seat, with every reason that the seat can know."""
    action, names = suggestion.action, [seat.name for seat in hand.board.seats]
    best = None if explained(view, action).special else compared(view, action)
    weighed = Weighed(action, () if best is None or best[1] <= -CLOSE else (best,))
    return f"{_suggested(view, action, words)} {why(view, weighed, names, words)}".rstrip()


def _suggested(view: View, action: Action, words: Words) -> str:
    match action:
        case Lay(card):
            laid, over = card_text(card, words), view.tops[card.number - 1]
            if over is None:
                return words.say("💡 Play **{card}**.", card=laid)
            return words.say("💡 Play **{card}** over {other}.", card=laid, other=card_text(over, words))
        case Take(card):
            # Translators: what a hint suggests, to a friend
            return words.say("💡 Take **{card}**.", card=card_text(card, words))
    # Translators: what a hint suggests, to a friend
    return words.say("💡 **Pass**.")


def why(view: View, weighed: Weighed, names: Sequence[str], words: Words) -> str:
    """Return the reasons for a move, and how it compares with the best other one, if that is among them."""
    hint = explained(view, weighed.action)
    match weighed.action:
        case Lay():
            said = _laid(hint, names, words)
        case Take():
            said = _taken(hint, names, words)
        case _:
            said = _passed(hint, words)
    return " ".join([*said, *(_compared(*best, words) for best in weighed.ahead[:1])])


def _compared(instead: Action, points: float, words: Words) -> str:
    """Return by how much a move is better than the next one, which the row may not show."""
    close, ahead = points < CLOSE, max(1, round(points))
    match instead:
        case Lay(card):
            other = card_text(card, words)
            if close:
                return words.say("Counting the cards to come, playing {card} is worth about as much.", card=other)
            return words.count(
                "Counting the cards to come, that's worth about {n} point more than playing {card}.",
                "Counting the cards to come, that's worth about {n} points more than playing {card}.",
                ahead,
                card=other,
            )
        case Take(card):
            other = card_text(card, words)
            if close:
                return words.say("Counting the cards to come, taking {card} is worth about as much.", card=other)
            return words.count(
                "Counting the cards to come, that's worth about {n} point more than taking {card}.",
                "Counting the cards to come, that's worth about {n} points more than taking {card}.",
                ahead,
                card=other,
            )
    if close:
        return words.say("Counting the cards to come, passing is worth about as much.")
    return words.count(
        "Counting the cards to come, that's worth about {n} point more than passing.",
        "Counting the cards to come, that's worth about {n} points more than passing.",
        ahead,
    )


def _laid(hint: Hint, names: Sequence[str], words: Words) -> Iterator[str]:
    if hint.points > 0:
        yield words.count("It brings you {n} point.", "It brings you {n} points.", hint.points)
    if hint.points > 0 and hint.blocks > 0:
        # Translators: {n} of the points of the sentence before
        yield words.count("{n} of them is for blocks.", "{n} of them are for blocks.", hint.blocks)
    if hint.points < 0:
        yield words.count("It costs you {n} point.", "It costs you {n} points.", -hint.points)
    for seat, change in hint.others:
        name = shown(names[seat])
        yield (
            words.count("{name} loses {n} point.", "{name} loses {n} points.", -change, name=name)
            if change < 0
            else words.count("{name} gains {n} point.", "{name} gains {n} points.", change, name=name)
        )
    if not hint.points and not hint.others:
        yield words.say("Nobody's points change.")
    if hint.final:
        # Translators: the card that is suggested
        yield words.say("Nobody else can cover it.")


def _taken(hint: Hint, names: Sequence[str], words: Words) -> Iterator[str]:
    if hint.points > 0:
        yield words.count(
            "Played now, it would bring you {n} point.", "Played now, it would bring you {n} points.", hint.points
        )
    if not hint.points and not hint.others:
        yield words.say("Played now, it would change nobody's points.")
    for seat, change in hint.others:
        name = shown(names[seat])
        yield (
            words.count("It would cost {name} {n} point.", "It would cost {name} {n} points.", -change, name=name)
            if change < 0
            else words.count("It would give {name} {n} point.", "It would give {name} {n} points.", change, name=name)
        )


def _passed(hint: Hint, words: Words) -> Iterator[str]:
    if hint.costly:
        yield words.say("Every card you could play now costs you points.")
    elif hint.idle:
        yield words.say("No card in your hand would help you.")
    yield words.say("Passing is final for this round.")
