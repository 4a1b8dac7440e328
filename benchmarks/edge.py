"""How much better a computer player leads than chance does.

Every deal is played once by random leaders alone, and then once for each seat with the player there. What it gains
more in a seat than the random leader gained there on the same cards, averaged over the seats, is one sample: the luck
of the deal is in both and cancels out.
"""

from __future__ import annotations

import statistics
from random import Random

from benchmarks.figures import Figure, mean
from benchmarks.rounds import gains, random_leader, shuffled
from engine.players.contract import ComputerPlayer
from engine.players.registry import NORMAL, PLAYERS

OPPONENTS = 3


def edge(player: ComputerPlayer, deals: int) -> list[float]:
    """Return the player's samples against three random leaders, in chips per round, one for each deal."""
    return [_sample(player, str(deal), deal % (OPPONENTS + 1)) for deal in range(deals)]


def _sample(player: ComputerPlayer, seed: str, dealer: int) -> float:
    players = OPPONENTS + 1
    pack = shuffled(Random(seed))
    luck = gains(pack, dealer, [random_leader] * players, seed)
    more = []
    for seat in range(players):
        leaders: list[ComputerPlayer] = [random_leader] * players
        leaders[seat] = player
        more.append(gains(pack, dealer, leaders, seed)[seat] - luck[seat])
    return statistics.fmean(more)


def measure(deals: int) -> list[Figure]:
    """Return the edge of the computer player `normal` in michigan of four."""
    name = "normal against three random leaders, beyond a random leader on the same cards"
    return [mean(name, "chips per round", edge(PLAYERS["stops", NORMAL], deals))]
