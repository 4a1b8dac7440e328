"""Every computer player by game and level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.players import stops_normal
from engine.players.contract import ComputerPlayer

NORMAL = "normal"

PLAYERS: Mapping[tuple[str, str], ComputerPlayer] = MappingProxyType({("stops", NORMAL): stops_normal.choose})
"""The computer player for a game's key and a level."""
