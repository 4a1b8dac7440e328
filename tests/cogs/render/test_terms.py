"""What somebody is shown who has not agreed to what a table is played for."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.time.clock import Waiting
from cogs.render.terms import cost_line, seat_price_message, terms_message
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import ADA, ANN, BEN, WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import before_the_deal

CHANGES: dict[str, dict[str, Any]] = {
    "price": {"buy_in": 5},
    "rules": {"house": {"pack": "single"}},
    "time": {"turn_seconds": 300},
    "options": {"level": "easy", "hints": False, "pace": "slow"},
    "nothing": {},
}
NOW = lobby("michigan", ANN, ADA, buy_in=100, terms_number=2)
"""The lobby by its present terms."""


@pytest.mark.parametrize("what", CHANGES)
def test_the_present_terms_are_shown_with_what_was_before(what: str, snapshot: SnapshotAssertion) -> None:
    before = lobby("michigan", **{"buy_in": 100, **CHANGES[what]}).terms
    assert form(terms_message(board_of(NOW, Waiting.EXPIRE), before, 1003, "join", WORDS)) == snapshot


LOOKS: Looks = {
    "where nobody knows what was before the present is shown": lambda: form(
        terms_message(board_of(NOW, Waiting.EXPIRE), None, 1003, "join", WORDS)
    ),
    "who plays again is shown for what": lambda: form(terms_message(board_of(NOW, None), None, 1003, "again", WORDS)),
    "who sat there learns that their seat is kept": lambda: form(
        terms_message(board_of(replace(NOW, asked=(BEN,)), Waiting.AGREE), None, 1002, "join", WORDS)
    ),
    "a computers seat has another price": lambda: form(
        seat_price_message(board_of(at_table(before_the_deal((40, 40, 60))), Waiting.DEAL), WORDS)
    ),
}
test_terms = looks(LOOKS)


@pytest.mark.parametrize("verb", ["start", "now"])
def test_a_host_is_shown_what_they_would_start(verb: str, snapshot: SnapshotAssertion) -> None:
    before = lobby("michigan", buy_in=5).terms
    assert form(terms_message(board_of(NOW, Waiting.EXPIRE), before, 1001, verb, WORDS)) == snapshot


def test_a_table_without_chips_says_so(snapshot: SnapshotAssertion) -> None:
    table = lobby("new-york", ANN, buy_in=0)
    assert form(terms_message(board_of(table, Waiting.EXPIRE), None, 1003, "join", WORDS)) == snapshot
    assert "costs nothing" in cost_line(table.terms, 0, WORDS)


TOP_UPS = {"end.mode": "topup", "chips": 20, "end.rounds": 4}


@pytest.mark.parametrize("verb", ["join", "again"])
def test_what_is_set_aside_for_top_ups_is_part_of_the_price(verb: str, snapshot: SnapshotAssertion) -> None:
    table = lobby("michigan", ANN, buy_in=20, house=TOP_UPS)
    assert form(terms_message(board_of(table, Waiting.EXPIRE), None, 1003, verb, WORDS)) == snapshot
