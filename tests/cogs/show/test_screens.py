"""When a board is posted anew, and when it waits: decided by what is known of it alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.service.posts import Post
from cogs.show.screens import BURIED, OLD, Screen, Screens

NOW, APART = 1_000_000.0, 30.0


def board(*, round_number: int = 1, dealing: bool = False, ending: Any = None) -> Any:
    return SimpleNamespace(id=1, channel=5, guild=7, round=round_number, dealing=dealing, ending=ending)


def post(age: float) -> Post:
    return Post(5, 6, NOW - age)


def stale(screen: Screen, its: Any, age: float) -> bool:
    return screen.is_stale(its, post(age), NOW, APART)


def test_a_board_is_posted_anew_when_it_is_buried_and_no_sooner_than_half_a_minute_later() -> None:
    screen = Screen(1, newer=BURIED)
    assert not stale(screen, board(), APART)
    screen.newer += 1
    assert stale(screen, board(), APART)
    assert not stale(screen, board(), APART - 1)
    assert screen.is_buried_until(board(), post(APART - 1), NOW, APART) == 1
    assert screen.is_buried_until(board(), post(APART), NOW, APART) == 0
    assert not stale(Screen(1), board(), OLD)
    assert stale(Screen(1), board(), OLD + 1), "an old board is posted anew as well"


@pytest.mark.parametrize(
    ("newer", "dealing", "before", "is_stale"),
    [(1, False, 1, True), (0, False, 1, False), (1, True, 1, False), (1, False, 0, False)],
)
def test_a_new_round_posts_the_board_below_what_came_between(
    newer: int, dealing: bool, before: int, is_stale: bool
) -> None:
    screen = Screen(1, round=before, newer=newer)
    assert stale(screen, board(round_number=2, dealing=dealing), APART) is is_stale


@pytest.mark.parametrize("why", ["closed", "refused"])
def test_a_closed_board_and_one_that_cannot_be_posted_stay_where_they_are(why: str) -> None:
    screen = Screen(1, newer=BURIED + 1, refused={"board"} if why == "refused" else set())
    its = board(ending="stopped" if why == "closed" else None)
    assert not stale(screen, its, OLD + 1)
    assert screen.is_buried_until(its, post(1), NOW, APART) == 0


def test_only_what_nobody_has_shown_is_let_go() -> None:
    screens = Screens()
    known, unknown = screens.of(1), screens.of(2)
    screens.place(known, board())
    for each in (known, unknown):
        screens.let_go(each)
    assert list(screens) == [known]
