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
    board_deferral: float = 4.0
    """A board may be behind for at most this long while only computer players act and nobody watches it."""
    hand_deferral: float = 300.0
    """A hand in a direct message may be behind for at most this long while its owner plays from the board."""
    announcements: float = 1.5
    """Before announcements, so that others can share their message."""
    announcement_deferral: float = 20.0
    """An announcement about computer players alone waits for at most this long."""
    result: float = 2.0
    """Between the card that ends a round and the round's result, so that everybody sees the card."""
    refused: float = 60.0
    """After Discord has refused something in a channel for the first time; each further pause is twice as long."""
    reminder: float = 10.0
    """Members are reminded only while they have at least this much time left."""
    film: float = 1.0
    """Between two cards of a match that is watched again and goes on by itself."""
