"""The lesson of New York, New York: the beginning of a round for two, and then the end of another."""

from engine.game import Action, Seat
from engine.lesson import Lesson, Step
from engine.newyork.actions import Deal, Lay, Pass, Take
from engine.newyork.cards import card, cards
from engine.newyork.match import NewYorkGame, new_match
from engine.newyork.rules import PRESETS
from engine.newyork.state import State

OPPONENT: Seat = 1
FIRST_PACK = (
    "B4R11B12R3G9G12Y2Y6R1B7Y8G5B9R9B10Y1G8G1B2Y9R10B1R2G2B3G3Y3R4G4Y4R5B5Y5R6B6G6R7G7Y7R8B8G10Y10B11G11Y11R12Y12"
)
"""The pack of the first round: both hands, the market, the draw pile."""
SECOND_PACK = (
    "Y7B7R1B6G3G7Y10Y12G9R9Y6Y4Y9G1R7B9R12R5G8R3G4G5B8G10B10G6B4B11R10R6Y3Y1R11Y11Y8Y2Y5G11R4B12B3G12B1R2B2R8B5G2"
)
"""The pack of the second round."""
SECOND_ROUND = (
    "G9 +B9 Y4 +R5 Y7 +R3 Y12 +R7 R3 +R12 R5 +B8 Y10 +G1 B8 +G10 Y6 +B10 B6 +G8 B9 +B4 G7 +R10 B4 +B11 R7 +R6 G3 +Y9 "
    "R6 +R11 G1 +Y1 G8 +Y11 R1 +Y8 R10 +G4 Y9 +Y2 G4 +R4 B10 +B12 R4 +G11 B12 +B3 G11 +G12 Y8 +B1 G12 +R2 B11 +B2 R11 "
    "+R8 R12 +B5 R2 +G6 B1 +Y3 G6 +Y5 B3 +G2 Y5 +G5 B5 G5 Y3 R8 G2"
)
"""The actions of the second round until nearly all cards are on the row."""


def _dealt(pack: str) -> State:
    """Return a round after its deal; the opponent starts."""
    before = new_match(PRESETS["new-york"], (0, 0), OPPONENT, {})
    return NewYorkGame().apply(before, None, Deal(cards(pack))).state


def _read(word: str) -> Action:
    """Return what a word stands for: `B4` lays a card, `+B9` takes one, `-` passes."""
    if word == "-":
        return Pass()
    return Take(card(word[1:])) if word.startswith("+") else Lay(card(word))


LESSON = Lesson(
    game=NewYorkGame.key,
    steps=(
        Step("lay", ("R11",), "B4 +B9", start=_dealt(FIRST_PACK)),
        Step("take", ("+R9",)),
        Step("cover", ("G12", "+R10"), "B12 +B10"),
        Step("score", ("R9",), SECOND_ROUND, start=_dealt(SECOND_PACK)),
        Step("hint", (None, "G10"), "B2"),
        Step("pass", ("-",), "Y2"),
    ),
    names=("Ada",),
    read=_read,
    after="-",
)
"""Laying, taking, covering, scoring, a hint, and passing."""
