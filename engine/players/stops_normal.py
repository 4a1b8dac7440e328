"""The computer player `normal` for stops games.

For every card it may lead it follows the run upwards through what it knows: its own cards, cards known to be dead or
played, and for the rest the chance that nobody holds them. Shedding cards is good, getting the lead back is
better, collecting chips is as good as the chips, and letting others shed is bad. The weights were measured
(`make bench` prints the edge over random leads).
"""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.game import Action
from engine.stops.actions import PlayCard
from engine.stops.view import View

LEAD_AGAIN = 1.5
"""What leading the next run is worth, in cards shed."""
OTHERS_SHED = 1.0
"""What a card shed by somebody else costs, in cards shed."""
CHIP = 1.0
"""What a boodle chip collected is worth, in cards shed."""


def choose(view: View, random: Random) -> Action:
    """Return the play with the best expectation; equal ones are drawn at random."""
    worth = {card: expectation(view, card) for card in view.legal}
    best = max(worth.values())
    return PlayCard(random.choice([card for card, each in worth.items() if each == best]))


def expectation(view: View, led: Card) -> float:
    """Return what leading a card is worth, in cards shed."""
    above = view.rules.order.above
    spaces = dict(view.table)
    unseen = view.unseen
    hidden_dead = max(view.dead - len(view.missing), 0)
    dead_chance = hidden_dead / len(unseen) if unseen else 0.0
    gone = view.played | view.missing
    worth, reached, mine = 0.0, 1.0, True
    left = len(view.hand)
    at: Card | None = led
    while at is not None and at in view.rules.cards and at not in gone:
        if at in view.hand:
            mine = True
            worth += reached
            left -= 1
            collected = view.rules.collectors.get(at)
            if collected is not None:
                worth += reached * CHIP * spaces[view.rules.spaces[collected]]
            if not left:
                return worth + reached * len(view.counts) * LEAD_AGAIN
        else:
            stops = reached * dead_chance
            worth += LEAD_AGAIN * stops if mine else 0.0
            reached -= stops
            worth -= OTHERS_SHED * reached
            mine = False
        at = above[at]
    return worth + (LEAD_AGAIN * reached if mine else 0.0)
