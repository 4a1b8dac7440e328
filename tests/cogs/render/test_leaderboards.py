"""The boards of what members have won, and of their ratings, as messages and as pictures."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.chips.leaderboard import Board, Page, ScorePlace
from cogs.render.leaderboards import AT_ONCE, board_message
from cogs.render.pictures.wallets import board_picture
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS

ANN, BEN = ScorePlace(1, 1001, "Ann", 120), ScorePlace(2, 1002, "B_n", -5)
CLARA = ScorePlace(30, 1003, "Clara", 1)
PAGE = Page(Board("won", "month"), 0, 1, (ANN, BEN), 1001, ANN, 0, ("2026-10", "2025-12"), until=1_796_083_200.0)
RATED = replace(
    PAGE,
    board=Board("new-york", "ever"),
    rows=(ScorePlace(1, 1001, "Ann", 21_340), ScorePlace(2, 1002, "B_n", -400)),
    own=None,
    until=None,
)


def test_what_was_won_this_month(snapshot: SnapshotAssertion) -> None:
    assert form(board_message(PAGE, WORDS)) == snapshot


def test_who_asks_is_always_in_sight(snapshot: SnapshotAssertion) -> None:
    page = replace(PAGE, board=Board("won", "2026-10"), number=1, pages=3, asked=1003, own=CLARA, until=None)
    assert form(board_message(page, WORDS)) == snapshot


@pytest.mark.parametrize("missing", [10, 1, 0])
def test_ratings_and_how_many_matches_are_missing(missing: int, snapshot: SnapshotAssertion) -> None:
    assert form(board_message(replace(RATED, asked=1003, missing=missing), WORDS)) == snapshot


@pytest.mark.parametrize("board", [Board("won", "week"), Board("stops", "week"), Board("stops", "month")])
def test_an_empty_board_says_how_one_gets_onto_it(board: Board, snapshot: SnapshotAssertion) -> None:
    missing = 7 if board.is_by_rating else 0
    page = replace(PAGE, board=board, rows=(), asked=1003, own=None, missing=missing, months=())
    assert form(board_message(page, WORDS)) == snapshot


def test_many_months_are_reached_over_several_menus() -> None:
    months = tuple(f"{year}-{month:02}" for year in range(2026, 2021, -1) for month in range(12, 0, -1))
    board, seen, shown = Board("won", "ever"), set(), set()
    while board not in seen:
        seen.add(board)
        message = board_message(replace(PAGE, board=board, months=months), WORDS)
        menu = next(each for each in message.walk_children() if getattr(each, "custom_id", "") == "chips:when:won")
        options = menu.options  # type: ignore[attr-defined]
        assert len(options) <= 25
        assert len([each for each in options if each.default]) == 1
        shown |= {each.label for each in options}
        older = [each.value for each in options if each.label.startswith("Earlier")]
        board = Board("won", older[0]) if older else board
    assert {WORDS.month(each) for each in months} <= shown
    assert len(seen) == -(-len(months) // AT_ONCE)


def test_a_picture_tells_the_same(snapshot: SnapshotAssertion) -> None:
    assert board_picture(replace(RATED, asked=1003, own=CLARA._replace(score=9_000)), WORDS, {}) == snapshot
