"""Where `normal` puts a free stake.

Before the deal nobody knows who will hold what, so every space is worth the same to everybody and no spread has a
better expectation than another. The even one has the least luck in it; which spaces get the odd chips is drawn, so
that over the rounds no space is favoured.
"""

from collections.abc import Sequence
from random import Random

from engine.stops.actions import PlaceStake
from engine.stops.phases.stakes import evenly
from engine.stops.view import View


def stake(view: View, random: Random) -> PlaceStake:
    """Spread the seat's stake evenly, odd chips on spaces drawn at random."""
    layout = view.rules.layout
    return spread(view, random.sample(layout, len(layout)))


def spread(view: View, order: Sequence[str], most: int = 0) -> PlaceStake:
    """Spread the seat's stake evenly over the layout.

    Args:
        view: of a seat that has a stake to place, now or later.
        order: spaces of the layout; the first of them get the odd chips.
        most: further chips for the first of them.
    """
    chips = evenly(order, view.stake_due - most)
    chips[order[0]] = chips.get(order[0], 0) + most
    return PlaceStake(tuple((space, chips[space]) for space in view.rules.layout if chips.get(space)))
