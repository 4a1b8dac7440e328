"""Stops games, as the rest of the program knows them."""

from engine.pack import Daily, GamePack
from engine.players import EASY, HARD, NORMAL
from engine.stops.lesson import LESSON
from engine.stops.match import StopsGame
from engine.stops.players import characters, hard, levels
from engine.stops.record import StopsRecord
from engine.stops.state import Phase

PACK = GamePack(
    game=StopsGame(),
    typed="newmarket",
    form=StopsRecord,
    lesson=LESSON,
    # An easy opponent changes what a round brings by about a chip, so any level may be played with for chips.
    players={EASY: levels.easy, NORMAL: levels.normal},
    default=levels.default,
    is_choice=lambda view: view.phase is Phase.LEAD and len(view.legal) > 1,
    weigher=hard.weighed,
    by_character=characters.by_character,
    # A round of boodle has most to choose.
    dailies=(
        Daily((0, 1, 3), "boodle", 4, 4),
        Daily((2,), "three-in-one", 4, 4),
        Daily((4,), "traditional", 4, 4),
        Daily((6,), "boodle", 4, 4, HARD),
    ),
    # With 12 the distance between computer players of neighbouring levels is about the same as in New York, so that
    # titles mean the same: chance decides three times as much.
    luck=12.0,
    strengths={
        "michigan": (20.5, 29.5),
        "traditional": (19.5, 29.5),
        "boodle": (21.0, 34.0),
        "horses": (21.0, 26.5),
        "three-in-one": (20.0, 39.0),
        "pope-joan": (19.5, 36.5),
    },
)
