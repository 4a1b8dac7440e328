"""New York, New York in words, part by part."""

from cogs.render.game_words import GameRenderer
from cogs.render.newyork import board, decisions, film, hand, page, results, rules, told
from engine.newyork.cards import COLOURS
from engine.newyork.pack import PACK

WORDS = GameRenderer(
    PACK, rules=rules, board=board, hand=hand, decisions=decisions, film=film, page=page, results=results, told=told
)
WORDS.colours = COLOURS
