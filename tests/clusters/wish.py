"""What a run is asked for, and the settings of the processes in it."""

from __future__ import annotations

from dataclasses import dataclass

TABLES = 2
"""How many tables there are in the server of each shard."""
BEAT = 1.2
"""Mean seconds between two clicks of one of those who play at a table."""
HANDS = 2
"""How many members of a table may press at the same moment."""
ANSWER_WITHIN = 6.0
"""Seconds until an answer is not taken any more. Discord's are three; how much longer it takes is to be seen."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What one bot is asked to survive."""

    kills: int
    """How many of its processes are killed. All that happens besides is not counted."""
    processes: int
    """How many run together, on as many shards."""
    seed: int
    at_once: int = 1
    """How many shards may identify at the same time (Discord's `max_concurrency`)."""


def settings(wish: Wish, place: str) -> dict[str, str]:
    """Settings of each process."""
    return {
        "NEWMARKET_DATABASE": place,
        "NEWMARKET_CLUSTERS": str(wish.processes),
        "NEWMARKET_PACE_CARD": "0.3",
        "NEWMARKET_PACE_LEAD": "0.4",
        "NEWMARKET_PACE_DEAL": "0.3",
        "NEWMARKET_PACE_ROUND": "0.5",
        "NEWMARKET_BOARD_INTERVAL": "0.5",
        "NEWMARKET_TOLD_WINDOW": "0.5",
        "NEWMARKET_DIRECT_INTERVAL": "0.02",
        "NEWMARKET_LOBBY_MINUTES": "1.5",
        "NEWMARKET_PAUSED_MINUTES": "0.5",
    }
