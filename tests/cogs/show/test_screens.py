"""When a board is posted anew, and when it waits: decided by what is known of it alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.posts import Post
from cogs.show.screens import BURIED, DELETED, OLD, Screen, Screens

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


def test_a_deleted_board_comes_back_and_after_three_in_a_row_somebody_has_to_ask() -> None:
    screen = Screen(1, posted_at=NOW - 10)
    for _ in range(DELETED):
        assert screen.waits_to_post(NOW, APART) == APART - 10
        assert not screen.asked_for()
        screen.gone()
    assert screen.waits_to_post(NOW, APART) is None
    assert screen.asked_for()
    assert screen.waits_to_post(NOW + 60, APART) == 0
    assert not screen.asked_for(), "nothing waits any more"


def test_what_was_posted_has_nothing_below_it_and_nothing_on_its_way() -> None:
    screen = Screen(1, newer=9, nonce="1", posting=b"look", posts={})
    screen.posted(board(round_number=3), 8, b"look", NOW)
    assert (screen.shown, screen.message, screen.round, screen.posted_at) == (b"look", 8, 3, NOW)
    assert (screen.newer, screen.nonce, screen.posting, screen.posts) == (0, "", b"", None)


def test_a_screen_is_found_by_its_channel_until_the_table_is_forgotten() -> None:
    screens = Screens()
    screen = screens.of(1)
    assert screens.in_channel(5) is None
    screens.place(screen, board())
    assert screens.in_channel(5) is screens.get(1) is screen
    screens.place(screens.of(2), board())
    screens.forget(1)
    assert screens.in_channel(5) is screens.get(2), "a new table is not forgotten with a closed one"
    screens.forget(2)
    assert (screens.in_channel(5), screens.get(1), list(screens)) == (None, None, [])


def test_only_what_nobody_has_shown_is_let_go() -> None:
    screens = Screens()
    known, unknown = screens.of(1), screens.of(2)
    screens.place(known, board())
    for each in (known, unknown):
        screens.let_go(each)
    assert list(screens) == [known]
