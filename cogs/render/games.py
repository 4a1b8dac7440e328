"""The words of each game, from its folder."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.render.game_words import GameRenderer as GameRenderer
from cogs.render.words import Words
from engine.catalogue import CATALOGUE, of_each

MODULES = (
    "words", "rules", "summary", "switches", "explained", "board", "hand", "decisions", "film", "page", "results",
    "told", "problems",
)  # fmt: skip
"""The modules that a game's folder may have."""
_OWN = {name: of_each(f"cogs.render.{{}}.{name}") for name in MODULES}
RENDERERS: Mapping[str, GameRenderer] = MappingProxyType(
    {
        key: GameRenderer(pack, {name: there[key] for name, there in _OWN.items() if key in there})
        for key, pack in CATALOGUE.items()
    }
)
"""The renderer of each game, by the game's key."""


def start_commands(words: Words) -> str:
    """Return the commands that open a table, as a list within a sentence."""
    return words.either([f"`/{each.pack.command} start`" for each in RENDERERS.values()])
