"""Reasons for a lead: facts that its seat can know, for a sentence to a newcomer."""

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, CardSet
from engine.stops.knowledge import knowledge
from engine.stops.phases.paycards import earned
from engine.stops.players.leads import collected
from engine.stops.view import View

End = Literal["out", "top", "layout", "absent", "played", "given_up", "dead", "held", "open"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A lead, and what is certain about it."""

    card: Card
    own: tuple[Card, ...]
    """The seat's further cards that follow at once, in order."""
    collects: tuple[tuple[str, int], ...]
    """The chips that the card and these `own` ones bring from the layout, by space."""
    end: End
    """What comes after these. The seat is `out` of cards. Or they cannot be followed: the last is the suit's `top`; the
    next card lies on the `layout`, is `absent` from the pack, was `played`, is in the hand that the seat has
    `given_up`, or is `dead` otherwise. Or another seat has it (`held`). Or the seat cannot know who has it, if anybody
    (`open`)."""
    asked: Card | None
    """The next card, None above the top one."""
    gives: int
    """The chips that another seat is certain to collect with the next card, if it has that."""
    later: Card | None
    """The seat's next card in the same run, if others play the run up to it; None if that is known not to happen."""
    brings: int
    """The chips that this card collects from the layout, if the run reaches it."""
    keeps: tuple[Card, ...]
    """The seat's cards right below the lead, which nothing can follow any more, from low to high: led later, they bring
    the lead back. Empty if a lead after a run that stopped is not free."""
    again: bool
    """Whether the seat leads again if these are not followed: it has a card that may be led then."""

    @property
    def last(self) -> Card:
        """The last of the cards that the seat plays at once."""
        return self.own[-1] if self.own else self.card

    @property
    def special(self) -> bool:
        """Whether something is certain that speaks for the lead, or against it."""
        return bool(self.own or self.collects or self.later or self.keeps) or self.end not in ("held", "open")


def explained(view: View, card: Card) -> Hint:
    """Return what a seat can know about a lead of its own."""
    above = view.rules.order.above
    own: list[Card] = []
    asked = above[card]
    while asked is not None and asked in view.hand:
        own.append(asked)
        asked = above[asked]
    played = [card, *own]
    left = view.hand - CardSet.of(played)
    may_lead = left & view.rules.permitted_after(played[-1]) or view.rules.lead_blocked == "relax"
    end = _end(view, left, asked)
    goes_on = asked is not None and end in ("held", "open")
    gives = collected(view, CardSet.of([asked]), asked) if asked is not None and goes_on else 0
    later = _later(view, left, asked) if goes_on else None
    keeps = _kept(view, card)
    collects = _collected(view, played)
    brings = 0 if later is None else _chips(_collected(view, [*played, later])) - _chips(collects)
    return Hint(
        card,
        tuple(own),
        (*collects, *_won(view, played)),
        end,
        asked,
        gives,
        later,
        brings,
        keeps,
        bool(left and may_lead),
    )


def _kept(view: View, card: Card) -> tuple[Card, ...]:
    """Return the seat's cards in a row right below a card of its own."""
    below, kept = view.rules.order.below, list[Card]()
    lower = below[card]
    while lower is not None and lower in view.hand and view.rules.lead_change == "none":
        kept.insert(0, lower)
        lower = below[lower]
    return tuple(kept)


def _end(view: View, left: CardSet, asked: Card | None) -> End:
    if not left:
        return "out"
    if asked is None:
        return "top"
    if asked not in view.rules.cards:
        return "absent" if str(asked) in view.rules.pack_without else "layout"
    if asked in view.played:
        return "played"
    if asked in view.given_up:
        return "given_up"
    known = knowledge(view)
    *seats, dead = [asked in may and room > 0 for may, room in zip(known.may, known.room, strict=True)]
    if not any(seats):
        return "dead"
    return "open" if dead else "held"


def _later(view: View, left: CardSet, asked: Card | None) -> Card | None:
    """Return the first of these cards in a run from a card on, None if it is known that the run stops before."""
    known = knowledge(view)
    held = CardSet.of(each for may, room in zip(known.may[:-1], known.room[:-1], strict=True) if room for each in may)
    while asked is not None and asked not in left:
        if asked not in held:
            return None
        asked = view.rules.order.above[asked]
    return asked


def _collected(view: View, cards: list[Card]) -> tuple[tuple[str, int], ...]:
    """Return the chips that a seat takes from the layout by playing these cards in a row."""
    if view.rules.paycards_when != "play":
        return ()
    own = CardSet.of(play.card for play in view.plays if play.seat == view.seat)
    collected: dict[str, int] = {}
    for card in cards:
        own = own.with_card(card)
        for space, chips in (view.table[at] for at in earned(view.rules, own, card, view.trump)):
            if chips:
                collected.setdefault(space, chips)
    return tuple(collected.items())


def _chips(collected: tuple[tuple[str, int], ...]) -> int:
    return sum(chips for _, chips in collected)


def _won(view: View, cards: list[Card]) -> tuple[tuple[str, int], ...]:
    """Return the chips of the layout that a seat takes by going out with these cards."""
    if view.hand - CardSet.of(cards):
        return ()
    spaces = view.table[: len(view.rules.layout)]
    return tuple((space, chips) for at, (space, chips) in enumerate(spaces) if chips and at in view.rules.outs)
