"""The small line above one's cards at the deal of the day."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.render.daily import short_title
from engine.catalogue import CATALOGUE
from tests.cogs.render.tables import WORDS


@pytest.mark.parametrize(
    ("game", "preset", "name"),
    [("stops", "boodle", "Boodle"), ("stops", "three-in-one", "Three in One"), ("new-york", "new-york", "New York")],
)
def test_it_names_the_game_as_shortly_as_it_can(game: str, preset: str, name: str) -> None:
    pack = CATALOGUE[game]
    deal: Any = SimpleNamespace(game=pack.game, rules=pack.game.rulebook.plain[preset])
    assert short_title(deal, WORDS) == name
