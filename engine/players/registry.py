"""Every computer player by game and level, and what is done for members whose time is up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.players import newyork_easy, newyork_normal, stops_defaults, stops_easy, stops_hard, stops_normal
from engine.players.contract import ComputerPlayer, Thinker

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

THINKERS: Mapping[str, Thinker] = MappingProxyType({"stops": stops_hard.choose})
"""The computer player `hard`, by game: it takes its time. Where nobody can think, `normal` decides."""

DEFAULTS: Mapping[str, ComputerPlayer] = MappingProxyType(
    {"stops": stops_defaults.default, "new-york": newyork_normal.choose}
)
"""What is done for a member who does not decide in time, by game. It also knows what can be prepared ahead."""
