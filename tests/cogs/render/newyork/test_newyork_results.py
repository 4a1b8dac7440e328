"""Rounds and pots of New York, New York, as messages of their own."""

from typing import Any

from engine.newyork.events import PotWon
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import announced
from tests.engine.newyork.situations import dealt, play

HANDS = ("R5 R6", "B5 B7")


def over(line: str, row: str, *hands: str, **situation: Any) -> str:
    """The message about a round that ends like this."""
    return announced(play(dealt(*(hands or HANDS), row=row, **situation), line).events, "new-york")


LOOKS: Looks = {
    "a round is told with its row and points": lambda: over("R5 B5 - -", "R9 B2 G12"),
    "blocks are told apart": lambda: over("R5 B5 - -", "R9 R10 R12 R1 B2 B3 G11", profi=True),
    "equal points are first together": lambda: over("- -", "R6 B6 R2 B4 R10 R1 B3", "R5", "B7"),
    "points of earlier rounds are added": lambda: over("R5 B5 - -", "R9", round_number=2, scores=((30, 20),)),
    "the winner takes the pot": lambda: announced([PotWon((1,), 15)], "new-york"),
    "equal winners share the pot": lambda: announced([PotWon((0, 1), 7)], "new-york"),
}
test_a_result_of_new_york = looks(LOOKS)
