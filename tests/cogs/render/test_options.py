"""The options that every game has, in words."""

from dataclasses import replace

import pytest

from bot.tables.terms import OPTIONS
from bot.tables.views import board
from cogs.render.options import board_foot, option_choices, option_heading, option_lines
from cogs.render.words import words_for
from tests.bot.club import terms
from tests.bot.people import ANN, BEN
from tests.bot.tables.situations import dealt

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
    assert option_lines(replace(terms(), pace="quick"), WORDS) == ["-# Computer players are quick here."]
    assert option_lines(replace(terms(), pace="slow"), WORDS) == ["-# Computer players take their time here."]


@pytest.mark.parametrize(("pace", "said"), [("slow", "slow pace"), ("normal", ""), ("quick", "quick pace")])
def test_a_board_with_computer_players_says_their_pace(pace: str, said: str) -> None:
    table = dealt(ANN, BEN, computers=("Ada",))
    shown = board(replace(table, terms=replace(table.terms, pace=pace)), None, None, half_over=False)
    assert board_foot(shown, WORDS) == said
