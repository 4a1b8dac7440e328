"""What holds of every game is tried with random matches of each."""

import pytest

from tests.engine.newyork import random_play as newyork
from tests.engine.stops import random_play as stops

MATCHES = {"stops": stops.matches(rounds=1), "new-york": newyork.matches()}
"""Random legal play by the game's key."""
every_game = pytest.mark.parametrize("key", MATCHES)
