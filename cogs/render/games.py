"""The words of each game, from its folder."""

from collections.abc import Mapping

from cogs.render.game_words import GameRenderer as GameRenderer
from cogs.render.words import Words
from engine.catalogue import CATALOGUE

RENDERERS: Mapping[str, GameRenderer] = {key: GameRenderer(each) for key, each in CATALOGUE.items()}
"""The renderer of each game, by the game's key."""


def start_commands(words: Words) -> str:
    """Return the commands that open a table, as a list within a sentence."""
    return words.either([f"`/{each.pack.command} start`" for each in RENDERERS.values()])
