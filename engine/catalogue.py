"""Every game by its key. Whoever has a key gets the game here, and never asks which one it is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.game import Game
from engine.newyork.match import NewYorkGame
from engine.newyork.record import NewYorkRecord
from engine.record.form import RecordForm
from engine.stops.match import StopsGame
from engine.stops.record import StopsRecord

GAMES: Mapping[str, Game] = MappingProxyType({game.key: game for game in (StopsGame(), NewYorkGame())})
FORMS: Mapping[str, RecordForm] = MappingProxyType({form.game.key: form for form in (StopsRecord(), NewYorkRecord())})
"""How the matches of each game stand in a record."""
