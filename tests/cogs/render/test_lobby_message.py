"""The board of a table before its match: what is played, who is there, what can be pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.clock import Waiting
from bot.tables.table import Seat, Table
from cogs.render.board import board_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, CLARA, WORDS, board_of, lobby

PRESETS = ["michigan", "traditional", "boodle", "horses", "three-in-one", "new-york", "new-york-profi"]


def shown(table: Table, *, silent: bool = False) -> str:
    return form(board_message(board_of(table, Waiting.EXPIRE), WORDS, silent=silent))


def test_an_empty_lobby(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby()) == snapshot


@pytest.mark.parametrize("preset", PRESETS)
def test_each_game_is_introduced(preset: str, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby(preset, ANN)) == snapshot


def test_with_too_few_players_it_says_how_many_are_needed(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN)) == snapshot


def test_with_a_computer_one_can_be_removed(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN, ADA)) == snapshot


def test_with_enough_for_comfort_nothing_is_said_of_computers(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN, ADA, CLARA)) == snapshot


def test_a_full_lobby_lets_nobody_join(snapshot: SnapshotAssertion) -> None:
    seats = [replace(BEN, member=2000 + at, name=f"Member {at}") for at in range(8)]
    assert shown(lobby("michigan", *seats)) == snapshot


def test_seats_are_kept_for_those_of_the_match_before(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, expected=(1002, 1003))) == snapshot


@pytest.mark.parametrize("asked", [(BEN,), (BEN, CLARA)], ids=["one", "two"])
def test_seats_are_kept_for_those_who_have_not_agreed(asked: tuple[Seat, ...], snapshot: SnapshotAssertion) -> None:
    board = board_of(lobby("michigan", ANN, ADA, asked=asked, terms_number=2), Waiting.AGREE)
    assert form(board_message(board, WORDS)) == snapshot


@pytest.mark.parametrize("chips", [1, 9])
def test_a_jackpot_is_there_to_be_won(chips: int, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, jackpot=chips)) == snapshot


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_unusual_computers_and_no_hints_are_told(level: str, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, level=level, hints=False)) == snapshot


def test_an_end_that_the_preset_has_not_is_told_once(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, house={"end.mode": "elimination"})) == snapshot


def test_where_the_bot_may_not_write_the_lobby_says_so(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN), silent=True) == snapshot


def test_where_players_are_topped_up_the_price_of_a_seat_is_told(snapshot: SnapshotAssertion) -> None:
    house = {"end.mode": "topup", "end.rounds": 4}
    assert shown(lobby("michigan", ANN, BEN, house=house)) == snapshot
