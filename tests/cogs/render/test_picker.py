"""Choosing the rules of a table: the pages, what is offered on each, and what readers see who may not choose."""

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.table import Table
from cogs.render.parts import layout
from cogs.render.picker import MAIN, MORE, NUMBERS, forget_button, forgotten_message, picker_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ANN, BEN, CLARA, WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import before_the_deal

PRESETS = ["michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan", "new-york", "new-york-profi"]


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


LOOKS: Looks = {
    "what is chosen is marked": lambda: "\n".join(
        line
        for line in shown(
            lobby("michigan", ANN, house={"chips": 100}, level="hard", hints=False, turn_seconds=90)
        ).splitlines()
        if "●" in line
    ),
    "a time that is not offered usually is offered too": lambda: shown(
        lobby("michigan", ANN, turn_seconds=90), NUMBERS
    ),
    "a number that is not offered usually is offered too": lambda: shown(
        lobby("michigan", ANN, house={"chips": 77, "stake.amount": 4, "stake.dealer": 4, "end.rounds": 5}), NUMBERS
    ),
    "house rules can be taken back": lambda: shown(lobby("michigan", ANN, house={"pack": "single"})),
    "house rules can be kept": lambda: shown(lobby("michigan", ANN), may_keep=True),
    "those that are kept can be forgotten": lambda: shown(lobby("michigan", ANN), may_keep=True, kept=True),
    "what came of a choice is said": lambda: shown(lobby("michigan", ANN), MORE, note="⚠️ That does not go."),
    "others are told whom to ask": lambda: shown(
        lobby("michigan", ANN, BEN, level="easy"), hosts=False, note="A note."
    ),
    "others may keep rules where they are admins": lambda: shown(
        lobby("michigan", ANN, BEN), MORE, hosts=False, may_keep=True, kept=True
    ),
    "in a match nothing can be chosen": lambda: shown(at_table(before_the_deal((50, 50, 50)))),
    "what is left when house rules are forgotten": lambda: form(forgotten_message(WORDS)),
    "they can be forgotten without a table": lambda: form(layout([], [[forget_button(WORDS, "new-york")]])),
}
test_the_picker = looks(LOOKS)


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


def test_each_showing_has_menus_of_its_own() -> None:
    first, second = (shown(lobby("michigan", ANN), MORE, showing=showing) for showing in (1, 2))
    ids = [{line for line in text.splitlines() if line.startswith("▾")} for text in (first, second)]
    assert ids[0].isdisjoint(ids[1])
