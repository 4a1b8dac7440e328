"""A finished stops match, step by step: what was done, the moments of its menu, and advice."""

from collections.abc import Sequence

from cogs.render.stops.board import lies as lies
from cogs.render.stops.cards import shown_card, shown_hands
from cogs.render.stops.hints import why as why
from cogs.render.stops.told import told
from cogs.render.told import Kind, Told
from cogs.render.words import Words
from engine.game import Action, Event
from engine.stops import events
from engine.stops.actions import PlayCard
from engine.stops.moments import moments

ON_THE_BOARD = (events.RunStopped, events.LeadPassed, events.RestrictionLifted)
"""The events that the board already tells."""


def done(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return what was just done, except what the board tells, and the hands that a poker shows."""
    lines = told([each for each in happened if not isinstance(each, ON_THE_BOARD)], names, words)
    shown = [each for event in happened if isinstance(event, events.PokerEnded) for each in event.shown]
    return [*lines, *map(Told, shown_hands(shown, names, words))]


def label(happened: Sequence[Event], names: Sequence[str], words: Words) -> Told | None:
    """Return a step's name in the menu of a round's moments, without cards, which hands may still hold."""
    kinds = {type(each) for each in happened}
    got = moments(happened)
    ended = next((each for each in happened if isinstance(each, events.RoundEnded)), None)
    if ended is not None and ended.winner is not None:
        return Told(words.say("{name} goes out", name=names[ended.winner]), Kind.OUT)
    if ended is not None:
        return Told(words.say("Nobody can lead"), Kind.OUT)
    if events.PokerEnded in kinds:
        winners = words.listing([names[each.seat] for each in got])
        # Translators: one line of a menu of the moments of a round, like those around it; {names} may be one or more.
        return Told(words.say("Poker: won by {names}", names=winners), Kind.PAYOUT)
    if events.HandSold in kinds:
        buyer = next(each.seat for each in happened if isinstance(each, events.HandSold))
        return Told(words.say("{name} buys a hand", name=names[buyer]), Kind.PAYOUT)
    if got:
        best = max(got, key=lambda each: each.amount)
        return Told(
            words.say("{name} takes {chips}", name=names[best.seat], chips=words.chips(best.amount)), Kind.PAYOUT
        )
    stopped = next((each for each in happened if isinstance(each, events.RunStopped)), None)
    if stopped is not None:
        # Translators: nobody has the card that would follow theirs.
        return Told(words.say("{name} ends the run", name=names[stopped.seat]), Kind.STOP)
    return Told(words.say("The deal")) if events.HandsDealt in kinds else None


def instead(action: Action, words: Words) -> str:
    """Return what the level *hard* would have led."""
    assert isinstance(action, PlayCard)
    # Translators: a computer player of the level "Hard".
    return words.say("A computer on Hard would have led {card}.", card=shown_card(action.card, words))
