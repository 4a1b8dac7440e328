"""What people will talk about in New York, New York: each feat where it was done, and where it was nearly done."""

from typing import Any

import pytest

from tests.engine.newyork.situations import GAME, dealt, play


def feats(line: str, *hands: str, **situation: Any) -> list[tuple[str, ...]]:
    """Return the feats of each seat in a round that is played to its end."""
    before = dealt(*hands, **situation)
    step = play(before, line)
    found = GAME.figures(before, step.state, step.events)
    assert found, "the round is not over"
    return [each.feats for each in found]


@pytest.mark.parametrize(("row", "done"), [("R9 R10 R11", True), ("R9 R10 B11", False), ("R8 R10 R11", False)])
def test_the_four_highest_piles(row: str, done: bool) -> None:
    assert ("top-four" in feats("R12 B1", "R12", "B1", row=row)[0]) == done


@pytest.mark.parametrize(("row", "done"), [("R1 R2 R3 R4 R5 R6 R7", True), ("R1 R2 R3 R4 R5 R6 B7", False)])
def test_eight_of_twelve_piles(row: str, done: bool) -> None:
    assert ("eight-piles" in feats("R8 B12", "R8", "B12", row=row)[0]) == done


@pytest.mark.parametrize(
    ("line", "ann", "ben", "feat"),
    [
        ("R12 B1 R1", "R12 R1", "B1", "all-piles"),
        ("R1 B1 B12", "R1", "B1 B12", "eight-piles"),
    ],
)
def test_all_twelve_piles(line: str, ann: str, ben: str, feat: str) -> None:
    found = feats(line, ann, ben, row=" ".join(f"R{number}" for number in range(2, 12)))[0]
    assert set(found) & {"all-piles", "eight-piles"} == {feat}


def test_who_passes_first_and_still_wins() -> None:
    assert "first-to-pass" in feats("- B2 -", "G1", "B2 G3", row="R12")[0]
    assert "first-to-pass" not in feats("- B2 -", "G1", "B2 G3", row="R1")[0], "they did not win"
    assert "first-to-pass" not in feats("- B2", "G1", "B2", row="R12")[0], "nobody else passed"
    assert "first-to-pass" not in feats("G1 - -", "G1 G2", "B2", row="R12")[0], "another passed first"


@pytest.mark.parametrize(("row", "done"), [("R7 R8", True), ("R7 R9", False), ("R1 B8", False)])
def test_who_wins_with_low_piles(row: str, done: bool) -> None:
    assert ("low-piles" in feats("R2 B1", "R2", "B1", row=row)[0]) == done


def last_round(*scores: tuple[int, ...], row: str) -> list[tuple[str, ...]]:
    """Return what was done when the last round ends with this row, after rounds with these points."""
    players = len(scores[0])
    return feats(" ".join(["-"] * players), *["G1"] * players, row=row, round_number=players, scores=scores)


def test_who_wins_every_round() -> None:
    assert "every-round" in last_round((5, 3), row="R5 B2")[0]
    assert "every-round" not in last_round((4, 4), row="R5 B2")[0], "one was shared"
    assert "every-round" not in last_round((9, 3), row="R2 B5")[0]


def test_who_wins_without_winning_a_round() -> None:
    found = last_round((10, 9, 0), (0, 9, 10), row="R6 B5")
    assert ["no-round" in each for each in found] == [False, True, False]
    assert "no-round" not in last_round((10, 9, 0), (0, 9, 10), row="R5 B6")[1]


@pytest.mark.parametrize(("first", "done"), [((2, 5, 12), True), ((3, 5, 12), False), ((2, 2, 12), False)])
def test_who_comes_from_last_place_and_ten_points_behind(first: tuple[int, ...], done: bool) -> None:
    assert ("comeback" in last_round(first, (0, 0, 0), row="R12 R11 R10")[0]) == done


def test_a_match_is_won_by_one_point() -> None:
    assert "photo-finish" in last_round((5, 5), row="R5 B4")[0]
    assert "photo-finish" not in last_round((5, 5), row="R6 B4")[0]
