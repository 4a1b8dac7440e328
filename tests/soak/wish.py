"""What a run is asked for, and the settings of the bot in it."""

from __future__ import annotations

from dataclasses import dataclass

BETWEEN_RESTARTS = 45.0
"""Seconds between two restarts."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a run was asked to do."""

    seconds: float
    tables: int
    faults: float
    """The share of requests that fail, of one."""
    seed: int
    between_restarts: float = BETWEEN_RESTARTS
    between_failures: float | None = None
    """Seconds between two failures of the machine: it sleeps, its clock is wrong, its disk is full, its database's
    server is gone. None: never."""
    database: str | None = None
    """The address of a PostgreSQL database with nothing in it; None: a file."""
    answer_within: float = 15.0
    """Seconds until an answer is not taken any more. Discord's are three; how much longer it takes is to be seen."""


def settings(wish: Wish, place: str) -> dict[str, str]:
    """Settings for this many tables on two cores: the more tables, the slower each of them."""
    slower = max(wish.tables / 20, 0.25)
    return {
        "NEWMARKET_DATABASE": place,
        "NEWMARKET_PACE_CARD": f"{0.25 * slower}",
        "NEWMARKET_PACE_LEAD": f"{0.3 * slower}",
        "NEWMARKET_PACE_DEAL": "0.3",
        "NEWMARKET_PACE_ROUND": f"{0.5 * slower}",
        "NEWMARKET_BOARD_INTERVAL": f"{0.5 * slower}",
        "NEWMARKET_TOLD_WINDOW": "0.5",
        "NEWMARKET_DIRECT_INTERVAL": "0.02",
        "NEWMARKET_LOBBY_MINUTES": "1.5",
        "NEWMARKET_PAUSED_MINUTES": "0.3",
    }
