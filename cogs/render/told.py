"""What a sentence about a match that is over is made of: its words, and what kind of moment it tells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What kind of moment a sentence tells, so that it can be marked."""

    PLAIN = "plain"
    PAYOUT = "payout"
    """Somebody takes chips."""
    STOP = "stop"
    """A run is over, or somebody plays no more cards."""
    OUT = "out"
    """A round is decided."""
    END = "end"
    """The match is decided."""


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence."""

    text: str
    kind: Kind = Kind.PLAIN


@dataclass(frozen=True, slots=True)
class Label:
    """What a moment is called in a menu."""

    kind: Kind
    text: str
