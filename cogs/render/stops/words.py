"""Stops games in words, part by part."""

from cogs.render.game_words import GameRenderer
from cogs.render.stops import board, decisions, film, hand, lesson, page, problems, results, rules, told
from engine.stops.pack import PACK

WORDS = GameRenderer(
    pack=PACK,
    rules=rules,
    board=board,
    hand=hand,
    decisions=decisions,
    lesson=lesson,
    film=film,
    page=page,
    announced=results.announced,
    revealed=results.revealed,
    told=told.told,
    moment=results.moment,
    problem=problems.problem,
)
