"""Cards in lanes read back, and a policy that leads anything: what only tests ask for."""

from random import Random

from engine.cards import CARDS, CardSet
from engine.stops.search.lanes import BITS, Lanes
from engine.stops.search.playout import Policy


def cards_in(ace: str, held: Lanes) -> CardSet:
    """Return the cards that stand in these lanes."""
    return CardSet.of(each for each, bit in zip(CARDS, BITS[ace], strict=True) if held & bit)


def at_random(random: Random) -> Policy:
    """Return a policy to which every lead is as good as the others."""
    draw = random.random

    def choose(leads: Lanes, _hand: Lanes, _held: Lanes) -> Lanes:
        for _ in range(int(draw() * leads.bit_count())):
            leads &= leads - 1
        return leads & -leads

    return choose
