"""The lesson of stops games: the end of a round of Michigan with four players."""

from engine.cards import card, cards
from engine.lesson import PUPIL, Lesson, Step
from engine.stops.actions import Deal, PlayCard
from engine.stops.match import StopsGame, new_match
from engine.stops.presets import PRESETS

PACK = "8C5C2C7C3CKCJC6C9C4C2D5DQC3DTC7DTD4D9DAC8D2HADQD6DJD5H3H4HKD6H3S9H7H8HTH9SJH5SQHKHJSAH7S6S2SQS4S8STSKSAS"
"""The pack as it is dealt. Ranks that are missing from the lesson's suits lie in the dead hand."""
STACK = 50


BEFORE = new_match(PRESETS["michigan"], (STACK,) * 4, PUPIL, {})
"""The match before its deal: the pupil is the dealer, and has the double stake."""

LESSON = Lesson(
    game=StopsGame.key,
    steps=(
        Step(
            "follow", ("7C",), "6H 7H 5S 7S 8S 9S 5C 6C", start=StopsGame().apply(BEFORE, None, Deal(cards(PACK))).state
        ),
        Step("stop", ("9C",), "8C"),
        Step("lead", ("3D",)),
        Step("boodle", ("QD",), "4D 5D TD JD"),
        Step("hint", (None, "9D")),
        Step("out", ("4H",)),
    ),
    names=("Ada", "Blaise", "Clara"),
    read=lambda word: PlayCard(card(word)),
)
"""Following, a stopped run, leading low, boodle, a hint, and going out."""
