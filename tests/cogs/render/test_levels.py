"""The options that every game has, in words."""

import pytest

from bot.tables.terms import OPTIONS
from cogs.render.levels import option_choices, option_heading, option_lines
from cogs.render.words import words_for
from tests.bot.club import terms

WORDS = words_for("en-US")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_choice_of_every_option_has_words(option: str) -> None:
    assert option_heading(option, WORDS)
    for game, preset in (("stops", "michigan"), ("new-york", "new-york")):
        there = terms(game=game, preset=preset)
        assert [value for value, _, _ in option_choices(option, there, WORDS)] == list(there.choices(option))
        assert all(name and 0 < len(line) <= 100 for _, name, line in option_choices(option, there, WORDS))


def test_nothing_is_said_of_what_is_usual() -> None:
    assert option_lines(terms(), WORDS) == []
    assert len(option_lines(terms(level="hard"), WORDS)) == 1
