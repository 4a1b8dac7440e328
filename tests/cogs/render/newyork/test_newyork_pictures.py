"""New York, New York for those who see cards as pictures: the row, hands, results, and that text stays out of them."""

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.time.clock import Waiting
from cogs.render.deck import SHAPES
from engine.newyork.cards import CARDS
from engine.newyork.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import said
from tests.cogs.render.newyork.test_newyork_board import played
from tests.cogs.render.tables import DRAWN, WORDS, announced, at_table, board_form, board_of, hand_form
from tests.engine.newyork.situations import dealt, play

OVER = "R5 B5 - -"
"""Ends a round of two in which Ann holds R5 R6 and Ben B5 B7."""


def drawn_board(state: State, waiting: Waiting = Waiting.MEMBER) -> str:
    return board_form(at_table(state), waiting, words=DRAWN)


def drawn_hand(state: State, at: int = 0, **more: Any) -> str:
    return hand_form(at_table(state), at, words=DRAWN, **more)


LOOKS: Looks = {
    "a board shows the row as tiles": lambda: drawn_board(played("R5 +R1 B5 +B2")),
    "each card that may be laid is a button that says whose card it covers": lambda: drawn_hand(
        played("", "R5 R6 R12 Y3", "B5", "G1", row="B5 G12 R3 Y6")
    ),
    "each card that may be taken is a button": lambda: drawn_hand(played("R5", row="B5 G12")),
    "a round is told with its row its points and what was held": lambda: announced(
        play(dealt("R5 R6", "B5 B7 Y2", row="R9 R10 R12 R1 B2 B3 G11", profi=True), "R5 B5 - -").events,
        "new-york",
        words=DRAWN,
    ),
}
test_pictures_of_new_york = looks(LOOKS)


@pytest.mark.parametrize("line", ["", "R5", "R5 +R1", "R5 +R1 B5 +B2", "R5 +R1 - G1 +B2"])
def test_no_card_is_text_where_others_are_pictures(line: str) -> None:
    state = played(line, stake=5, pot=15)
    everything = [drawn_board(state), *(drawn_hand(state, at, novice=True) for at in range(3))]
    assert not any(sign in message for message in everything for sign in SHAPES.values())
    public = {turn.laid for turn in state.deal.turns} | {turn.took for turn in state.deal.turns} | {*state.deal.market}
    hidden = [said(DRAWN.deck.tile(each.colour, each.number)) for each in CARDS if each not in public]
    assert not any(tile in everything[0] for tile in hidden), "nobody sees hidden cards on the board"


def test_what_was_won_stands_in_the_hand_when_the_round_is_over(snapshot: SnapshotAssertion) -> None:
    won = at_table(played(OVER, "R5 R6", "B5 B7", market="", pile="", row="R9"))
    shared = at_table(played("- -", "R5", "B7", row="R6 B6 R2 B4 R10 R1 B3"))
    told = [
        hand_form(table, at, board=board_of(table, Waiting.DEAL), words=words)
        for table, words in ((won, WORDS), (shared, DRAWN))
        for at in range(2)
    ]
    assert "\n".join(told) == snapshot
