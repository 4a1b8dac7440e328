"""A finished match of New York, New York, step by step: the row, the market, and the moments of its menu."""

from collections.abc import Sequence

from bot.tables.views import Board
from cogs.render.newyork.board import market_lines
from cogs.render.newyork.cards import card_text, row_lines
from cogs.render.newyork.hints import why as why
from cogs.render.told import Kind, Told
from cogs.render.words import Words
from engine.game import Action, Event
from engine.newyork import events
from engine.newyork.actions import Lay, Take
from engine.newyork.view import View


def lies(board: Board, view: View, words: Words) -> list[str]:
    """Return the row and the market."""
    return ["\n".join(row_lines(view.tops, words)), market_lines(view, words)]


def label(happened: Sequence[Event], names: Sequence[str], words: Words) -> Told | None:
    """Return a step's name in the menu of a round's moments, without cards, which hands may still hold."""
    if any(isinstance(event, events.RoundScored) for event in happened):
        # Translators: an entry in the menu of a replay's moments
        return Told(words.say("The round is scored"), Kind.OUT)
    for event in happened:
        match event:
            case events.Passed(seat, _):
                # Translators: an entry in the menu of a replay's moments
                return Told(words.say("{name} passes", name=names[seat]), Kind.STOP)
            case events.CardLaid(seat, _, covered) if covered is not None and covered.owner != seat:
                other = names[covered.owner] if covered.owner < len(names) else ""
                if other:
                    # Translators: an entry in the menu of a replay's moments: a card of {other} is covered
                    return Told(words.say("{name} covers {other}", name=names[seat], other=other), Kind.PAYOUT)
            case events.RoundBegan():
                # Translators: an entry in the menu of a replay's moments: the cards are dealt
                return Told(words.say("The deal"))
    return None


def instead(action: Action, words: Words) -> str:
    """Return what the level *hard* would have done."""
    if isinstance(action, Lay):
        # Translators: a computer player of the level "Hard"; {card} is a tile.
        return words.say("A computer on Hard would have played {card}.", card=card_text(action.card, words))
    if isinstance(action, Take):
        # Translators: a computer player of the level "Hard"; {card} is a tile.
        return words.say("A computer on Hard would have taken {card}.", card=card_text(action.card, words))
    # Translators: a computer player of the level "Hard".
    return words.say("A computer on Hard would have passed.")
