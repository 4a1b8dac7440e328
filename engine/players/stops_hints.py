"""What speaks for a lead: facts that its seat can know, for a sentence to a newcomer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, CardSet
from engine.players.stops_knowledge import knowledge
from engine.stops.view import View

End = Literal["out", "top", "played", "dead", "open"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A lead that is suggested, and what is certain about it."""

    card: Card
    own: tuple[Card, ...]
    """The seat's further cards that follow at once, in order."""
    collects: int
    """Chips that the card and those bring from the layout."""
    end: End
    """What comes after these: the seat is `out`; they end at the suit's `top` card; the next card was `played`, or is
    `dead` as far as the seat knows; or it is `open` who has it, if anybody."""
    asked: Card | None
    """The next card, None above the top one."""


def explained(view: View, card: Card) -> Hint:
    """Return what a seat can know about a lead of its own."""
    above = view.rules.order.above
    known = knowledge(view)
    own: list[Card] = []
    following = above[card]
    while following is not None and following in view.hand:
        own.append(following)
        following = above[following]
    if len(own) + 1 == len(view.hand):
        end: End = "out"
    elif following is None or following not in view.rules.cards:
        end = "top"
    elif following in view.played:
        end = "played"
    elif not any(following in may for may in known.may[:-1]):
        end = "dead"
    else:
        end = "open"
    return Hint(card, tuple(own), _collected(view, [card, *own]), end, following)


def _collected(view: View, cards: list[Card]) -> int:
    """Return the chips that a seat takes from the layout by playing these cards in a row."""
    if view.rules.paycards_when != "play":
        return 0
    chips = dict(view.table)
    before = CardSet.of(play.card for play in view.plays if play.seat == view.seat)
    after = before | CardSet.of(cards)
    collected = 0
    for at, space in enumerate(view.rules.layout):
        sets = view.rules.collected_by[at]
        if any(not each - after for each in sets) and not any(not each - before for each in sets):
            collected += chips[space]
    return collected
