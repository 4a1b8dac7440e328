"""How much better one computer player decides than others.

Every deal is played once by those others alone, and then once for each seat with the player there. What it gains
in a seat beyond what they gained there with the same cards, averaged over the seats, is one sample: the luck of the
deal is in both and cancels out.
"""

import statistics
from random import Random

from benchmarks.figures import Figure, mean
from benchmarks.rounds import CHANCE, Player, gains, shuffled
from engine.players import NORMAL
from engine.stops.pack import PACK as STOPS
from engine.stops.presets import PRESETS
from engine.stops.rules import Rules

SEATS = 4

PRESETS_MEASURED = ("michigan", "boodle", "horses", "three-in-one")
"""Leads alone; with free stakes; with an offered spare hand; with an auction and poker."""


def edge(rules: Rules, player: Player, others: Player, deals: int) -> list[float]:
    """Return what a player gains among three others, beyond what one of them would, in chips per round, by deal."""
    return [edge_of(rules, player, others, deal) for deal in range(deals)]


def edge_of(rules: Rules, player: Player, others: Player, deal: int) -> float:
    """Return the same on one deal, by its number."""
    seed, dealer = str(deal), deal % SEATS
    pack = shuffled(Random(seed))
    luck = gains(rules, pack, dealer, [others] * SEATS, seed)
    more = []
    for seat in range(SEATS):
        seated = [others] * SEATS
        seated[seat] = player
        more.append(gains(rules, pack, dealer, seated, seed)[seat] - luck[seat])
    return statistics.fmean(more)


def measure(deals: int) -> list[Figure]:
    """Return the edge of the computer player `normal` over chance in each game.

    Games with more decisions than leads have another figure, against players who lead as well but risk nothing before
    play: they keep, pass, check and fold. Random players throw their chips away in auctions; these do not.
    """
    normal, cautious = STOPS.players[NORMAL], STOPS.default
    figures = []
    for name in PRESETS_MEASURED:
        rules = PRESETS[name]
        samples = edge(rules, normal, CHANCE, deals)
        figures.append(
            mean(f"{name}: normal among three who act at random, beyond one such", "chips per round", samples, 0.0)
        )
        if rules.spare_owner != "none":
            samples = edge(rules, normal, cautious, deals)
            figures.append(
                mean(f"{name}: normal among three who lead as well, beyond one such", "chips per round", samples, 0.0)
            )
    return figures
