"""Dealing a finished match again from its journal: what was done has to fit the secret that was published."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cli.verify import check
from bot.tables.records import deals_of, record_of
from engine.shuffle import commitment
from tests.bot.tables.situations import SECRET
from tests.bot.tables.test_records import Log


def finished(preset: str, house: dict[str, Any] | None = None) -> Log:
    log = Log(preset, house or {})
    log.finish(Random(preset))
    return log


@pytest.mark.parametrize("preset", ["michigan", "boodle", "three-in-one"])
def test_every_deal_of_a_journal_follows_from_the_secret_and_the_click(preset: str) -> None:
    log = finished(preset)
    checked = deals_of(log.rows, log.table)
    assert checked.differs is None
    assert checked.deals == sum(row["do"] == "deal" for row in log.rows) or preset == "boodle"
    assert checked.deals == len(record_of(log.rows)["rounds"])
    assert (checked.secret, checked.entropy) == (SECRET.hex(), "77")
    assert checked.commitment == commitment(SECRET)
    assert check(record_of(log.rows), SECRET, "77").difference is None


@pytest.mark.parametrize("change", [{"secret": bytes(32)}, {"entropy": "78"}, {"match": None}], ids=str)
def test_a_table_that_ended_otherwise_than_its_journal_is_noticed(change: dict[str, Any]) -> None:
    log = finished("michigan")
    assert deals_of(log.rows, replace(log.table, **change)).differs is not None


def test_a_journal_with_another_secret_is_noticed() -> None:
    log = finished("michigan")
    first, *others = log.rows
    assert deals_of([{**first, "secret": bytes(32).hex()}, *others], log.table).differs == 1


def test_a_click_that_was_changed_everywhere_is_noticed_by_the_cards_that_were_played() -> None:
    log = finished("michigan")
    rows = [{**row, "entropy": "78"} if row["do"] == "start" else row for row in log.rows]
    checked = deals_of(rows, replace(log.table, entropy="78"))
    assert checked.differs == 1
    assert checked.entropy == "78"
