"""The simulation of many tables, with few of them."""

from dataclasses import replace

import pytest

from benchmarks.simulate import figures
from benchmarks.simulation import LATER, URGENT, Course, Wish, simulate

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


def test_every_card_is_committed(course: Course) -> None:
    assert course.committed >= course.clicks * 0.7, "the others look at their hands"
    assert course.processor > 0.0


def test_the_same_seed_gives_the_same_course_and_another_one_another(course: Course) -> None:
    def told(each: Course) -> Course:
        return replace(each, processor=0.0, memory=0)

    assert told(simulate(FEW)) == told(course)
    assert told(simulate(replace(FEW, seed=8))) != told(course)


def test_tables_are_shared_out_evenly_or_not_at_all() -> None:
    with pytest.raises(ValueError, match="evenly"):
        simulate(replace(FEW, tables=4, owners=5))


def test_the_figures_say_what_breaks_first() -> None:
    wish = replace(FEW, tables=100, owners=2, seconds=10.0)
    one = Course(
        cards=100, clicks=110, kinds={"edited": 40}, by_token=200, committed=100, processor=6.0, memory=2**20,
        lines={URGENT: [0, 2, 4], LATER: [0, 0, 0]}, waited={URGENT: [0.0, 0.5], LATER: [0.1]},
    )  # fmt: skip
    found = {each.name.partition(": ")[2]: each for each in figures(wish, [one, one], commits=1000.0)}
    assert found["cards a second"].value == 20.0
    assert found["requests a second that count"].value == 8.0
    assert found["requests a card that count"].value == 0.4
    assert found["cores that are busy"].value == 1.2
    assert found["urgent requests that wait, in the longest line"].value == 2.0
    ends = {name: each for name, each in found.items() if name.startswith("tables until")}
    first, *_, last = ends.items()
    assert first[0] == "tables until the end of the processor of one of them"
    assert first[1].value == pytest.approx(100 / 0.6)
    assert first[1].against == "breaks first"
    allowed = ends["tables until the end of requests that the bot allows itself"]
    assert allowed.value == pytest.approx(100 * 40 / 8.8)  # eight a second go, and eight in ten seconds are left over
    assert last[0] == "tables until the end of SQLite's commits on this disk"
    assert last[1].value == pytest.approx(100 * 1000 / 20)
