"""Every game by its key. Whoever has a key gets the game here, and never asks which one it is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.game import Game
from engine.stops.match import StopsGame

GAMES: Mapping[str, Game] = MappingProxyType({game.key: game for game in (StopsGame(),)})
