"""Dealing a match again from its journal: what was done has to fit what it was dealt from."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cli.verify import check
from bot.tables.after.records import checked_deals, deals_of, documents_of
from bot.tables.model.actions import Close
from bot.tables.model.deals import commitments
from engine.proof import dump_proof, faults, read_proof
from engine.shuffle import ALGORITHM, commitment
from tests.bot.people import PEOPLE
from tests.bot.tables.situations import SECRETS, restored
from tests.bot.tables.test_records_of_tables import Log


def finished(preset: str) -> Log:
    log = Log(preset, {})
    log.finish(Random(preset))
    return log


@pytest.mark.parametrize("preset", ["michigan", "boodle", "three-in-one"])
def test_every_deal_of_a_journal_follows_from_its_secrets_and_the_clicks(preset: str) -> None:
    log = finished(preset)
    checked = deals_of(log.rows, log.table, PEOPLE)
    assert checked.differs is None
    assert checked.record == documents_of(log.rows, PEOPLE).record
    assert checked.deals == len(checked.record["rounds"]) == len(checked.proof.rounds) > 1
    assert not list(faults(checked.proof))
    assert checked.proof == read_proof(json.loads(json.dumps(dump_proof(checked.proof))))
    assert [each.secret for each in checked.proof.rounds][:2] == list(SECRETS)
    assert len({each.secret for each in checked.proof.rounds}) == checked.deals
    drawn = [row for row in log.rows if row["do"] == "deal" and row["secret"]]
    assert [list(each.clicks) for each in checked.proof.rounds] == [row["clicks"] for row in drawn]
    assert check(checked.record, checked.proof).wrong is None


@pytest.mark.parametrize(
    "change", [{"secret": bytes(32).hex()}, {"clicks": [7]}, {"clicks": []}, {"secret": None}], ids=str
)
def test_a_deal_of_a_journal_that_was_changed_is_noticed(change: dict[str, Any]) -> None:
    log = finished("michigan")
    at = [seq for seq, row in enumerate(log.rows) if row["do"] == "deal"][1]
    rows = [{**row, **change} if seq == at else row for seq, row in enumerate(log.rows)]
    assert deals_of(rows, log.table, PEOPLE).differs is not None


@pytest.mark.parametrize("steps", [0, 1])
def test_a_match_of_which_nothing_was_dealt_has_nothing_to_check(steps: int) -> None:
    log = Log("boodle", {})
    for _ in range(steps):
        log.step(Random(1))
    log.apply(Close("deserted", ""))
    assert not log.table.dealt


@pytest.mark.parametrize(("preset", "steps"), [("michigan", 20), ("boodle", 40)])
def test_a_match_that_broke_off_is_checked_as_far_as_it_was_dealt(preset: str, steps: int) -> None:
    log = Log(preset, {})
    for _ in range(steps):
        log.step(Random(1))
    log.apply(Close("deserted", ""))
    while log.table.ending is None:
        log.step(Random(1))
    coming = log.table.secrets
    checked = deals_of(log.rows, log.table, PEOPLE)
    assert checked.differs is None
    assert checked.deals == log.table.dealt == len(checked.proof.rounds)
    told = json.dumps([checked.record, dump_proof(checked.proof)])
    assert not any(secret in told for secret in coming)


def test_new_secrets_for_the_coming_rounds_are_marked() -> None:
    log = Log("michigan", {})
    while log.table.dealt < 2 or log.table.acting() is not None:
        log.step(Random(1))
    log.apply(restored(log.table))
    fixed = dict(commitments(log.table))
    log.finish(Random(1))
    checked = deals_of(log.rows, log.table, PEOPLE)
    assert checked.differs is None
    assert not list(faults(checked.proof))
    marked = [number for number, each in enumerate(checked.proof.rounds, start=1) if each.replaced]
    assert marked == [3, 4]
    assert {number: checked.proof.rounds[number - 1].commitment for number in marked} == fixed


@pytest.mark.parametrize("change", [{"secrets": ()}, {"entropy": "78"}, {"state": None}], ids=str)
def test_a_table_that_ended_otherwise_than_its_journal_is_noticed(change: dict[str, Any]) -> None:
    log = finished("michigan")
    assert deals_of(log.rows, replace(log.table, **change), PEOPLE).differs is not None


def test_a_journal_with_another_secret_is_noticed() -> None:
    log = finished("michigan")
    first, *others = log.rows
    assert deals_of([{**first, "secrets": [bytes(32).hex()] * 2}, *others], log.table, PEOPLE).differs == 1


def test_a_click_that_was_changed_everywhere_is_noticed_by_the_cards_that_were_played() -> None:
    log = finished("michigan")
    rows = [{**row, "entropy": "78"} if row["do"] == "start" else row for row in log.rows]
    checked = deals_of(rows, log.table, PEOPLE)
    assert checked.differs == 1
    assert checked.proof.click == "78"


def as_stored(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "players": [PEOPLE.stored(each) for each in record["players"]]}


@pytest.mark.parametrize(
    ("at", "change", "differs"),
    [
        (0, {}, None),
        (1, {"commitment": "0" * 64}, 2),
        (1, {"algorithm": "newmarket-deal/1"}, 2),
        (2, {"entropy": "0" * 64}, 3),
        (None, {"began": {"algorithm": ALGORITHM, "secret": "0" * 64, "commitment": commitment(bytes(32))}}, 1),
    ],
    ids=str,
)
def test_a_kept_proof_that_contradicts_itself_is_noticed(
    at: int | None, change: dict[str, Any], differs: int | None
) -> None:
    log = finished("michigan")
    checked = deals_of(log.rows, log.table, PEOPLE)
    proof = dump_proof(checked.proof)
    (proof if at is None else proof["rounds"][at]).update(change)
    kept = [json.dumps(each) for each in (as_stored(checked.record or {}), proof)]
    again = checked_deals(kept, PEOPLE, "")
    assert again.differs == differs


@pytest.mark.parametrize(("more", "differs"), [("record", 2), ("proof", 2)])
def test_kept_documents_that_tell_of_different_rounds_are_noticed(more: str, differs: int) -> None:
    log = finished("michigan")
    checked = deals_of(log.rows, log.table, PEOPLE)
    kept = {"record": as_stored(checked.record or {}), "proof": dump_proof(checked.proof)}
    for name in kept.keys() - {more}:
        kept[name] = {**kept[name], "rounds": kept[name]["rounds"][:1]}
    again = checked_deals([json.dumps(each) for each in kept.values()], PEOPLE, "")
    assert again.differs == differs
