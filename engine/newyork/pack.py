"""New York, New York, as the rest of the program knows it."""

from engine.newyork.lesson import LESSON
from engine.newyork.match import NewYorkGame
from engine.newyork.players import hard, levels
from engine.newyork.record import NewYorkRecord
from engine.pack import Daily, GamePack
from engine.players import EASY, NORMAL

PACK = GamePack(
    game=NewYorkGame(),
    typed="newyork",
    form=NewYorkRecord,
    lesson=LESSON,
    players={EASY: levels.easy, NORMAL: levels.normal},
    default=levels.normal,
    is_choice=lambda view: len(view.choices) > 1,
    weigher=hard.weighed,
    # The thinker lays cards that others score with, to cover them later: no sentence explains that. What `normal`
    # does pays at once, and can be explained.
    hints_think=False,
    # Players that act at random lose almost every match.
    for_nothing=frozenset({EASY}),
    # One opponent is two rounds: a first match ends before somebody has to go. Others are added by **Add computer**.
    comfortable=2,
    dailies=(Daily((5,), "new-york", 2, 2),),
    # `easy` lays any card. It has lost every match, so its strength has no lower bound: it is set to 0.
    strengths={"new-york": (0.0, 30.5), "new-york-profi": (0.0, 33.0)},
)
