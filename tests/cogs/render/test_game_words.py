"""What a game's modules say in place of what is said of any game."""

from inspect import signature

import pytest

from cogs.render.game_words import Part
from cogs.render.games import RENDERERS
from cogs.render.lessons import LESSON_WORDS, LessonWords

PARTS = ("rules", "board", "hand", "decisions", "film", "page")


@pytest.mark.parametrize("game", RENDERERS)
def test_a_games_functions_take_what_those_of_any_game_take(game: str) -> None:
    renderer = RENDERERS[game]
    for part in (renderer, *(getattr(renderer, each) for each in PARTS)):
        own = {name: each for name, each in vars(part).items() if callable(each) and not isinstance(each, Part)}
        assert own.keys() <= {*vars(type(part))}
        for name, function in own.items():
            any_games = list(signature(getattr(type(part), name)).parameters)[1:]
            assert len(signature(function).parameters) == len(any_games), (game, name)


@pytest.mark.parametrize("game", LESSON_WORDS)
def test_a_lessons_functions_are_those_that_are_asked_for(game: str) -> None:
    for name in ("texts", "rows", "task", "praise", "wrong", "finished"):
        asked = list(signature(getattr(LessonWords, name)).parameters)[1:]
        assert list(signature(getattr(LESSON_WORDS[game], name)).parameters) == asked, (game, name)
