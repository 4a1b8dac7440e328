"""Every computer player by game and level, what is done for members whose time is up, and where hints are given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.newyork.players import easy as newyork_easy
from engine.newyork.players import hard as newyork_hard
from engine.newyork.players import hints as newyork_hints
from engine.newyork.players import normal as newyork_normal
from engine.player import ComputerPlayer, Thinker
from engine.stops.players import defaults as stops_defaults
from engine.stops.players import easy as stops_easy
from engine.stops.players import hard as stops_hard
from engine.stops.players import hints as stops_hints
from engine.stops.players import normal as stops_normal

EASY = "easy"
NORMAL = "normal"
HARD = "hard"

PLAYERS: Mapping[tuple[str, str], ComputerPlayer] = MappingProxyType(
    {
        ("stops", EASY): stops_easy.choose,
        ("stops", NORMAL): stops_normal.choose,
        ("new-york", EASY): newyork_easy.choose,
        ("new-york", NORMAL): newyork_normal.choose,
    }
)
"""The computer player for a game's key and a level, for all levels that decide at once."""

THINKERS: Mapping[str, Thinker] = MappingProxyType({"stops": stops_hard.choose, "new-york": newyork_hard.choose})
"""The computer player `hard`, by game: it takes its time. Where nobody can think, `normal` decides."""

FOR_NOTHING: frozenset[tuple[str, str]] = frozenset({("new-york", EASY)})
"""Games and levels that are never played for chips: these players lose almost every match. In stops games an easy
opponent changes what a round brings by about a chip, so there any level may be played with."""

THOUGHT_HINTS: frozenset[str] = frozenset({"stops"})
"""Games in which hints come from the player that takes its time. In New York, New York it lays what others score with,
to cover it later: nobody understands that from a sentence. What `normal` does counts at once, and can be said."""

HINTED: Mapping[str, Callable[[Any], bool]] = MappingProxyType(
    {"stops": stops_hints.is_choice, "new-york": newyork_hints.is_choice}
)
"""Whether the seat of a view has a choice that a hint can be given for, by game."""

DEFAULTS: Mapping[str, ComputerPlayer] = MappingProxyType(
    {"stops": stops_defaults.default, "new-york": newyork_normal.choose}
)
"""What is done for a member who does not decide in time, by game. It also knows what can be prepared ahead."""


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of a game's computer players, from the one that is easiest to beat."""
    return (EASY, NORMAL, HARD) if game in THINKERS else (EASY, NORMAL)
