"""How far apart days' deals keep those who play at random, like *normal* and like *hard*.

Every day is played once by each, in the player's seat: the deal and the computers are the same for all three.
"""

import statistics
from datetime import date, timedelta
from hashlib import sha256
from random import Random
from typing import Any

from benchmarks.figures import Figure, mean
from engine.daily import PLAYER, DayDeal
from engine.game import Action
from engine.players import HARD, NORMAL

FIRST = date(2026, 11, 23)
AT_MOST = 200
"""So many ways are looked at by who plays at random: stakes can be placed in thousands."""


def deals(days: int) -> list[DayDeal]:
    """Return the deals of the first `days` days."""
    return [DayDeal(FIRST + timedelta(days=each), sha256(str(each).encode()).digest()) for each in range(days)]


def at_random(deal: DayDeal, seed: int) -> int:
    """Return what somebody brings home from a day's deal who does anything that is allowed."""
    random = Random(seed)

    def choose(state: Any, _seat: int) -> Action:
        ways = [action for action, _ in zip(deal.game.legal(state, PLAYER), range(AT_MOST), strict=False)]
        return random.choice(ways)

    return sum(deal.by_round(deal.go_on(deal.begin(), choose)))


def measure(days: int) -> list[Figure]:
    """Return the points that each kind of player makes in a day, and how far apart they are on the same deals."""
    played = deals(days)
    chance = [at_random(each, at) for at, each in enumerate(played)]
    normal, hard = ([sum(each.played_by(level)) for each in played] for level in (NORMAL, HARD))
    figures = [
        mean("the deal of the day: points of who plays at random", "points a day", chance, None),
        mean("the deal of the day: points of normal", "points a day", normal, None),
        mean("the deal of the day: points of hard", "points a day", hard, None),
        mean(
            "the deal of the day: normal ahead of who plays at random",
            "points a day",
            [ours - theirs for ours, theirs in zip(normal, chance, strict=True)],
            0.0,
        ),
        mean(
            "the deal of the day: hard ahead of normal",
            "points a day",
            [ours - theirs for ours, theirs in zip(hard, normal, strict=True)],
            None,
        ),
    ]
    spread = statistics.stdev(ours - theirs for ours, theirs in zip(hard, normal, strict=True))
    return [*figures, Figure("the deal of the day: spread of that", spread, "points")]
