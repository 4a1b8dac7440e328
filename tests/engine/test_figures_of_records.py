"""Figures of whole matches, beside what worked records say of the same rounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.figures import CERTAIN, Figures
from engine.record.reader import read
from tests.worked import RECORDS, needed

PATHS = sorted(RECORDS.glob("*.json")) if RECORDS.is_dir() else []


def of(document: dict[str, Any]) -> list[tuple[dict[str, Any], tuple[Figures, ...]]]:
    """Each finished round as the record has its result, with the figures of its seats."""
    replay = read(document)
    found = []
    for each, written in zip(replay.rounds, document["rounds"], strict=True):
        if each.finished:
            before, step = each.acts[-2].step.state, each.acts[-1].step
            found.append((written["result"], replay.game.figures(before, step.state, step.events)))
    return found


@needed
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_says_the_same(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    for result, figures in of(document):
        assert sum(each.chance for each in figures) == CERTAIN * sum(each.won for each in figures)
        if document["game"] == "new-york":
            assert [each.points for each in figures] == result["scores"]
            assert [each.won for each in figures] == [each == max(result["scores"]) for each in result["scores"]]
        else:
            winner = result["winner"]
            assert [seat for seat, each in enumerate(figures) if each.won] == ([] if winner is None else [winner])
