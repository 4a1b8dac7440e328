"""Ratings as people read them."""

from __future__ import annotations

import pytest

from bot.ratings.rating import Rating
from bot.ratings.titles import FROM, PROVISIONAL, Title
from cogs.render.ratings import number_of, rating_of, title_of
from tests.cogs.render.tables import WORDS


@pytest.mark.parametrize("name", FROM)
def test_everybody_else_has_a_title_and_a_number(name: Title) -> None:
    rating = Rating(FROM[name] + 6.0, 2.0)
    assert rating_of(rating, PROVISIONAL, WORDS) == f"{name.capitalize()} · {FROM[name]:.1f}"


def test_no_number_is_below_nothing() -> None:
    assert number_of(Rating(10.0, 5.0), WORDS) == "0.0"
    assert number_of(Rating(15.0 - 1e-9, 5.0), WORDS) == "0.0"
    assert title_of(Rating(10.0, 5.0), PROVISIONAL, WORDS) == "Apprentice"
