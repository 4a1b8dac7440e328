"""Stops games in words, part by part."""

from cogs.render.game_words import GameRenderer
from cogs.render.stops import board, decisions, film, hand, page, problems, results, rules, told
from engine.stops.pack import PACK

WORDS = GameRenderer(
    PACK,
    rules=rules,
    board=board,
    hand=hand,
    decisions=decisions,
    film=film,
    page=page,
    results=results,
    told=told,
    problems=problems,
)
