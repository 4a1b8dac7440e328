"""The computer player `hard` for stops games: it imagines possible deals, and plays them to the end.

Each imagined deal agrees with all that its seat has seen (`search.deals`). Every possible lead is played out on the
same deals, and the one that brought most chips on average is led. In these playouts everybody sees all hands and leads
greedily, which was found to be better than random leads.

Only leads are searched. Deciding about the spare hand by search was no better than `normal`'s opinion of hands.
"""

from collections.abc import Callable
from random import Random

from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.players.levels import normal
from engine.stops.search.deals import Deals
from engine.stops.search.lanes import lanes
from engine.stops.search.playout import Playout, greedy
from engine.stops.state import Phase
from engine.stops.view import View

BATCH = 8
"""How many deals it plays before it asks again whether that is enough."""


def weighed(view: View, random: Random, enough: Callable[[], bool]) -> Weighed:
    """Return the lead that brings most chips in the deals that time allows, and how many fewer the others bring.

    Other decisions are `normal`'s. Every lead is played out on the same deals, so that differences between leads tell
    more than each result by itself.
    """
    if view.phase is not Phase.LEAD or len(view.legal) < 2:
        return Weighed(normal(view, random))
    assert view.seat is not None
    seat, playout, deals, ace = view.seat, Playout(view), Deals(view), view.rules.ace
    cards = [(card, playout.bits[card]) for card in view.legal]
    brought, drawn = [0] * len(cards), 0
    while True:
        for _ in range(BATCH):
            held = [lanes(ace, hand) for hand in deals.draw(random)]
            for at, (_, bit) in enumerate(cards):
                brought[at] += playout.play(held, bit, greedy)[seat]
        drawn += BATCH
        if enough():
            best, *others = sorted(range(len(cards)), key=brought.__getitem__, reverse=True)
            ahead = [(PlayCard(cards[at][0]), (brought[best] - brought[at]) / drawn) for at in others]
            return Weighed(PlayCard(cards[best][0]), tuple(ahead))
