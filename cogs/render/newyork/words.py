"""New York, New York in words, part by part."""

from cogs.render.game_words import GameRenderer
from cogs.render.newyork import board, decisions, film, hand, lesson, page, results, rules, told
from engine.newyork.cards import COLOURS
from engine.newyork.pack import PACK

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
    problem=rules.problem,
    colours=COLOURS,
    piles=results.piles,
)
