"""What everybody may know of a table's deals, and what a check of them has found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.records import DealsChecked
from bot.tables.table import Ending, Status, Table
from cogs.render.proofs import deals_text, proofs_message
from engine.proof import Proof, Source
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import dealt


def shown(table: Table) -> str:
    return form(proofs_message(board_of(table), WORDS))


def test_what_is_fixed_is_told_with_how_deals_come_about(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan")) == snapshot


def test_in_a_match_the_coming_rounds_are_told(snapshot: SnapshotAssertion) -> None:
    assert shown(at_table(dealt("2S 3S", "4S", "5S"), dealt=3)) == snapshot


def test_when_a_match_is_over_its_deals_can_be_checked(snapshot: SnapshotAssertion) -> None:
    table = at_table(dealt("2S 3S", "4S", "5S"))
    assert shown(replace(table, status=Status.CLOSED, ending=Ending.STOPPED)) == snapshot


def test_where_nothing_was_dealt_nothing_can_be_checked(snapshot: SnapshotAssertion) -> None:
    table = lobby("michigan")
    assert shown(replace(table, status=Status.CLOSED, ending=Ending.EXPIRED)) == snapshot


@pytest.mark.parametrize("deals", [1, 4])
def test_deals_that_are_right(deals: int, snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(deals, None, proof(*[{}] * deals)), WORDS) == snapshot


def test_deals_with_everything_that_can_be_said_of_them(snapshot: SnapshotAssertion) -> None:
    marked = proof({}, {"delivered": False}, {"clicks": ()}, {"delivered": False}, {"replaced": True}, {"clicks": ()})
    assert deals_text(DealsChecked(6, None, marked), WORDS) == snapshot


def test_deals_that_are_wrong(snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(4, 2, proof({}, {}, {}, {})), WORDS) == snapshot


def proof(*rounds: dict[str, Any]) -> Proof:
    plain: dict[str, Any] = {"clicks": (1,), "delivered": True}
    return Proof(5, "77", tuple(Source("5ec2e7", "0123", "ab", **{**plain, **each}) for each in rounds))
