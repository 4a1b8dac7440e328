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
from engine.shuffle import VERSION_1, VERSION_2
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import dealt

SECRETS = ("01" * 32, "23" * 32)


def shown(table: Table) -> str:
    return form(proofs_message(board_of(table), WORDS))


def test_what_is_fixed_is_told_with_how_deals_come_about(snapshot: SnapshotAssertion) -> None:
    assert shown(lobby("michigan", secrets=SECRETS)) == snapshot


def test_in_a_match_the_coming_rounds_are_told(snapshot: SnapshotAssertion) -> None:
    assert shown(at_table(dealt("2S 3S", "4S", "5S"), secrets=SECRETS, dealt=3)) == snapshot


def test_one_secret_for_all_rounds_is_explained_otherwise(snapshot: SnapshotAssertion) -> None:
    assert shown(at_table(dealt("2S 3S", "4S", "5S"), law=1)) == snapshot


def test_when_a_match_is_over_its_deals_can_be_checked(snapshot: SnapshotAssertion) -> None:
    table = at_table(dealt("2S 3S", "4S", "5S"), secrets=SECRETS)
    assert shown(replace(table, status=Status.CLOSED, ending=Ending.STOPPED)) == snapshot


def test_where_nothing_was_dealt_nothing_can_be_checked(snapshot: SnapshotAssertion) -> None:
    table = lobby("michigan", secrets=SECRETS)
    assert shown(replace(table, status=Status.CLOSED, ending=Ending.EXPIRED)) == snapshot


@pytest.mark.parametrize("deals", [1, 4])
def test_deals_that_are_right(deals: int, snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(deals, None, one_secret(deals)), WORDS) == snapshot


def test_deals_that_are_wrong(snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(4, 2, one_secret(4)), WORDS) == snapshot


@pytest.mark.parametrize("deals", [1, 4])
def test_deals_from_a_secret_a_round_that_are_right(deals: int, snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(deals, None, proof(*[{}] * deals)), WORDS) == snapshot


def test_deals_from_a_secret_a_round_with_everything_that_can_be_said_of_them(snapshot: SnapshotAssertion) -> None:
    marked = proof({}, {"delivered": False}, {"clicks": ()}, {"delivered": False}, {"replaced": True}, {"clicks": ()})
    assert deals_text(DealsChecked(6, None, marked), WORDS) == snapshot


def test_deals_from_a_secret_a_round_that_are_wrong(snapshot: SnapshotAssertion) -> None:
    assert deals_text(DealsChecked(4, 2, proof({}, {}, {}, {})), WORDS) == snapshot


def one_secret(deals: int) -> Proof:
    return Proof(5, "77", (Source(VERSION_1, "5ec2e7", "0123456789abcdef", "77"),) * deals)


def proof(*rounds: dict[str, Any]) -> Proof:
    plain: dict[str, Any] = {"clicks": (1,), "delivered": True}
    return Proof(5, "77", tuple(Source(VERSION_2, "5ec2e7", "0123", "ab", **{**plain, **each}) for each in rounds))
