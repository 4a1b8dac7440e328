"""How long Discord, and those who look at a table, are left in peace."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pauses:
    """Times in seconds. All zero where nobody watches."""

    board: float = 1.0
    """Between two edits of a message."""
    apart: float = 30.0
    """Between two postings of a table's board."""
    lag: float = 4.0
    """At most so long a board is behind while nobody but computer players acts, and nobody watches it."""
    hand_lag: float = 300.0
    """At most so long a hand in a direct message is behind while its owner plays from the board."""
    told: float = 1.5
    """Before announcements, for others to share their message."""
    told_lag: float = 20.0
    """At most so long an announcement waits that tells of computer players alone."""
    result: float = 2.0
    """Between the card that ends a round and the round's result, so that everybody sees the card."""
    direct: float = 0.25
    """Between two direct messages to members to whom the bot has never written."""
    refused: float = 60.0
    """After Discord has refused something in a channel for the first time; twice as long after each further time."""
    nudge: float = 10.0
    """Whoever is waited for is called by name only where so much of their time is left."""
