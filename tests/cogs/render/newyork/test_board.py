"""The board of New York, New York: whose turn it is, the row, the market, what happened last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.clock import Waiting
from bot.tables.table import Ending, Status
from engine.newyork.state import State
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


def test_who_has_laid_takes_a_card(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played("R5"))) == snapshot


def test_a_turn_is_told_with_what_was_laid_and_taken(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played("R5 +R1 B5 +B2"))) == snapshot


def test_with_an_empty_market_cards_are_laid_without_taking(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played("R5 B5", market="", pile=""))) == snapshot


def test_who_has_passed_is_told(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played("R5 +R1 - G1 +B2"))) == snapshot


def test_blocks_are_told_where_they_score(snapshot: SnapshotAssertion) -> None:
    state = played("R12 +R1", profi=True, row="R3 R4 R5 R11 B8 B7", round_number=2, scores=((30, 20, 1),))
    assert board_form(at_table(state)) == snapshot


def test_the_pot_is_told(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played("R5", stake=5, pot=15))) == snapshot


def test_without_a_market_the_pot_is_told_too(snapshot: SnapshotAssertion) -> None:
    state = played(market="", pile="", stake=5, pot=15)
    assert board_form(at_table(state)) == snapshot


def test_a_later_round_shows_the_points_of_those_before(snapshot: SnapshotAssertion) -> None:
    state = played("R5 +R1 -", round_number=2, scores=((30, 20, 1),))
    assert board_form(at_table(state)) == snapshot


def test_where_a_computer_plays_no_time_is_told(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(played(), ADA, ANN, BEN), Waiting.AUTOMATIC) == snapshot


def test_who_is_not_there_is_marked(snapshot: SnapshotAssertion) -> None:
    table = at_table(played(), ANN, replace(BEN, away=True), replace(CLARA, leaving=True))
    assert board_form(table) == snapshot


def test_the_first_deal_is_about_to_come(snapshot: SnapshotAssertion) -> None:
    assert board_form(at_table(before_the_deal(3)), Waiting.DEAL) == snapshot


def test_between_two_rounds_the_row_lies_there_still(snapshot: SnapshotAssertion) -> None:
    state = played("R5 B5 - -", "R5 R6", "B5 B7", market="", pile="", row="R9")
    assert board_form(at_table(state), Waiting.DEAL) == snapshot


def test_when_the_match_is_over_the_row_is_left(snapshot: SnapshotAssertion) -> None:
    state = played("R5 B5 - -", "R5 R6", "B5 B7", market="", pile="", row="R9", round_number=2, scores=((3, 4),))
    assert board_form(at_table(state, status=Status.CLOSED, ending=Ending.FINISHED), None) == snapshot
