"""Worked matches, written and checked by an independent program, replayed to the last card, chip and point."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.catalogue import CATALOGUE
from engine.figures import CERTAIN
from engine.record.reader import Replay, read
from tests import worked
from tests.engine.record.test_reader import without_results

PATHS = [path for game in CATALOGUE for path in worked.worked(game)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_worked_match_is_replayed_to_the_last_chip_and_its_figures_say_the_same(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    replay = read(without_results(document, ...))
    assert replay.document == document
    figures_agree(replay, document)


def figures_agree(replay: Replay, document: dict[str, Any]) -> None:
    film = replay.film
    for number, (scene, written) in enumerate(zip(film.scenes, document["rounds"], strict=True), start=1):
        if not scene.finished:
            continue
        (*_, last), result = film.played(number), written["result"]
        figures = film.game.figures(last.before, last.step.state, last.step.events)
        assert sum(each.chance for each in figures) == CERTAIN * sum(each.won for each in figures)
        if document["game"] == "new-york":
            assert [each.points for each in figures] == result["scores"]
            assert [each.won for each in figures] == [each == max(result["scores"]) for each in result["scores"]]
        else:
            assert [seat for seat, each in enumerate(figures) if each.won] == [
                winner for winner in [result["winner"]] if winner is not None
            ]


def test_there_are_worked_matches_of_every_preset() -> None:
    presets = {json.loads(path.read_text(encoding="utf-8"))["rules"]["preset"] for path in PATHS}
    every = {preset for each in CATALOGUE.values() for preset in each.game.rulebook.presets()}
    assert presets == every - {"pope-joan"}, "which is younger than these, and worked by hand in test_pope_joan"
