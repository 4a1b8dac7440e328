"""RULES.md, *New York: score*."""

from itertools import combinations

import pytest

from engine.newyork.cards import Card
from engine.newyork.scoring import score
from tests.engine.newyork.situations import dealt
from tests.engine.newyork.slow_score import slow_points


def tops(row: str) -> tuple[Card | None, ...]:
    """The tops when these cards have been laid, one after the other."""
    return dealt("", "", row=row).deal.tops


def points(row: str, *, profi: bool = False, players: int = 2) -> list[int]:
    """What everybody scores then."""
    return [score(tops(row), seat, profi=profi).points for seat in range(players)]


def test_each_player_adds_the_numbers_of_their_colour_on_top() -> None:
    assert points("R12 R3 B5") == [15, 5]


def test_covered_cards_score_nothing() -> None:
    assert points("R12 B12 B5 R5") == [5, 12]


def test_colours_without_a_player_score_for_nobody_and_cover() -> None:
    assert points("R12 R3 G3 Y7") == [12, 0]
    assert points("R12 G3 Y7", players=4) == [12, 0, 3, 7]


@pytest.mark.parametrize(
    ("length", "bonus"), [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15), (6, 25), (7, 25), (11, 25), (12, 25)]
)
def test_a_block_scores_by_its_length(length: int, bonus: int) -> None:
    row = " ".join(f"R{number}" for number in range(1, length + 1))
    assert points(row, profi=True)[0] == sum(range(1, length + 1)) + bonus


def test_twelve_and_one_are_neighbours() -> None:
    assert points("R12 R1", profi=True)[0] == 13 + 3
    assert points("R11 R12 R1 R2 R4", profi=True)[0] == 30 + 10
    assert score(tops("R11 R12 R1 R4"), 0, profi=True).blocks == ((11, 12, 1),)


def test_every_row_scores_as_an_obvious_count_does() -> None:
    for own in range(13):
        for numbers in combinations(range(1, 13), own):
            row = " ".join(f"R{number}" for number in numbers)
            for profi in (False, True):
                assert score(tops(row), 0, profi=profi).points == slow_points(tops(row), "R", profi=profi), row
