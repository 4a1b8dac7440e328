"""What seats get at one stroke, for people to talk about afterwards."""

from collections import defaultdict
from collections.abc import Sequence

from engine.game import Event, Moment, Seat
from engine.stops.events import BoodleCollected, PokerEnded, RoundEnded

CARD = "card"
"""By playing a card: `on` is the card."""
DEAL = "deal"
"""For cards held at the deal: `on` are the spaces."""
POKER = "poker"
OUT = "out"
"""By going out: the kitty, and what the others paid. `on` is the last card."""


def moments(events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return who got how many chips in an action: what a card took from several spaces is one moment."""
    found: list[Moment] = []
    taken: defaultdict[tuple[Seat, str, str], list[BoodleCollected]] = defaultdict(list)
    for event in events:
        match event:
            case BoodleCollected(seat, _, None):
                taken[seat, DEAL, ""].append(event)
            case BoodleCollected(seat, _, card):
                taken[seat, CARD, str(card)].append(event)
            case PokerEnded():
                found += _poker(event)
            case RoundEnded(winner=int(winner), card=card) if card is not None:
                paid = sum(each.chips for each in event.payments)
                found.append(Moment(winner, OUT, event.kitty + paid, (str(card),)))
    for (seat, kind, on), each in taken.items():
        chips = sum(one.chips for one in each)
        found.append(Moment(seat, kind, chips, (on,) if on else tuple(one.space for one in each)))
    return tuple(found)


def _poker(event: PokerEnded) -> list[Moment]:
    won: defaultdict[Seat, int] = defaultdict(int)
    for pot in event.pots:
        for seat in pot.winners:
            won[seat] += pot.share
    return [Moment(seat, POKER, chips) for seat, chips in won.items()]
