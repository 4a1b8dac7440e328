"""Rounds and pots of New York, New York, as messages of their own."""

from __future__ import annotations

from typing import Any

from syrupy.assertion import SnapshotAssertion

from engine.newyork.events import PotWon
from tests.cogs.render.tables import announced
from tests.engine.newyork.situations import dealt, play

HANDS = ("R5 R6", "B5 B7")


def over(line: str, row: str, *hands: str, **situation: Any) -> str:
    """The message about a round that ends like this."""
    return announced(play(dealt(*(hands or HANDS), row=row, **situation), line).events, "new-york")


def test_a_round_is_told_with_its_row_and_points(snapshot: SnapshotAssertion) -> None:
    assert over("R5 B5 - -", "R9 B2 G12") == snapshot


def test_blocks_are_told_apart(snapshot: SnapshotAssertion) -> None:
    assert over("R5 B5 - -", "R9 R10 R12 R1 B2 B3 G11", profi=True) == snapshot


def test_equal_points_are_first_together(snapshot: SnapshotAssertion) -> None:
    assert over("- -", "R6 B6 R2 B4 R10 R1 B3", "R5", "B7") == snapshot


def test_points_of_earlier_rounds_are_added(snapshot: SnapshotAssertion) -> None:
    assert over("R5 B5 - -", "R9", round_number=2, scores=((30, 20),)) == snapshot


def test_the_winner_takes_the_pot(snapshot: SnapshotAssertion) -> None:
    assert announced([PotWon((1,), 15, 0)], "new-york") == snapshot


def test_equal_winners_share_the_pot(snapshot: SnapshotAssertion) -> None:
    assert announced([PotWon((0, 1), 7, 1)], "new-york") == snapshot
