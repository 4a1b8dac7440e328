"""The simulation of many tables, with few of them."""

import pytest

from benchmarks.simulation import Course, Wish, simulate

FEW = Wish(
    servers=12, tables=4, owners=1, owner=0, pause=(1.0, 2.0), direct=0.5, settling=3.0, seconds=20.0, seed=7
)  # fmt: skip


@pytest.fixture(scope="module")
def course() -> Course:
    return simulate(FEW)


def test_members_play_and_are_answered(course: Course) -> None:
    assert course.cards > 10
    assert course.clicks >= course.cards / 2
    assert course.lost == 0
    assert course.by_token >= course.clicks


def test_every_request_that_counts_has_had_its_turn(course: Course) -> None:
    turns = sum(map(len, course.waited.values()))
    assert turns > 0
    assert abs(sum(course.kinds.values()) - turns) <= 3  # some are on their way when it begins, or ends
    assert set(course.refused) <= {"shared"}
