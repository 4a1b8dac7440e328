"""The computer player `easy` for stops games: a child's friend. It does the natural thing, and often does not look.

It never risks chips before play: it keeps its hand, bids nothing, and folds. Of two leads out of three it takes any;
the third is the one that `normal` would choose.
"""

from random import Random

from engine.game import Action
from engine.stops.actions import PlayCard
from engine.stops.players import defaults
from engine.stops.players.leads import lead
from engine.stops.state import Phase
from engine.stops.view import View

ATTENTIVE = 1 / 3
"""How often it looks at what a lead is good for."""


def choose(view: View, random: Random) -> Action:
    """Return what to do."""
    if view.phase is not Phase.LEAD:
        return defaults.default(view, random)
    return lead(view, random) if random.random() < ATTENTIVE else PlayCard(random.choice(list(view.legal)))
