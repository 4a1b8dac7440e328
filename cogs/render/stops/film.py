"""A stops match that is over, looked at step by step: the table, the hands that are seen, and what can be jumped to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.tables.views import Board
from cogs.render.parts import chips
from cogs.render.stops.board import lying
from cogs.render.stops.cards import in_suits, run_text, shown_card, shown_cards
from cogs.render.stops.poker_hands import as_shown, category_text
from cogs.render.stops.told import told
from cogs.render.told import Kind, Told
from cogs.render.words import Words
from engine.game import Action, Event
from engine.poker_hands import rank
from engine.stops import events
from engine.stops.actions import PlayCard
from engine.stops.moments import moments
from engine.stops.view import View

THIN = "\u2009"
"""Between two suits in pictures: eleven cards fit a line on a phone."""
ON_THE_BOARD = (events.RunStopped, events.LeadPassed, events.RestrictionLifted)
"""What the board says by itself."""


def lies(board: Board, view: View, words: Words) -> list[str]:
    """Return the run or the lead, the boodle, and what happened before."""
    return lying(board, view, words)


def held(view: View, words: Words) -> str:
    """Return a hand in one line, suit by suit; empty without cards."""
    suits = groupby(in_suits(view.hand, view.rules.order), lambda each: each.suit)
    between = THIN if words.deck else "\u2002"
    return between.join(run_text(list(of_suit), words) for _, of_suit in suits)


def done(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return what was just done, but for what the board says; the hands that a poker shows stand beside it."""
    lines = told([each for each in happened if not isinstance(each, ON_THE_BOARD)], names, words)
    shown = [each for event in happened if isinstance(event, events.PokerEnded) for each in event.shown]
    for seat, five in sorted(shown, key=lambda each: rank(each[1]), reverse=True):
        places = {"name": names[seat], "cards": shown_cards(as_shown(five), words)}
        lines.append(Told(words.say("{name}: {cards} · {category}", category=category_text(five, words), **places)))
    return lines


def label(happened: Sequence[Event], names: Sequence[str], words: Words) -> Told | None:
    """Return what a step is called among the moments of a round, without a card: some are still in hands."""
    kinds = {type(each) for each in happened}
    got = moments(happened)
    if events.WentOut in kinds:
        winner = next(each.seat for each in happened if isinstance(each, events.WentOut))
        return Told(words.say("{name} goes out", name=names[winner]), Kind.OUT)
    if events.RoundEnded in kinds:
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
            words.say("{name} takes {chips}", name=names[best.seat], chips=chips(words, best.amount)), Kind.PAYOUT
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
