"""What stands in the menu, for everybody who presses it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.table import Seat, Table
from cogs.render.hand import menu_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, WORDS, at_table, board_of, hand_of
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import dealt

STOPS = dealt("2S 9S", "3S 4S", "5S KD")


def shown(table: Table, at: int | None = 0, *, may_stop: bool = False) -> str:
    hand = None if at is None else hand_of(table, at)
    return form(menu_message(board_of(table), hand, WORDS, may_stop=may_stop))


def stops(*seats: Seat) -> Table:
    return at_table(STOPS, *seats)


def test_who_plays_can_be_away_and_leave(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(), 1) == snapshot


def test_who_follows_can_choose_otherwise(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(replace(ANN, follow=True), BEN, ADA)) == snapshot


def test_who_is_away_can_come_back(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(replace(ANN, away=True), BEN, ADA)) == snapshot


def test_who_leaves_can_come_back(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(replace(ANN, leaving=True), BEN, ADA)) == snapshot


def test_who_watches_can_join_in_later(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(), None) == snapshot


def test_where_no_computer_sits_they_wait_for_the_next_match(snapshot: SnapshotAssertion) -> None:
    assert shown(stops(ANN, BEN, CLARA), None, may_stop=True) == snapshot


def test_where_nothing_is_forced_nothing_follows_by_itself(snapshot: SnapshotAssertion) -> None:
    assert shown(at_table(newyork_dealt("R5", "B5"))) == snapshot


@pytest.mark.parametrize("leaving", [False, True])
def test_a_stake_stays_with_who_leaves(leaving: bool, snapshot: SnapshotAssertion) -> None:
    match = newyork_dealt("R5", "B5", stake=5, pot=10)
    assert shown(at_table(match, replace(ANN, leaving=leaving), BEN)) == snapshot
