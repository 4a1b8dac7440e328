"""The board of New York, New York: whose turn it is, the row, the market, what happened last."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.time.clock import Waiting
from engine.newyork.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, at_table, board_form
from tests.engine.newyork.situations import before_the_deal, dealt, play

HANDS = ("R5 R6 R12 Y3", "B5 B7 R9", "G1")
MARKET, PILE = "R1 B2 G3", "Y9 Y10 Y11 Y12"


def played(line: str = "", *hands: str, **situation: Any) -> State:
    """The state when this was done; Ann begins."""
    known: dict[str, Any] = {"market": MARKET, "pile": PILE}
    return play(dealt(*(hands or HANDS), **known | situation), line).state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_begins(players: int, snapshot: SnapshotAssertion) -> None:
    hands = ("R5 R6 R12 Y3", "B5 B7 R9", "G1", "Y1 Y2")[:players]
    assert board_form(at_table(played("", *hands))) == snapshot


LOOKS: Looks = {
    "who has laid takes a card": lambda: board_form(at_table(played("R5"))),
    "a turn is told with what was laid and taken": lambda: board_form(at_table(played("R5 +R1 B5 +B2"))),
    "with an empty market cards are laid without taking": lambda: board_form(
        at_table(played("R5 B5", market="", pile=""))
    ),
    "who has passed is told": lambda: board_form(at_table(played("R5 +R1 - G1 +B2"))),
    "blocks are told where they score": lambda: board_form(
        at_table(played("R12 +R1", profi=True, row="R3 R4 R5 R11 B8 B7", round_number=2, scores=((30, 20, 1),)))
    ),
    "the pot is told": lambda: board_form(at_table(played("R5", stake=5, pot=15))),
    "a later round shows the points of those before": lambda: board_form(
        at_table(played("R5 +R1 -", round_number=2, scores=((30, 20, 1),)))
    ),
    "where a computer plays no time is told": lambda: board_form(at_table(played(), ADA, ANN, BEN), Waiting.AUTOMATIC),
    "who is not there is marked": lambda: board_form(
        at_table(played(), ANN, replace(BEN, away=True), replace(CLARA, leaving=True))
    ),
    "the first deal is about to come": lambda: board_form(at_table(before_the_deal(3)), Waiting.DEAL),
}
test_a_board_of_new_york = looks(LOOKS)
