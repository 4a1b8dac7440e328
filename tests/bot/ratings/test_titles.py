"""A rating as a word."""

from itertools import pairwise

from bot.ratings.rating import Rating
from bot.ratings.titles import FROM, PROVISIONAL, Title, title


def test_nobody_has_a_title_before_their_tenth_match() -> None:
    best = Rating(60.0, 1.0)
    assert title(best, PROVISIONAL - 1) is Title.NEWCOMER
    assert title(best, PROVISIONAL) is Title.MASTER


def test_titles_rise_with_what_is_sure() -> None:
    order = list(Title)
    assert list(FROM) == order[2:]
    assert all(lower < higher for lower, higher in pairwise(FROM.values()))
    for name, least in FROM.items():
        assert title(Rating(least + 3.0, 1.0), PROVISIONAL) is name
        below = title(Rating(least + 2.999, 1.0), PROVISIONAL)
        assert order.index(below) == order.index(name) - 1
    assert title(Rating(-5.0, 1.0), PROVISIONAL) is Title.APPRENTICE
