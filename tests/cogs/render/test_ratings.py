"""Ratings as people read them."""

from __future__ import annotations

import pytest

from bot.ratings.rating import NEWCOMER, Rating
from bot.ratings.titles import FROM, PROVISIONAL, Title
from cogs.render.ratings import number_of, rating_of, title_of
from tests.cogs.render.tables import WORDS


def test_a_newcomer_is_told_how_many_matches_are_missing() -> None:
    assert rating_of(NEWCOMER, 0, WORDS) == "Newcomer · 10 more rated matches to a title"
    assert rating_of(NEWCOMER, 9, WORDS) == "Newcomer · 1 more rated match to a title"


@pytest.mark.parametrize("name", FROM)
def test_everybody_else_has_a_title_and_a_number(name: Title) -> None:
    rating = Rating(FROM[name] + 6.0, 2.0)
    assert rating_of(rating, PROVISIONAL, WORDS) == f"{name.capitalize()} · {FROM[name]:.1f}"


def test_no_number_is_below_nothing() -> None:
    assert number_of(Rating(10.0, 5.0), WORDS) == "0.0"
    assert number_of(Rating(15.0 - 1e-9, 5.0), WORDS) == "0.0"
    assert title_of(Rating(10.0, 5.0), PROVISIONAL, WORDS) == "Apprentice"
