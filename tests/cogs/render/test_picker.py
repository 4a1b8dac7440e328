"""Choosing the rules of a table: the pages, what is offered on each, and what readers see who may not choose."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.table import Table
from cogs.render.parts import layout
from cogs.render.picker import MAIN, MORE, NUMBERS, forget_button, forgotten_message, page_of, picker_message
from tests.cogs.render.form import form
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import before_the_deal

PRESETS = ["michigan", "traditional", "boodle", "horses", "three-in-one", "new-york", "new-york-profi"]


def shown(table: Table, page: str = MAIN, **more: Any) -> str:
    known: dict[str, Any] = {"hosts": True, "may_keep": False, "kept": False, "showing": 7}
    return form(picker_message(board_of(table), WORDS, page, **known | more))


@pytest.mark.parametrize("preset", ["michigan", "new-york"])
@pytest.mark.parametrize("page", [MAIN, MORE, NUMBERS])
def test_each_page_has_its_menus(preset: str, page: str, snapshot: SnapshotAssertion) -> None:
    assert shown(lobby(preset, ANN), page) == snapshot


@pytest.mark.parametrize("page", [MORE, NUMBERS])
@pytest.mark.parametrize("preset", PRESETS[1:])
def test_each_game_shows_what_it_is_played_with(preset: str, page: str, snapshot: SnapshotAssertion) -> None:
    chosen = [line for line in shown(lobby(preset, ANN), page).splitlines() if "●" in line]
    assert "\n".join(chosen) == snapshot


def test_what_is_chosen_is_marked(snapshot: SnapshotAssertion) -> None:
    table = lobby("michigan", ANN, house={"chips": 100}, level="hard", hints=False, turn_seconds=90)
    assert "\n".join(line for line in shown(table).splitlines() if "●" in line) == snapshot


def test_a_time_that_is_not_offered_usually_is_offered_too(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, turn_seconds=90), NUMBERS) == snapshot


def test_a_number_that_is_not_offered_usually_is_offered_too(snapshot: SnapshotAssertion) -> None:
    house = {"chips": 77, "stake.amount": 4, "stake.dealer": 4, "end.rounds": 5}
    assert shown(lobby("michigan", ANN, house=house), NUMBERS) == snapshot


def test_no_number_is_offered_that_costs_more_than_the_server_allows() -> None:
    table = lobby("michigan", ANN)
    assert "○ 100 chips to start with" in shown(table, NUMBERS, most=100)
    assert "○ 200 chips to start with" not in shown(table, NUMBERS, most=100)
    assert "○ 1,000 chips to start with" in shown(table, NUMBERS, most=1000)


def test_what_is_set_aside_counts_and_what_stands_already_may_stay() -> None:
    table = lobby("michigan", ANN, house={"end.mode": "topup", "end.rounds": 3})
    cheap, dear = (shown(table, NUMBERS, most=most) for most in (1, 1000))
    assert "○ 8 rounds" in dear
    assert "○ 4 rounds" not in cheap, "each round more may take chips more"
    assert "○ 2 rounds" in cheap
    assert "● 50 chips to start with" in cheap
    assert "● 3 rounds" in cheap


def test_a_host_reads_whom_their_choice_asks_anew_and_what_a_seat_takes() -> None:
    table = lobby("michigan", ANN, house={"end.mode": "topup", "end.rounds": 4}, asked=(BEN, CLARA))
    for page in (MAIN, MORE, NUMBERS):
        assert "│ -# B\\_n and Clara got their chips back and have to press **Join** again." in shown(table, page)
        assert "│ -# A seat takes 250 chips: 50 now" in shown(table, page)


def test_house_rules_can_be_taken_back(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, house={"pack": "single"})) == snapshot


def test_house_rules_can_be_kept(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN), may_keep=True) == snapshot


def test_those_that_are_kept_can_be_forgotten(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN), may_keep=True, kept=True) == snapshot


def test_what_came_of_a_choice_is_said(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN), MORE, note="⚠️ That does not go.") == snapshot


def test_others_are_told_whom_to_ask(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN, level="easy"), hosts=False, note="A note.") == snapshot


def test_others_may_keep_rules_where_they_are_admins(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", ANN, BEN), MORE, hosts=False, may_keep=True, kept=True) == snapshot


def test_in_a_match_nothing_can_be_chosen(snapshot: SnapshotAssertion) -> None:
    assert shown(at_table(before_the_deal((50, 50, 50)))) == snapshot


def test_each_showing_has_menus_of_its_own() -> None:
    first, second = (shown(lobby("michigan", ANN), MORE, showing=showing) for showing in (1, 2))
    ids = [{line for line in text.splitlines() if line.startswith("▾")} for text in (first, second)]
    assert ids[0].isdisjoint(ids[1])


@pytest.mark.parametrize(
    ("switch", "page"),
    [("preset", MAIN), ("level", MAIN), ("hints", MAIN), ("chips", NUMBERS), ("turn", NUMBERS), ("deck", MORE)],
)
def test_each_switch_is_on_one_page(switch: str, page: str) -> None:
    assert page_of(switch) == page


def test_what_is_left_when_house_rules_are_forgotten(snapshot: SnapshotAssertion) -> None:
    assert form(forgotten_message(WORDS)) == snapshot


def test_they_can_be_forgotten_without_a_table(snapshot: SnapshotAssertion) -> None:
    assert form(layout([], [[forget_button(WORDS, "new-york")]])) == snapshot
